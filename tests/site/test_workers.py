"""Bots that think as jobs in PostgreSQL, in processes of their own."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import psycopg

from tests.site.servers import Player, Server, Worker


def waiting(player: Player, room: str) -> list[str]:
    found: list[str] = player.get(f"/tables/{room}/view")["waiting"]
    return found


def jobs(database: str) -> int:
    with psycopg.connect(database) as connection:
        row = connection.execute("SELECT count(*) FROM procrastinate_jobs").fetchone()
    assert row is not None
    return int(row[0])


def until(condition: object, longest: float = 60.0) -> None:
    end = time.monotonic() + longest
    while not condition():  # type: ignore[operator]
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.05)


def answer_until_chosen(player: Player, room: str) -> None:
    """Choose a card, and answer whatever else is asked, until the bots let the next turn begin."""
    choices: list[str] = []

    def next_turn() -> bool:
        seen = player.get(f"/tables/{room}/view")
        if not seen["moment"]:
            return False
        if seen["phase"] == "choose":
            if choices:
                return True
            choices.append(seen["moment"])
        action = seen["legal"][0]["text"]
        player.post(f"/tables/{room}/act", action=action, moment=seen["moment"])
        return False

    until(next_turn)


def test_a_worker_thinks_for_a_server_that_does_not(postgres_database: str, tmp_path: Path) -> None:
    with Server(tmp_path, postgres_database, 0.0, "--no-worker") as server:
        player = Player(server.address, "Sofie")
        room = player.new_table("me", "bot", "bot")
        until(lambda: jobs(postgres_database) == 2)  # asked, and nobody there to think
        assert waiting(player, room) == ["A", "B", "C"]
        with Worker(tmp_path, postgres_database):
            until(lambda: waiting(player, room) == ["A"])
            until(lambda: jobs(postgres_database) == 0)
            for _ in range(3):  # a turn each time: nobody can walk before all have chosen
                answer_until_chosen(player, room)


def test_a_server_alone_thinks_for_itself(postgres_database: str, tmp_path: Path) -> None:
    with Server(tmp_path, postgres_database) as server:
        player = Player(server.address, "Sofie")
        room = player.new_table("bot", "bot", "bot", options={"turn_limit": 40})
        until(lambda: player.get(f"/tables/{room}")["state"] == "over", longest=120)
        assert all(check["passed"] for check in player.get(f"/tables/{room}/verify"))


def test_a_worker_without_postgres_says_what_it_needs(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spelkast.cli", "worker", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert "DATABASE_URL" in done.stderr
    assert "Traceback" not in done.stderr
