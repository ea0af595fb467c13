"""What can be touched on the board, and where the cards in hand would lead."""

from __future__ import annotations

from collections.abc import Iterator

from ....engine.drawing.letters import lay
from ....engine.drawing.scene import Sight
from ....engine.drawing.svg import circle, group, move, path, rect, tag, use
from ....engine.view import View
from .. import rules
from ..actions import Phase
from ..components import LIBRARY, NONE, UNDERWORLD, Square
from ..drawing.board import KINDS, pawn_on, slab_outline
from ..drawing.layout import Line
from .landing import Landing, flipped_squares, of_card, of_strip
from .parts import decides, labels

HIT = 108
"""The side of a target: larger than the square it lies on."""
BADGE = 22
"""Radius of a number badge."""


def target_shape(on: Line, prefix: str) -> str:
    """The band around a square that can be chosen: drawn once, used by all of them."""
    side = on.tile + 4
    at = -side / 2
    return group(
        rect(-HIT / 2, -HIT / 2, HIT, HIT, rx=24, fill="#000", opacity="0"),
        rect(at, at, side, side, rx=23, class_="halo-out"),
        rect(at, at, side, side, rx=23, class_="halo"),
        id=f"{prefix}target",
    )


# -------------------------------------------------------------------------------- To be touched


def targets(sight: Sight, on: Line, prefix: str) -> str:
    """Squares that can be chosen, in the order of the path; and those one might try in vain."""
    if not decides(sight, Phase.SKULL_TO, Phase.SKULL_FROM, Phase.LAND_FROM):
        return ""
    legal = [action for action in sight.legal if action.args]
    chosen = {int(action.args[0]): action.text for action in legal}
    tried = {square: f"{legal[0].kind} {square}" for square in _in_vain(sight.view)}
    return group(
        *(
            _target(sight, on, prefix, square, chosen[square])
            if square in chosen
            else _obstacle(sight, on, square, tried[square])
            for square in sorted(chosen.keys() | tried.keys())
        ),
        class_="targets",
    )


def _in_vain(view: View) -> Iterator[int]:
    """Squares that look like a target and are none: pawns and monsters in the way."""
    placing = int(view.phase) == Phase.SKULL_TO
    for square in range(1, int(view.path_len) + 1):
        if placing and rules.forbids_placing(view.record, square):
            yield square
        elif not placing and int(view.monster[square]) != NONE and pawn_on(view, square) != NONE:
            yield square


def _target(sight: Sight, on: Line, prefix: str, square: int, action: str) -> str:
    x, y = on.at(square)
    return group(
        use(f"{prefix}target"),
        class_="legal",
        role="button",
        tabindex=0,
        data_act=action,
        aria_label=_named(sight, square),
        transform=move(round(x), round(y), round(on.upright(square))),
    )


def _obstacle(sight: Sight, on: Line, square: int, action: str) -> str:
    x, y = on.at(square)
    return group(
        rect(-HIT / 2, -HIT / 2, HIT, HIT, fill="#000", opacity="0"),
        class_="refused",
        role="button",
        aria_disabled="true",
        data_why=action,
        aria_label=_named(sight, square),
        transform=move(round(x), round(y)),
    )


def _named(sight: Sight, square: int) -> str:
    """A square with what is on it: "square 7, power square, Harpy"."""
    view, called = sight.view, labels(sight)
    parts = [called.place(square), called.say(KINDS[Square(int(view.square[square]))])]
    if int(view.monster[square]) != NONE:
        parts.append(called.monster(int(view.monster[square])))
    seat = pawn_on(view, square)
    if seat != NONE:
        parts.append(called.seat(seat))
    return ", ".join(parts)


# ---------------------------------------------------------------------------- Where cards lead


def previews(sight: Sight, on: Line, prefix: str) -> str:
    """Shown while an action is pointed at or picked; the numbers of landing squares always."""
    if decides(sight, Phase.CHOOSE):
        return _card_previews(sight, on, prefix)
    if decides(sight, Phase.STRIP_DIR):
        return _strip_previews(sight, on, prefix)
    return ""


def _card_previews(sight: Sight, on: Line, prefix: str) -> str:
    view = sight.view
    if view.blocked[view.seat]:
        return ""
    cards = [action for action in sight.legal if action.args[0].isdigit()]
    ends = {action.text: of_card(view, view.seat, int(action.args[0])) for action in cards}
    badges = []
    for n, action in enumerate(cards):
        before = [ends[other.text].place for other in cards[:n]]
        place = ends[action.text].place
        badges.append(_badge(on, action.text, action.args[0], place, before.count(place)))
    return group(*(_lead(on, text, end) for text, end in ends.items()), *badges, aria_hidden="true")


def _lead(on: Line, action: str, end: Landing) -> str:
    """Dots from the pawn to the square, and a ring around it."""
    reach = LIBRARY if end.bounced else end.target
    return group(
        _dots(on, end.origin, reach),
        _dots_back(on, end) if end.bounced else "",
        _fall(on, end) if end.taken else "",
        _ring(on, end.place, end.ends),
        class_="preview",
        data_for=action,
    )


def _dots(on: Line, first: float, last: float) -> str:
    d = on.trail(first + 0.4, max(last - 0.35, first + 0.45))
    return path(d, class_="dots-out") + path(d, class_="dots")


def _dots_back(on: Line, end: Landing) -> str:
    """The steps that are too many, walked back beside the path."""
    count = max(2, round(4 * (LIBRARY - end.target)))
    places = (LIBRARY - 0.5 - (LIBRARY - 0.85 - end.target) * n / count for n in range(count + 1))
    d = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in (on.beside(place, 34) for place in places))
    return path(d, class_="dots-out") + path(d, class_="dots")


def _fall(on: Line, end: Landing) -> str:
    """An arrow over the taken square, back to the one that is free."""
    (ax, ay), (bx, by) = on.at(end.target), on.at(end.place)
    mx, my = (ax + bx) / 2, (ay + by) / 2 - 74
    tip = by - on.tile / 2 + 14
    d = f"M{ax:.0f} {ay - 30:.0f}Q{mx:.0f} {my - 40:.0f} {bx:.0f} {tip:.0f}"
    head = f"M{bx - 15:.0f} {tip - 20:.0f}L{bx:.0f} {tip:.0f}L{bx + 17:.0f} {tip - 18:.0f}"
    return path(d + head, class_="fall-out") + path(d + head, class_="fall")


def _ring(on: Line, place: int, ends: str) -> str:
    """White plain, red monster, gold power; grey and broken where nobody knows."""
    x, y = on.at(place)
    kind = {"lair": "monster", "win": "power", "stay": "plain", "start": "plain"}.get(ends, ends)
    if place in (UNDERWORLD, LIBRARY) or ends == "unknown":
        r = 46 if ends == "unknown" else 104
        return group(
            circle(0, 0, r, class_="ring-out"),
            circle(0, 0, r, class_=f"ring ring-{kind}"),
            transform=move(round(x), round(y - (6 if place == LIBRARY else 0))),
        )
    side = on.tile + 6
    frame = {"x": -side / 2, "y": -side / 2, "width": side, "height": side, "rx": 24}
    return group(
        tag("rect", class_="ring-out", **frame),
        tag("rect", class_=f"ring ring-{kind}", **frame),
        transform=move(round(x), round(y), round(on.upright(place))),
    )


def _badge(on: Line, action: str, figure: str, place: int, before: int) -> str:
    """The number of a card at the square where it leads; several stand side by side."""
    x, y = on.at(place)
    aside, up = (on.tile * 0.37, on.tile * 0.39) if 0 < place < LIBRARY else (62, 74)
    return group(
        circle(0, 0, BADGE),
        lay(figure, 0, -BADGE * 0.56, BADGE * 1.12, "currentColor", pen=20),
        class_="landing",
        data_for=action,
        transform=move(round(x + aside - before * 2.1 * BADGE), round(y - up)),
    )


def _strip_previews(sight: Sight, on: Line, prefix: str) -> str:
    return group(
        *(
            _strip_preview(sight.view, on, prefix, action.text, action.args[0] == "reversed")
            for action in sight.legal
        ),
        aria_hidden="true",
    )


def _strip_preview(view: View, on: Line, prefix: str, action: str, turned: bool) -> str:
    """The strip as it would lie, and where the move ends then."""
    kinds = flipped_squares(view, turned)
    first = int(view.path_len) + 1
    end = of_strip(view, turned)
    squares = []
    for square, kind in enumerate(kinds, first):
        x, y = on.at(square)
        turn = round(on.upright(square))
        squares.append(use(f"{prefix}{KINDS[kind]}", round(x), round(y), turn))
    return group(
        path(slab_outline(on, first, first + len(kinds) - 1), class_="ghost"),
        *squares,
        _dots(on, int(view.cursor), min(end.target, LIBRARY) if not end.bounced else LIBRARY),
        _ring(on, end.place, end.ends),
        class_="preview",
        data_for=action,
    )
