"""Wire secrecy: for a whole game, what reaches a viewer does not depend on what it cannot know.

The game is played twice at the same time: as it is, and with everything hidden from one viewer
dealt anew. Pages, streams and JSON that this viewer receives are the same bytes, in the same
number of messages, until the rules bring the difference to light. From there the hidden cards are
exchanged again, and so on to the end of the game.
"""

from __future__ import annotations

import gzip
import random
import zlib
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from spelkast.engine.game import Game, game, slugs
from spelkast.engine.schema import PUBLIC, StateArray
from spelkast.engine.table import IllegalAction, Table
from spelkast.web import streams
from spelkast.web.hall.model import ChatLine, Showing
from spelkast.web.store.store import Kept
from tests.site.stages import OPTIONS
from tests.site.worlds import Listener, Person, World, joined, settle, two_worlds

PLAYERS = 3
TRIES = 1500
"""Deals that are tried, to find another one in which the next move can be the same."""
DONE = ""
"""No move: in that world the seat has given its hidden answer already, in fewer moves."""


class Company:
    """The people of one world: players, and somebody who watches."""

    def __init__(self, world: World) -> None:
        self.players = [world.somebody(f"P{n}") for n in range(PLAYERS)]
        self.watcher = world.somebody("W")

    def viewer(self, seat: int) -> Person:
        return self.watcher if seat == PUBLIC else self.players[seat]

    def close(self) -> None:
        for person in (*self.players, self.watcher):
            person.close()


class Pair:
    """One room in both worlds, seen by one viewer; `tables` is the truth about each."""

    def __init__(
        self, companies: list[Company], tables: tuple[Table, Table], seat: int, number: int
    ) -> None:
        self.tables, self.seat, self.number = tables, seat, number
        self.people = [company.players for company in companies]
        self.watchers = [company.viewer(seat) for company in companies]
        for watcher in self.watchers:
            watcher.received.clear()
        self.rooms = [self._open(people) for people in self.people]
        assert self.rooms[0] == self.rooms[1]
        self.listeners = [self._listen(watcher) for watcher in self.watchers]
        self._settle()

    def _open(self, people: list[Person]) -> str:
        chairs = [{"kind": "me"}, *({"kind": "friend"} for _ in people[1:])]
        made = people[0].post("/api/tables", game=self.tables[0].game.slug, chairs=chairs)
        room = str(made.json()["id"])
        for person in people[1:]:
            assert person.post(f"/api/tables/{room}/join", name=person.name).status_code == 200
        return room

    def _listen(self, watcher: Person) -> list[Listener]:
        room = self.rooms[0]
        return [
            watcher.listen(f"/t/{room}/stream"),
            watcher.listen(f"/t/{room}/stream?shape=tall"),
            watcher.listen(f"/api/tables/{room}/stream", api=True),
        ]

    def _settle(self) -> None:
        for watcher, listeners in zip(self.watchers, self.listeners, strict=True):
            settle(listeners, watcher.world.newest_frame(self.rooms[0], self.seat))

    def play(self, seat: int, actions: tuple[str, str]) -> None:
        room = self.rooms[0]
        for people, table, action in zip(self.people, self.tables, actions, strict=True):
            if action == DONE:
                continue
            client = people[seat]
            view = client.client.get(
                f"/api/tables/{room}/view", headers={"authorization": f"Bearer {client.token}"}
            ).json()
            body = {"action": action, "moment": view["moment"]}
            answer = client.post(f"/api/tables/{room}/act", **body)
            assert answer.status_code == 200, answer.text
            if seat == self.seat:
                client.received.append(answer.content)
            table.play(seat, action)
        self._settle()

    def look(self) -> None:
        """Load everything anew in both worlds, and ask why something is refused."""
        room, actions = self.rooms[0], self.tables[0].game.actions
        kinds = list(actions.kinds)
        refused = actions[actions.span(kinds[self.number % len(kinds)])[0]]
        for watcher in self.watchers:
            watcher.look(f"/t/{room}" + ("?log=all" if self.number % 2 else ""))
            watcher.look(f"/t/{room}/why?action={quote(refused.text)}")
            for part in ("", "/view", "/log"):
                watcher.look(f"/api/tables/{room}{part}", api=True)
            if self.number == 0:
                watcher.look("/mine")

    def close(self) -> tuple[list[bytes], list[bytes]]:
        self.look()
        heard = [
            [*watcher.received, *(listener.close() for listener in listeners)]
            for watcher, listeners in zip(self.watchers, self.listeners, strict=True)
        ]
        return heard[0], heard[1]


def exchanged(table: Table, seat: int, seed: int) -> StateArray:
    """The same position with everything dealt anew that the viewer cannot know."""
    return table.view(seat).sample(seed)


def same(tables: tuple[Table, Table], seat: int) -> bool:
    one, other = (table.view(seat).records.tobytes() for table in tables)
    return one == other


def answers(
    tables: tuple[Table, Table], seat: int, viewer: int, luck: random.Random
) -> tuple[str, str]:
    """What a seat does in both worlds: different things, where the viewer cannot tell."""
    first = luck.choice(tables[0].legal(seat))
    if seat == viewer:
        return first.text, first.text
    legal = tables[1].legal(seat)
    if not legal:
        return first.text, DONE
    other = luck.choice(legal)
    if tried(tables, seat, (first.text, other.text), viewer):
        return first.text, other.text
    return first.text, (first if first in legal else other).text


def tried(tables: tuple[Table, Table], seat: int, actions: tuple[str, str], viewer: int) -> bool:
    """Can both be done, and would the viewer still see the same?"""
    twins = tables[0].twin(), tables[1].twin()
    for twin, action in zip(twins, actions, strict=True):
        try:
            if action != DONE:
                twin.play(seat, action)
        except IllegalAction:
            return False
    return same(twins, viewer) and not twins[0].over


@pytest.mark.parametrize("viewer", [0, PUBLIC], ids=["A", "spectator"])
@pytest.mark.parametrize("slug", slugs())
def test_a_whole_game(
    slug: str, viewer: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT", 3600.0)  # signs of life come by the clock alone
    rules = game(slug)
    luck = random.Random(viewer)
    true = Table(rules, PLAYERS, seed=4, options=OPTIONS.get(slug))
    pairs = steps = alone = differing = 0
    with two_worlds(tmp_path) as worlds:
        companies = [Company(world) for world in worlds]
        move = None
        while not true.over:
            move = move or next_move(true, luck)
            pair, hidden = begin(worlds, companies, rules, true, viewer, pairs, move)
            differing += hidden
            pairs += 1
            played, shows = play_until_it_shows(pair, viewer, luck, move)
            steps += played
            one, other = pair.close()
            assert len(one) == len(other)
            for mine, theirs in zip(one, other, strict=True):
                assert mine == theirs, difference(mine, theirs)
            true, move = pair.tables[0], shows
            if not played:  # no other deal was found in which this can happen
                true.play(*shows)
                alone, move = alone + 1, None
        for company in companies:
            company.close()
    assert steps > 4 * alone, "most of the game was compared"
    assert differing > 5, "there was something to hide"


def begin(
    worlds: tuple[World, World],
    companies: list[Company],
    rules: Game,
    true: Table,
    viewer: int,
    number: int,
    move: tuple[int, str],
) -> tuple[Pair, bool]:
    """The present position in one world, and with the hidden cards exchanged in the other.

    Exchanged so that the next move can be made in both, if that can be: then what it brings to
    light is compared too.
    """
    position = true.position()
    seat, action = move
    for deal in range(TRIES):
        other = exchanged(true, viewer, number * TRIES + deal)
        tables = Table.at(rules, position), Table.at(rules, other)
        if other.tobytes() != position.tobytes() and tried(tables, seat, (action, action), viewer):
            break
    for world, start in zip(worlds, (position, other), strict=True):
        world.begin_at(rules, start)
    return Pair(companies, tables, viewer, number), position.tobytes() != other.tobytes()


def next_move(table: Table, luck: random.Random) -> tuple[int, str]:
    seat = luck.choice(table.to_act)
    return seat, luck.choice(table.legal(seat)).text


def play_until_it_shows(
    pair: Pair, viewer: int, luck: random.Random, move: tuple[int, str]
) -> tuple[int, tuple[int, str]]:
    """Play in both worlds, this move first, as long as the rules show the viewer no difference.

    How many steps that was, and the true game's step that shows one.
    """
    steps = 0
    seat, actions = move[0], (move[1], move[1])
    while tried(pair.tables, seat, actions, viewer):  # not the end either: all cards are shown then
        pair.play(seat, actions)
        steps += 1
        seat, actions = next_answers(pair, viewer, luck)
    return steps, (seat, actions[0])


def next_answers(pair: Pair, viewer: int, luck: random.Random) -> tuple[int, tuple[str, str]]:
    seat = luck.choice(pair.tables[0].to_act)
    return seat, answers(pair.tables, seat, viewer, luck)


def difference(mine: bytes, theirs: bytes) -> str:
    """Where two answers part, in words if they are compressed."""
    one, other = (unzipped(answer) for answer in (mine, theirs))
    at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    near = slice(max(0, at - 200), at + 200)
    return f"byte {at}: {one[near]!r} | {other[near]!r}"


def unzipped(answer: bytes) -> bytes:
    head, _, body = answer.partition(b"\r\n\r\n")
    if b"content-encoding: gzip" not in head:
        return answer
    if b"transfer-encoding: chunked" in head:
        return zlib.decompressobj(wbits=31).decompress(joined(body))
    return gzip.decompress(body)


def test_the_proof_can_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A site that lets one hidden hand slip is found out."""
    monkeypatch.setattr(streams, "HEARTBEAT", 3600.0)
    rules, viewer = game("inferos"), 0
    true = Table(rules, PLAYERS, seed=4)
    mine = hands(true.position())
    number = next(n for n in range(100) if hands(exchanged(true, viewer, n * TRIES)) != mine)
    with two_worlds(tmp_path) as worlds:
        for world in worlds:
            let_slip(world, monkeypatch)
        companies = [Company(world) for world in worlds]
        move = next_move(true, random.Random(number))
        pair, _ = begin(worlds, companies, rules, true, viewer, number, move)
        assert hands(pair.tables[1].position()) != mine
        one, other = pair.close()
        for company in companies:
            company.close()
        assert one != other


def hands(states: StateArray) -> list[list[int]]:
    found: list[list[int]] = states["hand"][-1].tolist()
    return found


def let_slip(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody says what lies in the others' hands."""
    hall = world.site.hall
    honest = hall.show

    async def leaky(kept: Kept, *rest: Any) -> Showing:
        showing = await honest(kept, *rest)
        going = await hall.games.get(kept)
        slip = ChatLine(1, 1, "P1", str(hands(going.chronicle.table.position())), 0.0)
        return replace(showing, chat=(slip,))

    monkeypatch.setattr(hall, "show", leaky)
