"""The store itself: one schema, no place in a log twice, and what it does when it cannot."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from spelkast.engine.chronicle import Entry
from spelkast.web.settings import BadSettings, Settings
from spelkast.web.store.database import Database, NoDatabase
from spelkast.web.store.schema import metadata
from spelkast.web.store.store import Conflict, Played, Step
from tests.site.halls import open_house

pytestmark = pytest.mark.anyio


async def test_the_migrations_lead_to_the_schema(data: Path, database: str) -> None:
    settings = Settings.read(data, {"DATABASE_URL": database})
    opened = Database(settings.database)
    await opened.open()
    await opened.open()  # again: nothing to do

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with opened.reading() as connection:
        assert await connection.run_sync(differences) == []
    await opened.close()


async def test_two_servers_may_open_an_empty_database_at_once(data: Path, database: str) -> None:
    settings = Settings.read(data, {"DATABASE_URL": database})
    opened = [Database(settings.database) for _ in range(3)]
    if opened[0].postgres:
        await asyncio.gather(*(one.open() for one in opened))
    else:  # SQLite is one server's
        for one in opened:
            await one.open()
    for one in opened:
        async with one.reading() as connection:
            found = await connection.execute(text("SELECT count(*) FROM rooms"))
            assert found.scalar_one() == 0
        await one.close()


async def test_a_place_in_the_log_is_taken_once(data: Path, database: str) -> None:
    async with open_house(data, database) as house:
        sofie = await house.somebody("Sofie")
        room = await house.table(sofie, "rules")

        async def write(number: int) -> bool:
            played = Played(Entry(0, f"play {number}"), 1.0, "person")
            try:
                await house.hall.store.add_entry(Step(room, 1, played, {}, None))
            except Conflict:
                return False
            return True

        written = await asyncio.gather(*(write(number) for number in range(1, 7)))
        assert written.count(True) == 1
        assert len(await house.hall.store.entries(room)) == 1
        played = Played(Entry(0, "play 1"), 1.0, "person")
        with pytest.raises(Conflict):  # nor can a place be left out
            await house.hall.store.add_entry(Step(room, 3, played, {}, None))
        assert len(await house.hall.store.entries(room)) == 1
        assert (await house.hall.kept(room)).entries == 1


async def test_a_database_that_is_not_there_is_said_plainly(tmp_path: Path) -> None:
    nowhere = Database("postgresql+psycopg://spelkast:hush@127.0.0.1:1/none")
    with pytest.raises(NoDatabase) as caught:
        await nowhere.open()
    assert "hush" not in str(caught.value)
    await nowhere.close()
    (tmp_path / "spelkast.db").write_text("this is no database, it is a text of some length")
    broken = Database(f"sqlite+aiosqlite:///{tmp_path / 'spelkast.db'}")
    with pytest.raises(NoDatabase, match="not a database"):
        await broken.open()
    await broken.close()


def test_settings_that_cannot_be_used_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="postgresql://"):
        Settings.read(tmp_path / "a", {"DATABASE_URL": "mysql://localhost/x"})
    with pytest.raises(BadSettings, match="32 characters"):
        Settings.read(tmp_path / "b", {"SPELKAST_SECRET": "short"})
    with pytest.raises(BadSettings, match="number of seconds"):
        Settings.read(tmp_path / "c", {"SPELKAST_BOT_PAUSE": "soon"})
    (tmp_path / "file").write_text("")
    with pytest.raises(BadSettings, match="cannot keep games"):
        Settings.read(tmp_path / "file" / "d", {})


def test_the_secret_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    first = Settings.read(tmp_path / "data", {})
    assert first.secret == Settings.read(tmp_path / "data", {}).secret
    assert len(first.secret) >= 32
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700
    assert first.secret != Settings.read(tmp_path / "other", {}).secret


def test_ids_cannot_be_guessed() -> None:
    from spelkast.web.settings import new_token

    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(token) * 6 >= 128 for token in tokens)
