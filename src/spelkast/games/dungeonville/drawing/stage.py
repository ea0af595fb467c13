"""What lies under the gates: the danger for a group, the face-offs of a combat, an expedition."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.drawing.svg import circle, group, line, move, number, path, rect, text, use
from ....engine.schema import PUBLIC
from ....engine.view import View
from .. import measures
from ..actions import Phase
from ..components import CARD_KEYS, CLASSES, DUNGEONS, FIGHTERS, FULL_GROUP, ITEMS, NONE
from ..odds import odds
from . import art, facts
from .board import KINDS, letter_sign, pawn, shield
from .labels import Labels
from .layout import Plan

MOUTH = 29
"""Half of what is open under a gate."""


def stage(view: View, plan: Plan, called: Labels) -> str:
    """The lower part of the board, as the phase wants it."""
    if int(view.explorer) != NONE:
        return expedition(view, plan, called)
    if int(view.phase) == Phase.LINE_UP:
        return face_offs(view, plan, called)
    return niches(view, plan, called)


# --------------------------------------------------------------------------- Under each gate


def niches(view: View, plan: Plan, called: Labels) -> str:
    """What each dungeon would do to the group, by public counting; at the end, whose it was."""
    half = MOUTH if not plan.upright else 18
    caves = "".join(plan.shaft(d, half) for d in range(DUNGEONS))
    return path(caves, class_="dv-cave") + "".join(
        niche(view, plan, called, d) for d in range(DUNGEONS)
    )


def _owned(view: View, plan: Plan, called: Labels, d: int) -> str:
    """The owner of a dungeon, with the score it made."""
    position = facts.deeds(view).index(d)
    if position >= int(view.seats):
        return ""
    x, y = plan.left(d) + plan.gate_column / 2, sum(plan.niche) / 2
    scale, shift = (1.1, 44) if not plan.upright else (0.5, 18)
    score = str(facts.score(view, position)).replace("-", "−")
    return group(
        use(f"{plan.prefix}w{position}", x - shift / 2, y, scale=scale),
        text(
            x + shift / 2 + 4, y + (8 if not plan.upright else 6), score, class_="dv-bone dv-risk"
        ),
        role="img",
        aria_label=called.pair(called.seat(position), score),
    )


def niche(view: View, plan: Plan, called: Labels, d: int) -> str:
    if view.over:
        return _owned(view, plan, called, d)
    seat = facts.owner(view)
    ranks = facts.group_of(view, seat)
    if not ranks:
        return ""
    letters = [facts.letter(view, seat, rank, d) for rank in ranks]
    ahead = odds(view, seat, d)
    shown = zip(ranks, letters, strict=True)
    label = called.tell(
        "niche-label",
        group=", ".join(f"{called.adventurer(rank)} {letter}" for rank, letter in shown),
        dungeon=called.dungeon(d),
        odds=called.tell("odds", **ahead.args()),
    )
    return group(
        *_members(plan, d, ranks, letters),
        risk(plan, d, ahead.figure),
        role="img",
        aria_label=label,
    )


def _members(plan: Plan, d: int, ranks: list[int], letters: list[str]) -> list[str]:
    out = []
    for n, (rank, letter) in enumerate(zip(ranks, letters, strict=True)):
        x, step = place_of(plan, d, n, max(len(ranks), FULL_GROUP))
        out.append(member(plan, rank, letter, x, step))
    return out


def place_of(plan: Plan, d: int, n: int, of: int) -> tuple[float, float]:
    """Where the nth member stands under a gate, and how far it is to the next; three places at
    least, so that nobody moves when a third one comes."""
    middle, room = plan.left(d) + plan.gate_column / 2, plan.gate_column - 16
    step = min(52 if not plan.upright else 21, room / of)
    return middle + step * (n - (of - 1) / 2), step


def member(plan: Plan, rank: int, letter: str, x: float, step: float) -> str:
    """One of a group: the shield, where there is room for it, and the letter."""
    top = plan.niche[0]
    if plan.upright:
        return letter_sign(plan, letter, x, top + 22, min(0.82, step / 25))
    return shield(plan, rank, x, top + 38, min(0.4, step / 120)) + letter_sign(
        plan, letter, x, top + 80, min(1, step / 26)
    )


def risk(plan: Plan, d: int, figure: str, class_: str = "dv-risk") -> str:
    """A skull, and how likely it is that the next room kills: the page can do without it."""
    middle, bottom = plan.left(d) + plan.gate_column / 2, plan.niche[1]
    y = bottom - (30 if not plan.upright else 24)
    scale = 0.62 if not plan.upright else 0.48
    shift = 30 if not plan.upright else 22
    return group(
        use(f"{plan.prefix}skull", middle - shift, y, scale=scale, class_="dv-bone"),
        text(
            middle - shift + (20 if not plan.upright else 13),
            y + (8 if not plan.upright else 6),
            figure,
            class_=f"dv-bone {class_}",
        ),
        class_="dv-helps",
    )


# -------------------------------------------------------------------------------- Three face-offs


def fighters_at(view: View, d: int) -> list[int]:
    return [seat for seat in range(int(view.seats)) if view.pawn[seat] == d]


def contested(view: View) -> list[int]:
    return [d for d in range(DUNGEONS) if len(fighters_at(view, d)) > 1]


def battlefield(view: View) -> int:
    """The fight that is shown: the viewer's own, or the first."""
    if view.seat != PUBLIC and int(view.pawn[view.seat]) in contested(view):
        return int(view.pawn[view.seat])
    return contested(view)[0]


def face_offs(view: View, plan: Plan, called: Labels) -> str:
    """Three places for each who fights: backs for the others, until all are shown at once."""
    d = battlefield(view)
    others = [seat for seat in fighters_at(view, d) if seat != view.seat]
    mine = view.seat in fighters_at(view, d)
    half = MOUTH if not plan.upright else 18
    return path(plan.hollow(d, half), class_="dv-cave") + "".join(
        _face_off(view, plan, called, place, others, mine) for place in range(FIGHTERS)
    )


def duel_at(plan: Plan, place: int) -> tuple[float, float]:
    """The middle of a face-off, at the top of the cave."""
    if plan.upright:
        return 68 + 127 * place, plan.cave[0] + 12
    return 200 + 280 * place, plan.cave[0] + 6


def own_slot(plan: Plan) -> tuple[float, float, float]:
    """Where the viewer's own fighter stands in a face-off: x, y, and its scale."""
    return (-36, 128, 0.6) if plan.upright else (-98, 14, 0.8)


def _face_off(
    view: View, plan: Plan, called: Labels, place: int, others: list[int], mine: bool
) -> str:
    x, y = duel_at(plan, place)
    tall = plan.upright
    frame = rect(-61, 0, 122, 218, rx=8) if tall else rect(-132, 0, 264, 148, rx=8)
    plate = circle(-46, 17, 12) if tall else circle(-114, 18, 12)
    figure = text(-46 if tall else -114, 22, str(place + 1), class_="dv-t dv-n mid")
    return group(
        group(frame, plate, class_="dv-duel"),
        figure,
        *(_other_fighter(view, plan, called, place, n, others, mine) for n in range(len(others))),
        _own_fighter(view, plan, called, place) if mine else "",
        transform=move(x, y),
    )


def _other_fighter(
    view: View, plan: Plan, called: Labels, place: int, n: int, others: list[int], mine: bool
) -> str:
    """A card from behind, under the hat of whose it is; it never says how many are placed. Only
    when all is open, after the game, the line-up has a face."""
    seat, of = others[n], len(others)
    if plan.upright:
        step, scale = min(50, 116 / of), 0.24 if of > 2 else 0.36
        x, y = step * (n - (of - 1) / 2), 60
    else:
        step, scale = min(46, (138 if mine else 220) / of), 0.36 if of > 2 or mine else 0.5
        x, y = (62 if mine else 0) + step * (n - (of - 1) / 2), 50
    rank = int(view.lineup[seat][place])
    if rank:
        face = group(large_card(plan, rank), transform=move(-60 * scale, 0, scale=scale))
        what = called.adventurer(rank)
    else:
        face = use(f"{plan.prefix}back", -60 * scale, 0, scale=scale)
        what = called.tell("face-down")
    return group(
        face,
        use(f"{plan.prefix}w{seat}", 0, -20, scale=0.42 if not plan.upright else 0.34),
        role="img",
        aria_label=f"{called.seat(seat)}, {what}",
        transform=move(x, y),
    )


def _own_fighter(view: View, plan: Plan, called: Labels, place: int) -> str:
    rank = int(view.lineup[view.seat][place])
    x, y, scale = own_slot(plan)
    if rank:
        return group(
            large_card(plan, rank),
            role="img",
            aria_label=called.adventurer(rank),
            data_piece=f"adventurer-{rank}",
            transform=move(x, y, scale=scale),
        )
    first = not any(int(view.lineup[view.seat][n]) == 0 for n in range(place))
    asked = first and view.seat in view.waiting
    return rect(
        0,
        0,
        120,
        150,
        rx=10,
        class_="dv-empty now" if asked else "dv-empty",
        transform=move(x, y, scale=scale),
    )


def large_card(plan: Plan, rank: int) -> str:
    """An adventurer who fights: only the rank and the colour count."""
    return "".join(
        (
            rect(0, 0, 120, 150, rx=9, fill=art.PAPER, stroke="#14100b", stroke_width=2),
            rect(32, 7, 56, 30, rx=5, fill=art.INK),
            text(60, 30, str(rank), class_="dv-rank", font_size=24),
            shield(plan, rank, 60, 92, 0.86),
        )
    )


# -------------------------------------------------------------------------------- An expedition


def expedition(view: View, plan: Plan, called: Labels) -> str:
    """The ladder to the gate, what the group carries, the room it is in, and the next one."""
    seat = int(view.explorer)
    d = int(view.pawn[seat])
    half = MOUTH if not plan.upright else 18
    now, following, carried = plan.spots[d]
    y = sum(plan.cave) / 2 - (10 if not plan.upright else 22)
    return "".join(
        (
            path(plan.hollow(d, half), class_="dv-cave"),
            *_dwellers(plan, d),
            _way(plan, d),
            _carried(view, plan, called, carried, y),
            _present(view, plan, called, d, now, y),
            ladder(plan, d),
            next_room(view, plan, called, d, following, y),
            _explorer(view, plan, called, now, following, y),
        )
    )


def _dwellers(plan: Plan, d: int) -> Iterator[str]:
    """What lives and lies there, where nothing else stands."""
    for n, x in enumerate(plan.scenes[d]):
        yield use(f"{plan.prefix}v{d}{n}", x, plan.cave[1] - 26)


def _way(plan: Plan, d: int) -> str:
    now, following, carried = plan.spots[d]
    y = plan.cave[1] - (34 if not plan.upright else 70)
    ends = sorted((plan.mouth(d)[0], now, following, carried))
    return line(f"M{number(ends[0])} {y:g}H{number(ends[-1])}", "#3c3226", 6, class_="dv-way")


def ladder(plan: Plan, d: int) -> str:
    """Up to daylight."""
    x, top = plan.mouth(d)
    bottom = plan.cave[1] - (34 if not plan.upright else 56)
    half, step = (14, 17) if not plan.upright else (10, 14)
    rungs = "".join(
        f"M{number(x - half)} {y:g}h{2 * half}"
        for y in range(round(top) + 4, round(bottom) - 4, step)
    )
    sides = f"M{number(x - half)} {top - 8:g}V{bottom:g}M{number(x + half)} {top - 8:g}V{bottom:g}"
    return path(sides + rungs, class_="dv-ladder")


def _carried(view: View, plan: Plan, called: Labels, x: float, y: float) -> str:
    """Treasure of this expedition but for what lies in the present room."""
    seat = int(view.explorer)
    d = int(view.pawn[seat])
    have, most = int(measures.load_gold(view.record, d)), int(measures.capacity(view.record, seat))
    items = [ITEMS.index(CARD_KEYS[card]) for card, _ in facts.held(view.load) if _is_item(card)]
    label = called.tell("load-label", load=have, capacity=most)
    sack = _sack(plan, have, most, items)
    return group(sack, role="img", aria_label=label, transform=move(x, y))


def _is_item(card: int) -> bool:
    return facts.symbol(card) == facts.ITEM


def _sack(plan: Plan, have: int, most: int, items: list[int]) -> str:
    things = "".join(
        group(
            circle(0, 0, 15, fill=art.PAPER, stroke=art.BLACK),
            group(art.thing(ITEMS[item]), color=art.INK, transform=move(scale=0.36)),
            transform=move(-20 + 34 * n - 17 * (len(items) - 2), -62),
        )
        for n, item in enumerate(items)
    )
    bag = path(
        "M-14-34H14L9-22C30-12 38 8 34 30A12 12 0 0 1 22 40H-22A12 12 0 0 1-34 30"
        "C-38 8-30-12-9-22Z",
        class_="dv-sack",
    )
    return "".join(
        (
            bag,
            line("M-12-24H12", "#5b3d22", 5),
            text(0, 20, str(have), class_="dv-load"),
            text(0, 62, f"/ {most}", class_="dv-bone dv-n mid"),
            things,
        )
    )


def _present(view: View, plan: Plan, called: Labels, d: int, x: float, y: float) -> str:
    """The last room that was opened; before the first there is only its number to come."""
    if not int(view.room):
        return ""
    card, scale = int(view.room) - 1, plan.room_scale
    kept = bool(view.room_kept) or int(view.phase) == Phase.VICTIM
    label = called.tell(
        "room-label",
        number=int(view.rooms_seen),
        card=called.card(card),
        died="yes" if view.died else "no",
    )
    return group(
        group(*_room(plan, card), transform=move(scale=scale), class_="" if kept else "dv-gone"),
        _numbered(0, -72 * scale, int(view.rooms_seen)),
        use(f"{plan.prefix}skull", 46 * scale, -22, scale=0.7, class_="dv-dead")
        if view.died
        else "",
        role="img",
        aria_label=label,
        transform=move(x, y),
    )


def _room(plan: Plan, card: int) -> tuple[str, ...]:
    symbol = facts.symbol(card)
    if symbol == facts.ITEM:
        item = ITEMS.index(CARD_KEYS[card])
        return (
            use(f"{plan.prefix}rI"),
            group(art.thing(ITEMS[item]), transform=move(0, -14, scale=0.9), color=art.INK),
            use(f"{plan.prefix}c{KINDS.index(CLASSES[item])}", 0, 43, scale=0.42, color=art.INK),
        )
    return (
        use(f"{plan.prefix}r{symbol}"),
        text(0, 49, str(facts.gold(card)), class_="dv-gold"),
    )


def _numbered(x: float, y: float, n: int) -> str:
    return group(
        circle(0, 0, 12, fill=art.CREAM),
        text(0, 5, str(n), class_="dv-n dv-ink mid"),
        transform=move(x, y),
    )


def next_room(view: View, plan: Plan, called: Labels, d: int, x: float, y: float) -> str:
    """The dark ahead: its number, and how many of the cards to come kill."""
    ahead = odds(view, int(view.explorer), d)
    scale = plan.room_scale * 0.95
    words = called.tell("odds", **ahead.args())
    label = called.tell("next-label", number=int(view.rooms_seen) + 1, odds=words)
    return group(
        use(f"{plan.prefix}arch", scale=scale, class_="dv-dark"),
        text(0, 2, str(int(view.rooms_seen) + 1), class_="dv-bone dv-next"),
        group(
            use(f"{plan.prefix}skull", -24 * scale, 36 * scale, scale=0.46, class_="dv-bone"),
            text(-8 * scale, 42 * scale, ahead.figure, class_="dv-bone dv-odds"),
            class_="dv-helps",
        ),
        role="img",
        aria_label=label,
        transform=move(x, y),
    )


def _explorer(
    view: View, plan: Plan, called: Labels, now: float, following: float, y: float
) -> str:
    """The wizard's counter, between the room and the next."""
    seat = int(view.explorer)
    scale = 0.62 if not plan.upright else 0.42
    side = 1 if following > now else -1
    at = now + side * (60 if not plan.upright else 46)
    if not int(view.room):
        at = now
    return pawn(plan, called, seat, at, y + 8, scale)
