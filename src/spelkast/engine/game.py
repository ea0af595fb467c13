"""`Game`: one game, declared as data; and the registry that finds the games by their folders."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

from . import kernel, rulebook
from .actions import ActionSpace, Domain
from .codes import Code, Phase, Reason, Says
from .numbers import whole
from .schema import PUBLIC, Option, Record, Schema, StateArray

KERNELS = ("setup", "forbids", "apply", "score", "standing", "resample", "broken", "choose")
"""What every game's modules must define between them; see rulebook.py."""

OPTIONAL_KERNELS: dict[str, Callable[..., Any]] = {
    "worth_asking": lambda s, seat, action: action,
    "list_run": rulebook.ask_run,
    "pace": lambda s: 0,
    "promise": lambda s, shares, out: None,
}
"""What they may define, and what does for games that do not."""

Options = dict[str, str | int]
Numbers = npt.NDArray[np.integer[Any]]

USUAL_PLAYERS = 3
"""How many sit down to a game that does not say how many are best."""


@dataclass(frozen=True, eq=False)
class Game:
    """Everything generic code knows about one game.

    `version` changes when the same seed and actions no longer give the same game. `longest` bounds
    the decisions in a game and `results` the result of a seat; `zero_sum` says that results add up
    to nothing, `equal_seats` that no seat has a better start than another. Tests check all of it.
    `usual` is how many sit down when nobody says how many; `presets` are ways to play that have a
    name, each with the options in which it is not the rulebook's game.
    `tallies` is what results are counted by besides the seat: the name of a domain, and what tells
    from finished records which of its tokens each seat had. `gauges` are numbers of a finished game
    that are worth a mean, such as its rounds.
    `guided` is how many decisions of a playout in a search the rule-based player takes: all, unless
    it thinks so long that many random playouts tell more than a few good ones.
    `horizon` is how many beats (`pace`) a search of this seat, among so many players, looks ahead
    before it takes for its result what the position promises (`promise`); 0 if it plays on to the
    end.
    """

    slug: str
    version: int
    players: range
    state: type[Schema]
    actions: ActionSpace
    phases: type[Phase]
    events: type[Says]
    reasons: type[Reason]
    invariants: type[Code]
    domains: Mapping[str, Domain]
    kernels: tuple[ModuleType, ...]
    longest: Callable[[int, Options], int]
    results: tuple[float, float]
    zero_sum: bool
    equal_seats: bool
    usual: int = USUAL_PLAYERS
    presets: Mapping[str, Mapping[str, str | int]] = field(default_factory=dict)
    tallies: Mapping[str, Callable[[StateArray], Numbers]] = field(default_factory=dict)
    gauges: Mapping[str, Callable[[StateArray], Numbers]] = field(default_factory=dict)
    guided: int = 1 << 30
    horizon: Callable[[int, int], int] = lambda seat, players: 0

    def __post_init__(self) -> None:
        self.check_players(self.usual)
        for chosen in self.presets.values():
            self.complete_options(chosen)
        rules = SimpleNamespace(**self._tables())
        for name in (*KERNELS, *OPTIONAL_KERNELS):
            setattr(rules, name, self._kernel(name))
        kernel.bind(self.state.dtype, rules, self._file)

    def _kernel(self, name: str) -> Callable[..., Any]:
        owners = [module for module in self.kernels if name in vars(module)]
        owner = next((m for m in owners if _defined_in(m, name)), None)
        if owner is not None:
            found: Callable[..., Any] = getattr(owner, name)
            return found
        if name not in OPTIONAL_KERNELS:
            raise TypeError(f"{self.slug}: no kernel called {name!r}")
        return OPTIONAL_KERNELS[name]

    def _tables(self) -> dict[str, Callable[..., Any]]:
        runs = self.actions.spans(self.phases)
        words = self.state.keep.view(np.int64)
        written = self.state.words
        return {
            "runs_offered": lambda s: runs.shape[1],
            "run_offered": lambda s, run, end: int(runs[s.phase, run, end]),
            "kept": lambda s, viewer, word: words[viewer, word],
            "position_words": lambda s: written,
            "waits_seen": self._waits_seen(),
        }

    def _waits_seen(self) -> Callable[..., Any]:
        """In a veiled phase a viewer sees the own bit, and of the others all that are asked."""
        veiled = np.array([phase.veiled for phase in self.phases], dtype=np.int8)
        if not veiled.any():
            return lambda s, viewer: int(s.to_act)
        return lambda s, viewer: (
            int(s.to_act) & 1 << viewer | int(s.asked) & ~(1 << viewer)
            if veiled[s.phase]
            else int(s.to_act)
        )

    @property
    def folder(self) -> Path:
        """Where everything lies that this game owns."""
        return self._file.parent

    @property
    def _file(self) -> Path:
        file = self.kernels[0].__file__
        assert file is not None
        return Path(file)

    def part(self, name: str) -> ModuleType | None:
        """A module of the game's own folder that it may have or not: words, picture, scenario."""
        full = f"{self.kernels[0].__package__}.{name}"
        return importlib.import_module(full) if importlib.util.find_spec(full) else None

    @cached_property
    def options(self) -> dict[str, Option]:
        return self.state.options

    def defaults(self) -> Options:
        return {name: option.default for name, option in self.options.items()}

    def check_players(self, players: object) -> int:
        number = whole(players)
        if number is None or number not in self.players:
            first, last = self.players[0], self.players[-1]
            raise ValueError(f"{self.slug} is for {first} to {last} players, not {players!r}")
        return number

    def check_seat(self, seat: object, players: int) -> int:
        """A seat of this many players, or the spectator's."""
        number = whole(seat)
        if number is None or (number != PUBLIC and not 0 <= number < players):
            raise ValueError(f"there is no seat {seat!r}: seats run from 0 to {players - 1}")
        return number

    def complete_options(self, chosen: Mapping[str, object]) -> Options:
        """All options with their values; unknown names and values are refused."""
        for name in chosen:
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise ValueError(f"{self.slug} has no option {name!r} (it has: {known})")
        return {
            name: option.decode(option.encode(chosen.get(name, option.default)))
            for name, option in self.options.items()
        }

    def preset(self, name: str) -> Options:
        """What a preset sets: every option that tells presets apart, and no other."""
        if name not in self.presets:
            known = ", ".join(self.presets) or "none"
            raise ValueError(f"{self.slug} has no preset {name!r} (it has: {known})")
        complete = self.complete_options(self.presets[name])
        telling = {option for chosen in self.presets.values() for option in chosen}
        return {option: value for option, value in complete.items() if option in telling}

    def preset_of(self, options: Mapping[str, object]) -> str:
        """The preset that is played with these options; "" if none is."""
        complete = self.complete_options(options)
        return next((n for n in self.presets if self.preset(n).items() <= complete.items()), "")

    def blank(self, count: int, players: int, options: Mapping[str, object]) -> StateArray:
        """Records with seats and options set and nothing dealt."""
        states = self.state.new(count)
        states["seats"] = self.check_players(players)
        for name, value in self.complete_options(options).items():
            states[name] = self.options[name].encode(value)
        return states

    def options_of(self, record: Record) -> Options:
        return {name: opt.decode(int(record[name])) for name, opt in self.options.items()}


def _defined_in(module: ModuleType, name: str) -> bool:
    function = getattr(module, name)
    return bool(getattr(function, "__module__", None) == module.__name__)


def slugs() -> tuple[str, ...]:
    """The games in the cupboard: one folder of `spelkast.games` each."""
    package = importlib.import_module("spelkast.games")
    return tuple(sorted(m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg))


def game(slug: str) -> Game:
    """The game of that name."""
    if slug not in slugs():
        raise ValueError(f"there is no game {slug!r} (there are: {', '.join(slugs())})")
    return _open(slug)


@cache
def _open(slug: str) -> Game:
    found = importlib.import_module(f"spelkast.games.{slug}").GAME
    assert isinstance(found, Game)
    return found


def games() -> list[Game]:
    """All games there are."""
    return [game(slug) for slug in slugs()]
