"""A game survives the death of its server: what was acknowledged is never lost."""

from __future__ import annotations

import random
import threading
import time
from pathlib import Path

import httpx
import pytest

from tests.site.servers import Player, Server

FEW, MANY = 12, 50


class Hammer(threading.Thread):
    """Plays as fast as the server answers, and remembers every move that was acknowledged."""

    def __init__(self, player: Player, room: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.player, self.room, self.luck = player, room, random.Random(seed)
        self.acknowledged: list[tuple[str, str]] = []
        self.running, self.over = True, False

    def run(self) -> None:
        while self.running and not self.over:
            try:
                self._move()
            except (httpx.HTTPError, AssertionError):  # the server is dead: look again later
                time.sleep(0.01)

    def _move(self) -> None:
        client = self.player.client
        for seat in ("A", "B"):
            answer = client.get(f"/tables/{self.room}/view", params={"seat": seat})
            if answer.status_code != 200:
                return
            view = answer.json()
            self.over = view["state"] == "over"
            if not view["moment"]:
                continue
            action = self.luck.choice(view["legal"])["text"]
            body = {"seat": seat, "action": action, "moment": view["moment"]}
            done = client.post(f"/tables/{self.room}/act", json=body)
            if done.status_code == 200:
                self.acknowledged.append((seat, action))


@pytest.mark.parametrize("deaths", [FEW, pytest.param(MANY, marks=pytest.mark.slow)])
def test_deaths_lose_nothing(database: str, data: Path, deaths: int) -> None:
    luck = random.Random(1)
    games: list[Hammer] = []
    with Server(data, database) as server:
        hammer = None
        for death in range(deaths):
            if hammer is None or hammer.over:
                hammer = _new_game(server, death)
                games.append(hammer)
            enough = len(hammer.acknowledged) + 2
            waited = time.monotonic()
            while len(hammer.acknowledged) < enough and not hammer.over:
                assert time.monotonic() - waited < 60, "the game does not go on"
                time.sleep(0.005)
            time.sleep(luck.random() * 0.05)  # not always at the same moment
            server.kill()
            server.start()
        for game in games:
            game.running = False
            game.join(30)
            _check(server, game)
    assert sum(len(game.acknowledged) for game in games) >= 2 * deaths


def _new_game(server: Server, seed: int) -> Hammer:
    player = Player(server.address, "Sofie")
    room = player.new_table("me", "device", options={"turn_limit": 40})
    hammer = Hammer(player, room, seed)
    hammer.start()
    return hammer


def _check(server: Server, game: Hammer) -> None:
    """Every acknowledged move is in the log, in order, and the game goes on from there."""
    room = game.room
    while not game.over:
        game._move()
    file = game.player.get(f"/tables/{room}/file")
    log = [tuple(line.split(" ", 1)) for line in file["log"]]
    for seat in ("A", "B"):
        kept = [move for move in log if move[0] == seat]
        wanted = [move for move in game.acknowledged if move[0] == seat]
        position = 0
        for move in wanted:
            assert move in kept[position:], f"{move} was acknowledged and is lost"
            position = kept.index(move, position) + 1
        # A move can be written and its answer lost on the way; never the other way round.
        assert len(kept) >= len(wanted)
    assert all(check["passed"] for check in game.player.get(f"/tables/{room}/verify"))
