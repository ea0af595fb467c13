"""Bots in any language: a program that reads questions and writes answers, each a line of JSON.

    > {"game": "reich", "players": 3, "options": {…}, "seat": "B", "phase": "turn", "seed": 7,
       "view": {"hand": […], …}, "legal": ["play 12", …]}
    < {"action": "play 12"}

A question holds all that the seat knows, so a program need not remember anything, and one running
program answers for every seat and game. What is hidden reads 0, as in every view.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import shlex
import subprocess
import threading
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ..engine.actions import Action, seat_letter
from ..engine.view import View

PATIENCE = 10.0
"""Seconds that a program has for an answer."""
LONGEST_LINE = 10_000

_named: dict[str, str] = {}


class BadBot(RuntimeError):
    """A program that cannot be asked or does not answer as it should; the message says what."""


def programs() -> Mapping[str, str]:
    """The programs that were given a name, and their commands."""
    return _named


def name_program(entry: str) -> str:
    """`NAME=COMMAND`: from now on a bot of that name asks this program."""
    name, equals, command = entry.partition("=")
    name = name.strip()
    if not (equals and command.strip() and name.isidentifier() and len(name) <= 20):
        raise ValueError(f"{entry!r}: write a bot of your own as name=command")
    _named[name] = command.strip()
    return name


class ProgramBot:
    """Asks a program."""

    def __init__(self, command: str, seed: int = 0) -> None:
        self._program = running(command)
        self._seed = seed

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        answer = self._program.ask({**question(view, legal), "seed": self._seed})
        found = next((action for action in legal if action.text == answer), None)
        if found is None:
            raise BadBot(f"{self._program.command}: {answer!r} is not one of the legal actions")
        return found


def question(view: View, legal: Sequence[Action]) -> dict[str, Any]:
    """All that a seat knows, as plain data."""
    return {
        "game": view.game.slug,
        "players": int(view.record.seats),
        "options": view.options,
        "seat": seat_letter(view.seat),
        "phase": view.phase_name,
        "view": view.data(),
        "legal": [action.text for action in legal],
    }


@cache
def running(command: str) -> Program:
    return Program(command)


class Program:
    """A running program, started when it is first asked, and again if it has ended."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ValueError(f"{command!r} is no command: {error}") from error
        if not self._words:
            raise ValueError("which program? write program:COMMAND")
        self._process: subprocess.Popen[str] | None = None
        self._turn = threading.Lock()
        atexit.register(self.stop)

    def ask(self, asked: Mapping[str, Any]) -> str:
        """The text of the action that it answers with."""
        with self._turn:
            process = self._started()
            alarm = threading.Timer(PATIENCE, process.kill)
            alarm.start()
            try:
                line = self._exchange(process, json.dumps(asked))
            finally:
                alarm.cancel()
        return self._read(line)

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None or self._process.poll() is not None:
            try:
                self._process = subprocess.Popen(
                    self._words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    text=True,
                    encoding="utf-8",
                )
            except OSError as error:
                raise BadBot(f"{self.command}: {error.strerror}") from error
        return self._process

    def _exchange(self, process: subprocess.Popen[str], line: str) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer = process.stdout.readline(LONGEST_LINE)
        except (OSError, UnicodeDecodeError) as error:
            self.stop()
            raise BadBot(f"{self.command}: {error}") from error
        if not answer.endswith("\n"):
            self.stop()
            raise BadBot(f"{self.command}: no answer (it has {PATIENCE:g} seconds for a line)")
        return answer

    def _read(self, line: str) -> str:
        try:
            return str(json.loads(line)["action"])
        except (ValueError, TypeError, KeyError) as error:
            raise BadBot(f"{self.command}: {line[:80]!r} is not an answer") from error

    def stop(self) -> None:
        """End it; it is started again if it is asked again."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for stream in (process.stdin, process.stdout):
            with contextlib.suppress(OSError):
                if stream is not None:
                    stream.close()
