"""The JSON interface: what its description promises, and the example of the documentation."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.site.servers import Player, Server

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
BOT = Path(__file__).resolve().parents[2] / "docs" / "example_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as started:
        yield started


def test_the_example_bot_plays_a_whole_game(server: Server) -> None:
    host = Player(server.address, "Sofie")
    room = host.new_table("friend", "friend", "bot", options={"turn_limit": 40})
    command = [sys.executable, str(BOT), server.address, room]
    bots = [
        subprocess.Popen(
            [*command, name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        for name in ("Ada", "Bob")
    ]
    for bot in bots:
        said, last = bot.communicate(timeout=120)
        assert "The game is over" in last, last
        assert "Choose a step card -> Play" in said
    found = host.get(f"/tables/{room}")
    assert found["state"] == "over"
    assert {chair["name"] for chair in found["chairs"][:2]} == {"Ada", "Bob"}
    assert min(found["ranks"]) == 1


def test_a_stream_from_before_the_game_shows_the_seat_that_was_taken(server: Server) -> None:
    host, guest = Player(server.address, "Sofie"), Player(server.address, "Jan")
    room = host.new_table("me", "friend")
    with guest.client.stream("GET", f"/tables/{room}/stream") as stream:
        lines = (line for line in stream.iter_lines() if line.startswith("data:"))
        assert '"state":"open"' in next(lines)
        guest.post(f"/tables/{room}/join", name="Jan")
        shown = next(json.loads(line[5:]) for line in lines if '"frame"' in line)
    assert shown["seat"] == "B"
    assert shown["moment"]
    assert shown["legal"]


def test_the_example_is_about_thirty_lines() -> None:
    code = [line for line in BOT.read_text().splitlines() if line.strip()]
    assert len(code) <= 32


def test_a_view_says_all_a_player_needs(server: Server) -> None:
    player = Player(server.address, "Sofie")
    room = player.new_table("me", "bot")
    view = player.get(f"/tables/{room}/view")
    assert view["seat"] == "A"
    assert view["phase"] == "choose"
    assert [action["text"] for action in view["legal"]][:2] == ["play 1", "play 2"]
    assert view["legal"][0]["words"] == "Play 1"
    assert view["legal"][0]["consequence"]
    assert sum(view["view"]["hand"][0]) == 1
    assert sum(view["view"]["hand"][1]) == 0
    assert not any(name.startswith(("chance", "event")) for name in view["view"])
    dutch = player.client.get(f"/tables/{room}/view", headers={"accept-language": "nl"}).json()
    assert dutch["legal"][0]["words"] == "Speel 1"


def test_refusals_say_why(server: Server) -> None:
    player = Player(server.address, "Sofie")
    room = player.new_table("me", "bot")
    moment = player.get(f"/tables/{room}/view")["moment"]
    wrong = player.client.post(f"/tables/{room}/act", json={"action": "draw", "moment": moment})
    assert wrong.status_code == 422
    assert wrong.json()["error"] == "illegal"
    assert wrong.json()["message"].startswith("You cannot do that now.")
    none = player.client.get("/tables/no-such-table/view")
    assert (none.status_code, none.json()["error"]) == (404, "no-room")
    stranger = httpx.get(f"{server.address}/api/tables/{room}/view?seat=A")
    assert (stranger.status_code, stranger.json()["error"]) == (403, "not-yours")
    forged = {"authorization": "Bearer nonsense"}
    nobody = httpx.get(f"{server.address}/api/tables/{room}/view", headers=forged)
    assert (nobody.status_code, nobody.json()["error"]) == (401, "nobody")
    extra = player.client.post("/tables", json={"game": "inferos", "chairs": [], "cheat": True})
    assert extra.status_code == 422
    assert "cheat" in extra.json()["message"]
    huge = player.client.post("/people", content=b"x" * 100_000)
    assert huge.status_code == 413


def test_replay_and_file(server: Server) -> None:
    player = Player(server.address, "Sofie")
    room = player.new_table("me", "device", options={"turn_limit": 40})
    while player.get(f"/tables/{room}")["state"] != "over":
        for seat in ("A", "B"):
            view = player.get(f"/tables/{room}/view", seat=seat)
            if view["moment"]:
                text = view["legal"][-1]["text"]
                player.post(f"/tables/{room}/act", seat=seat, action=text, moment=view["moment"])
    frames = player.get(f"/tables/{room}/replay", eyes="A", most=5)["frames"]
    assert [frame["frame"] for frame in frames] == [0, 1, 2, 3, 4]
    assert sum(frames[0]["view"]["hand"][1]) == 0
    opened = player.get(f"/tables/{room}/replay", eyes="open", most=1)["frames"]
    assert sum(opened[0]["view"]["hand"][1]) == 1
    file = player.get(f"/tables/{room}/file")
    assert file["commitment"]["hash"] == player.get(f"/tables/{room}")["commitment"]
    assert all(check["passed"] for check in player.get(f"/tables/{room}/verify"))
    forked = player.post(f"/tables/{room}/fork", eyes="A", frame=3)["id"]
    assert player.get(f"/tables/{forked}")["state"] == "open"


def test_schemathesis_finds_nothing(postgres_database: str, tmp_path: Path) -> None:
    """Everything the description allows, and much it does not: no 5xx, no undocumented answer.

    On PostgreSQL, which is stricter about what it is given.
    """
    with Server(tmp_path / "data", postgres_database) as server:
        interrogate(server, tmp_path)


def interrogate(server: Server, tmp_path: Path) -> None:
    player = Player(server.address, "Sofie")
    room = player.new_table("me", "bot")
    over = player.new_table("bot", "bot", options={"turn_limit": 40})
    config = tmp_path / "schemathesis.toml"
    config.write_text(
        "[parameters]\n"
        f'"path.room" = ["{room}", "{over}", "no-such-table"]\n'
        '[[operations]]\ninclude-path-regex = "/stream$"\nenabled = false\n'
    )
    command = [
        Path(sys.executable).parent / "schemathesis",
        f"--config-file={config}",
        "run",
        f"{server.address}/api/openapi.json",
        "--header",
        f"Authorization: {player.client.headers['authorization']}",
        "--checks",
        ",".join(CHECKS),
        "--phases",
        "examples,coverage,fuzzing",
        "--max-examples",
        "25",
        "--seed",
        "1",
        "--suppress-health-check",
        "all",
        "--no-color",
    ]
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    tested = re.search(r"Operations:\s+(\d+) selected / \d+ total", done.stdout)
    assert tested is not None, done.stdout
    assert int(tested[1]) >= 18
    generated = re.search(r"(\d+) generated, \1 passed", done.stdout)
    assert generated is not None, done.stdout
    assert int(generated[1]) > 500


def test_the_description_lists_every_refusal() -> None:
    from spelkast.web.app import make_app
    from spelkast.web.hall.refusals import STATUS
    from spelkast.web.settings import Settings

    described = make_app(Settings(Path(), "sqlite+aiosqlite:///:memory:", "x" * 32)).openapi()
    text = json.dumps(described)
    assert len(described["paths"]) >= 18
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            missing = {str(status) for status in STATUS.values()} - set(operation["responses"])
            assert not missing, f"{method} {path}: {missing}"
    assert "seed" not in text.replace("seeds", "")
