"""Whoever set up a table finds it without looking at all others."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An index, for lists and for finding guests who never did anything."""
    op.create_index("tables_host", "tables", ["host"])
