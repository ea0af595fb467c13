"""How this server is set up: from the command line, the environment and the data folder."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

SECRET_BYTES = 32
BOT_PAUSE = 1.0
"""Seconds between a question and a bot's answer, whatever the answer is."""


class BadSettings(ValueError):
    """A setting that cannot be used; the message is for whoever starts the server."""


def new_token() -> str:
    """An id that nobody can guess: 132 bits."""
    return secrets.token_urlsafe(17)[:22]


@dataclass(frozen=True)
class Settings:
    """Everything a server needs to know. Tests replace time, tokens and luck."""

    data: Path
    database: str
    """SQLAlchemy's address of the database."""
    secret: str
    """Signs cookies, and seeds what bots draw."""
    address: str = ""
    """How people reach the site, for invitations; "" takes it from each request."""
    network: str = ""
    """The same for friends on this network, when the host plays on the machine itself."""
    bot_pause: float = BOT_PAUSE
    rate_limits: bool = True
    worker: bool = True
    """With PostgreSQL: think about bots' moves in this process too."""
    clock: Callable[[], float] = time.time
    wait: Callable[[float], Awaitable[object]] = asyncio.sleep
    token: Callable[[], str] = new_token
    seed: Callable[[], int] = field(default=lambda: secrets.randbits(128))

    @property
    def postgres(self) -> bool:
        return self.database.startswith("postgresql")

    @classmethod
    def read(cls, data: Path, environment: Mapping[str, str], **more: object) -> Settings:
        """Settings for a data folder, which is made if need be."""
        try:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise BadSettings(f"cannot keep games in {data}: {error.strerror}") from error
        if not os.access(data, os.W_OK | os.X_OK):
            raise BadSettings(f"cannot keep games in {data}: no right to write there")
        database = _database(data, environment.get("DATABASE_URL", ""))
        secret = environment.get("SPELKAST_SECRET") or _own_secret(data / "secret")
        if len(secret) < SECRET_BYTES:
            raise BadSettings(f"SPELKAST_SECRET must have at least {SECRET_BYTES} characters")
        given: dict[str, object] = {
            "address": environment.get("SPELKAST_ADDRESS", "").rstrip("/"),
            "bot_pause": _seconds(environment.get("SPELKAST_BOT_PAUSE", str(BOT_PAUSE))),
            "rate_limits": environment.get("SPELKAST_RATE_LIMITS", "on") != "off",
        }
        given |= more
        return cls(data=data, database=database, secret=secret, **given)  # type: ignore[arg-type]


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise BadSettings(f"SPELKAST_BOT_PAUSE must be a number of seconds up to 60, not {text!r}")
    return seconds


def _database(data: Path, wanted: str) -> str:
    if not wanted:
        return f"sqlite+aiosqlite:///{data / 'spelkast.db'}"
    scheme, separator, rest = wanted.partition("://")
    if scheme in ("postgres", "postgresql", "postgresql+psycopg") and separator:
        return f"postgresql+psycopg://{rest}"
    if scheme in ("sqlite", "sqlite+aiosqlite") and separator:
        return f"sqlite+aiosqlite://{rest}"
    raise BadSettings("DATABASE_URL must begin with postgresql:// or sqlite://")


def _write_once(path: Path, text: str) -> None:
    """Whole or not at all; if another process is quicker, its text stays."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(text)
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink()


def _own_secret(path: Path) -> str:
    """The secret of this data folder, made once, readable by its owner alone."""
    try:
        if not path.exists():
            _write_once(path, secrets.token_urlsafe(SECRET_BYTES))
        return path.read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"cannot use the secret in {path}: {error}") from error
