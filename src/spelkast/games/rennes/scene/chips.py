"""What everybody sees of a seat: points, cards, codes, areas, events and ghosts."""

from __future__ import annotations

from html import escape

from ....engine.drawing.scene import Chip, Sight
from ....engine.drawing.svg import Attr, html, path, rect
from ..components import CODE_CLUES, CODES, FATES, NONE
from ..drawing import facts
from ..drawing.labels import capital
from .hand import minis
from .parts import figure, figure_of, ghost_icon, labels, picture, say, shown

__all__ = ["chip", "figure", "figure_of"]

_FLAG = "M5 22V3M5 4H19L15 9L19 14H5"
_SWAP = "M4 8H19L15 4M20 16H5L9 20"


def chip(sight: Sight, seat: int) -> Chip:
    view = sight.view
    points = int(view.vp[seat])
    label = say(sight, "points", points=points)
    unit = html("small", escape(say(sight, "points-unit", points=points)))
    return Chip(
        where=_where(sight, seat),
        badge=html("span", html("b", str(points)), unit, class_="vp"),
        facts=_cards(sight, seat) + _codes(sight, seat) + _counts(sight, seat),
        short=escape(label),
    )


def _where(sight: Sight, seat: int) -> str:
    node = int(sight.view.pawn[seat])
    return "" if node == NONE else capital(labels(sight).node(node))


def _cards(sight: Sight, seat: int) -> str:
    """What everybody saw it take, face up; the rest are backs."""
    view = sight.view
    size, known = int(view.hand_size[seat]), facts.known(view, seat)
    names = sight.words.listing([labels(sight).card(card) for card in known])
    label = say(sight, "cards-known", count=size, known=names, some=len(known))
    return shown(label, minis(known, size - len(known)), class_="mls")


def _codes(sight: Sight, seat: int) -> str:
    """Five codes as bars of five; a cracked one has a tick."""
    view, called = sight.view, labels(sight)
    bars, words = [], []
    for n in range(CODES):
        x, count = 29 * n, facts.found(view, seat, n)
        if view.claimed[seat][n]:
            bars.append(rect(x, 2, 25, 11, rx=5.5, class_="cb-on"))
            bars.append(path(f"M{x + 8} 7.5l3.2 3l6-6", class_="cb-tick"))
            words.append(called.pair(called.location(n), say(sight, "cracked")))
        else:
            bars += [
                rect(x + 5.1 * k, 3, 4, 9, rx=1, class_="cb-on" if k < count else "cb-off")
                for k in range(CODE_CLUES)
            ]
            words.append(called.pair(called.location(n), str(count)))
    return shown(", ".join(words), picture("".join(bars), "0 0 142 15", class_="cb"), class_="cbs")


def _counts(sight: Sight, seat: int) -> str:
    view = sight.view
    areas = len(facts.areas(view, seat))
    left = sum(not used for used in view.fate_used[seat][: len(FATES)])
    out = _count(_FLAG, areas, say(sight, "areas", count=areas))
    out += _count(_SWAP, left, say(sight, "events-left", count=left))
    ghosts = facts.ghosts(view, seat)
    if ghosts:
        names = sight.words.listing([labels(sight).ghost(n) for n in ghosts])
        out += shown(names, ghost_icon() * len(ghosts), class_="cnt")
    return out


def _count(d: str, count: int, label: str) -> str:
    pen: dict[str, Attr] = {"fill": "none", "stroke": "currentColor", "stroke_width": 2.4}
    icon = picture(path(d, **pen), "0 0 24 24", class_="ic")
    return shown(label, icon, html("b", str(count)), class_="cnt")
