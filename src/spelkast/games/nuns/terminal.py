"""Nuns on the Run as text: the guards, the novices and the own log sheet, from one seat's view."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.actions import seat_letter
from ...engine.schema import PUBLIC
from ...engine.view import View
from ...engine.words import Names, Words
from .components import CARD_NAMES, GUARDS, KINDS, LOG_MARK, PLUS, ROUNDS, Card
from .words import GUARD_NAMES

CAUGHT, FREE, SEALED, KEYS, ITEM = "✝", "!", "▮", "⚷", "★"


def draw(view: View, words: Words, names: Names) -> RenderableType:
    """Everything on the table that this viewer sees, in 80 columns."""
    return Group(
        Text(f"{int(view.round_no)}/{ROUNDS}  {CAUGHT} {int(view.points)}/{int(view.target)}"),
        guards(view, words),
        novices(view, words, names),
        *sheet(view),
    )


def guards(view: View, words: Words) -> RenderableType:
    """Where each guard stands and looks, her path, her dots, and what lies beside her."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for guard in range(GUARDS):
        look = f" → {int(view.facing_to[guard])}" if view.facing_to[guard] else ""
        path = int(view.path[guard])
        table.add_row(
            Text(words.token("guard", GUARD_NAMES[guard]), style="bold"),
            Text(f"{int(view.guard_dot[guard])}{look}"),
            Text(words.token("path", str(path - 1)) if path else ""),
            Text(f"{int(view.steps[guard])}{FREE if view.free[guard] else ''}"),
            Text(card(words, int(view.guard_card[guard]))),
            Text(SEALED if view.guard_blessed[guard] else ""),
            Text(" ".join(noises(view, guard))),
        )
    return table


def noises(view: View, guard: int) -> Iterator[str]:
    for n in range(int(view.noises)):
        if view.noise_guard[n] == guard:
            author = seat_letter(int(view.noise_by[n]) - 1) if view.noise_by[n] else "?"
            yield f"{author}:{int(view.noise_to[n])}"


def card(words: Words, code: int) -> str:
    return words.token("card", CARD_NAMES[code - 1]) if code else ""


def novices(view: View, words: Words, names: Names) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for seat in range(int(view.seats)):
        if not view.cell[seat]:
            continue
        letter = seat_letter(seat)
        table.add_row(
            Text(f"{letter} {names.get(letter, letter)}"),
            Text(words.token("novice", str(int(view.cell[seat])))),
            Text(place(view, seat)),
            Text(card(words, int(view.card[seat]))),
            Text(CAUGHT * int(view.captures[seat])),
            Text(blessing(view, words, seat)),
            Text(" ".join(traces(view, seat))),
        )
    return table


def place(view: View, seat: int) -> str:
    """Her dot for herself; for others the one where she is seen."""
    if seat == view.seat:
        return f"{int(view.at[seat])}{('', KEYS, KEYS + ITEM)[int(view.has[seat])]}"
    return str(int(view.token[seat])) if view.token[seat] != view.cell[seat] else "…"


def blessing(view: View, words: Words, seat: int) -> str:
    kind = int(view.shown[seat]) or (int(view.blessing[seat]) if seat == view.seat else 0)
    if kind:
        return words.token("blessing", KINDS[kind - 1])
    return SEALED if view.blessed[seat] else ""


def traces(view: View, seat: int) -> Iterator[str]:
    for n in range(int(view.vanishings)):
        if view.vanished_by[n] == seat + 1:
            yield f"{int(view.vanished_from[n])}→{int(view.vanished_to[n])}"


def sheet(view: View) -> Iterator[RenderableType]:
    """A novice's own log sheet."""
    if view.seat == PUBLIC or not view.cell[view.seat]:
        return
    lines = []
    for n in range(ROUNDS):
        if view.log_dot[view.seat, n]:
            code = int(view.log_card[view.seat, n]) - 1
            mark = LOG_MARK[code - PLUS if code > Card.RUN else code]
            held = ("", KEYS, ITEM)[int(view.log_has[view.seat, n])]
            lines.append(
                f"{int(view.log_dot[view.seat, n])}-{int(view.log_steps[view.seat, n])}{mark}{held}"
            )
    if lines:
        yield Text("  ".join(lines), style="dim")
