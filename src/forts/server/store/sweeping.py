"""What nobody misses leaves the database: tables where no game began, and guests who never did anything."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, bindparam, delete, exists, select

from forts.server.store.schema import chat, guests, seats, seen, sessions, tables

KEPT = 60 * 60 * 24 * 30
"""Seconds that a table waits for its game, and a guest without a name for his first table."""
_FEW = 200
"""Rows of a kind removed at once: moves wait meanwhile."""


@dataclass(frozen=True)
class Forgotten:
    """Tables and guests that nobody has come back to."""

    tables: list[str]
    guests: list[str]

    def __bool__(self) -> bool:
        return bool(self.tables or self.guests)


_TABLES = select(tables.c.id).where(tables.c.status == "lobby", tables.c.touched < bindparam("before"))
_GUESTS = select(guests.c.id).where(
    guests.c.name == "",
    guests.c.handle.is_(None),
    guests.c.created < bindparam("before"),
    ~exists().where(seats.c.guest == guests.c.id),
    ~exists().where(tables.c.host == guests.c.id),
)


def find_forgotten(connection: Connection, now: float, spared: Collection[str]) -> Forgotten:
    """Some of those that may go; tables that are spared, because they are being looked at, are none of them."""
    before = {"before": now - KEPT}
    waiting = connection.scalars(_TABLES.limit(_FEW + len(spared)), before)
    return Forgotten(
        [id_ for id_ in waiting if id_ not in spared][:_FEW],
        list(connection.scalars(_GUESTS.limit(_FEW), before)),
    )


def sweep(connection: Connection, found: Forgotten, now: float) -> None:
    """Remove them, unless something has happened to them since they were found."""
    before = {"before": now - KEPT}
    # locked, where several nodes write: whoever sits down at this moment finds the table gone, or saves it
    gone = list(connection.scalars(_TABLES.where(tables.c.id.in_(found.tables)).with_for_update(), before))
    for part in (chat, seats):
        connection.execute(delete(part).where(part.c.table_id.in_(gone)))
    connection.execute(delete(tables).where(tables.c.id.in_(gone)))
    strangers = list(connection.scalars(_GUESTS.where(guests.c.id.in_(found.guests)).with_for_update(), before))
    for part in (seen, sessions):
        connection.execute(delete(part).where(part.c.guest.in_(strangers)))
    connection.execute(delete(guests).where(guests.c.id.in_(strangers)))
