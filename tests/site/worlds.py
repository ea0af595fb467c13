"""Worlds that differ only in what one viewer cannot know: whole servers, compared byte by byte.

A world is a real server on a real socket. Its clock stands still and its ids come in order, so
that two worlds in which the same things happen send the same bytes.
"""

from __future__ import annotations

import itertools
import re
import socket
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn

from spelkast.engine.game import Game
from spelkast.engine.schema import StateArray
from spelkast.engine.table import Table
from spelkast.web.app import make_app
from spelkast.web.settings import Settings
from spelkast.web.site import Site
from tests.site.postgres import free_port

SECRET = "a secret that all worlds share, long enough"
DATE = re.compile(rb"(?im)^date: [^\r]*\r\n")
NOON = 1_800_000_000.0


async def at_once(seconds: float) -> None:
    """Where the clock stands still, nobody can wait."""


class World:
    """A server in this process, in a thread of its own."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True)
        numbers = itertools.count(1)
        settings = Settings(
            data=folder,
            database=f"sqlite+aiosqlite:///{folder / 'spelkast.db'}",
            secret=SECRET,
            address="http://world",
            rate_limits=False,
            clock=lambda: NOON,
            wait=at_once,
            token=lambda: f"token-{next(numbers):016d}",
            seed=lambda: 7,
        )
        self.app = make_app(settings)
        self.site: Site = self.app.state.site
        self.port = free_port()
        config = uvicorn.Config(self.app, port=self.port, log_config=None, access_log=False)
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, daemon=True)

    def start(self) -> None:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the world did not begin"
            time.sleep(0.01)

    def stop(self) -> None:
        self.site.closing.set()
        self.server.should_exit = True
        self.server.force_exit = True
        self.thread.join(20)

    def begin_at(self, rules: Game, position: StateArray) -> None:
        """Every room that begins from now on begins in this position."""
        self.site.hall.games.deal = lambda kept: Table.at(rules, position)  # type: ignore[method-assign]

    def newest_frame(self, room: str, seat: int) -> int:
        """How far this viewer's count has come in the room, once somebody has looked into it."""
        ready, end = self.site.hall.games._ready, time.monotonic() + 60
        while room not in ready:
            assert time.monotonic() < end, "nobody has looked"
            time.sleep(0.003)
        chronicle = ready[room].chronicle
        return len(chronicle.frames(seat)) - 1

    def somebody(self, name: str) -> Person:
        return Person(self, name)


class Person:
    """Somebody with a browser and a program in one world. Everything received is kept."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name = world, name
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{world.port}", timeout=30)
        answer = self.client.post("/api/people", json={"name": name})
        self.token = answer.json()["token"]
        person = self.world.site.identity._tokens.loads(self.token)
        self.cookie = str(self.world.site.identity._cookies.dumps(person))
        self.received: list[bytes] = []

    def close(self) -> None:
        self.client.close()

    def post(self, path: str, **body: Any) -> httpx.Response:
        """A change through the JSON interface."""
        headers = {"authorization": f"Bearer {self.token}"}
        return self.client.post(path, json=body, headers=headers)

    def look(self, path: str, api: bool = False) -> None:
        """Fetch something as it comes over the wire, and keep every byte."""
        self.received.append(path.encode())
        with self._ask(path, api, "close") as wire:
            whole = b"".join(iter(lambda: wire.recv(65536), b""))
        head, _, body = whole.partition(b"\r\n\r\n")
        self.received.append(DATE.sub(b"", head + b"\r\n\r\n") + body)

    def listen(self, path: str, api: bool = False) -> Listener:
        return Listener(self._ask(path, api, "keep-alive"))

    def _ask(self, path: str, api: bool, connection: str) -> socket.socket:
        wire = socket.create_connection(("127.0.0.1", self.world.port), timeout=30)
        who = f"Authorization: Bearer {self.token}" if api else f"Cookie: spelkast={self.cookie}"
        lines = (
            f"GET {path} HTTP/1.1",
            "Host: world",
            who,
            "Accept-Encoding: gzip",
            f"Connection: {connection}",
        )
        wire.sendall("\r\n".join((*lines, "", "")).encode())
        return wire


class Listener:
    """A stream that is being listened to, with every byte of it as it was sent."""

    def __init__(self, wire: socket.socket) -> None:
        wire.settimeout(None)  # a stream may be silent for as long as it likes
        self._wire, self._bytes, self._lock = wire, bytearray(), threading.Lock()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def _read(self) -> None:
        while True:
            try:
                some = self._wire.recv(65536)
            except OSError:
                return
            if not some:
                return
            with self._lock:
                self._bytes += some

    def heard(self) -> bytes:
        with self._lock:
            return DATE.sub(b"", bytes(self._bytes))

    def frame(self) -> int:
        """The last frame that was told; -1 before the first."""
        _, _, body = self.heard().partition(b"\r\n\r\n")
        text = zlib.decompressobj(wbits=31).decompress(joined(body)) if body else b""
        found = re.findall(rb"(?m)^id: (\d+)$", text)
        return int(found[-1]) if found else -1

    def close(self) -> bytes:
        """Hang up; everything that was heard."""
        self._wire.shutdown(socket.SHUT_RDWR)
        self._thread.join(10)
        self._wire.close()
        return self.heard()


def joined(body: bytes) -> bytes:
    """The chunks of an answer, put together; what is still on its way is left out."""
    out = b""
    while body:
        size, _, rest = body.partition(b"\r\n")
        length = int(size or b"0", 16)
        if not length or len(rest) < length:
            break
        out, body = out + rest[:length], rest[length + 2 :]
    return out


def settle(listeners: list[Listener], frame: int, quiet: float = 0.02) -> None:
    """Wait until everybody was told of this frame, and a moment longer for what is too much."""
    end = time.monotonic() + 60
    while any(one.frame() != frame for one in listeners):
        assert time.monotonic() < end, [one.frame() for one in listeners]
        time.sleep(0.003)
    time.sleep(quiet)


@contextmanager
def two_worlds(folder: Path) -> Iterator[tuple[World, World]]:
    worlds = World(folder / "true"), World(folder / "exchanged")
    for world in worlds:
        world.start()
    try:
        yield worlds
    finally:
        for world in worlds:
            world.stop()
