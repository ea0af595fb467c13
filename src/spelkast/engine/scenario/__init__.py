"""Scenarios: worked examples in files, which prove the rules and illustrate the rulebook.

A file says what is given, what is done, and what must then be so, in the words of the game:

    game = "inferos"
    id = "S2"
    title = "A strip is taken only when it is needed"
    rulings = ["R23"]
    players = 2
    given.path = ["4A printed"]
    given.pawns = { A = 1 }

    [[step]]
    do = ["A play 3", "B play 2"]
    expect.pawns = { A = 4, B = 2 }
    expect.no_events = ["flips"]

In place of `step` a file may hold `case` entries, each with steps of its own, and with options
and given facts that are added to those of the file. Expectations are listed in expectations.py;
which facts can be given and expected is up to the game's module `scenario`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .. import rulebook
from ..chance import seed_words
from ..game import Game, game
from ..schema import StateArray, clone
from ..table import IllegalAction, Move, Table
from .expectations import (
    Check,
    Moment,
    Setting,
    Vocabulary,
    broken_rule,
    read_checks,
    read_moves,
)
from .reading import BadScenario, Reader

__all__ = ["BadScenario", "Case", "Difference", "Scenario", "Step", "files", "load", "run"]


@dataclass(frozen=True)
class Step:
    """What is done, and what must then be so."""

    number: int
    moves: tuple[Move, ...]
    checks: tuple[Check, ...]
    note: str


@dataclass(frozen=True)
class Case:
    """One position and what follows from it. `title` is empty if the file has only one."""

    title: str
    opening: StateArray
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Scenario:
    """One file."""

    path: Path
    game: Game
    id: str
    title: str
    rulings: tuple[str, ...]
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Difference:
    """The first thing that is not as the scenario says."""

    id: str
    case: str
    step: int
    key: str
    wanted: object
    found: object

    def __str__(self) -> str:
        case = f" ({self.case})" if self.case else ""
        where = f"{self.id}{case}, step {self.step}, {self.key}"
        return f"{where}: expected {self.wanted}, found {self.found}"


def files(game: Game) -> list[Path]:
    """The scenario files of a game."""
    return sorted((game.folder / "scenarios").glob("*.toml"))


# ------------------------------------------------------------------------------- Reading


def load(path: Path | str) -> Scenario:
    """Read a scenario; `BadScenario` says in one line what is wrong with it."""
    path = Path(path)
    read = Reader(_toml(path), f"{path.name}: ")
    found = _game(read)
    title = read.text("title")
    cases = read.tables("case")
    if cases and "step" in read:
        read.fail("step", "a file has steps or cases, not both")
    shared = {key: _raw_table(read, key) for key in ("options", "given")}
    players = read.number("players")
    scenario = Scenario(
        path,
        found,
        read.text("id"),
        title,
        _rulings(read),
        tuple(_case(found, players, shared, one, one.text("title")) for one in cases)
        or (_case(found, players, shared, read, ""),),
    )
    read.finish()
    return scenario


def _toml(path: Path) -> Mapping[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadScenario(f"{path.name}: no valid TOML: {error}") from error
    except OSError as error:
        raise BadScenario(f"{path.name}: cannot be read: {error.strerror}") from error


def _game(read: Reader) -> Game:
    try:
        return game(read.text("game"))
    except BadScenario:
        raise
    except ValueError as error:
        read.fail("game", str(error))


def _rulings(read: Reader) -> tuple[str, ...]:
    rulings = read.texts("rulings")
    if not rulings:
        read.fail("rulings", "at least one: what does this example show?")
    for ruling in rulings:
        if not re.fullmatch(r"R[1-9]\d*", ruling):
            read.fail("rulings", f"{ruling!r} is no ruling; they are called R1, R2, …")
    return tuple(rulings)


def _raw_table(read: Reader, key: str) -> dict[str, object]:
    table = read.table(key)
    return {name: table.raw(name) for name in table}


def _case(
    found: Game, players: int, shared: Mapping[str, dict[str, object]], read: Reader, title: str
) -> Case:
    options = shared["options"] | _raw_table(read, "options")
    given = shared["given"] | _raw_table(read, "given")
    words = _vocabulary(found)
    try:
        states = found.blank(1, players, options)
    except ValueError as error:
        raise BadScenario(f"{read.place}players and options: {error}") from error
    rulebook.start(states[0], seed_words(0), 0)
    _arrange(found, words, states, Reader(given, f"{read.place}given."))
    setting = Setting(found, players, words, states)
    steps = [_step(one, n, setting) for n, one in enumerate(read.tables("step"), start=1)]
    if not steps:
        read.fail("step", "missing")
    if title:
        read.finish()
    return Case(title, states, tuple(steps))


def _vocabulary(found: Game) -> Vocabulary:
    """A game's own words lie in its folder, in the module `scenario`."""
    module = found.part("scenario")
    if module is None:
        raise BadScenario(f"{found.slug} has no words for scenarios")
    vocabulary: Vocabulary = module
    return vocabulary


def _arrange(found: Game, words: Vocabulary, states: StateArray, given: Reader) -> None:
    words.arrange(states[0], given)
    given.finish()
    if broken := broken_rule(found, states[0]):
        raise BadScenario(
            f"{given.place.rstrip('.')}: not a position of this game: not so: {broken}"
        )


def _step(read: Reader, number: int, setting: Setting) -> Step:
    if "do" not in read and "expect" not in read:
        raise BadScenario(f"{read.place}a step does something or expects something")
    moves = read_moves(read, "do", setting) if "do" in read else ()
    checks = read_checks(read.table("expect"), setting)
    note = read.text("note") if "note" in read else ""
    read.finish()
    return Step(number, moves, tuple(checks), note)


# ------------------------------------------------------------------------------- Running


def run(scenario: Scenario) -> Difference | None:
    """Play every case; the first difference from what is expected, if there is one."""
    for case in scenario.cases:
        table = Table.at(scenario.game, case.opening)
        since = 0  # until something is done, what is known is how the turn began
        for step in case.steps:
            if step.moves:
                since = len(table.log) + 1
            if wrong := _wrong(table, step, since):
                return Difference(scenario.id, case.title, step.number, *wrong)
    return None


def _wrong(table: Table, step: Step, since: int) -> tuple[str, object, object] | None:
    """What a step should be, and is: key, wanted, found."""
    moment = Moment(table, clone(table._states), since)
    for move in step.moves:
        try:
            table.play(move.seat, move.action)
        except IllegalAction as error:
            return "do", f"{move} to be allowed", f"{error}"
        if broken := broken_rule(table.game, table._states[0]):
            return f"do {move}", "a position of this game", f"not so: {broken}"
    for check in step.checks:
        found = check.look(moment)
        if found != check.wanted:
            return check.key, check.wanted, found
    return None
