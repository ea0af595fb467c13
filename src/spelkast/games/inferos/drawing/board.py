"""The board of Ad Inferos as SVG, drawn from a view: nothing that the viewer may not know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from ....engine.drawing.svg import Attr, circle, group, move, path, rect, tag, text, use
from ....engine.view import View
from ..components import LIBRARY, NONE, POWERS, STRIP_IDS, STRIP_LENGTH, UNDERWORLD, Square
from . import art, scenery
from .labels import Labels, Names, Words
from .layout import LANDSCAPE, PORTRAIT, Line

HUES = ("#2b2436", "#332a2f", "#26303a")
EDGES = ("#5b4d70", "#6b5860", "#4e6274")
SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
KINDS = {Square.PLAIN: "plain", Square.MONSTER: "monster-square", Square.POWER: "power-square"}
TILE_SIZE = 96
"""Pieces are drawn for tiles of this side and shrink with them."""
CAMP = ((-29, -22), (29, -22), (-29, 36), (29, 36))
"""Where the seats stand in the Underworld, which holds all of them."""


class Strip(NamedTuple):
    """A strip that lies on the path."""

    id: str
    first: int
    last: int


class Layers(NamedTuple):
    """A board in the order it is painted. `ground` never changes, `path` only grows."""

    defs: str
    ground: str
    path: str
    pieces: str


def board(
    view: View,
    *,
    portrait: bool = False,
    words: Words | None = None,
    names: Names | None = None,
    prefix: str = "",
) -> str:
    """The whole board as one `<svg>`.

    Ids begin with `prefix`, so that several boards fit on one page; if it is left out, with one
    that no other position has.
    """
    on = PORTRAIT if portrait else LANDSCAPE
    own = prefix or own_prefix(view, "p" if portrait else "l")
    return drawing(view, on, Labels(words, names), own)


def own_prefix(view: View, letter: str) -> str:
    return f"{letter}{view.digest()[:6]}-"


def drawing(view: View, on: Line, labels: Labels, prefix: str, **attrs: Attr) -> str:
    return tag(
        "svg",
        *layers(view, on, labels, prefix),
        xmlns="http://www.w3.org/2000/svg",
        class_="board board-inferos",
        viewBox=f"0 0 {on.width} {on.height}",
        role="group",
        aria_label=summary(view, labels),
        font_family=SANS,
        **attrs,
    )


def layers(view: View, on: Line, labels: Labels, prefix: str) -> Layers:
    """The parts of a board, for whoever sends the living ones again."""
    return Layers(
        tag("defs", scenery.gradients(prefix), shapes(view, on, prefix)),
        scenery.ground(on, prefix),
        group(
            scenery.fog(on, int(view.path_len), prefix),
            ends(view, on, labels, prefix),
            slabs(view, on, prefix),
            scenery.lantern(on, foremost(view), prefix),
            tiles(view, on, labels, prefix),
            class_="path",
        ),
        group(
            footprints(view, on),
            *(monster(view, on, labels, prefix, square) for square in monsters(view)),
            *(pawn(view, on, labels, prefix, seat) for seat in standing(view)),
            numbers(view, on, prefix),
            class_="pieces",
        ),
    )


def summary(view: View, labels: Labels) -> str:
    """The state of the board in one sentence, for those who do not see it."""
    where = (
        f"{labels.seat(seat)} {labels.place(int(view.pawn[seat]))}"
        for seat in range(int(view.seats))
    )
    laid = f"{labels.say('laid')} {int(view.path_len)}/{LIBRARY - 1}"
    return f"Ad Inferos. {laid}. {', '.join(where)}."


# ------------------------------------------------------------------------- Read from the view


def strips(view: View) -> Iterator[Strip]:
    """The strips that lie, from the Underworld on."""
    first = UNDERWORLD + 1
    for n in range(int(view.strips_laid)):
        strip = int(view.strip_id[n])
        last = first + int(STRIP_LENGTH[strip]) - 1
        yield Strip(STRIP_IDS[strip], first, last)
        first = last + 1


def monsters(view: View) -> Iterator[int]:
    """The squares on which a monster lies."""
    return (square for square in range(1, LIBRARY) if int(view.monster[square]) != NONE)


def standing(view: View) -> list[int]:
    """The seats in the order their pawns are drawn: the viewer's own on top."""
    return sorted(range(int(view.seats)), key=lambda seat: (seat == view.seat, seat))


def pawn_on(view: View, square: int) -> int:
    """The seat whose pawn stands there, or NONE. Only the Underworld holds several."""
    return next((seat for seat in range(int(view.seats)) if view.pawn[seat] == square), NONE)


def defeated(view: View, square: int) -> bool:
    """Has the pawn that stands on this monster beaten it? Then nothing holds it there."""
    seat = pawn_on(view, square)
    return seat != NONE and not view.blocked[seat]


def foremost(view: View) -> int:
    return max(int(view.pawn[seat]) for seat in range(int(view.seats)))


# --------------------------------------------------------------------------------- The path


def shapes(view: View, on: Line, prefix: str) -> str:
    """What this board draws more than once."""
    needed = {art.power_of(int(view.monster[square])) for square in monsters(view)}
    badges = [kind for kind in POWERS if kind in needed]
    blocked = any(view.blocked[seat] for seat in range(int(view.seats)))
    return some_shapes(on, prefix, badges, blocked)


def some_shapes(on: Line, prefix: str, badges: Iterable[str], chain: bool) -> str:
    """Tiles, badges of these powers, a chain if one is needed, and what numbers stand on."""
    w, h = 1.7 * on.figures, 1.3 * on.figures
    return "".join(
        (
            *(group(art.tile(kind, on.tile), id=f"{prefix}{name}") for kind, name in KINDS.items()),
            *(group(power_badge(kind), id=f"{prefix}{kind}") for kind in badges),
            group(art.chain(), id=f"{prefix}chain") if chain else "",
            rect(-w / 2, -h / 2, w, h, rx=8, id=f"{prefix}plate", fill=art.NIGHT, opacity=".86"),
        )
    )


def power_badge(kind: str) -> str:
    """What a monster wears: the power that beats it."""
    return art.badge(group(art.power(kind), transform="scale(.52)"))


def ends(view: View, on: Line, labels: Labels, prefix: str, live: bool = False) -> str:
    """The gate of the Underworld, and the Library: a dim shape until the last strip lies."""
    x, y = on.at(UNDERWORLD)
    fx, fy = on.at(LIBRARY)
    whole = int(view.path_len) == LIBRARY - 1
    glow = circle(0, -14, 250, fill=f"url(#{prefix}lamp)")
    lit = "lit" if whole else "dim"
    return "".join(
        (
            group(
                use(f"{prefix}gate") if live else underworld(),
                class_="underworld",
                role="img",
                aria_label=labels.place(UNDERWORLD),
                transform=move(x - 24, y + 2),
            ),
            group(
                glow + glow if whole else "",
                use(f"{prefix}{lit}") if live else art.library(whole),
                class_="library lit" if whole else "library",
                role="img",
                aria_label=labels.place(LIBRARY),
                transform=move(fx, fy - 6),
            ),
        )
    )


def underworld() -> str:
    return art.gate(art.skull("#d9b8a0", "#2a0a10"))


def slabs(view: View, on: Line, prefix: str, live: bool = False) -> str:
    """Slabs of stone with an edge, held together by iron clamps."""
    found = list(strips(view))
    stones = (_slab(on, prefix, strip, n, live) for n, strip in enumerate(found))
    joints = [strip.first - 0.5 for strip in found]
    if found and found[-1].last == LIBRARY - 1:
        joints.append(LIBRARY - 0.5)
    iron = use(f"{prefix}clamp") if live else clamp()
    return group(*stones, *(_clamped(on, joint, iron) for joint in joints), aria_hidden="true")


def _slab(on: Line, prefix: str, strip: Strip, n: int, live: bool) -> str:
    hue, edge = HUES[n % 3], EDGES[n % 3]
    x, y = on.at(strip.first)
    turn = on.upright(strip.first)
    name = text(0, on.tile / 2 + 11, strip.id, font_size=11, text_anchor="middle", fill=edge)
    outline = f"{prefix}strip-{n}"
    return group(
        tag("defs", path(slab_outline(on, strip.first, strip.last), id=outline)),
        use(outline, 4, 20, fill="#060309", opacity=".45"),
        use(outline, 0, 10, fill="#120c18", stroke="#120c18", stroke_width=3),
        use(outline, fill=hue, stroke=edge, stroke_width=3),
        "" if live else group(name, transform=move(round(x), round(y), round(turn))),
        class_=f"strip strip-{strip.id}",
        data_piece=f"strip-{strip.id}" if live else None,
    )


@cache
def slab_outline(on: Line, first: int, last: int) -> str:
    return on.slab(first, last)


@cache
def clamp() -> str:
    """What holds two strips together."""
    bar = rect(-19, -6.5, 38, 13, rx=6.5, fill="#57505f", stroke="#16111c", stroke_width=2.5)
    return bar + circle(-11, 0, 3, fill="#a79fb3") + circle(11, 0, 3, fill="#a79fb3")


def _clamped(on: Line, joint: float, iron: str) -> str:
    x, y = on.at(joint)
    return group(iron, transform=move(round(x), round(y), round(on.heading(joint, over=24))))


def tiles(view: View, on: Line, labels: Labels, prefix: str) -> str:
    return "".join(
        _tile(on, labels, prefix, square, Square(int(view.square[square])))
        for square in range(1, int(view.path_len) + 1)
    )


def _tile(on: Line, labels: Labels, prefix: str, square: int, kind: Square) -> str:
    x, y = on.at(square)
    name = KINDS[kind]
    return tag(
        "use",
        href=f"#{prefix}{name}",
        class_=f"tile {name} tile-{square}",
        role="img",
        aria_label=f"{labels.place(square)}, {labels.say(name)}",
        transform=move(round(x), round(y), round(on.upright(square))),
    )


def numbers(view: View, on: Line, prefix: str) -> str:
    """The number of each square, upright and above everything."""
    h, size = on.tile / 2, on.figures
    out = []
    for square in range(1, int(view.path_len) + 1):
        x, y = on.at(square)
        x, y = round(x - h * 0.8), round(y + h * 0.76)
        out.append(use(f"{prefix}plate", x, y) + text(x, round(y + size * 0.36), str(square)))
    return group(
        *out,
        class_="numbers",
        font_size=size,
        font_weight=700,
        fill="#fff",
        text_anchor="middle",
        aria_hidden="true",
    )


# ------------------------------------------------------------------------------- The pieces


def footprints(view: View, on: Line) -> str:
    """Footprints of a move that is waiting for a strip."""
    seat = int(view.mover)
    if seat == NONE or int(view.cursor) <= int(view.move_from):
        return ""
    prints = []
    for n in range(4 * int(view.move_from) + 2, 4 * int(view.cursor) + 1):
        x, y = on.beside(n / 4, 9 if n % 2 else -9)
        prints.append(art.foot(x, y, on.heading(n / 4) + 90, art.PAWN_COLOURS[seat], 1.3))
    return group(*prints, class_="trail", aria_hidden="true")


def monster(
    view: View, on: Line, labels: Labels, prefix: str, square: int, live: bool = False
) -> str:
    """A monster on its square. On a live board it is named, and drawn once in the ground."""
    number = int(view.monster[square])
    beaten = defeated(view, square)
    kind = art.power_of(number)
    x, y = on.at(square)
    label = [labels.monster(number), labels.power(POWERS.index(kind)), labels.place(square)]
    if beaten:
        label.append(labels.say("defeated"))
    return group(
        use(f"{prefix}m{number}") if live and not beaten else art.monster(number, pale=beaten),
        use(f"{prefix}{kind}", 31, 31),
        circle(0, 0, 49, fill="none", stroke="#fff", stroke_width=4, stroke_dasharray="10 7")
        if view.lifted == square
        else "",
        class_=f"monster monster-{number}" + (" defeated" if beaten else ""),
        data_piece=f"monster-{number}" if live else None,
        role="img",
        aria_label=", ".join(label),
        transform=move(round(x), round(y), scale=on.tile / TILE_SIZE),
    )


def pawn(view: View, on: Line, labels: Labels, prefix: str, seat: int, live: bool = False) -> str:
    square, blocked, own = int(view.pawn[seat]), bool(view.blocked[seat]), seat == view.seat
    x, y = on.at(square)
    dx, dy, size = _stance(view, square, seat)
    k = on.tile / TILE_SIZE
    ring = use(f"{prefix}chain", scale=1.2 if own else 1) if blocked else ""
    ring += art.own_ring() if own else ""
    classes = ["pawn", f"pawn-{seat}", *(["blocked"] if blocked else []), *(["own"] if own else [])]
    label = [labels.seat(seat), *([labels.say("blocked")] if blocked else []), labels.place(square)]
    return group(
        art.pawn(ring, use(f"{prefix}p{seat}") if live else art.counter(seat)),
        class_=" ".join(classes),
        data_piece=f"pawn-{seat}" if live else None,
        role="img",
        aria_label=", ".join(label),
        transform=move(round(x + dx * k), round(y + dy * k), scale=size * k),
    )


def _stance(view: View, square: int, seat: int) -> tuple[float, float, float]:
    """Where on its square a pawn stands, and how large: beside a monster, in the camp, or alone."""
    if square == UNDERWORLD:
        dx, dy = CAMP[seat]
        return dx - 22, dy, 0.66
    if square == LIBRARY:
        return 0, 34, 0.92
    if int(view.monster[square]) != NONE:
        return -29, -35, 0.7
    return 0, -4, 0.92
