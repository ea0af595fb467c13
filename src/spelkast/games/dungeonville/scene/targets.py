"""What can be touched on the board, and what a hired adventurer would change."""

from __future__ import annotations

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import group, move, number, path, rect, text
from .. import measures
from ..actions import Phase
from ..components import DUNGEON_KEYS, DUNGEONS, FULL_GROUP, HOUSES, PLACES
from ..drawing import facts
from ..drawing.board import card_label, deed_scale, gate_label, slot_at, slots
from ..drawing.layout import Plan
from ..drawing.stage import member, place_of, risk
from ..odds import odds
from . import foresight
from .parts import decides, labels, odds_words, say


def targets(sight: Sight, plan: Plan) -> str:
    """In the order of the board: from the Street on, from the first gate on."""
    if decides(sight, Phase.RECRUIT):
        return _previews(sight, plan) + group(
            *(_place(sight, plan, n) for n in range(PLACES) if int(sight.view.town[n])),
            class_="targets",
        )
    if decides(sight, Phase.PLACE):
        return group(*(_gate(sight, plan, d) for d in range(DUNGEONS)), class_="targets")
    if decides(sight, Phase.COLLECT):
        return group(*(_slot(sight, plan, slot) for slot in slots(sight.view)), class_="targets")
    if decides(sight, Phase.DECIDE):
        return group(_escape(sight, plan), _deeper(sight, plan), class_="targets")
    return ""


def _target(sight: Sight, action: str, label: str, *shapes: str) -> str:
    """A button on the board; or, where the rules forbid it, something that says why."""
    if action in sight.legal_texts:
        return group(
            *shapes, class_="legal", role="button", tabindex=0, data_act=action, aria_label=label
        )
    return group(
        *shapes,
        class_="refused",
        role="button",
        aria_disabled="true",
        data_why=action,
        aria_label=label,
    )


def _halo(x: float, y: float, width: float, height: float, r: float = 9) -> str:
    box = {"x": x, "y": y, "width": width, "height": height, "rx": r}
    return "".join(
        rect(box["x"], box["y"], box["width"], box["height"], rx=box["rx"], class_=name)
        for name in ("halo-out", "halo")
    )


def _hit(x: float, y: float, width: float, height: float) -> str:
    return rect(x, y, width, height, class_="hit")


# ----------------------------------------------------------------------------------------- Town


def _place(sight: Sight, plan: Plan, n: int) -> str:
    view, called = sight.view, labels(sight)
    x, y = plan.town(n), plan.card_at[1]
    width, height = plan.card
    price = int(measures.price_for(view.record, view.seat, n))
    who = card_label(called, int(view.town[n]))
    label = say(sight, "place-label", place=called.house(n), price=price, who=who)
    legal = f"hire {HOUSES[n]}" in sight.legal_texts
    return _target(
        sight,
        f"hire {HOUSES[n]}",
        label,
        _hit(x, 0, plan.column, 176 if not plan.upright else 184),
        _halo(x + plan.card_at[0] - 1, y - 1, width + 2, height + 2)
        if legal
        else rect(x + plan.card_at[0], y, width, height, rx=6, class_="dv-shade"),
        "" if legal else _short_of(sight, plan, n),
    )


def _short_of(sight: Sight, plan: Plan, n: int) -> str:
    """On what is too dear: how much gold is missing."""
    view = sight.view
    missing = int(measures.price_for(view.record, view.seat, n)) - int(
        measures.wealth(view.record, view.seat)
    )
    if missing <= 0:
        return ""
    x = plan.town(n) + plan.card_at[0] + plan.card[0] / 2
    y = plan.card_at[1] + plan.card[1] / 2 + 5
    return text(x, y, f"−{missing}", class_="dv-t dv-short")


def _slot(sight: Sight, plan: Plan, slot: int) -> str:
    x, y = slot_at(plan, slot)
    scale = deed_scale(plan)
    width, height = 84 * scale, 116 * scale
    label = say(sight, "slot", slot=slot)
    action = f"deed {slot}"
    wide = plan.column if plan.upright else 33
    left = plan.town(PLACES) if plan.upright else x - 2
    return _target(
        sight,
        action,
        label,
        _hit(left, y - 4, wide, height + 8 if not plan.upright else 46),
        _halo(x - 1, y - 1, width + 2, height + 2, 5) if action in sight.legal_texts else "",
    )


def _previews(sight: Sight, plan: Plan) -> str:
    """What a newcomer would change under each gate: one more letter, and the danger then."""
    view = sight.view
    seat = view.seat
    if int(view.group_size[seat]) >= FULL_GROUP:
        return ""
    return group(
        *(
            _preview(sight, plan, n)
            for n in range(PLACES)
            if int(view.town[n]) and f"hire {HOUSES[n]}" in sight.legal_texts
        ),
        aria_hidden="true",
    )


def _preview(sight: Sight, plan: Plan, n: int) -> str:
    rank = int(sight.view.town[n])
    return group(
        *(_with(sight, plan, rank, d) for d in range(DUNGEONS)),
        class_="preview",
        data_for=f"hire {HOUSES[n]}",
    )


def _with(sight: Sight, plan: Plan, rank: int, d: int) -> str:
    """As it is once the newcomer has joined: that may wake an item."""
    view = sight.view
    seat = int(view.seat)
    newcomer = facts.letter_in(foresight.joined(view, rank), seat, rank, d)
    left, width = plan.left(d) + 8, plan.gate_column - 16
    cover = 56 if not plan.upright else 42
    x, step = place_of(plan, d, int(view.group_size[seat]), FULL_GROUP)
    return "".join(
        (
            rect(left, plan.niche[1] - cover, width, cover - 3, rx=10, class_="dv-cover"),
            risk(plan, d, foresight.danger_with(view, rank, d).figure, "dv-risk new"),
            member(plan, rank, newcomer, x, step),
        )
    )


# ---------------------------------------------------------------------------------------- Gates


def _gate(sight: Sight, plan: Plan, d: int) -> str:
    x = plan.left(d)
    top, bottom = (182, plan.niche[1]) if not plan.upright else (190, plan.niche[1])
    return _target(
        sight,
        f"enter {DUNGEON_KEYS[d]}",
        gate_label(sight.view, labels(sight), d),
        _hit(x, top, plan.gate_column, bottom - top),
        _halo(x + 4, top, plan.gate_column - 8, bottom - top, 16 if not plan.upright else 10),
    )


# ------------------------------------------------------------------------------------ Expedition


def _escape(sight: Sight, plan: Plan) -> str:
    view = sight.view
    d = int(view.pawn[int(view.explorer)])
    x, y = plan.mouth(d)
    bottom = plan.cave[1] - (34 if not plan.upright else 56)
    half = 22 if not plan.upright else 18
    gold = int(measures.load_gold(view.record, d))
    words = say(sight, "pill-escape", gold=gold)
    return _target(
        sight,
        "escape",
        say(sight, "escape-label", gold=gold),
        _hit(x - 44, y, 88, plan.cave[1] - y),
        _halo(x - half, y - 2, 2 * half, bottom - y + 6),
        _arrow(x, plan.cave[0] + 26),
        _pill(plan, x, words, main=True),
    )


def _arrow(x: float, y: float) -> str:
    d = f"M{number(x)} {y:g}l-14 17h8v17h12v-17h8Z"
    return path(d, class_="dv-up")


def _deeper(sight: Sight, plan: Plan) -> str:
    view = sight.view
    seat = int(view.explorer)
    d = int(view.pawn[seat])
    x = plan.spots[d][1]
    y = sum(plan.cave) / 2 - (10 if not plan.upright else 22)
    scale = plan.room_scale * 0.95
    ahead = odds_words(sight, odds(view, seat, d))
    label = say(sight, "next-label", number=int(view.rooms_seen) + 1, odds=ahead)
    return _target(
        sight,
        "deeper",
        label,
        _hit(x - 50, y - 66, 100, plan.cave[1] - y + 66),
        group(
            path("M-46 64V-18A46 46 0 0 1 46-18V64Z", class_="halo-out"),
            path("M-46 64V-18A46 46 0 0 1 46-18V64Z", class_="halo"),
            transform=move(x, y, scale=scale * 1.06),
        ),
        _pill(plan, x, say(sight, "pill-deeper"), main=False),
    )


def _pill(plan: Plan, x: float, words: str, *, main: bool) -> str:
    """A word on the board that says what the thing does."""
    width = max(60, len(words) * 8.4 + 20)
    x = min(max(x, width / 2 + 6), plan.width - width / 2 - 6)
    y = plan.cave[1] - (12 if not plan.upright else 30)
    return group(
        rect(-width / 2, -13, width, 26, rx=13),
        text(0, 5, words),
        class_="dv-pill main" if main else "dv-pill",
        transform=move(x, y),
    )
