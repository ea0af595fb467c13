"""What the tests of the site share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.site import postgres
from tests.site.browsers import chromium, server, visits

__all__ = ["chromium", "server", "visits"]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres.cluster() as address:
        yield address


@pytest.fixture
def postgres_database(postgres_server: str) -> str:
    return postgres.new_database(postgres_server)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database: "" is SQLite in the data folder."""
    if request.param == "sqlite":
        return ""
    return str(request.getfixturevalue("postgres_database"))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
