"""Rows of tables, seats and journals as objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, text
from sqlalchemy import Row as SqlRow

from forts.core.game import Options
from forts.core.order import Order
from forts.server.store import schema
from forts.server.wire import SeatKind, Status, Terms


class SeatRow(msgspec.Struct):
    """A seat of a table."""

    seat: int
    kind: SeatKind
    guest: str | None
    name: str
    face: str
    bot: str | None
    standin: str | None
    resigned: bool
    invite: str
    answered: bool = True
    """Does the server answer where there is one answer only, and the question is asked for the others' sake?"""
    standing: Order | None = None
    """What whoever sits here has ordered, whether it still stands or not. Nobody else is told."""

    @property
    def played_by_bot(self) -> str | None:
        """The bot that decides here now, if any."""
        return self.bot or self.standin


class TableRow(msgspec.Struct):
    """A table, without its journal."""

    id: str
    game: str
    rules: int
    players: int
    options: Options
    terms: Terms
    host: str
    status: Status
    seed: str
    """128 bits in hexadecimal; chance is derived from it. Nobody is shown it before the end."""
    ply: int
    actor: int | None
    """The seat that is asked; None if nobody is."""
    banks: list[float]
    asked: float
    due: float | None
    votes: dict[str, list[int]]
    winners: list[int]
    scores: list[int]
    rematch: str | None
    created: float
    touched: float
    data: str = ""
    """Fingerprint of the data that is played with; empty at tables of before there were any."""
    waiting: list[int] = []
    """The seats that the pending trial waits for."""
    customs: int = 0
    """How the table is run, by the version that it began with; see `tables.customs`."""
    barred: list[str] = []
    """Guests whom the host has sent away."""
    calls: dict[str, int] = {}
    """By seat that is waited for and that a person has: the entry that began it."""


class After(msgspec.Struct, frozen=True):
    """What every entry of a journal writes anew into its table's row."""

    status: Status
    actor: int | None
    banks: list[float]
    asked: float
    due: float | None
    votes: dict[str, list[int]]
    winners: list[int]
    scores: list[int]
    waiting: list[int]
    calls: dict[str, int]


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entry says beside its actions. It has secrets in it: what a player may know of it, frames say."""

    deal: dict[str, Any] | None = None
    """With the start: what the referee has dealt."""
    opening: dict[str, Any] | None = None
    """How the trial is opened that the entry led to; with a seat that changed hands, how it is opened anew."""
    at: float = 0.0
    """Of a try: seconds since the opening, by the trial's clock."""
    what: Any = None
    """Of a try: what was done."""
    order: Order | None = None
    """Of a move: the standing order that gave it."""
    told: dict[str, Any] | None = None
    """Of a verdict: what was asked and answered."""
    cards: list[str] = []
    """Of a verdict: the cards that were seen."""
    steps: int = 1
    """Of an undo: how many decisions it takes back."""


# made here, in one thread: msgspec takes a type in when it first meets it, and crashes if two threads do so at once
for _row in (SeatRow, TableRow, Note, Order):
    msgspec.json.Decoder(_row)


class JournalRow(msgspec.Struct, frozen=True):
    """One entry of a table's journal."""

    ply: int
    kind: str
    """start, move, try, verdict, undo, pause, resume, lapse, standin, return, resign, replace or vote."""
    seat: int
    actions: list[int]
    """The decision or the outcome of a trial, if any, and what chance answered."""
    request: str
    at: float
    note: Note | None = None

    @property
    def steps(self) -> int:
        """Of an undo: how many decisions it takes back."""
        return 1 if self.note is None else self.note.steps


def insert_table(connection: Connection, table: TableRow, seats: list[SeatRow]) -> None:
    """A new table with its seats."""
    values = {
        name: msgspec.json.encode(value).decode() if name in _AS_JSON else value
        for name, value in msgspec.structs.asdict(table).items()
    }
    connection.execute(insert(schema.tables), {**values, "public": table.terms.public})
    connection.execute(
        insert(schema.seats),
        [{"table_id": table.id, **msgspec.structs.asdict(seat), "standing": None} for seat in seats],
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
