"""Bots that think as jobs in PostgreSQL: any number of processes on any number of machines."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import procrastinate
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.schema import SchemaManager

from .caretaker import Thinker
from .hall import Hall

QUEUE = "bots"
NAP = 0.5
"""Seconds after which a worker looks for jobs even if nobody called."""


class Jobs:
    """The queue: servers ask, workers think."""

    def __init__(self, hall: Hall) -> None:
        self._thinker = Thinker(hall)
        address = hall.settings.database.replace("postgresql+psycopg://", "postgresql://", 1)
        self.app = procrastinate.App(
            connector=procrastinate.PsycopgConnector(conninfo=address, min_size=1, max_size=4)
        )
        self._think = self.app.task(
            name="think",
            queue=QUEUE,
            retry=procrastinate.RetryStrategy(max_attempts=3, wait=1),
        )(self._thinker.think)

    @asynccontextmanager
    async def working(self, worker: bool) -> AsyncIterator[Jobs]:
        """Open the queue; with `worker`, think in this process too."""
        async with self.app.open_async():
            await self._prepare()
            task = asyncio.create_task(self.work()) if worker else None
            try:
                yield self
            finally:
                if task is not None:
                    task.cancel()
                    with contextlib.suppress(asyncio.CancelledError):
                        await task

    async def _prepare(self) -> None:
        """Make the queue's tables, once."""
        if await self.app.check_connection_async():
            return
        with contextlib.suppress(ConnectorException):  # another server is making them
            await SchemaManager(self.app.connector).apply_schema_async()

    async def work(self, concurrency: int = 2) -> None:
        """Think about bots' moves until cancelled."""
        await self.app.run_worker_async(
            queues=[QUEUE],
            concurrency=concurrency,
            fetch_job_polling_interval=NAP,
            install_signal_handlers=False,
            delete_jobs="always",
            shutdown_graceful_timeout=5,
        )

    async def ask(self, room: str, seat: int, moment: str, by: str) -> None:
        """Have a worker think; asking twice about one moment makes one job."""
        lock = f"{room}/{seat}/{moment}"
        with contextlib.suppress(AlreadyEnqueued):
            await self._think.configure(queueing_lock=lock).defer_async(
                room=room, seat=seat, moment=moment, by=by
            )
