"""Games over days: standing orders, who is called, on which devices and by which mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever is waited for at this moment is called with the next move at that table."""
    op.add_column("seats", sa.Column("standing", sa.Text()))
    op.add_column("tables", sa.Column("calls", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("session", sa.LargeBinary(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("endpoint_hash", sa.LargeBinary(), nullable=False),
        sa.Column("key", sa.LargeBinary(), nullable=False),
        sa.Column("auth", sa.LargeBinary(), nullable=False),
        sa.Column("lang", sa.String(length=10), nullable=False),
        sa.Column("zone", sa.String(length=40), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("endpoint_hash"),
    )
    op.create_index("devices_guest", "devices", ["guest"])
    op.create_table(
        "calls",
        sa.Column("device", sa.String(length=22), nullable=False),
        sa.Column("table_id", sa.String(length=22), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["device"], ["devices.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat", "device"),
    )
    op.create_index("calls_due", "calls", ["due"])
    op.create_index("calls_device", "calls", ["device"])
    op.create_table(
        "mails",
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("lang", sa.String(length=10), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.String(length=22), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("due", sa.Float()),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"]),
        sa.PrimaryKeyConstraint("guest"),
        sa.UniqueConstraint("secret"),
    )
    op.create_index("mails_due", "mails", ["due"])
