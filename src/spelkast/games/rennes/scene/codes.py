"""The five codes of a seat: to look at, and to choose where a clue comes from or goes to."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import html
from ..actions import Phase
from ..components import (
    CLAIM_VP,
    CODE_CLUES,
    CODES,
    COLOURS,
    EXTRA_CARDS,
    HUES,
    LOCATIONS,
)
from ..drawing import facts
from .parts import (
    decides,
    ghost_icon,
    labels,
    location_token,
    part,
    piece,
    say,
    shown,
    sign,
    slot_icon,
    symbol_icon,
)


def next_points(sight: Sight, n: int) -> int:
    """What the next claim of a code is worth."""
    return int(CLAIM_VP[min(len(facts.claims(sight.view, n)), len(CLAIM_VP) - 1)])


def slot_row(sight: Sight, seat: int, n: int) -> str:
    """Five places, filled or empty."""
    slots = facts.slots(sight.view, seat, n)
    names = [hue for hue, full in slots if full], [hue for hue, full in slots if not full]
    called = labels(sight)
    label = say(sight, "slots", found=called.listing(names[0]), missing=called.listing(names[1]))
    return shown(label, *(slot_icon(hue, full) for hue, full in slots), class_="slots")


def panel(sight: Sight, seat: int) -> str:
    """All five codes, with what they bring."""
    return html("ol", *(_code(sight, seat, n) for n in range(CODES)), class_="codes")


def _code(sight: Sight, seat: int, n: int) -> str:
    view = sight.view
    rank = int(view.claimed[seat][n])
    count = facts.found(view, seat, n)
    if rank:
        foot = html("span", ghost_icon(), escape(labels(sight).ghost(n)), class_="code__g")
    else:
        words = say(sight, "code-foot", count=count, points=next_points(sight, n))
        foot = html("span", escape(words), class_="code__n")
    done = " done" if rank else " full" if count == CODE_CLUES else ""
    head = symbol_icon(n) + html("b", escape(labels(sight).location(n)))
    return html(
        "li",
        html("span", head, class_="code__h"),
        slot_row(sight, seat, n),
        foot,
        class_=f"code{done}",
    )


# --------------------------------------------------------------------------------- To be chosen


def locations(sight: Sight) -> str:
    """Where to begin: each location with its code, its ghost and its extra cards."""
    asked = decides(sight, Phase.LOCATION)
    row = html("div", *(_start(sight, n, asked) for n in range(CODES)), class_="picks starts")
    return part("starts", say(sight, "starts"), say(sight, "starts-note"), row)


def _start(sight: Sight, n: int, asked: bool) -> str:
    extra = int(EXTRA_CARDS[n])
    name = labels(sight).location(n)
    label = say(sight, "start-label", name=name, extra=extra)
    more = html("em", escape(say(sight, "extra", extra=extra))) if extra else ""
    inner = (
        symbol_icon(n) + html("b", escape(name)) + sign(facts.location_hue(sight.view, n)) + more
    )
    return piece(sight, asked, f"start {LOCATIONS[n]}", label, inner, class_="pick")


def opportunities(sight: Sight) -> str:
    """In the middle of a turn: codes that can be claimed, clues that can be given on the altar."""
    kinds = {action.kind for action in sight.legal}
    if not decides(sight, Phase.MAIN):
        return ""
    out = ""
    if "claim" in kinds:
        ready = [n for n in range(CODES) if f"claim {LOCATIONS[n]}" in sight.legal_texts]
        row = html("div", *(_claim(sight, n) for n in ready), class_="picks")
        out += part("claims", say(sight, "claims"), "", row)
    if "offer" in kinds:
        out += _offers(sight)
    return out


def _claim(sight: Sight, n: int) -> str:
    name, points = labels(sight).location(n), next_points(sight, n)
    label = say(sight, "claim-label", location=location_token(n), points=points)
    inner = symbol_icon(n) + html("b", escape(name)) + html("em", f"+{points}")
    return piece(sight, True, f"claim {LOCATIONS[n]}", label, inner, class_="pick ready")


def _offers(sight: Sight) -> str:
    """Clues of unclaimed codes, two of which are given for another one (R40, R41)."""
    return part(
        "offers",
        say(sight, "altar"),
        say(sight, "altar-note"),
        _clue_row(sight, "offer", "offer-label"),
    )


def choices(sight: Sight) -> str:
    """Where a clue goes, or which clue is given."""
    phase = int(sight.view.phase)
    if phase == Phase.PLACE:
        return _places(sight)
    if phase == Phase.OFFER:
        return _offers(sight)
    return part(
        "offers",
        say(sight, "gain"),
        say(sight, "gain-note"),
        _clue_row(sight, "gain", "gain-label"),
    )


def _places(sight: Sight) -> str:
    view = sight.view
    hue = int(view.found) - 1
    seat = facts.active(view)
    asked = decides(sight, Phase.PLACE)
    row = html("div", *(_place(sight, seat, n, asked) for n in range(CODES)), class_="picks")
    note = say(sight, "place-note", colour=labels(sight).colour(hue))
    return part("places", say(sight, "place"), note, row)


def _place(sight: Sight, seat: int, n: int, asked: bool) -> str:
    name = labels(sight).location(n)
    count = facts.found(sight.view, seat, n)
    label = say(sight, "place-label", name=name, count=count)
    inner = html("b", escape(name)) + slot_row(sight, seat, n)
    return piece(sight, asked, f"place {LOCATIONS[n]}", label, inner, class_="pick")


def _clue_row(sight: Sight, kind: str, label: str) -> str:
    """One button for each clue that can be given, or gained, under the name of its code."""
    out = []
    for n in range(CODES):
        buttons = [
            piece(
                sight,
                False,
                f"{kind} {LOCATIONS[n]} {COLOURS[hue]}",
                say(
                    sight,
                    label,
                    colour=labels(sight).colour(hue),
                    location=location_token(n),
                ),
                sign(hue),
                class_="tab",
            )
            for hue in range(HUES)
            if f"{kind} {LOCATIONS[n]} {COLOURS[hue]}" in sight.legal_texts
        ]
        if buttons:
            title = html("b", escape(labels(sight).location(n)))
            out.append(html("span", title, html("span", *buttons), class_="pick group"))
    return html("div", *out, class_="picks")
