"""Rows of tables, seats and journals, read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update
from sqlalchemy import Row as SqlRow

from forts.core.order import Order
from forts.server.store import schema
from forts.server.store.records import After, JournalRow, Note, SeatRow, TableRow

__all__ = [
    "After",
    "JournalRow",
    "News",
    "Note",
    "SeatRow",
    "TableRow",
    "insert_journal",
    "insert_table",
    "read_journal",
    "read_news",
    "read_table",
    "read_tables",
    "replace_table",
]


def insert_table(connection: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    """A new table with its seats."""
    connection.execute(insert(schema.tables), _table_values(table))
    _insert_seats(connection, table.id, seats)


def insert_journal(connection: Connection, table_id: str, journal: Sequence[JournalRow]) -> None:
    """Entries that were made elsewhere."""
    values = [
        {
            **msgspec.structs.asdict(entry),
            "table_id": table_id,
            "actions": msgspec.json.encode(entry.actions).decode(),
            "note": None if entry.note is None else msgspec.json.encode(entry.note).decode(),
        }
        for entry in journal
    ]
    if values:
        connection.execute(insert(schema.journal), values)


def replace_table(connection: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    """A table that is there already stands as it does elsewhere."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(_table_values(table)))
    connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table.id))
    _insert_seats(connection, table.id, seats)


def _table_values(table: TableRow) -> dict[str, object]:
    values = {
        name: msgspec.json.encode(value).decode() if name in _AS_JSON else value
        for name, value in msgspec.structs.asdict(table).items()
    }
    return {**values, "public": table.terms.public}


def _insert_seats(connection: Connection, table_id: str, seats: list[SeatRow]) -> None:
    connection.execute(
        insert(schema.seats),
        [{"table_id": table_id, **msgspec.structs.asdict(seat), "standing": None} for seat in seats],
    )


def read_table(connection: Connection, id_: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and its seats, or None."""
    found = read_tables(connection, [id_])
    return found[0] if found else None


def read_tables(connection: Connection, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables with their seats, in the order asked for; those that do not exist are left out."""
    rows = connection.execute(_TABLES, {"ids": ids}).all()
    tables = {row.id: _table(row) for row in rows}
    seats: dict[str, list[SeatRow]] = {id_: [] for id_ in tables}
    for row in connection.execute(_SEATS, {"ids": list(tables)}):
        seats[row.table_id].append(_seat(row))
    return [(tables[id_], seats[id_]) for id_ in ids if id_ in tables]


# made once: making a statement takes longer than carrying it out
_TABLES = select(schema.tables).where(schema.tables.c.id.in_(bindparam("ids", expanding=True)))
_SEATS = (
    select(schema.seats)
    .where(schema.seats.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(schema.seats.c.seat)
)
_JOURNAL = select(schema.journal).where(schema.journal.c.table_id == bindparam("id")).order_by(schema.journal.c.ply)


def read_journal(connection: Connection, id_: str) -> list[JournalRow]:
    """The whole journal of a table."""
    return [_entry(row) for row in connection.execute(_JOURNAL, {"id": id_})]


News = tuple[TableRow, list[SeatRow], list[JournalRow]]
"""A table, its seats, and what its journal has that somebody did not know yet."""


def read_news(connection: Connection, known: Mapping[str, int]) -> dict[str, News]:
    """Tables as they are, each with its journal from a ply on."""
    found: dict[str, News] = {row.id: (row, seats, []) for row, seats in read_tables(connection, list(known))}
    wanted = msgspec.json.encode(list(known.items())).decode()
    for row in connection.execute(_SINCE[connection.dialect.name], {"known": wanted}):
        if row.table_id in found:
            found[row.table_id][2].append(_entry(row))
    return found


# one query for many tables, given as JSON: a list of ids with plies
_SINCE = {
    "sqlite": text("""
        SELECT journal.* FROM json_each(:known) AS k
        JOIN journal ON table_id = json_extract(k.value, '$[0]') AND ply >= json_extract(k.value, '$[1]')
        ORDER BY table_id, ply
    """),
    # by the index for each table: left to itself PostgreSQL, which takes any list to be long, reads the whole journal
    "postgresql": text("""
        SELECT found.* FROM json_array_elements(CAST(:known AS json)) AS k(value)
        CROSS JOIN LATERAL (
            SELECT * FROM journal WHERE table_id = k.value ->> 0 AND ply >= CAST(k.value ->> 1 AS int)
            ORDER BY ply OFFSET 0
        ) AS found
    """),
}


def _entry(row: SqlRow[Any]) -> JournalRow:
    note = None if row.note is None else _notes.decode(row.note)
    return JournalRow(row.ply, row.kind, row.seat, msgspec.json.decode(row.actions), row.request, row.at, note)


_notes = msgspec.json.Decoder(Note)


_AS_JSON = frozenset({"options", "terms", "banks", "votes", "winners", "scores", "waiting", "barred", "calls"})


def _table(row: SqlRow[Any]) -> TableRow:
    values = {
        str(name): msgspec.json.decode(value) if name in _AS_JSON else value
        for name, value in row._mapping.items()
        if name not in ("public", "said")
    }
    return msgspec.convert(values, TableRow)


def _seat(row: SqlRow[Any]) -> SeatRow:
    values = {str(name): value for name, value in row._mapping.items() if name != "table_id"}
    standing = None if values["standing"] is None else _orders.decode(values["standing"])
    flags = {"resigned": bool(values["resigned"]), "answered": bool(values["answered"])}
    return msgspec.convert({**values, **flags, "standing": standing}, SeatRow)


_orders = msgspec.json.Decoder(Order)
