"""The database itself: opening it, bringing it up to date, and transactions."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

CHANNEL = "spelkast"
"""Where PostgreSQL tells other servers that something happened in a room."""
MIGRATIONS = Path(__file__).parent / "migrations"
SQLITE = (
    "PRAGMA journal_mode = WAL",  # readers do not wait for the writer
    "PRAGMA synchronous = FULL",  # what was acknowledged survives a power cut
    "PRAGMA foreign_keys = ON",
    "PRAGMA busy_timeout = 20000",
)
MIGRATION_LOCK = 7_357_235


class NoDatabase(RuntimeError):
    """The database cannot be used; the message says why, without its password."""


class Database:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, address: str) -> None:
        self.postgres = address.startswith("postgresql")
        options: dict[str, Any] = {"pool_size": 10, "max_overflow": 10} if self.postgres else {}
        # An error is logged without what somebody wrote, chose or signs in with.
        self.engine: AsyncEngine = create_async_engine(address, hide_parameters=True, **options)
        if not self.postgres:
            event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Bring the schema up to date; several servers may do so at once."""
        try:
            async with self.engine.begin() as connection:
                if self.postgres:
                    lock = text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
                    await connection.execute(lock)
                await connection.run_sync(_migrate)
        except (DBAPIError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).splitlines()[0]
            raise NoDatabase(f"the database cannot be used: {reason}") from error
        except SQLAlchemyError as error:
            raise NoDatabase(f"the database cannot be used: {error}") from error

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self, room: str | None = None) -> AsyncIterator[AsyncConnection]:
        """A transaction. Other servers hear of the room when it is committed, not before."""
        async with self.engine.begin() as connection:
            yield connection
            if self.postgres and room is not None:
                notify = text("SELECT pg_notify(:channel, :room)")
                await connection.execute(notify, {"channel": CHANNEL, "room": room})


def _prepare_sqlite(connection: Any, _record: object) -> None:
    cursor: sqlite3.Cursor = connection.cursor()
    for pragma in SQLITE:
        cursor.execute(pragma)
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
