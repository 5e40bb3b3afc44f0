"""Tables name the data that they are played with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A fingerprint; older tables have none, and are played with the data of their rules."""
    op.add_column("tables", sa.Column("data", sa.String(length=16), nullable=False, server_default=""))
