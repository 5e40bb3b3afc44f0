"""Before the game, and after it: setting up, seats, starting, playing again."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, exists, func, or_, select, update

from forts.server.errors import Forbidden, Refusal, TooMany, Unknown
from forts.server.guests import Guest, distinct_name
from forts.server.store import schema
from forts.server.store.blocks import apart
from forts.server.store.rows import SeatRow, TableRow, insert_table, read_tables
from forts.server.tables.live import LiveTable
from forts.server.tables.play import stand_in
from forts.server.tables.room import Room
from forts.server.tables.setup import again, new_seat, new_table
from forts.server.tables.setup import start as start
from forts.server.wire import ChangeSeat, NewTable

_MOST_BARRED = 100
_LOOKED_AT = 1000
"""Open tables that a list is chosen from; far more than one guest may have."""


class Most(NamedTuple):
    """How many tables a guest may have."""

    open: int
    """That wait for their game."""
    running: int


async def create(room: Room, guest: Guest, wanted: NewTable, most: Most | None = None) -> str:
    """Set up a table; returns its id."""
    row, seats = new_table(room, guest, wanted)

    def job(connection: Connection) -> None:
        check_most(connection, guest.id, most)
        insert_table(connection, row, seats)

    await room.writer.run(job)
    if wanted.start and all(seat.kind != "open" for seat in seats):
        await start(room, row.id, guest)
    return row.id


def check_most(connection: Connection, guest: str, most: Most | None) -> None:
    """Refuses one table more to somebody who has many."""
    if most is None:
        return
    tables = schema.tables.c
    mine = select(tables.status, func.count()).where(tables.host == guest, tables.status != "over")
    counts = {row[0]: row[1] for row in connection.execute(mine.group_by(tables.status))}
    if counts.get("lobby", 0) >= most.open:
        raise TooMany("too-many-open-tables", most=most.open)
    if counts.get("playing", 0) + counts.get("paused", 0) >= most.running:
        raise TooMany("too-many-running-tables", most=most.running)


async def change_seat(room: Room, id_: str, guest: Guest, number: int, wanted: ChangeSeat) -> None:
    """The host takes a seat, or gives it to a bot or whoever comes.

    Whoever sits there is sent away, and comes back by invitation alone.
    """
    live = await room.live(id_)
    if live.row.host != guest.id:
        raise Forbidden("not-host")
    if not 0 <= number < live.row.players:
        raise Unknown("no-such-seat", seat=number + 1)
    seat = new_seat(number, wanted, guest, live.row.game)

    def job(connection: Connection) -> None:
        _in_lobby(connection, id_)
        tables, seats = schema.tables, schema.seats
        here = (seats.c.table_id == id_, seats.c.seat == number)
        sent = connection.execute(select(seats.c.guest).where(*here)).scalar_one()
        connection.execute(
            update(seats)
            .where(*here)
            .values(kind=seat.kind, guest=seat.guest, name=seat.name, face=seat.face, bot=seat.bot, invite=seat.invite)
        )
        if sent is not None and sent != guest.id:
            known = connection.execute(select(tables.c.barred).where(tables.c.id == id_)).scalar_one()
            barred = msgspec.json.encode([*msgspec.json.decode(known), sent][-_MOST_BARRED:]).decode()
            connection.execute(update(tables).where(tables.c.id == id_).values(barred=barred))

    await room.change(id_, job)


def seat_for(live: LiveTable, guest: str, invite: str) -> tuple[int | None, Refusal | None]:
    """The seat that waits for a guest, if it is a certain one, and why there is none, if there is none."""
    given = invite.encode()
    invited = [seat for seat in live.seats if secrets.compare_digest(seat.invite.encode(), given)]
    if invited and invited[0].guest == guest:
        return invited[0].seat, None
    if live.row.status != "lobby":
        return None, Refusal("table-started")
    if invited:
        seat = invited[0]
        return (seat.seat, None) if seat.kind == "open" else (None, Refusal("seat-taken", seat=seat.seat + 1))
    if live.seats_of(guest):
        return live.seats_of(guest)[0], None
    if not live.row.terms.public:
        return None, Forbidden("invitation-gone" if invite else "no-invitation")
    if guest in live.row.barred:
        return None, Forbidden("sent-away")
    return None, None if any(seat.kind == "open" for seat in live.seats) else Refusal("table-full")


async def join(room: Room, id_: str, guest: Guest, invite: str | None, number: int | None) -> int:
    """Take an open seat by its invitation, or any at a public table; returns the seat. Joining twice is harmless."""
    live = await room.live(id_)
    mine = live.seats_of(guest.id)
    given = (invite or "").encode()
    invited = [seat.seat for seat in live.seats if secrets.compare_digest(seat.invite.encode(), given)]
    if invited:
        number = invited[0]
    elif mine:
        return mine[0]
    elif not live.row.terms.public:
        raise Forbidden("no-invitation")
    elif guest.id in live.row.barred or live.row.host in await room.read(lambda database: apart(database, guest.id)):
        raise Forbidden("sent-away")
    elif number is None:
        number = next((seat.seat for seat in live.seats if seat.kind == "open"), None)
        if number is None:
            raise Refusal("table-full")
    if not 0 <= number < live.row.players:
        raise Unknown("no-such-seat", seat=number + 1)
    if number in mine:
        return number

    def job(connection: Connection) -> int:
        _in_lobby(connection, id_)
        seats = schema.seats
        others = connection.scalars(
            select(seats.c.name).where(seats.c.table_id == id_, seats.c.kind == "person", seats.c.guest != guest.id)
        )
        taken = connection.execute(
            update(seats)
            .where(seats.c.table_id == id_, seats.c.seat == number, seats.c.kind == "open")
            .values(kind="person", guest=guest.id, name=distinct_name(guest.name, others), face=guest.face)
        )
        if not taken.rowcount:
            raise Refusal("seat-taken", seat=number + 1)
        return number

    return await room.change(id_, job)


async def leave(room: Room, id_: str, guest: Guest) -> None:
    """Give up one's seats in the lobby; in a running game leave them to bots, and be free to return."""
    live = await room.live(id_)
    mine = live.seats_of(guest.id)
    if not mine:
        raise Forbidden("not-seated")
    if live.row.status != "lobby":
        for seat in mine:
            await stand_in(room, id_, seat)
        return

    def job(connection: Connection) -> None:
        _in_lobby(connection, id_)
        seats = schema.seats
        connection.execute(
            update(seats)
            .where(seats.c.table_id == id_, seats.c.guest == guest.id)
            .values(kind="open", guest=None, name="", face="")
        )

    await room.change(id_, job)


async def close(room: Room, id_: str, guest: Guest) -> None:
    """The host closes a table whose game has not begun."""
    live = await room.live(id_)
    if live.row.host != guest.id:
        raise Forbidden("not-host")

    def job(connection: Connection) -> None:
        _in_lobby(connection, id_)
        for part in (schema.chat, schema.seats):
            connection.execute(delete(part).where(part.c.table_id == id_))
        connection.execute(delete(schema.tables).where(schema.tables.c.id == id_))

    await room.change(id_, job)


async def rematch(room: Room, id_: str, guest: Guest, most: Most | None = None) -> str:
    """The same people and bots again, seats moved on by one; asking twice leads to the same table.

    Whoever plays against bots alone has the same seat again, and the game begins at once.
    """
    row, seats, alone = again(room, await room.live(id_), guest)

    def job(connection: Connection) -> str:
        tables, there = schema.tables, schema.tables.alias()
        # locks the row, so that of two who ask at once one makes the table and the other finds it
        first = connection.execute(
            update(tables)
            .where(tables.c.id == id_)
            .where(or_(tables.c.rematch.is_(None), ~exists().where(there.c.id == tables.c.rematch)))
            # touched, so that every node looks at it anew; hardly, so that it does not come first in lists again
            .values(rematch=row.id, touched=tables.c.touched + 0.001)
        )
        if not first.rowcount:
            return str(connection.execute(select(tables.c.rematch).where(tables.c.id == id_)).scalar_one())
        check_most(connection, guest.id, most)
        insert_table(connection, row, seats)
        return row.id

    made = await room.change(id_, job)
    if alone:
        await start(room, made, guest)
    return made


def tables_of(connection: Connection, guest: str, most: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables of a guest, the newest first."""
    tables, seats = schema.tables, schema.seats
    mine = (
        select(seats.c.table_id).where(seats.c.guest == guest).union(select(tables.c.id).where(tables.c.host == guest))
    )
    found = connection.execute(
        select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()).limit(most)
    )
    return read_tables(connection, [row.id for row in found])


def open_tables(connection: Connection, guest: str, most: int = 50) -> list[tuple[TableRow, list[SeatRow]]]:
    """Public tables that wait for players: the newest of each host, then the second newest of each, and so on.

    None of hosts whom the guest has blocked, or who have blocked the guest.
    """
    tables, unwanted = schema.tables, apart(connection, guest)
    found = connection.execute(
        select(tables.c.id, tables.c.host)
        .where(tables.c.public.is_(True), tables.c.status == "lobby")
        .order_by(tables.c.created.desc())
        .limit(_LOOKED_AT)
    )
    by_host: dict[str, int] = {}
    ranked: list[tuple[int, int, str]] = []
    for place, row in enumerate(found):
        if row.host in unwanted:
            continue
        by_host[row.host] = by_host.get(row.host, 0) + 1
        ranked.append((by_host[row.host], place, row.id))
    return read_tables(connection, [id_ for _, _, id_ in sorted(ranked)[:most]])


def _in_lobby(connection: Connection, id_: str) -> None:
    """Refuses once the game has begun. Touches the table, so that every node looks at it anew."""
    tables = schema.tables
    touched = connection.execute(
        update(tables).where(tables.c.id == id_, tables.c.status == "lobby").values(touched=time.time())
    )
    if not touched.rowcount:
        raise Refusal("table-started")
