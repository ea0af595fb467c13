"""Small: a table page with all it needs, and every update of a whole game."""

from __future__ import annotations

import gzip
import json
import threading
import time
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Response

from spelkast.engine.game import game, slugs
from tests.site.browsers import BOT_PAUSE, DESKTOP, PHONE, Visits
from tests.site.servers import Server
from tests.site.stages import Mentor, Story, lay, random_stories

LARGEST_PAGE, LARGEST_UPDATE = 60_000, 15_000
RANDOM_MOVES = 400
KINDS = ("text/html", "text/css", "javascript")


def fullest(slug: str) -> Story:
    """Of the moments of a few games with as many players as can be, the one with most to choose."""
    players = game(slug).players[-1]
    stories = islice(random_stories(slug, players, 1), RANDOM_MOVES)
    asked = [(len(t.legal(s.asked[0])), -len(s.log), s) for t, s in stories if s.asked]
    return max(asked, key=lambda one: one[:2])[2]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("slug", slugs())
def test_a_table_page(visits: Visits, server: Server, size: tuple[int, int], slug: str) -> None:
    page = visits.page(size=size)
    room = lay(server, page, fullest(slug), alone=False)
    heard: list[Response] = []
    page.on("response", lambda answer: heard.append(answer))
    page.goto(f"/t/{room}")
    page.wait_for_load_state("load")
    sizes = {
        urlsplit(answer.url).path: len(gzip.compress(answer.body()))
        for answer in heard
        if any(kind in answer.headers.get("content-type", "") for kind in KINDS)
    }
    scripts = {path.rpartition("/")[2] for path in sizes if path.endswith(".js")}
    assert scripts == {"boards.js", "house.js", "live.js", "table.js"}
    assert sum(path.endswith(".css") for path in sizes) >= 3, sizes
    assert sum(sizes.values()) < LARGEST_PAGE, sizes


class Listener(threading.Thread):
    """Reads a page's stream as a browser does, and weighs each message."""

    def __init__(self, client: httpx.Client, address: str) -> None:
        super().__init__(daemon=True)
        self.client, self.address = client, address
        self.messages: list[str] = []
        self.raw = 0
        self.over = threading.Event()

    def run(self) -> None:
        headers = {"accept-encoding": "gzip"}
        with self.client.stream("GET", self.address, headers=headers, timeout=60) as answer:
            assert answer.headers["content-encoding"] == "gzip"
            for message in self._messages(answer.iter_raw()):
                self.messages.append(message)
                if '"ending":"' in message and '"ending":""' not in message:
                    self.over.set()
                    return

    def _messages(self, chunks: Iterator[bytes]) -> Iterator[str]:
        unpack, text = zlib.decompressobj(wbits=31), ""
        for chunk in chunks:
            self.raw += len(chunk)
            text += unpack.decompress(chunk).decode()
            *whole, text = text.split("\n\n")
            yield from whole

    def sizes(self) -> list[int]:
        """Each message as it went over the line: compressed by itself."""
        squeeze = zlib.compressobj(level=6, wbits=31)
        return [
            len(squeeze.compress(f"{message}\n\n".encode()) + squeeze.flush(zlib.Z_FULL_FLUSH))
            for message in self.messages
        ]


@pytest.fixture
def own_server(data: Path) -> Iterator[Server]:
    with Server(data, bot_pause=BOT_PAUSE) as running:
        yield running


@pytest.mark.parametrize("slug", slugs())
def test_every_update_of_a_whole_game(own_server: Server, slug: str) -> None:
    origin = {"origin": own_server.address, "sec-fetch-site": "same-origin"}
    with httpx.Client(base_url=own_server.address, headers=origin, timeout=30) as client:
        begun = client.post(f"/play/{slug}", data={"players": str(game(slug).players[0])})
        room = begun.headers["location"].rpartition("/")[2]
        listeners = [
            Listener(client, f"/t/{room}/stream?as=A&shape={shape}") for shape in ("wide", "tall")
        ]
        for listener in listeners:
            listener.start()
        play(client, room, Mentor(own_server, room))
        for listener in listeners:
            assert listener.over.wait(30)
            listener.join(10)
    for listener in listeners:
        sizes = listener.sizes()
        assert len(sizes) > 20
        assert max(sizes) < LARGEST_UPDATE, sorted(sizes)[-5:]
        assert abs(sum(sizes) - listener.raw) < 64, "weighed as they were sent"
        bodies = [line for m in listener.messages for line in m.splitlines() if "data: " in line]
        assert all("regions" in json.loads(body.removeprefix("data: ")) for body in bodies)


def play(client: httpx.Client, room: str, mentor: Mentor) -> None:
    while True:
        answer = client.get(f"/api/tables/{room}/view")
        assert answer.is_success, answer.text
        view = answer.json()
        if view["state"] == "over":
            return
        if view["moment"]:
            fields = {"seat": "A", "action": mentor(0), "moment": view["moment"]}
            client.post(f"/t/{room}/act", data=fields, headers={"accept": "application/json"})
        time.sleep(0.03)  # the bot wants its turn too
