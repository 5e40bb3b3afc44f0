"""Tables say by which customs they are run and whom their hosts sent away; seats whether they are answered for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Older tables keep their customs to their end: who may follow is asked, and chance goes on as it began."""
    op.add_column("tables", sa.Column("customs", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("barred", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("answered", sa.Boolean(), nullable=False, server_default=sa.true()))
