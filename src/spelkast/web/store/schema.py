"""What is kept, as tables of a database. `migrations/` brings an older one up to this."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    true,
)

metadata = MetaData()


def _room() -> Column[str]:
    return Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", String(80), unique=True),  # only with a password
    Column("password", Text),  # argon2
    Column("created", Double, nullable=False),
)

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # version of the game's rules
    Column("state", String(10), nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("watch", String(10), nullable=False),
    Column("auto_begin", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("seed", String(40), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("started", Double),
    Column("ended", Double),
    Column("entries", Integer, nullable=False),
    Column("wake_at", Double),  # when the caretaker must look: a bot's move, a clock
    Column("forked_from", String(32)),
    Column("fork_at", Integer),
    Column("again", String(32)),
    Column("results", JSON),
    Column("ranks", JSON),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Index("rooms_wake_at", "wake_at"),
    Index("rooms_watch", "watch", "state"),
)

chairs = Table(
    "chairs",
    metadata,
    _room(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("name", Text, nullable=False),
    Column("person", String(32)),
    Column("level", String(20), nullable=False),
    Column("stand_in", Boolean, nullable=False),
    Column("seen", Double),
    Column("misses", Integer, nullable=False),  # decisions in a row that the clock took
    Index("chairs_person", "person"),
)

votes = Table(
    "votes",
    metadata,
    _room(),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
)

entries = Table(
    "entries",
    metadata,
    _room(),
    Column("seq", Integer, primary_key=True),  # two servers cannot both accept a move
    Column("seat", Integer, nullable=False),
    Column("action", String(80), nullable=False),  # its text, or `undo`
    Column("at", Double, nullable=False),
    Column("by", String(10), nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    _room(),
    Column("entries", Integer, nullable=False),
    Column("source", String(80), nullable=False),  # the layout of the records in it
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _room(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
