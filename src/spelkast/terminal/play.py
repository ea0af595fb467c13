"""The loop: news, board, question, answer."""

from __future__ import annotations

import contextlib
import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text as Line

from ..engine.actions import Action
from ..engine.table import IllegalAction, NoUndo
from .choices import numbered, understand
from .screen import Screen
from .session import Occupied, Session, usual_file
from .text import short

LOST, INTERRUPTED = 1, 130


class Quit(Exception):
    """The person has had enough for now."""


def play_on(session: Session, language: str, file: Path | None = None) -> int:
    """Play to the end, or until the person stops; the exit status."""
    game = _Play(session, Screen(session, language, Console(highlight=False)), file)
    try:
        game.run()
    except (Quit, EOFError):
        return 0 if game.leave() else LOST
    except KeyboardInterrupt:
        game.leave()
        return INTERRUPTED
    except Exception:
        with contextlib.suppress(Exception):
            game.keep_somewhere()
        raise
    return 0


class _Play:
    def __init__(self, session: Session, screen: Screen, file: Path | None) -> None:
        self.session, self.screen, self.file = session, screen, file
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "help": self.help,
            "b": self.look,
            "l": self.log,
            "why": self.why,
            "u": self.undo,
            "undo": self.undo,
            "s": self.save,
            "save": self.save,
            "q": self.quit,
            "quit": self.quit,
        }

    def run(self) -> None:
        self.screen.title()
        while True:
            self.session.go_on()
            self.screen.news(self.session.news())
            self._keep_up()
            if self.session.table.over:
                self.screen.end(self.session)
                return
            self._turn()

    def _turn(self) -> None:
        if self.session.watching:
            self._watch()
            return
        self.look()
        while not self._answer(self._read("choose")):
            pass

    def _watch(self) -> None:
        """A spectator at a keyboard sets the pace; without one everything is printed at once."""
        if sys.stdin.isatty():
            self.look()
            while line := self._read("watch"):
                if not self._command(line):
                    self._unknown(line)

    def _read(self, prompt: str) -> str:
        self.screen.console.print(Line(self.screen.text.say(prompt)), end=" ")
        line = input().strip()
        if not sys.stdin.isatty():
            self.screen.console.print(Line(line))  # a keyboard shows what is typed, a file does not
        return line

    def _answer(self, line: str) -> bool:
        """Do what the line says; has the person moved?"""
        if not line or self._command(line):
            return not self.session.asked
        action = self._understand(line)
        if action is None:
            self._unknown(line)
            return False
        try:
            self.session.play(action)
        except IllegalAction as error:
            self._refuse(error)
            return False
        return True

    def _command(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.casefold())
        if command is None:
            return False
        command(rest.strip())
        return True

    def _understand(self, line: str) -> Action | None:
        return understand(line, self.session.view(), self.screen.words, self.screen.names)

    def _unknown(self, line: str) -> None:
        self.screen.say("unknown", "yellow", input=short(line))

    # Commands.

    def look(self, _: str = "") -> None:
        view = self.session.view()
        self.screen.board(view)
        self.screen.decision(view)
        if self.session.asked:
            self.screen.choices(view)

    def help(self, _: str = "") -> None:
        self.screen.say("help", example=self._example())

    def log(self, _: str = "") -> None:
        self.screen.heading("log")
        self.screen.news(self.session.table.events(self.session.seat))

    def why(self, text: str) -> None:
        if self.session.watching:
            self.screen.say("watching", "yellow")
            return
        if not text:
            self.screen.say("why-what", "yellow", example=self._example())
            return
        action = self._understand(text)
        if action is None:
            self._unknown(text)
            return
        try:
            self.session.table.check(self.session.seat, action)
        except IllegalAction as error:
            self._refuse(error)
        else:
            self.screen.say("allowed", action=action.text)

    def undo(self, _: str = "") -> None:
        if self.session.watching:
            self.screen.say("watching", "yellow")
            return
        try:
            action = self.session.undo()
        except NoUndo as error:
            self.screen.console.print(Line(self.screen.words.refusal(error), style="yellow"))
        else:
            self.screen.say("undone", action=self.screen.words.action(action, self.screen.names))
            self.look()

    def save(self, text: str) -> None:
        file = self._keep(Path(text) if text else self.file or usual_file(self.session))
        if file is not None:
            self.file = file
            self._tell_how_to_resume(file)

    def quit(self, _: str = "") -> None:
        raise Quit

    # Keeping the game.

    def leave(self) -> bool:
        """Say goodbye; is nothing lost?"""
        self.screen.console.print()
        safe = self.keep_somewhere()
        self.screen.say("bye")
        return safe

    def keep_somewhere(self) -> bool:
        """In the file that was named or, if that fails, in the usual one; is nothing lost?"""
        if self.session.table.over:
            return True
        for place in (self.file, usual_file(self.session)):
            file = place and self._keep(place)
            if file:
                self._tell_how_to_resume(file)
                return True
        return False

    def _tell_how_to_resume(self, file: Path) -> None:
        self.screen.say("resume", file=shlex.quote(str(file)))

    def _keep_up(self) -> None:
        """A file named on the command line is written after every move."""
        if self.file is not None:
            self._keep(self.file, quiet=True)

    def _keep(self, place: Path, quiet: bool = False) -> Path | None:
        """Write the game; the file it is in, or None if that did not go."""
        try:
            file = place.expanduser()
            self.session.save(file)
        except (OSError, ValueError, RuntimeError) as error:
            problem = self._problem(error)
            self.screen.say("not-saved", "yellow", file=short(str(place)), problem=problem)
            return None
        if not quiet:
            self.screen.say("saved", file=str(file))
        return file

    def _problem(self, error: Exception) -> str:
        if isinstance(error, Occupied):
            return self.screen.text.say("occupied")
        return getattr(error, "strerror", None) or str(error)

    def _refuse(self, error: IllegalAction) -> None:
        view, names = self.session.view(), self.screen.names
        reason = self.screen.words.refusal(error, view, names)
        ruling = f" ({self.screen.text.say('ruling', ruling=error.ruling)})" if error.ruling else ""
        self.screen.console.print(Line(f"{reason}{ruling}", style="yellow"))

    def _example(self) -> str:
        actions = numbered(self.session.view()) or {0: self.session.table.game.actions[0]}
        return next(iter(actions.values())).text
