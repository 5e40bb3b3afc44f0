"""What a guest has said is found without looking at all that was said."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An index, for giving a guest another name."""
    op.create_index("chat_guest", "chat", ["guest"])
