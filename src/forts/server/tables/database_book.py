"""Tables as a database keeps them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, update
from sqlalchemy.exc import SQLAlchemyError

from forts.core import Order
from forts.server.errors import Refusal, Stale
from forts.server.store import schema
from forts.server.store.entry import Entry, Job
from forts.server.store.records import SeatRow, TableRow
from forts.server.store.rows import read_journal, read_table
from forts.server.store.seen import read_seen, record_seen
from forts.server.store.writer import Writer
from forts.server.tables.book import Kept
from forts.server.tables.live import LiveTable
from forts.server.tables.results import record_leaving, record_results
from forts.server.wire import Terms

Read = Callable[[Callable[[Connection], Any]], Awaitable[Any]]


class DatabaseBook:
    """What a node keeps, and where."""

    def __init__(self, read: Read, writer: Writer) -> None:
        self._read = read
        self._writer = writer

    async def append(self, entry: Entry) -> None:
        """Commit an entry."""
        await self._writer.append(entry)

    async def seen_by(self, guests: Collection[str], game: str) -> list[str]:
        """The cards of a game that one of the guests has seen, the one seen longest ago first."""
        try:
            found: list[str] = await self._read(partial(read_seen, guests=guests, game=game))
        except SQLAlchemyError:
            raise Refusal("not-saved") from None
        return found

    async def set_terms(self, id_: str, terms: Terms) -> None:
        """A table has other terms."""
        text = msgspec.json.encode(terms).decode()
        where = schema.tables.c.id == id_
        await self._writer.run(lambda one: one.execute(update(schema.tables).where(where).values(terms=text)))

    async def set_answered(self, id_: str, seat: int, on: bool) -> None:
        """A seat is answered for where there is one answer, or not."""
        where = (schema.seats.c.table_id == id_, schema.seats.c.seat == seat)
        await self._writer.run(lambda one: one.execute(update(schema.seats).where(*where).values(answered=on)))

    async def set_order(self, row: TableRow, seat: int, order: Order | None, is_due_anew: bool) -> None:
        """A seat has ordered something, or nothing any more."""
        await self._writer.run(lambda database: _write_order(database, row, seat, order, is_due_anew))

    def seat(self, id_: str, seat: SeatRow) -> Job:
        """Write a seat as it is now, together with an entry."""
        return _seat_change(id_, seat)

    def seats_unchanged(self, id_: str, seats: list[SeatRow]) -> Job:
        """Refuses the entry if another node has given a seat away."""

        def unchanged(connection: Connection) -> None:
            found = read_table(connection, id_)
            if found is None or found[1] != seats:
                raise Stale("stale-ply")

        return unchanged

    def seen(self, guests: Iterable[str], game: str, cards: Iterable[str], at: float) -> Job:
        """What guests have just seen."""
        return record_seen(guests, game, cards, at)

    def results(self, live: LiveTable, now: float) -> Job:
        """The results of a game that has just ended."""
        return record_results(live, now)

    def leaving(self, live: LiveTable, seat: int) -> Job:
        """What it costs a person to be voted out of a rated game."""
        return record_leaving(live, seat)


def kept(database: Connection, id_: str) -> Kept | None:
    """A table with its seats and its journal."""
    found = read_table(database, id_) if id_.isprintable() else None  # PostgreSQL takes no text with a zero in it
    return None if found is None else (*found, read_journal(database, id_))


def _seat_change(table_id: str, seat: SeatRow) -> Job:
    values = {
        "kind": seat.kind,
        "guest": seat.guest,
        "name": seat.name,
        "face": seat.face,
        "bot": seat.bot,
        "standin": seat.standin,
        "resigned": seat.resigned,
        "standing": None if seat.standing is None else msgspec.json.encode(seat.standing).decode(),
    }
    return lambda connection: connection.execute(
        update(schema.seats).where(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat.seat).values(values)
    )


def _write_order(database: Connection, row: TableRow, seat: int, order: Order | None, is_due_anew: bool) -> None:
    seats, tables = schema.seats.c, schema.tables.c
    text = None if order is None else msgspec.json.encode(order).decode()
    database.execute(update(schema.seats).where(seats.table_id == row.id, seats.seat == seat).values(standing=text))
    if is_due_anew:  # unless another node has gone on meanwhile
        calls = msgspec.json.encode(row.calls).decode()
        where = (tables.id == row.id, tables.ply == row.ply)
        database.execute(update(schema.tables).where(*where).values(due=row.due, calls=calls))
