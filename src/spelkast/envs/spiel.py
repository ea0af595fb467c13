"""OpenSpiel: every game as a `pyspiel` game, and its endgames as miniatures.

    pyspiel.load_game("spelkast_<game>(players=3,deals=4096)")
    pyspiel.load_game("spelkast_endgame(game=<game>,nodes=500,choices=2)")

One chance move at the beginning says which of the `deals` of the `seed` is played; all later luck
follows from it, as in the cupboard itself. If several seats owe a decision, the lowest is asked
first, and the others do not learn what it did.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from ..engine import rulebook
from ..engine.actions import seat_letter
from ..engine.chance import seed_words
from ..engine.game import Game, game, games
from ..engine.layout import layout
from ..engine.schema import PUBLIC
from . import past
from .endgame import Endgame, find_endgame
from .past import ALL, FINGERPRINT, Moment

PREFIX = "spelkast_"
ENDGAME = PREFIX + "endgame"
DEALS = 1024


def register() -> None:
    """Enter every game, and the endgames of all, into OpenSpiel's registry; once is enough."""
    for found in games():
        enter(found)
    _enter(_type(ENDGAME, "Endgames", range(2, 9), _ENDGAME_DEFAULTS), _endgame)


def enter(rules: Game) -> None:
    """Enter one game: of the cupboard, or any other that stands on the engine."""
    if rules.slug not in {found.slug for found in games()}:
        past.OTHERS[rules.slug] = rules
    defaults = {"players": rules.players[0], "deals": DEALS, "seed": 0, **rules.defaults()}
    declared = _type(PREFIX + rules.slug, rules.slug, rules.players, defaults, rules.zero_sum)

    def make(params: Mapping[str, Any]) -> SpielGame:
        return _whole_game(rules, declared, params)

    _enter(declared, make)


def _enter(declared: Any, make: Callable[[Mapping[str, Any]], SpielGame]) -> None:
    if declared.short_name not in pyspiel.registered_names():
        # OpenSpiel's registry outlives Python, and would free the function without it: keep it.
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(make))
        pyspiel.register_game(declared, make)


def _type(
    short: str,
    long: str,
    players: range,
    defaults: Mapping[str, Any],
    zero_sum: bool = False,
    constant_sum: bool = False,
) -> Any:
    kinds = pyspiel.GameType.Utility
    utility = kinds.CONSTANT_SUM if constant_sum else kinds.GENERAL_SUM
    return pyspiel.GameType(
        short_name=short,
        long_name=f"Spelkast: {long}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.ZERO_SUM if zero_sum else utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(defaults),
    )


@dataclass(frozen=True)
class Openings:
    """What the chance move at the beginning chooses from, all equally likely."""

    rules: Game
    players: int
    count: int
    longest: int
    total: float | None
    """What results always add up to, if they do."""
    opening: Callable[[int], Moment]
    imagine: Callable[[Moment, int, int], Moment] = Moment.imagine
    """From a moment, a seat and a seed: another moment that this seat cannot tell from it."""

    def __deepcopy__(self, memo: object) -> Openings:
        return self


def _whole_game(rules: Game, declared: Any, params: Mapping[str, Any]) -> SpielGame:
    chosen = {name: params.get(name, value) for name, value in rules.defaults().items()}
    players = rules.check_players(params.get("players", rules.players[0]))
    count, words = int(params.get("deals", DEALS)), seed_words(int(params.get("seed", 0)))
    if count < 1:
        raise ValueError(f"deals: at least one is needed, not {count}")
    blank = rules.blank(1, players, chosen)

    def opening(number: int) -> Moment:
        states = blank.copy()
        rulebook.start(states[0], words, number)
        return Moment(rules, states)

    longest = rules.longest(players, rules.complete_options(chosen))
    total = 0.0 if rules.zero_sum else None
    return SpielGame(declared, Openings(rules, players, count, longest, total, opening), params)


_ENDGAME_DEFAULTS = {
    "game": "",
    "players": 2,
    "seed": 0,
    "worlds": 4,
    "nodes": 1000,
    "choices": 0,  # of each seat; 0: all there are
}


def _endgame(params: Mapping[str, Any]) -> SpielGame:
    given = {**_ENDGAME_DEFAULTS, **params}
    slug = str(given["game"]) or games()[0].slug
    rules = past.OTHERS.get(slug) or game(slug)
    players, seed, worlds, nodes = (int(given[n]) for n in ("players", "seed", "worlds", "nodes"))
    choices = int(given["choices"]) or ALL
    return endgame_game(find_endgame(rules, players, seed, worlds, nodes, choices), params)


def endgame_game(found: Endgame, params: Mapping[str, Any] | None = None) -> SpielGame:
    """An endgame as a game of OpenSpiel."""
    total = next(iter(found.sums)) if len(found.sums) == 1 else None
    declared = _type(
        ENDGAME,
        "Endgames",
        range(2, 9),
        _ENDGAME_DEFAULTS,
        zero_sum=total == 0,
        constant_sum=total is not None,
    )
    openings = Openings(
        found.game,
        found.players,
        len(found),
        found.longest,
        total,
        found.worlds.__getitem__,
        imagine=lambda moment, seat, seed: _one_of(found.alike(moment, seat), seed),
    )
    return SpielGame(declared, openings, params or {})


def _one_of(moments: Sequence[Moment], seed: int) -> Moment:
    return moments[seed % len(moments)]


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game as OpenSpiel sees it."""

    def __init__(self, declared: Any, openings: Openings, params: Mapping[str, Any]) -> None:
        self.openings = openings
        low, high = openings.rules.results
        info = pyspiel.GameInfo(
            num_distinct_actions=len(openings.rules.actions),
            max_chance_outcomes=openings.count,
            num_players=openings.players,
            min_utility=low,
            max_utility=high,
            utility_sum=openings.total,
            max_game_length=openings.longest,
        )
        super().__init__(declared, info, dict(params))

    def new_initial_state(self, *given: Any) -> SpielState:
        if given:
            raise ValueError("a game begins with its deal, and nowhere else")
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters here, not {params}")
        return Observer(self.openings, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel sees it: the dealer's copy. What a player may know of it comes from
    the observers."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment: Moment | None = None

    @property
    def _openings(self) -> Openings:
        found: Openings = self.get_game().openings
        return found

    def current_player(self) -> int:
        if self.moment is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.moment.over else self.moment.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self._openings.count
        return [(number, 1 / count) for number in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.moment is not None
        return list(self.moment.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            if not 0 <= action < self._openings.count:
                raise ValueError(f"there is no deal {action}")
            self.moment = self._openings.opening(action)
            return
        seat = self.moment.seat
        if action not in self.moment.legal(seat):
            raise ValueError(f"action {action} is not legal for player {seat}")
        self.moment = self.moment.after(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self._openings.rules.actions[action].text

    def is_terminal(self) -> bool:
        return self.moment is not None and self.moment.over

    def returns(self) -> list[float]:
        if self.moment is None or not self.moment.over:
            return [0.0] * self._openings.players
        return self.moment.results()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another position that this player cannot tell from the present one."""
        if self.moment is None:
            raise ValueError("nothing is dealt yet: there is nothing to resample")
        twin: SpielState = self.clone()
        twin.moment = self._openings.imagine(self.moment, player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        """What everybody sees: a text must not tell more."""
        if self.moment is None:
            return "not dealt"
        return f"{self.moment.phase_name}: {self.moment.fact_lines(PUBLIC, True, False)}"


class Observer:
    """What a player sees, as tensor and as text; the public and the private part as asked for."""

    def __init__(self, openings: Openings, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees the private part of all players")
        self._openings = openings
        self._layout = layout(openings.rules)
        self._public = bool(kind.public_info)
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recalls = bool(kind.perfect_recall)
        sizes = {
            "public": self._layout.public.stop if self._public else 0,
            "private": self._layout.size - self._layout.public.stop if self._private else 0,
            "past": 8 * FINGERPRINT if self._recalls else 0,
        }
        self.tensor = np.zeros(sum(sizes.values()), dtype=np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in sizes.items():
            if size:
                self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor. The past is the bits of its fingerprint: no two pasts have the same."""
        self.tensor.fill(0)
        moment = state.moment
        if moment is None:
            return
        viewer = self._viewer(player)
        seen = self._layout.encode(moment.view(viewer).records, np.array([viewer], dtype=np.int64))
        if self._public:
            self.dict["public"][:] = seen[0, self._layout.public]
        if self._private:
            self.dict["private"][:] = seen[0, self._layout.private]
        if self._recalls:
            raw = np.frombuffer(moment.known(viewer).fingerprint, dtype=np.uint8)
            self.dict["past"][:] = np.unpackbits(raw)

    def string_from(self, state: SpielState, player: int) -> str:
        moment, letter = state.moment, seat_letter(player)
        if moment is None:
            return f"{letter} not dealt"
        viewer = self._viewer(player)
        if self._recalls:
            return f"{letter} {moment.phase_name} {moment.known(viewer).fingerprint.hex()}"
        return f"{letter} {moment.fact_lines(viewer, self._public, self._private)}"

    def _viewer(self, player: int) -> int:
        """Who only wants what is public gets it as everybody does."""
        return player if self._private else PUBLIC
