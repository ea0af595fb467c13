"""The first schema: people, rooms and their chairs, votes, entries, snapshots, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _room() -> sa.Column[str]:
    return sa.Column(
        "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
    )


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.String(80), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("watch", sa.String(10), nullable=False),
        sa.Column("auto_begin", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("seed", sa.String(40), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("wake_at", sa.Double),
        sa.Column("forked_from", sa.String(32)),
        sa.Column("fork_at", sa.Integer),
        sa.Column("again", sa.String(32)),
        sa.Column("results", sa.JSON),
        sa.Column("ranks", sa.JSON),
    )
    op.create_index("rooms_wake_at", "rooms", ["wake_at"])
    op.create_index("rooms_watch", "rooms", ["watch", "state"])
    op.create_table(
        "chairs",
        _room(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Double),
        sa.Column("misses", sa.Integer, nullable=False),
    )
    op.create_index("chairs_person", "chairs", ["person"])
    op.create_table(
        "votes",
        _room(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("voter", sa.Integer, primary_key=True),
    )
    op.create_table(
        "entries",
        _room(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(80), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
    )
    op.create_table(
        "snapshots",
        _room(),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("source", sa.String(80), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        _room(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for name in ("chat", "snapshots", "entries", "votes", "chairs", "rooms", "people"):
        op.drop_table(name)
