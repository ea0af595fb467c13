"""Positions worth looking at, laid on a table of a running server without playing up to them.

Deals and moves are written into the server's SQLite file before the table begins, as a game that
goes on from another one would have them. From then on everything is as real as it gets.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from playwright.sync_api import Page

import spelkast
from spelkast.bots import make_bot
from spelkast.engine.actions import seat_letter
from spelkast.engine.game import games
from spelkast.engine.table import Table
from tests import walks
from tests.site.servers import Server

NAMES = ("Sofie", "Jan", "Cato", "Piet", "Ada", "Bram", "Lou", "Mia")
FIRST_SEED = {"land-from": 1093, "skull-from": 41, "skull-to": 94, "discard": 1091, "draw-ask": 272}
"""Where a phase comes soon; from there on every deal is tried."""
OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "inferos": {"turn_limit": 40, "vega_take": "open"},
    "rennes": {"codes_to_win": 2, "max_rounds": 10},
}
"""Options that keep a game short, or that hide more; a game not named here has its own."""
RARE: Mapping[tuple[str, str], Mapping[str, Any]] = {
    ("rennes", "sacrifice"): {"sanctuaire": "cards", "codes_to_win": 3, "max_rounds": 0},
    ("rennes", "joker"): {"codes_to_win": 5, "max_rounds": 0},
}
"""Options with which a phase of a game comes at all, or sooner."""
DEALS, LONGEST = 300, 300
LONGER = {"rennes": 2500}
"""Games that need more moves to come to all their phases."""
WISHES: Mapping[str, Callable[[Table, int, random.Random], list[str]]] = {"rennes": walks.wish}
"""Games in which moves without any aim lead nowhere: some moves in a row that do."""
SKILLED = {("rennes", "joker"): "joker"}
"""Phases that only good players come to, and the kind of action that leads there."""
BRISK = 22
"""A deal with which two good players of inferos need few moves."""


@dataclass(frozen=True)
class Story:
    """A deal and the first moves of a game."""

    game: str
    players: int
    seed: int
    options: Mapping[str, Any]
    log: tuple[tuple[int, str], ...]
    asked: tuple[int, ...]
    """The seats that owe a decision at the end of it."""

    @property
    def letter(self) -> str:
        return seat_letter(self.asked[0])

    def of(self, seat: int) -> list[str]:
        """The moves of one seat."""
        return [action for who, action in self.log if who == seat]

    def table(self) -> Table:
        table = spelkast.new(self.game, self.players, seed=self.seed, **dict(self.options))
        for seat, action in self.log:
            table.play(seat, action)
        return table

    def then(self, *moves: tuple[int, str]) -> Story:
        """The same with some more moves."""
        longer = replace(self, log=self.log + moves)
        return replace(longer, asked=longer.table().to_act)

    def less(self, moves: int) -> Story:
        """The same without its last moves."""
        shorter = replace(self, log=self.log[: len(self.log) - moves])
        return replace(shorter, asked=shorter.table().to_act)


def any_move(table: Table, seat: int, luck: random.Random) -> list[str]:
    return [luck.choice(table.legal(seat)).text]


def good_move(kind: str) -> Callable[[Table, int, random.Random], list[str]]:
    """What a good bot does; but an action of this kind as soon as there is one."""

    def wish(table: Table, seat: int, luck: random.Random) -> list[str]:
        legal = table.legal(seat)
        wanted = [action.text for action in legal if action.kind == kind]
        bot = make_bot("rules", seed=1, seat=seat)
        return wanted[:1] or [bot.choose(table.view(seat), legal).text]

    return wish


def random_stories(
    game: str, players: int, first: int, phase: str = ""
) -> Iterator[tuple[Table, Story]]:
    """Games of any moves: the table after each move, and how it came about."""
    options = {**OPTIONS.get(game, {}), **RARE.get((game, phase), {})}
    skill = SKILLED.get((game, phase))
    wish = good_move(skill) if skill else WISHES.get(game, any_move)
    for seed in range(first, first + DEALS):
        luck, table = random.Random(seed), spelkast.new(game, players, seed=seed, **options)
        todo: list[str] = []
        while True:
            moves = tuple((move.seat, move.action.text) for move in table.log)
            yield table, Story(game, players, seed, options, moves, table.to_act)
            if table.over or len(moves) >= LONGER.get(game, LONGEST):
                break
            seat = table.to_act[0]
            todo = todo or wish(table, seat, luck)
            table.play(seat, todo.pop(0))


@cache
def story_to(phase: str, players: int = 4, game: str = "inferos") -> Story:
    """The beginning of a game in which somebody decides in this phase, with several choices."""
    for table, story in random_stories(game, players, FIRST_SEED.get(phase, 0), phase):
        if not table.over and table.view().phase_name == phase:
            if len(table.legal(story.asked[0])) > 1:
                return story
    raise LookupError(f"no game of {game} comes to {phase}")


def phases() -> list[tuple[str, str]]:
    """Every game, with every phase in which somebody is asked."""
    return [(rules.slug, phase.slug) for rules in games() for phase in rules.phases if phase.note]


def most_players(game: str) -> int:
    """As many as can play, but no more than four."""
    return min(4, spelkast.game(game).players[-1])


@cache
def whole_story(players: int = 2, game: str = "inferos") -> Story:
    """A brisk game between good bots, to its end."""
    options = {"turn_limit": 40} if game == "inferos" else OPTIONS.get(game, {})
    table = spelkast.new(game, players, seed=BRISK, **options)
    bots = [make_bot("rules", seed=1, seat=seat) for seat in range(players)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.legal(seat)))
    moves = tuple((move.seat, move.action.text) for move in table.log)
    return Story(game, players, BRISK, options, moves, ())


def fix_deal(server: Server, room: str, seed: int) -> None:
    """The deal of a table that has not begun."""
    with closing(sqlite3.connect(server.data / "spelkast.db", timeout=30)) as store, store:
        store.execute("UPDATE rooms SET seed = ? WHERE id = ?", (str(seed), room))


def give_away(server: Server, room: str, seat: int) -> None:
    """Let a seat belong to somebody who never comes."""
    with closing(sqlite3.connect(server.data / "spelkast.db", timeout=30)) as store, store:
        store.execute(
            "UPDATE chairs SET kind = 'person', person = ? WHERE room = ? AND seat = ?",
            (f"nobody-{seat}", room, seat),
        )


def ask(server: Server, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What the server's file says."""
    with closing(sqlite3.connect(server.data / "spelkast.db", timeout=30)) as store:
        return store.execute(query, values).fetchall()


def entries(server: Server, room: str) -> list[tuple[int, str]]:
    """Every move that was accepted at a table: the seat and the action."""
    return ask(server, "SELECT seat, action FROM entries WHERE room = ? ORDER BY seq", room)


class Mentor:
    """Whispers what a good bot would do, so that whole games are short.

    It replays the game from the server's own file.
    """

    def __init__(self, server: Server, room: str) -> None:
        self._server, self._room = server, room
        deal = "SELECT game, seed, options FROM rooms WHERE id = ?"
        ((game, seed, options),) = ask(server, deal, room)
        ((players,),) = ask(server, "SELECT count(*) FROM chairs WHERE room = ?", room)
        self.table = spelkast.new(game, players, seed=int(seed), **json.loads(options))

    def __call__(self, seat: int) -> str:
        for who, action in entries(self._server, self._room)[len(self.table.log) :]:
            self.table.play(who, action)
        bot = make_bot("rules", seed=1, seat=seat)
        return bot.choose(self.table.view(seat), self.table.legal(seat)).text

    def advises(self, seat: int) -> Callable[[], str]:
        return lambda: self(seat)


def against_bots(
    server: Server, page: Page, game: str, players: int, options: Mapping[str, Any], seed: int
) -> str:
    """A table with these options at which everybody else is a bot, from its beginning; its id."""
    room = _set(server, page, game, players)
    fix_deal(server, room, seed)
    with closing(sqlite3.connect(server.data / "spelkast.db", timeout=30)) as store, store:
        ((agreed,),) = store.execute("SELECT options FROM rooms WHERE id = ?", (room,))
        merged = json.dumps({**json.loads(agreed), **options})
        store.execute("UPDATE rooms SET options = ? WHERE id = ?", (merged, room))
        store.execute(
            "UPDATE chairs SET kind = 'bot', person = NULL, level = 'rules'"
            " WHERE room = ? AND seat > 0",
            (room,),
        )
    _begin(server, page, room)
    return room


def _set(server: Server, page: Page, game: str, players: int) -> str:
    made = page.request.post(
        f"/set/{game}",
        form={"players": str(players)},
        headers={"accept": "application/json", "origin": server.address},
    )
    return str(made.json()["goto"]).rpartition("/")[2]


def _begin(server: Server, page: Page, room: str) -> None:
    answer = page.request.post(
        f"/t/{room}/begin",
        headers={"accept": "application/json", "origin": server.address},
    )
    assert answer.ok, answer.text()


def lay(server: Server, page: Page, story: Story, *, alone: bool = True, clock: int = 0) -> str:
    """A table of the one who looks at the page, at the end of a story; its id.

    They have all seats; unless `alone`, only the first one that is asked, and the others belong to
    people who never come.
    """
    room = _set(server, page, story.game, story.players)
    with closing(sqlite3.connect(server.data / "spelkast.db", timeout=30)) as store, store:
        _write(store, room, story, alone)
        store.execute("UPDATE rooms SET clock = ? WHERE id = ?", (clock, room))
    _begin(server, page, room)
    return room


def _write(store: sqlite3.Connection, room: str, story: Story, alone: bool) -> None:
    ((host, options, created),) = store.execute(
        "SELECT host, options, created FROM rooms WHERE id = ?", (room,)
    )
    agreed = json.dumps({**json.loads(options), **story.options})
    store.execute(
        "UPDATE rooms SET seed = ?, options = ?, entries = ? WHERE id = ?",
        (str(story.seed), agreed, len(story.log), room),
    )
    for seat in range(story.players):
        mine = alone or seat == story.asked[0]
        kind = "person" if seat == story.asked[0] or not alone else "device"
        store.execute(
            "UPDATE chairs SET kind = ?, name = ?, person = ? WHERE room = ? AND seat = ?",
            (kind, NAMES[seat], host if mine else f"nobody-{seat}", room, seat),
        )
    store.executemany(
        'INSERT INTO entries (room, seq, seat, action, at, "by") VALUES (?, ?, ?, ?, ?, ?)',
        [
            (room, number, seat, action, created, "fork")
            for number, (seat, action) in enumerate(story.log, start=1)
        ],
    )
