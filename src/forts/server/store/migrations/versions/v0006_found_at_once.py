"""Whatever the server asks is found without looking at all there is; sessions know when they were last used.

Games that were being played under the first schema know whose turn it is.
"""

from __future__ import annotations

import time

import msgspec
import sqlalchemy as sa
from alembic import op

from forts.catalog import find
from forts.core.errors import FortsError
from forts.core.log import Log
from forts.core.match import replay
from forts.server.tables.journal import Course

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns and indexes for lists, and sums in place of counting."""
    op.add_column("sessions", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE sessions SET seen = :now WHERE NOT ended").bindparams(now=time.time()))
    op.create_index("sessions_seen", "sessions", ["seen"])
    nameless = sa.text("name = '' AND handle IS NULL")
    op.create_index("guests_strangers", "guests", ["created"], sqlite_where=nameless, postgresql_where=nameless)
    op.drop_index("tables_open", "tables")
    op.create_index("tables_open", "tables", ["public", "status", "created"])
    op.create_index("tables_touched", "tables", ["status", "touched"])
    op.add_column("ratings", sa.Column("certain", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE ratings SET certain = mean - 2 * deviation")
    op.create_index("ratings_certain", "ratings", ["game", "certain"])
    op.create_table(
        "tallies",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("first_share", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game"),
    )
    op.execute("""
        INSERT INTO tallies (game, games, entries, first_share)
        SELECT tables.game, COUNT(*), SUM(tables.ply), COALESCE(SUM(results.share), 0)
        FROM tables LEFT JOIN results ON results.table_id = tables.id AND results.seat = 0
        WHERE tables.status = 'over' GROUP BY tables.game
    """)
    _find_actors(op.get_bind())


def _find_actors(connection: sa.Connection) -> None:
    """The column is younger than some games, and is filled at the next move; lists should not wait for that."""
    waiting = connection.execute(
        sa.text("""
            SELECT id, game, rules, players, options, data FROM tables
            WHERE status IN ('playing', 'paused') AND actor IS NULL
        """)
    ).all()
    for table in waiting:
        course = Course()
        for entry in connection.execute(
            sa.text("SELECT kind, seat, actions FROM journal WHERE table_id = :id ORDER BY ply"), {"id": table.id}
        ):
            course.add(entry.kind, entry.seat, msgspec.json.decode(entry.actions))
        options = msgspec.json.decode(table.options)
        log = Log(table.game, table.rules, table.players, options, course.actions, data=table.data)
        try:
            actor = replay(find(table.game), log).to_act
        except FortsError:  # of a game or of rules that are no longer here: nobody can go on with it either
            continue
        if actor >= 0:
            connection.execute(
                sa.text("UPDATE tables SET actor = :actor WHERE id = :id"), {"actor": actor, "id": table.id}
            )
