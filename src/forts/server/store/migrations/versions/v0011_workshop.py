"""Sets of cards that designers keep, and what bots found out about them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables."""
    op.create_table(
        "card_sets",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("guest", sa.String(length=22), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("fork_of", sa.String(length=22)),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("card_sets_guest", "card_sets", ["guest", "changed"])
    op.create_table(
        "tryouts",
        sa.Column("set_id", sa.String(length=22), sa.ForeignKey("card_sets.id"), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("against", sa.String(length=40), nullable=False),
        sa.Column("planned", sa.Integer(), nullable=False),
        sa.Column("pairs", sa.Integer(), nullable=False),
        sa.Column("told", sa.Text()),
        sa.Column("kept", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("set_id"),
    )
