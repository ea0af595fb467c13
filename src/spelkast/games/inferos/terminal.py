"""Ad Inferos as text: the path, the seats and the supply, from one seat's view."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.actions import seat_letter
from ...engine.schema import PUBLIC
from ...engine.view import View
from ...engine.words import Names, Words
from .components import (
    CYCLE,
    KINDS,
    LENGTHS,
    LIBRARY,
    MONSTER_POWER,
    NONE,
    POWERS,
    STEP_CARDS,
    STRIP_IDS,
    STRIP_LENGTH,
    STRIP_SQUARES,
    UNDERWORLD,
    Square,
)

GLYPHS = {Square.PLAIN: "·", Square.MONSTER: "▲", Square.POWER: "✦"}
STYLES = {Square.PLAIN: "", Square.MONSTER: "red", Square.POWER: "yellow"}
PAWNS = ("bold white on blue", "bold black on yellow", "bold white on red", "bold black on green")
CELL = 5
ROW = 13
BACK, SPENT = "▮", "-"


def draw(view: View, words: Words, names: Names) -> RenderableType:
    """Everything on the table that this viewer sees, in 80 columns."""
    return Group(path(view, words), seats(view, words, names), supply(view, words))


# ------------------------------------------------------------------------------- The path


def path(view: View, words: Words) -> RenderableType:
    places = range(1, int(view.path_len) + 1)
    lines = [turn(view, words), end(view, words, "underworld", UNDERWORLD)]
    for first in range(1, len(places) + 1, ROW):
        row = range(first, min(first + ROW, len(places) + 1))
        lines += [number_line(view, row), monster_line(view, words, row), pawn_line(view, row)]
    lines += [*flipped(view, words), end(view, words, "library", LIBRARY), *legend(words)]
    return Group(*lines)


def turn(view: View, words: Words) -> Text:
    number = int(view.turn)
    return Text(f"{words.token('drawing', 'turn')} {number} ({(number - 1) % CYCLE + 1}/{CYCLE})")


def end(view: View, words: Words, name: str, place: int) -> Text:
    called = words.token("place", name)
    line = Text(f"{called[:1].upper()}{called[1:]} ({place}) ", style="bold")
    return line.append_text(pawns_on(view, place))


def flipped(view: View, words: Words) -> Iterator[Text]:
    """A strip that has been turned over and not attached yet, as it is printed."""
    if view.flipped != NONE:
        kinds = STRIP_SQUARES[view.flipped][: STRIP_LENGTH[view.flipped]]
        glyphs = " ".join(GLYPHS[Square(int(kind))] for kind in kinds)
        strip = words.token("strip", STRIP_IDS[view.flipped])
        yield Text(labelled(words, strip, glyphs), style="bold")


def legend(words: Words) -> Iterator[Text]:
    """What the signs mean: of the squares, then of what lies on them and of the cards."""
    kinds = {"plain": Square.PLAIN, "monster-square": Square.MONSTER, "power-square": Square.POWER}
    squares = [f"{GLYPHS[kind]} {words.token('drawing', name)}" for name, kind in kinds.items()]
    back = f"{BACK} {words.token('drawing', 'power-cards', 'back')}"
    monster = f"{capitals(words, 'tooth')} {words.token('drawing', 'monsters', 'tooth')}"
    cards = [f"{initial(words, card)} {words.token('card', card)}" for card in ("skull", "vega")]
    spent = f"{SPENT} {words.token('drawing', 'spent')}"
    for signs in ([*squares, back], [monster, *cards, spent]):
        yield Text("  ".join(signs), style="dim")


def labelled(words: Words, label: str, value: str) -> str:
    return words.say("labelled", {"label": label, "value": value})


def capitals(words: Words, power: str) -> str:
    """A monster on the path, by the power card that beats it."""
    return words.token("power", power)[:CELL].upper()


def initial(words: Words, card: str) -> str:
    return words.token("card", card)[0].upper()


def number_line(view: View, row: range) -> Text:
    line = Text()
    begins = strip_begins(view)
    for place in row:
        kind = Square(int(view.square[place]))
        line.append("│" if place in begins else " ", style="dim")
        line.append(f"{place:>2} {GLYPHS[kind]} "[:CELL], style=STYLES[kind])
    return line


def monster_line(view: View, words: Words, row: range) -> Text:
    line = Text()
    begins = strip_begins(view)
    for place in row:
        line.append("│" if place in begins else " ", style="dim")
        monster = int(view.monster[place])
        name = "" if monster == NONE else capitals(words, POWERS[MONSTER_POWER[monster]])
        line.append(f"{name:<{CELL}}", style="bold red")
    return line


def pawn_line(view: View, row: range) -> Text:
    line = Text()
    begins = strip_begins(view)
    for place in row:
        line.append("│" if place in begins else " ", style="dim")
        standing = pawns_on(view, place)
        standing.pad_right(CELL - len(standing))
        line.append_text(standing)
    return line


def pawns_on(view: View, place: int) -> Text:
    standing = Text(" ")
    for seat in range(int(view.seats)):
        if view.pawn[seat] == place:
            standing.append(seat_letter(seat), style=PAWNS[seat])
    return standing


def strip_begins(view: View) -> set[int]:
    begins, place = set(), 1
    for strip in view.strip_id[: int(view.strips_laid)]:
        begins.add(place)
        place += int(STRIP_LENGTH[strip])
    return begins


# ------------------------------------------------------------------------------- The seats


def seats(view: View, words: Words, names: Names) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for heading in ("step-cards", "this-turn", "power-cards"):
        table.add_column(words.token("drawing", heading))
    for seat in range(int(view.seats)):
        table.add_row(*seat_row(view, words, names, seat))
    return Group(table, *shared_knowledge(view, words))


def seat_row(view: View, words: Words, names: Names, seat: int) -> tuple[Text, ...]:
    letter = seat_letter(seat)
    name = Text.assemble((f" {letter} ", PAWNS[seat]), f" {names.get(letter, letter)}")
    return (
        name,
        step_cards(view, words, seat),
        this_turn(view, words, seat),
        powers(view, words, seat),
    )


def step_cards(view: View, words: Words, seat: int) -> Text:
    """The cards that are left; what has been played leaves a gap."""
    marks = (
        (initial(words, card) if view.step_hand[seat, n] else SPENT)
        for n, card in enumerate(STEP_CARDS)
    )
    return Text(" ".join(marks))


def this_turn(view: View, words: Words, seat: int) -> Text:
    parts = []
    if view.shown[seat]:
        parts.append(words.token("card", STEP_CARDS[int(view.shown[seat]) - 1]))
    elif seat == view.seat and view.chosen[seat]:
        parts.append(words.token("card", STEP_CARDS[int(view.chosen[seat]) - 1]))
    if view.blocked[seat]:
        power = POWERS[MONSTER_POWER[view.monster[view.pawn[seat]]]]
        parts.append(f"{words.token('drawing', 'blocked')} ({words.token('power', power)})")
    return Text(", ".join(parts))


def powers(view: View, words: Words, seat: int) -> Text:
    """One's own cards; of others their backs, and those one is sure of."""
    if seat == view.seat:
        own = cards(words, [int(n) for n in view.hand[seat]])
        return Text(own or "–", style="bold" if own else "")
    backs = BACK * int(view.hand_size[seat]) or "–"
    known = "" if view.seat == PUBLIC else cards(words, sure(view, 1 << seat))
    return Text(f"{backs} ({known})" if known else backs)


def cards(words: Words, counts: list[int]) -> str:
    held = [
        words.token("power", POWERS[kind]) for kind in range(KINDS) for _ in range(counts[kind])
    ]
    return ", ".join(held)


def sure(view: View, group: int) -> list[int]:
    return [int(n) for n in view.sure[view.seat, group]]


def shared_knowledge(view: View, words: Words) -> Iterator[Text]:
    """Cards that one of several players must hold, beyond what is known of each (R79)."""
    if view.seat == PUBLIC:
        return
    for group in range(1, 1 << int(view.seats)):
        members = [seat for seat in range(int(view.seats)) if group >> seat & 1]
        if len(members) < 2 or view.seat in members:
            continue
        each = [sum(sure(view, 1 << seat)[kind] for seat in members) for kind in range(KINDS)]
        extra = [max(0, n - known) for n, known in zip(sure(view, group), each, strict=True)]
        if any(extra):
            letters = "/".join(seat_letter(seat) for seat in members)
            yield Text(f" {labelled(words, letters, cards(words, extra))}")


# ------------------------------------------------------------------------------- The supply


def supply(view: View, words: Words) -> RenderableType:
    strips = " ".join(
        f"{length}×{int(left)}" for length, left in zip(LENGTHS, view.strips_left, strict=True)
    )
    parts = {
        "strips": strips,
        "monsters": str(int(view.stack_size)),
        "power-cards": pile(view, words),
        "discards": str(int(view.discard_size)),
    }
    told = (labelled(words, words.token("drawing", name), parts[name]) for name in parts)
    return Text("  ".join(told), style="dim")


def pile(view: View, words: Words) -> str:
    top = int(view.pile_top)
    face = f" ({words.token('power', POWERS[top - 1])})" if top else ""
    return f"{int(view.pile_size)}{face}"
