"""Whether people at a table may ask for a hint."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("rooms", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))
