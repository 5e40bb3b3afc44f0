"""A copy of a database beside a running server, and the way back.

A copy is one SQLite file, whatever database it was made from; so a copy of SQLite can be restored into PostgreSQL too.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, func, select, text
from sqlalchemy.exc import DatabaseError

from forts.server.errors import BadDatabase, DatabaseInUse
from forts.server.keeping.check import check_all, check_log, damaged
from forts.server.store.database import connect_database, newest_schema, open_database, schema_of, writing
from forts.server.store.lock import FileLock, demand_nobody_else, file_of
from forts.server.store.schema import guests, metadata, tables

_AT_ONCE = 1000
"""Rows."""


@dataclass(frozen=True)
class Copied:
    """What was copied."""

    tables: int
    guests: int
    kept: Path | None = None
    """Where what was there before lies now."""


def back_up(address: str, copy: Path) -> Copied:
    """Copy the database, which is only read, into a new file, which is looked through before it gets its name."""
    if copy.exists():
        raise BadDatabase("copy-exists", path=str(copy))
    with suppress(DatabaseInUse), FileLock(address).take_alone():
        check_log(address)  # while a server runs, the log changes, and is the server's
    part = copy.with_name(f"{copy.name}.part")
    with _written(part):
        source = file_of(address)
        if source is None:
            _copy_rows(address, part)
        elif not source.is_file():
            raise BadDatabase("copy-nothing", path=str(source))
        else:
            _copy_file(source, part)
        _demand_ours(part, copy)
        copied = _looked_through(part)
        _publish(part, copy)
    return copied


def restore(copy: Path, address: str) -> Copied:
    """Put a copy in the place of the database, which no server may use; what was there is kept."""
    if not copy.is_file():
        raise BadDatabase("copy-nothing", path=str(copy))
    target = file_of(address)
    with FileLock(address).take_alone():
        beside = target if target is not None else copy
        beside.parent.mkdir(parents=True, exist_ok=True)
        part = beside.with_name(f"{beside.name}.restoring")
        with _written(part):
            _copy_file(copy, part)
            _demand_ours(part, copy)
            open_database(_address(part)).dispose()  # brings it to the current schema
            _fold(part)
            copied = _looked_through(part)
            if target is None:
                kept = _replace_rows(part, address, copy)
            else:
                kept = _set_aside(target)
                _publish(part, target)
    return Copied(copied.tables, copied.guests, kept)


def stamped(file: Path, why: str) -> Path:
    """A name beside the file that says when and why."""
    return file.with_name(f"{file.name}.{why}-{time.strftime('%Y%m%d-%H%M%S')}")


# -- files -----------------------------------------------------------------------------------------------------


def _copy_file(source: Path, to: Path) -> None:
    """SQLite's own copy of a database that may be written to meanwhile: a moment of it, as one file."""
    try:
        with closing(sqlite3.connect(f"file:{_quoted(source)}?mode=ro", uri=True)) as held, closing(_new(to)) as made:
            held.backup(made)
            made.execute("PRAGMA journal_mode = DELETE")  # so that nothing belongs to it that lies beside it
    except sqlite3.DatabaseError as error:
        raise BadDatabase("copy-unreadable", path=str(source), why=str(error)) from None


def _new(file: Path) -> sqlite3.Connection:
    os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    return sqlite3.connect(file)


def _quoted(file: Path) -> str:
    return str(file.resolve()).replace("%", "%25").replace("?", "%3f").replace("#", "%23")


def _fold(file: Path) -> None:
    """Write the log back into its database, so that this is one file again. Fails while anybody else has it open."""
    with closing(sqlite3.connect(file, timeout=5.0)) as held:
        held.execute("PRAGMA journal_mode = DELETE")


def _set_aside(target: Path) -> Path | None:
    """Give what is there another name. Its log goes into it first, or with it: on no account may it stay behind."""
    logs = [Path(f"{target}-wal"), Path(f"{target}-shm")]
    kept = stamped(target, "before-restore")
    if target.exists():
        try:
            _fold(target)
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorcode", None) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise DatabaseInUse("database-in-use", path=str(target)) from None
        except sqlite3.DatabaseError:
            pass  # it is damaged: that is why it is replaced
    for log in logs:
        if log.exists():
            log.rename(f"{kept}{log.name.removeprefix(target.name)}")
    if not target.exists():
        return None
    target.rename(kept)
    return kept


def _publish(part: Path, name: Path) -> None:
    """The finished file gets its name, on disk too."""
    descriptor = os.open(part, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    part.replace(name)
    with suppress(OSError):  # folders cannot be synced everywhere
        folder = os.open(name.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


@contextmanager
def _written(part: Path) -> Iterator[None]:
    """A file that is being made; nothing of it stays behind."""
    _remove(part)
    try:
        yield
    except OSError as error:
        raise BadDatabase("copy-unwritable", path=str(part), why=error.strerror or str(error)) from None
    finally:
        _remove(part)


def _remove(part: Path) -> None:
    for one in (part, Path(f"{part}-wal"), Path(f"{part}-shm"), Path(f"{part}-journal")):
        one.unlink(missing_ok=True)


def _demand_ours(part: Path, named: Path) -> None:
    """Refuses a database that is somebody else's, or of a later program."""
    engine = connect_database(_address(part), weak_sync=True)
    try:
        found = schema_of(engine)
    except DatabaseError as error:
        raise BadDatabase("copy-unreadable", path=str(named), why=str(error.__cause__)) from None
    finally:
        engine.dispose()
    if found is None:
        raise BadDatabase("copy-foreign", path=str(named))
    if found > newest_schema():
        raise BadDatabase("database-newer", found=found, known=newest_schema())
    _fold(part)


def _looked_through(part: Path) -> Copied:
    """Refuses a copy that is damaged; one of an older schema is looked at when it is restored."""
    engine = connect_database(_address(part), weak_sync=True)
    try:
        if schema_of(engine) == newest_schema() and (wrong := list(check_all(engine))):
            raise damaged(wrong)
        with engine.connect() as connection:
            copied = Copied(_count(connection, tables), _count(connection, guests))
    finally:
        engine.dispose()
    _fold(part)
    return copied


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _address(file: Path) -> str:
    return f"sqlite:///{file}"


# -- rows ------------------------------------------------------------------------------------------------------


def _copy_rows(address: str, part: Path) -> None:
    """Everything that a PostgreSQL database holds, of one moment."""
    source = connect_database(address)
    try:
        found = schema_of(source)
        if found != newest_schema():
            raise BadDatabase("copy-schema", found=str(found), known=newest_schema())
        os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        made = open_database(_address(part))
        try:
            one_moment = source.execution_options(isolation_level="REPEATABLE READ")
            with one_moment.connect() as held, _unchecked(made) as to:
                held.execute(text("SET LOCAL statement_timeout = 0"))
                _pour(held, to)
        finally:
            made.dispose()
        _fold(part)
    finally:
        source.dispose()


def _replace_rows(part: Path, address: str, copy: Path) -> Path | None:
    """Put the rows of a copy in the place of a PostgreSQL database's, in one transaction."""
    target = open_database(address)
    try:
        with target.connect() as connection:
            demand_nobody_else(connection)
            any_rows = connection.execute(select(guests.c.id).limit(1)).first() is not None
        kept = None
        if any_rows:
            kept = stamped(copy, "before-restore")
            back_up(address, kept)
        made = connect_database(_address(part), weak_sync=True)
        try:
            with made.connect() as held, writing(target) as to:
                names = ", ".join(table.name for table in metadata.sorted_tables)
                to.execute(text("SET LOCAL statement_timeout = 0"))
                to.execute(text(f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE"))
                demand_nobody_else(to)
                to.execute(text(f"TRUNCATE {names}"))
                _pour(held, to)
        finally:
            made.dispose()
        return kept
    finally:
        target.dispose()


def _pour(held: Connection, to: Connection) -> None:
    for table in metadata.sorted_tables:
        rows = held.execution_options(yield_per=_AT_ONCE).execute(select(table))
        for some in rows.partitions():
            to.execute(table.insert(), [dict(row._mapping) for row in some])


@contextmanager
def _unchecked(engine: Engine) -> Iterator[Connection]:
    """A transaction into a new SQLite file, in which rows may come before what they belong to."""
    with writing(engine) as connection:
        connection.execute(text("PRAGMA defer_foreign_keys = ON"))
        yield connection
