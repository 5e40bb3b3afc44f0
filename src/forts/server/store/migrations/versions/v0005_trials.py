"""Journals have notes of trials, tables say whom a trial waits for, and what a guest has seen is remembered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing older has trials: no notes, nobody waited for, nothing seen."""
    op.add_column("journal", sa.Column("note", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("waiting", sa.Text(), nullable=False, server_default="[]"))
    op.create_table(
        "seen",
        sa.Column("guest", sa.String(length=22), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("card", sa.String(length=80), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "game", "card"),
    )
