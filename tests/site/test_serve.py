"""Starting the site from the command line, and being told what is wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.site.servers import Server


def serve(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "spelkast.cli", "serve", *arguments],
        env={**os.environ, "DATABASE_URL": "", **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("spelkast: ")
    return done.stderr


def test_it_says_which_address_to_open(data: Path) -> None:
    with Server(data) as server:
        found = re.search(r"Spelkast is open: (\S+)", server.output)
        assert found
        page = httpx.get(found[1])
        assert page.status_code == 200
        assert "Spelkast" in page.text
        assert str(data) in server.output
    assert server.stop() == 0


def test_invitations_carry_the_address_that_friends_reach(data: Path) -> None:
    server = Server(data, "", 0.0, "--address", "https://games.example/")
    server.ready = "Spelkast is open: https://games.example"
    with server, httpx.Client(base_url=server.address) as browser:
        browser.headers["origin"] = server.address
        room = browser.post("/set/inferos").headers["location"]
        assert f"https://games.example{room}" in browser.get(room).text
        code = browser.get(f"{room}/qr.svg")
        assert code.headers["content-type"] == "image/svg+xml"
        assert code.text.startswith("<svg")


@pytest.mark.parametrize(
    ("environment", "reason"),
    [
        ({"DATABASE_URL": "postgresql://u:hush@127.0.0.1:1/x"}, "database cannot be used"),
        ({"DATABASE_URL": "mysql://localhost/x"}, "DATABASE_URL must begin"),
        ({"SPELKAST_SECRET": "short"}, "at least 32 characters"),
        ({"SPELKAST_BOT_PAUSE": "soon"}, "number of seconds"),
    ],
)
def test_bad_settings_are_one_line(data: Path, environment: dict[str, str], reason: str) -> None:
    said = one_line(serve("--data", str(data), "--port", "0", **environment))
    assert reason in said
    assert "hush" not in said


def test_a_port_in_use_is_one_line(data: Path, tmp_path: Path) -> None:
    with Server(data) as server:
        done = serve("--data", str(tmp_path / "other"), "--port", str(server.port))
        assert "Address already in use" in one_line(done)


def test_a_folder_that_cannot_be_used_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = serve("--data", str(tmp_path / "file" / "data"), "--port", "0")
    assert "cannot keep games" in one_line(done)
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "spelkast.db").write_text("this is no database, whatever it says")
    done = serve("--data", str(tmp_path / "data"), "--port", "0")
    assert "not a database" in one_line(done)
