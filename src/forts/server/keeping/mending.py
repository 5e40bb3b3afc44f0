"""What can be kept of a damaged database is kept: every journal as far as it is whole, and all that belongs to it."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, select, update
from sqlalchemy.exc import DatabaseError

from forts.core import Message, message
from forts.core.errors import FortsError
from forts.server.errors import BadDatabase
from forts.server.keeping.check import check_all, fitting, lost_in_log, read_entries, structure
from forts.server.keeping.copying import stamped
from forts.server.store import schema
from forts.server.store.database import connect_database, migrate, newest_schema, open_database, schema_of, writing
from forts.server.store.lock import FileLock, demand_nobody_else, file_of
from forts.server.store.rows import JournalRow, SeatRow, TableRow, read_tables
from forts.server.tables.live import LiveTable

_CHILDREN = (schema.seats, schema.journal, schema.chat, schema.results)


def repair(address: str) -> list[Message]:
    """Mend what can be mended; says what was found and what is gone. The damaged files are kept beside."""
    told: list[Message] = []
    with FileLock(address).take_alone():
        file = file_of(address)
        if file is not None:
            told += _repair_file(file, address)
        engine = open_database(address)
        try:
            with engine.connect() as connection:
                demand_nobody_else(connection)
            told += check_all(engine)
            with writing(engine) as connection:
                told += _mend_rows(connection)
            if left := list(check_all(engine)):
                raise BadDatabase("repair-failed", what=left[0])
        finally:
            engine.dispose()
    return told


# -- the file --------------------------------------------------------------------------------------------------


def _repair_file(file: Path, address: str) -> Iterator[Message]:
    """The structure of an SQLite file; where it is damaged, the rows that can still be read go into a new one."""
    if not file.is_file():
        raise BadDatabase("copy-nothing", path=str(file))
    kept = stamped(file, "damaged")
    for part in ("", "-wal", "-shm"):
        if Path(f"{file}{part}").exists():
            shutil.copy2(f"{file}{part}", f"{kept}{part}")
    if lost := lost_in_log(address):
        yield lost
    yield message("repair-kept", path=str(kept))
    engine = connect_database(address, weak_sync=True)
    try:
        sound = not any(structure(engine))
        version = schema_of(engine) if sound else _version(file)
    except (DatabaseError, sqlite3.DatabaseError):
        sound, version = False, _version(file)
    finally:
        engine.dispose()
    if not sound:
        yield from _salvage(file, version or newest_schema())
    with closing(sqlite3.connect(file)) as held:
        held.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _version(file: Path) -> str | None:
    try:
        with closing(sqlite3.connect(file)) as held:
            row = held.execute("SELECT version_num FROM alembic_version").fetchone()
            return None if row is None else str(row[0])
    except sqlite3.DatabaseError:
        return None


def _salvage(file: Path, version: str) -> Iterator[Message]:
    """Every row that can be read goes into a new file, which takes the old one's place."""
    fresh = file.with_name(f"{file.name}.salvaged")
    for part in ("", "-wal", "-shm"):
        Path(f"{fresh}{part}").unlink(missing_ok=True)
    made = connect_database(f"sqlite:///{fresh}", weak_sync=True)
    migrate(made, version)
    made.dispose()
    fresh.chmod(0o600)
    read = 0
    with closing(sqlite3.connect(file)) as held, closing(sqlite3.connect(fresh)) as to:
        for table in schema.metadata.sorted_tables:
            names = [row[1] for row in to.execute(f"PRAGMA table_info({table.name})")]
            marks = ", ".join("?" * len(names))
            for rows in _readable(held, table.name, names):
                to.executemany(f"INSERT OR IGNORE INTO {table.name} ({', '.join(names)}) VALUES ({marks})", rows)
                read += len(rows)
        to.commit()
    if not read:
        raise BadDatabase("repair-hopeless", path=str(file))
    for part in ("-wal", "-shm"):
        Path(f"{file}{part}").unlink(missing_ok=True)
    with closing(sqlite3.connect(fresh)) as to:
        to.execute("PRAGMA journal_mode = DELETE")
    fresh.replace(file)
    yield message("repair-salvaged", rows=read)


def _readable(held: sqlite3.Connection, table: str, names: list[str]) -> Iterator[list[tuple[object, ...]]]:
    """The rows of a table, from both ends up to what cannot be read; past its indexes, which may be damaged too."""
    for order in ("ASC", "DESC"):
        rows: list[tuple[object, ...]] = []
        try:
            for row in held.execute(f"SELECT {', '.join(names)} FROM {table} NOT INDEXED ORDER BY rowid {order}"):
                rows.append(row)
        except sqlite3.DatabaseError:
            yield rows
            continue
        yield rows
        return


# -- rows ------------------------------------------------------------------------------------------------------


def _mend_rows(connection: Connection) -> Iterator[Message]:
    """Rows without what they belong to go; journals are cut where they stop making sense."""
    _give_back_guests(connection)
    known = select(schema.tables.c.id)
    for child in _CHILDREN:
        connection.execute(delete(child).where(child.c.table_id.not_in(known)))
    for id_ in list(connection.scalars(known)):
        ((row, seats),) = read_tables(connection, [id_])
        if len(seats) != row.players:
            for child in (*_CHILDREN, schema.tables):
                connection.execute(delete(child).where(_key(child) == id_))
            yield message("repair-table-gone", table=id_)
            continue
        entries = read_entries(connection, id_) or []
        kept = fitting(row, entries)
        if len(kept) != row.ply or len(kept) != len(entries):
            yield _cut(connection, row, seats, kept)


def _key(table: Table) -> ColumnElement[str]:
    return table.c.id if table is schema.tables else table.c.table_id


def _give_back_guests(connection: Connection) -> None:
    """Whoever sits at a table, set one up or keeps cards is somebody, if only without a name."""
    known = set(connection.scalars(select(schema.guests.c.id)))
    wanted = set(connection.scalars(select(schema.tables.c.host)))
    wanted |= set(connection.scalars(select(schema.seats.c.guest).where(schema.seats.c.guest.is_not(None))))
    wanted |= set(connection.scalars(select(schema.card_sets.c.guest)))
    for missing in sorted(wanted - known):
        connection.execute(insert(schema.guests).values(id=missing, name="", face="", created=time.time()))
    guests = select(schema.guests.c.id)
    for child in (schema.sessions, schema.seen, schema.blocks):
        connection.execute(delete(child).where(child.c.guest.not_in(guests)))
    connection.execute(delete(schema.blocks).where(schema.blocks.c.other.not_in(guests)))
    sets = select(schema.card_sets.c.id)
    connection.execute(delete(schema.tryouts).where(schema.tryouts.c.set_id.not_in(sets)))


def _cut(connection: Connection, row: TableRow, seats: list[SeatRow], kept: Sequence[JournalRow]) -> Message:
    """The table goes on from the last entry that makes sense, or back to its lobby."""
    lost = max(row.ply, len(kept)) - len(kept)
    for seat in seats:
        mine = [entry.kind for entry in kept if entry.seat == seat.seat]
        seat.resigned = "resign" in mine
        away = [kind for kind in mine if kind in ("standin", "return", "resign")]
        seat.standin = row.terms.standin if away and away[-1] != "return" else None
    connection.execute(
        delete(schema.journal).where(schema.journal.c.table_id == row.id, schema.journal.c.ply >= len(kept))
    )
    for seat in seats:
        connection.execute(
            update(schema.seats)
            .where(schema.seats.c.table_id == row.id, schema.seats.c.seat == seat.seat)
            .values(resigned=seat.resigned, standin=seat.standin)
        )
    row.ply, row.status = len(kept), "playing" if kept else "lobby"
    values = _as_it_is(row, seats, kept)
    connection.execute(update(schema.tables).where(schema.tables.c.id == row.id).values(values))
    if values["status"] != "over":
        connection.execute(delete(schema.results).where(schema.results.c.table_id == row.id))
    return message("repair-journal-cut", table=row.id, lost=lost, kept=len(kept))


def _as_it_is(row: TableRow, seats: list[SeatRow], kept: Sequence[JournalRow]) -> dict[str, object]:
    """What a table's row has to say after these entries."""
    now = time.time()
    values: dict[str, object] = {"ply": len(kept), "touched": now, "asked": now, "votes": "{}"}
    try:
        live = LiveTable(row, seats, list(kept))
    except FortsError:  # of rules that are not here: whoever has them goes on from there
        return {**values, "status": row.status, "actor": None, "due": None}
    if live.match is not None and live.match.over:
        return {**values, "status": "over", "actor": None, "due": None}
    return {
        **values,
        "status": row.status,
        "actor": live.actor if live.actor >= 0 else None,
        "due": now if live.bot_to_move() is not None else None,
        "winners": "[]",
        "scores": "[]",
    }
