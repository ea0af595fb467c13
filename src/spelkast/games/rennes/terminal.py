"""Rennes-le-Château as text: portals, Cavernes, seats and the own cards, from one seat's view."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.actions import seat_letter
from ...engine.schema import PUBLIC
from ...engine.view import View
from ...engine.words import Names, Words
from . import moves
from .board import DIRECTIONS, NODES, SOCKETS
from .components import (
    AREAS,
    CARDS,
    CAVERNES,
    CODE,
    COLOUR_LETTERS,
    GHOSTS,
    HUES,
    LOCATIONS,
    NONE,
    QUARTERS,
    SCORE_TRACK,
)

BACK, BEGINS, EMPTY = "▮", "▸", "·"
STYLES = ("red", "blue", "green", "yellow", "magenta")


def draw(view: View, words: Words, names: Names) -> RenderableType:
    """Everything on the table that this viewer sees, in 80 columns."""
    return Group(
        portals(view, words),
        cavernes(view, words),
        seats(view, words, names),
        *own(view, words),
        supply(view, words),
    )


def label(words: Words, name: str) -> str:
    return words.token("label", name)


def labelled(words: Words, name: str, value: str) -> str:
    return words.say("labelled", {"label": label(words, name), "value": value})


def letter_of(colour: int) -> Text:
    """A colour as its letter, in that colour."""
    return Text(COLOUR_LETTERS[colour], style=STYLES[colour])


# ------------------------------------------------------------------------------------- The board


def portals(view: View, words: Words) -> RenderableType:
    """What the exits of each portal show: north, east, south, west."""
    table = Table(box=None, padding=(0, 2, 0, 0), title_justify="left")
    for _ in range(5):
        table.add_column(f"{label(words, 'portal')} {''.join(DIRECTIONS)}")
    for first in range(0, SOCKETS, 5):
        table.add_row(*(portal(view, socket) for socket in range(first, first + 5)))
    return table


def portal(view: View, socket: int) -> Text:
    text = Text(f"{NODES[socket]:<4}")
    for direction in range(QUARTERS):
        text.append_text(letter_of(int(moves.face(view.record, QUARTERS * socket + direction))))
    return text


def cavernes(view: View, words: Words) -> RenderableType:
    text = Text(f"{label(words, 'clues')}  ")
    for number, name in enumerate(CAVERNES):
        text.append(f"{name} ")
        for clue in view.circle[number]:
            text.append_text(letter_of(int(clue) - 1) if clue else Text(EMPTY))
        text.append("  ")
    return text


# ------------------------------------------------------------------------------------- The seats


def seats(view: View, words: Words, names: Names) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for heading in ("place", "points", "areas", "hand", "ghosts"):
        table.add_column(label(words, heading))
    for seat in range(int(view.seats)):
        letter = seat_letter(seat)
        mark = BEGINS if seat == view.start else " "
        table.add_row(
            Text(f"{mark} {letter} {names.get(letter, letter)}", style=STYLES[view.colour[seat]]),
            place(view, seat),
            Text(points(int(view.vp[seat]))),
            Text("".join(a for a, seen in zip(AREAS, view.visited[seat], strict=True) if seen)),
            Text(hand_of(view, seat)),
            Text(ghosts(view, words, seat)),
        )
    return table


def points(vp: int) -> str:
    """The score track is a ring; whoever has been round it has a mark for that (R60)."""
    return f"{vp} ({vp // SCORE_TRACK}×)" if vp >= SCORE_TRACK else str(vp)


def place(view: View, seat: int) -> Text:
    node = int(view.pawn[seat])
    if node == NONE:
        return Text(EMPTY)
    text = Text(NODES[node])
    if moves.on_portal(node):
        spot = moves.spot_of(view.record, seat)
        text.append(" ")
        text.append_text(letter_of(int(moves.own_colour(view.record, spot))))
        text.append(f" {DIRECTIONS[moves.facing(moves.rotations(view.record), spot)]}")
    return text


def hand_of(view: View, seat: int) -> str:
    """Cards that everybody has seen, and backs."""
    known = [card for n, card in enumerate(CARDS) for _ in range(int(view.known[seat, n]))]
    backs = BACK * (int(view.hand_size[seat]) - len(known))
    return " ".join([*known, backs]).strip()


def ghosts(view: View, words: Words, seat: int) -> str:
    owned = (g for g, claimed in zip(GHOSTS, view.claimed[seat], strict=True) if claimed)
    return ", ".join(words.token("ghost", ghost) for ghost in owned)


# ------------------------------------------------------------------------------- The own things


def own(view: View, words: Words) -> Iterator[RenderableType]:
    """The hand, and what the codes have and need."""
    if view.seat == PUBLIC:
        return
    cards = [card for n, card in enumerate(CARDS) for _ in range(int(view.hand[view.seat, n]))]
    yield Text(labelled(words, "hand", " ".join(cards) or EMPTY), style="bold")
    text = Text(f"{label(words, 'code')}  ")
    for code, location in enumerate(LOCATIONS):
        text.append(f"{words.token('location', location)} ")
        for colour in range(HUES):
            found = int(view.clues[view.seat, code, colour])
            text.append_text(Text(COLOUR_LETTERS[colour] * found, style=STYLES[colour]))
            missing = int(CODE[code, colour]) - found
            text.append(COLOUR_LETTERS[colour].lower() * missing, style="dim")
        text.append("  ")
    yield text


def supply(view: View, words: Words) -> RenderableType:
    display = " ".join(CARDS[int(card) - 1] if card else EMPTY for card in view.display)
    pool = " ".join(
        f"{COLOUR_LETTERS[colour]}{int(view.pool[colour])}"
        for colour in range(HUES)
        if view.pool[colour]
    )
    parts = {
        "round": str(int(view.round_no)),
        "display": display,
        "pile": str(int(view.deck_size)),
        "pool": pool or EMPTY,
    }
    return Text("  ".join(labelled(words, name, value) for name, value in parts.items()))
