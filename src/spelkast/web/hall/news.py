"""News: whoever looks at a room hears that something happened there, and looks again.

News says which room and nothing else; what there is to see, each viewer is shown separately.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterator

from ..store.database import CHANNEL

RETRY = 1.0


class News:
    """News within this process; with PostgreSQL also from the others."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._listening: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def listen(self, room: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever something happens in the room; clear it, then look."""
        heard = asyncio.Event()
        self._listeners[room].add(heard)
        try:
            yield heard
        finally:
            self._listeners[room].discard(heard)
            if not self._listeners[room]:
                del self._listeners[room]

    def tell(self, room: str) -> None:
        for heard in self._listeners.get(room, ()):
            heard.set()

    def tell_all(self) -> None:
        for room in list(self._listeners):
            self.tell(room)

    async def connect(self, database: str) -> None:
        """Hear what other servers on the same PostgreSQL do."""
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._hear(database, ready))
        await ready.wait()

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening

    async def _hear(self, database: str, ready: asyncio.Event) -> None:
        import psycopg

        address = database.replace("postgresql+psycopg://", "postgresql://", 1)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    address, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    ready.set()
                    self.tell_all()  # whatever was said while nobody listened
                    async for notice in connection.notifies():
                        self.tell(notice.payload)
            except psycopg.Error:
                ready.set()  # the server starts all the same, and goes on trying
                await asyncio.sleep(RETRY)
