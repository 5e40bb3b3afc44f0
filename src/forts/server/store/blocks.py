"""Whom a guest does not want to hear: at one table, or anywhere."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, delete, func, insert, select

from forts.server.errors import TooMany
from forts.server.store.schema import blocks, seats
from forts.server.wire import Block

EVERYWHERE = ""
"""In place of a table."""
MOST = 500
"""Of one guest."""


def add_block(connection: Connection, guest: str, other: str, table: str, name: str, face: str, now: float) -> None:
    """The guest does not want to hear the other from now on; saying so twice is harmless."""
    mine = select(func.count()).where(blocks.c.guest == guest)
    if int(connection.execute(mine).scalar_one()) >= MOST:
        raise TooMany("too-many-blocks", most=MOST)
    remove_block(connection, guest, other, table)
    connection.execute(insert(blocks).values(guest=guest, other=other, table_id=table, name=name, face=face, at=now))


def remove_block(connection: Connection, guest: str, other: str, table: str) -> None:
    """The guest hears the other again."""
    connection.execute(
        delete(blocks).where(blocks.c.guest == guest, blocks.c.other == other, blocks.c.table_id == table)
    )


def list_blocks(connection: Connection, guest: str, table: str | None) -> list[Block]:
    """All that a guest has blocked, the newest first; with a table only those who are not heard there."""
    wanted = select(blocks).where(blocks.c.guest == guest)
    if table is not None:
        wanted = wanted.where(blocks.c.table_id.in_([EVERYWHERE, table]))
    found = connection.execute(wanted.order_by(blocks.c.at.desc())).all()
    places: dict[str, list[int]] = {}
    if table is not None and found:
        sitting = select(seats.c.guest, seats.c.seat).where(seats.c.table_id == table).order_by(seats.c.seat)
        for row in connection.execute(sitting):
            places.setdefault(row.guest, []).append(row.seat)
    return [
        Block(row.other, row.name, row.face, row.table_id or None, row.at, places.get(row.other, [])) for row in found
    ]


def deaf(connection: Connection, guests: Collection[str], table: str) -> set[tuple[str, str]]:
    """Who of these does not want to hear whom at a table."""
    found = connection.execute(_DEAF, {"guests": list(guests), "tables": [EVERYWHERE, table]})
    return {(row.guest, row.other) for row in found}


def apart(connection: Connection, guest: str) -> set[str]:
    """Who is blocked by the guest everywhere, or has blocked the guest."""
    mine = connection.scalars(_APART, {"guest": guest})
    theirs = connection.scalars(_FROM, {"guest": guest})
    return {*mine, *theirs}


_DEAF = select(blocks.c.guest, blocks.c.other).where(
    blocks.c.guest.in_(bindparam("guests", expanding=True)), blocks.c.table_id.in_(bindparam("tables", expanding=True))
)
_APART = select(blocks.c.other).where(blocks.c.guest == bindparam("guest"), blocks.c.table_id == EVERYWHERE)
_FROM = select(blocks.c.guest).where(blocks.c.other == bindparam("guest"), blocks.c.table_id == EVERYWHERE)
