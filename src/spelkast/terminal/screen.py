"""What is printed: news, the board, the decision, the list of choices, the end."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Iterable
from functools import cache

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from ..engine.actions import Action, seat_letter
from ..engine.game import Game
from ..engine.view import Event, View
from ..engine.words import Names, Words
from .choices import legal_numbers
from .session import NOBODY, PERSON, Session
from .text import Text

Draw = Callable[[View, Words, Names], RenderableType]

BOT_NAMES = ("Anna", "Bram", "Cato", "Daan", "Eva", "Finn", "Gijs", "Hugo")
"""Each begins with the letter of the seat, as pawns and files have it."""


class Screen:
    """One person's screen. Everything it shows it reads from views and events of that seat."""

    def __init__(self, session: Session, language: str, console: Console) -> None:
        self.words = Words(session.table.game, language)
        self.text = Text(language)
        self.console = console
        self.names = seat_names(session, self.text)

    def say(self, key: str, style: str = "", **args: str | int) -> None:
        """One message, unbroken, so that a command in it can be copied."""
        self.console.print(Line(self.text.say(key, **args), style=style), soft_wrap=True)

    def heading(self, key: str) -> None:
        self.console.print(Rule(self.text.say(key)))

    def title(self) -> None:
        self.console.print(Rule(escape(self.words.title())))
        self.console.print(Line(self.words.tagline(), style="italic"))

    def news(self, events: Iterable[Event]) -> None:
        for event in events:
            line = f"· {self.words.event(event, self.names)}"
            self.console.print(Line(line, style="bold" if event.private else ""))

    def board(self, view: View) -> None:
        draw = board_of(view.game)
        if draw is not None:
            self.console.print()
            self.console.print(draw(view, self.words, self.names))

    def decision(self, view: View) -> None:
        what, why = self.words.decision(view, self.names)
        self.console.print()
        self.console.print(Line(what, style="bold"))
        if why:
            self.console.print(Line(why, style="dim"))

    def choices(self, view: View) -> None:
        cells = [self._choice(number, action) for number, action in legal_numbers(view).items()]
        self.console.print(Padding(Columns(cells, padding=(0, 3), equal=True), (0, 0, 0, 1)))

    def _choice(self, number: int, action: Action) -> Line:
        return Line.assemble(
            (f"{number:>2}", "bold cyan"), " ", self.words.action(action, self.names)
        )

    def end(self, session: Session) -> None:
        view = session.view()
        self.board(view)
        self.decision(view)
        table = Table(title=self.text.say("result"), title_justify="left", box=None)
        for seat, result in enumerate(session.table.results or ()):
            table.add_row(escape(self.names[seat_letter(seat)]), f"{result:+g}")
        self.console.print(table)
        if session.table.deal == 0:
            self.say("deal", "dim", command=command(session))


def command(session: Session) -> str:
    """The command that deals this game again, to the same players."""
    table = session.table
    words = ["spelkast", "play", table.game.slug]
    words += ["--players", str(table.players), "--seed", str(table.seed)]
    if session.seat != 0:
        words += ["--seat", NOBODY if session.watching else seat_letter(session.seat)]
    bots = [chair for chair in session.chairs if chair != PERSON]
    if set(bots) != {"rules"}:
        words += ["--bots", ",".join(bots)]
    usual = table.game.complete_options({})
    for name, value in table.options.items():
        if value != usual[name]:
            words += ["--option", f"{name}={value}"]
    return " ".join(words)


def seat_names(session: Session, text: Text) -> Names:
    letters = [seat_letter(seat) for seat in range(session.table.players)]
    return {
        letter: text.say("player", letter=letter) if chair == PERSON else bot
        for letter, chair, bot in zip(letters, session.chairs, BOT_NAMES, strict=False)
    }


@cache
def board_of(rules: Game) -> Draw | None:
    """`draw` of the game's own `terminal` module, if it has one."""
    name = f"{rules.kernels[0].__package__}.terminal"
    if importlib.util.find_spec(name) is None:
        return None
    draw: Draw = importlib.import_module(name).draw
    return draw
