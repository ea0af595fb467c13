"""Two servers, one PostgreSQL, everybody at once: exactly one move is accepted."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import httpx

from tests.site.servers import Player, Server

POSTS = 200


def test_two_hundred_posts_on_one_decision(postgres_database: str, tmp_path: Path) -> None:
    secret = {"SPELKAST_SECRET": "the same for both servers, 32 characters"}
    servers = [Server(tmp_path / name, postgres_database) for name in ("one", "two")]
    for server in servers:
        server.environment |= secret
    with servers[0], servers[1]:
        player = Player(servers[0].address, "Sofie")
        room = player.new_table("me", "device", "device")
        for seat in ("A", "B", "C"):
            view = player.get(f"/tables/{room}/view", seat=seat)
            actions = [action["text"] for action in view["legal"]]
            assert len(actions) == 8
            counts = asyncio.run(race(servers, player, room, seat, view["moment"], actions))
            assert counts == {200: 1, 409: POSTS - 1}
        log = player.get(f"/tables/{room}/log", seat="A")
        assert sum(event["kind"] == "reveal" for event in log) == 1
        player.move_to(servers[1].address)
        assert player.get(f"/tables/{room}/log", seat="A") == log


async def race(
    servers: list[Server], player: Player, room: str, seat: str, moment: str, actions: list[str]
) -> dict[int, int]:
    headers = {"authorization": player.client.headers["authorization"]}
    limits = httpx.Limits(max_connections=POSTS)
    async with httpx.AsyncClient(headers=headers, limits=limits, timeout=60) as client:

        async def post(number: int) -> int:
            address = f"{servers[number % 2].address}/api/tables/{room}/act"
            action = actions[number % len(actions)]
            body = {"seat": seat, "action": action, "moment": moment}
            return (await client.post(address, json=body)).status_code

        statuses = await asyncio.gather(*(post(number) for number in range(POSTS)))
    return dict(Counter(statuses))


def test_news_crosses_from_one_server_to_the_other(postgres_database: str, tmp_path: Path) -> None:
    secret = {"SPELKAST_SECRET": "the same for both servers, 32 characters"}
    servers = [Server(tmp_path / name, postgres_database) for name in ("one", "two")]
    for server in servers:
        server.environment |= secret
    with servers[0], servers[1]:
        host, guest = Player(servers[0].address, "Sofie"), Player(servers[1].address, "Jan")
        room = host.new_table("me", "friend")
        guest.post(f"/tables/{room}/join", name="Jan")
        with guest.client.stream("GET", f"/tables/{room}/stream") as stream:
            lines = stream.iter_lines()
            first = next(line for line in lines if line.startswith("data:"))
            assert '"waiting":["A","B"]' in first
            view = host.get(f"/tables/{room}/view")
            host.post(f"/tables/{room}/act", action="play 3", moment=view["moment"])
            news = next(line for line in lines if line.startswith("data:"))
            assert '"waiting":["B"]' in news
