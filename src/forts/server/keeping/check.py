"""Is the database what it was when it was written? Looked at in short at every start, and as a whole on request."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec
from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import DatabaseError

from forts.core import Message, message
from forts.core.errors import FortsError
from forts.server.errors import BadDatabase, DatabaseInUse
from forts.server.store.database import connect_database, newest_schema, schema_of
from forts.server.store.lock import FileLock, file_of
from forts.server.store.rows import JournalRow, TableRow, read_journal, read_tables
from forts.server.store.schema import journal, tables
from forts.server.store.wal import lost_commits
from forts.server.tables.journal import course, match_of

_SHORT = 1.5
"""Seconds that a start gives to each of its two looks."""
_NEWEST = 100
"""Tables of each status whose journals are looked at."""
_AT_ONCE = 200
_SAID = 5
"""Findings that a refusal to start names."""


def check_before(address: str) -> None:
    """Before a server uses a database: a short look at what is there; `BadDatabase` if something is wrong with it."""
    check_log(address)
    file = file_of(address)
    if file is None or not file.is_file():
        return
    engine = connect_database(address, weak_sync=True)
    try:
        if found := list(structure(engine, _SHORT)):
            raise damaged(found)
    finally:
        engine.dispose()


def check_newest(engine: Engine) -> None:
    """A look at the journals of the newest tables, once they have the current schema."""
    with engine.connect() as connection:
        newest = [
            id_
            for status in ("playing", "paused", "over")
            for id_ in connection.scalars(
                select(tables.c.id).where(tables.c.status == status).order_by(tables.c.touched.desc()).limit(_NEWEST)
            )
        ]
        if found := list(_journals(connection, newest, _SHORT)):
            raise damaged(found)


def check_log(address: str) -> None:
    """Before SQLite opens its log, and forgets what it cannot read: `BadDatabase` if that was acknowledged."""
    if lost := lost_in_log(address):
        raise damaged([lost])


def lost_in_log(address: str) -> Message | None:
    """What the write-ahead log has lost."""
    file = file_of(address)
    lost = lost_commits(file.with_name(f"{file.name}-wal")) if file is not None else 0
    return message("damage-log", commits=lost) if lost else None


def check_all(engine: Engine) -> Iterator[Message]:
    """Everything: structure, what belongs to what, and every journal played again."""
    broken = list(structure(engine))
    yield from broken
    if broken:
        return  # what else is wrong can be said of what can be read
    with engine.connect() as connection:
        if connection.dialect.name == "sqlite":
            for orphan in sorted({row[0] for row in connection.exec_driver_sql("PRAGMA foreign_key_check")}):
                yield message("damage-orphans", kind=orphan)
        yield from _journals(connection, list(connection.scalars(select(tables.c.id))), None)


def look_through(address: str) -> list[Message]:
    """Everything that is wrong with a database, which is only read; a server may be running on it."""
    file = file_of(address)
    if file is not None and not file.is_file():
        raise BadDatabase("copy-nothing", path=str(file))
    try:
        with FileLock(address).take_alone():
            if (lost := lost_in_log(address)) is not None:
                return [lost]  # opening it would make it forget
    except DatabaseInUse:
        pass  # the log is the server's
    engine = connect_database(address, weak_sync=True)
    try:
        if (found := schema_of(engine)) != newest_schema():
            raise BadDatabase("check-schema", found=str(found), known=newest_schema())
        return list(check_all(engine))
    except (DatabaseError, sqlite3.DatabaseError) as error:
        return [message("damage-structure", what=str(error.__cause__ or error))]
    finally:
        engine.dispose()


def damaged(found: Sequence[Message]) -> BadDatabase:
    """The refusal to go on with such a database."""
    told = " ".join(one.text() for one in found[:_SAID])
    return BadDatabase("database-damaged", what=told, more=max(0, len(found) - _SAID))


def structure(engine: Engine, seconds: float | None = None) -> Iterator[Message]:
    """What SQLite finds, in all or in so many seconds; PostgreSQL looks after itself, with checksums of its own."""
    if engine.dialect.name != "sqlite":
        return
    end = None if seconds is None else time.monotonic() + seconds
    try:
        with engine.connect() as connection:
            raw = connection.connection.driver_connection
            assert isinstance(raw, sqlite3.Connection)
            if end is not None:
                raw.set_progress_handler(lambda: time.monotonic() > end, 10_000)
            try:
                for (found,) in raw.execute("PRAGMA integrity_check(20)"):
                    if found != "ok":
                        yield message("damage-structure", what=" ".join(str(found).split()))
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_INTERRUPT:
                    raise
            finally:
                raw.set_progress_handler(None, 0)
    except (DatabaseError, sqlite3.DatabaseError) as error:
        yield message("damage-structure", what=str(error.__cause__ or error))


def _journals(connection: Connection, ids: Sequence[str], seconds: float | None) -> Iterator[Message]:
    """Journals that are shorter than was acknowledged, or that the rules do not allow."""
    begun = time.monotonic()
    for start in range(0, len(ids), _AT_ONCE):
        part = ids[start : start + _AT_ONCE]
        held = {
            row.table_id: row.entries
            for row in connection.execute(
                select(journal.c.table_id, func.count().label("entries"))
                .where(journal.c.table_id.in_(part))
                .group_by(journal.c.table_id)
            )
        }
        for row, seats in read_tables(connection, part):
            if held.get(row.id, 0) != row.ply:
                yield message("damage-journal", table=row.id, found=held.get(row.id, 0), wanted=row.ply)
            elif len(seats) != row.players:
                yield message("damage-seats", table=row.id)
            elif (seconds is None or time.monotonic() - begun < seconds) and row.ply:
                entries = read_entries(connection, row.id)
                if entries is None or len(fitting(row, entries)) != row.ply:
                    yield message("damage-unfit", table=row.id)


def read_entries(connection: Connection, id_: str) -> list[JournalRow] | None:
    """The journal of a table; None if it is not readable."""
    try:
        return read_journal(connection, id_)
    except (msgspec.MsgspecError, ValueError):
        return None


def fitting(row: TableRow, entries: Sequence[JournalRow]) -> Sequence[JournalRow]:
    """The longest beginning of a journal that has no gap and that the rules allow."""
    whole = 0
    while whole < len(entries) and entries[whole].ply == whole:
        whole += 1
    if _fits(row, entries[:whole]):
        return entries[:whole]
    return entries[: _first(range(whole), lambda length: not _fits(row, entries[: length + 1]))]


def _first(numbers: range, wrong: Callable[[int], bool]) -> int:
    """The first number that is wrong: all after it are so too, and the last is."""
    low, high = 0, len(numbers) - 1
    while low < high:
        middle = (low + high) // 2
        if wrong(numbers[middle]):
            high = middle
        else:
            low = middle + 1
    return low


def _fits(row: TableRow, entries: Iterable[JournalRow]) -> bool:
    """Do the rules allow it? A game whose rules are not here is not damaged by that."""
    try:
        match_of(row, course(list(entries)).actions)
    except FortsError as error:
        return error.reason.id not in _UNFIT
    except (IndexError, TypeError, ValueError):  # undone what never was, or actions that are no numbers
        return False
    return True


_UNFIT = ("log-illegal", "log-beyond-end")
