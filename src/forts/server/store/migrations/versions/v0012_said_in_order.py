"""What a guest has said is found in order, so that it can be told a little at a time."""

from __future__ import annotations

from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An index with the order in it, in place of the one without."""
    op.drop_index("chat_guest", "chat")
    op.create_index("chat_guest", "chat", ["guest", "table_id", "number"])
