"""Tables know whose turn it is and how much was said; what is said knows its request."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns of their own, for lists and for other nodes."""
    op.add_column("tables", sa.Column("actor", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("said", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("chat", sa.Column("request", sa.String(length=40), nullable=False, server_default=""))
    op.execute("UPDATE tables SET said = (SELECT COALESCE(MAX(number), 0) FROM chat WHERE chat.table_id = tables.id)")
