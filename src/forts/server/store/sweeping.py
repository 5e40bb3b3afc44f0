"""What nobody misses leaves the database: tables where no game began, guests who never did anything, old sessions."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from sqlalchemy import Connection, bindparam, delete, exists, or_, select

from forts.server.calling.devices import remove_devices_of
from forts.server.guests import SESSION_KEPT
from forts.server.store.schema import blocks, card_sets, chat, guests, mails, seats, seen, sessions, tables

KEPT = 60 * 60 * 24 * 30
"""Seconds that a table waits for its game, and a guest without a name for a first table."""
_FEW = 200
"""Rows of a kind removed at once: moves wait meanwhile."""


@dataclass(frozen=True)
class Forgotten:
    """Tables, guests and sessions that nobody has come back to."""

    tables: list[str]
    guests: list[str]
    sessions: list[bytes] = field(default_factory=list)
    looked_to: float | None = field(default=None, compare=False)
    """Guests who came up to then were looked at; None if there are no more."""

    def __bool__(self) -> bool:
        return bool(self.tables or self.guests or self.sessions)


_TABLES = select(tables.c.id).where(tables.c.status == "lobby", tables.c.touched < bindparam("before"))
_NAMELESS = (
    select(guests.c.id, guests.c.created)
    .where(guests.c.name == "", guests.c.handle.is_(None))
    .where(guests.c.created > bindparam("after"), guests.c.created < bindparam("before"))
    .order_by(guests.c.created)
)
_STRANGERS = select(guests.c.id).where(
    guests.c.id.in_(bindparam("among", expanding=True)),
    guests.c.name == "",
    guests.c.handle.is_(None),
    guests.c.created < bindparam("before"),
    ~exists().where(seats.c.guest == guests.c.id),
    ~exists().where(tables.c.host == guests.c.id),
    # looked for guest by guest: by OFFSET, or PostgreSQL would rather go through all sets there are
    ~exists(select(card_sets.c.guest).where(card_sets.c.guest == guests.c.id).offset(0)),
)
_OLD = select(sessions.c.token).where(sessions.c.seen < bindparam("last_used"))


def find_forgotten(connection: Connection, now: float, spared: Collection[str], after: float | None = 0.0) -> Forgotten:
    """Some of those that may go; tables that are spared, because they are being looked at, are none of them.

    A few guests are looked at each time, those who came after a moment: most of the nameless may well be players.
    """
    before = now - KEPT
    waiting = connection.scalars(_TABLES.limit(_FEW + len(spared)), {"before": before})
    gone = [id_ for id_ in waiting if id_ not in spared][:_FEW]
    old = [bytes(token) for token in connection.scalars(_OLD.limit(_FEW), {"last_used": now - SESSION_KEPT})]
    if after is None:
        return Forgotten(gone, [], old)
    nameless = connection.execute(_NAMELESS.limit(_FEW), {"after": after, "before": before}).all()
    if not nameless:
        return Forgotten(gone, [], old)
    strangers = connection.scalars(_STRANGERS, {"among": [row.id for row in nameless], "before": before})
    return Forgotten(gone, list(strangers), old, nameless[-1].created)


def sweep(connection: Connection, found: Forgotten, now: float) -> None:
    """Remove them, unless something has happened to them since they were found."""
    # each only if there is any: SQLite goes through a whole table to find what is in an empty list
    if found.tables:
        _sweep_tables(connection, found.tables, now - KEPT)
    if found.guests:
        _sweep_guests(connection, found.guests, now - KEPT)
    if found.sessions:
        old = sessions.c.token.in_(found.sessions), sessions.c.seen < now - SESSION_KEPT
        connection.execute(delete(sessions).where(*old))


def _sweep_tables(connection: Connection, ids: list[str], before: float) -> None:
    # locked, where several nodes write: whoever sits down at this moment finds the table gone, or saves it
    waiting = _TABLES.where(tables.c.id.in_(ids)).with_for_update()
    gone = list(connection.scalars(waiting, {"before": before}))
    for part in (chat, seats):
        connection.execute(delete(part).where(part.c.table_id.in_(gone)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))


def _sweep_guests(connection: Connection, ids: list[str], before: float) -> None:
    strangers = list(connection.scalars(_STRANGERS.with_for_update(), {"among": ids, "before": before}))
    for stranger in strangers:
        remove_devices_of(connection, stranger)
    for part in (mails, seen, sessions):
        connection.execute(delete(part).where(part.c.guest.in_(strangers)))
    connection.execute(delete(blocks).where(or_(blocks.c.guest.in_(strangers), blocks.c.other.in_(strangers))))
    connection.execute(delete(guests).where(guests.c.id.in_(strangers)))
