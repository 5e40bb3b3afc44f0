"""Who is not to be heard; which games were rated, and with how many people; an archive by guest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A table of blocks, and columns of results; what was played before was rated."""
    op.add_column("results", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("results", sa.Column("people", sa.Integer(), nullable=False, server_default="0"))
    op.create_index("results_archive", "results", ["who", "at"])
    op.execute("""
        UPDATE results SET people = (
            SELECT COUNT(*) FROM seats
            WHERE seats.table_id = results.table_id AND seats.seat != results.seat AND seats.kind = 'person'
        )
    """)
    op.create_table(
        "blocks",
        sa.Column("guest", sa.String(length=22), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("other", sa.String(length=22), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("face", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("guest", "other", "table_id"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
