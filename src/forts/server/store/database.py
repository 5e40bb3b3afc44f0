"""Opening a database: its address, its safety settings, its migrations."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from forts.core.extras import extra
from forts.server.errors import BadDatabase
from forts.server.settings import without_password
from forts.server.store.lock import APPLICATION, file_of

_PRAGMAS = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
"""What every SQLite connection must have; 2 is FULL: a commit is on disk before it is acknowledged."""
_FOR_SYNC = ("journal_mode", "synchronous")
"""Those that a commit's safety hangs on."""
_PATIENCE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "application_name": APPLICATION,
    "options": "-c statement_timeout=30s -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s",
}
"""A PostgreSQL that has silently gone is given up after so long; a node that has, frees what it held."""
_LOCK = 0x464F525453
"""Taken on PostgreSQL while migrating, so that nodes that start together do it once."""


def open_database(address: str, *, weak_sync: bool = False) -> Engine:
    """An engine on the database, brought to the current schema.

    Refuses a database that could lose a commit when the power fails, unless told that it may.
    """
    engine = connect_database(address, weak_sync=weak_sync)
    with _told(engine, address):
        if (file := file_of(address)) is not None:
            _keep_private(file)
        if not weak_sync:
            with engine.connect() as connection:
                _check_safety(connection)
        migrate(engine)
    return engine


def connect_database(address: str, *, weak_sync: bool = False) -> Engine:
    """An engine on the database as it is. Nothing has been asked of it yet."""
    try:
        url = make_url(address)
    except SQLAlchemyError:
        raise BadDatabase("database-address", address=without_password(address)) from None
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise BadDatabase("database-kind", kind=url.get_backend_name())
    over_network = url.get_backend_name() == "postgresql"
    if over_network:
        url = url.set(drivername="postgresql+psycopg")
    # errors of the database go to the log: what was to be written (seeds, invitations, hashes) must not go with them
    with extra("postgres"):
        engine = create_engine(
            url,
            poolclass=QueuePool,
            pool_size=6,
            max_overflow=10,
            pool_pre_ping=over_network,
            hide_parameters=True,
            connect_args={name: value for name, value in _PATIENCE.items() if name not in url.query}
            if over_network
            else {},
        )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", partial(_settle_sqlite, weak_sync=weak_sync))
        event.listen(engine, "begin", _begin_sqlite)
    return engine


@contextmanager
def _told(engine: Engine, address: str) -> Iterator[None]:
    """Whatever goes wrong while a database is opened is told in one sentence."""
    try:
        yield
    except BadDatabase:
        engine.dispose()
        raise
    except (SQLAlchemyError, OSError) as error:
        engine.dispose()
        cause = error.__cause__ or error
        raise BadDatabase("database-unreachable", address=without_password(address), why=str(cause).strip()) from None


def _keep_private(file: Path) -> None:
    """The file holds seeds, invitations and hashes: others on this machine are not to read it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for part in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):  # SQLite gives new ones what the file has
        with suppress(FileNotFoundError, PermissionError):
            if part.stat().st_mode & 0o077:
                part.chmod(0o600)


def newest_schema() -> str:
    """The schema that this program writes."""
    return max(path.stem[1:5] for path in (_MIGRATIONS / "versions").glob("v*.py"))


def migrate(engine: Engine, to: str | None = None) -> None:
    """Bring the database to the current schema, or a new one to an older."""
    newest = to or newest_schema()
    found = schema_of(engine)
    if found == newest:
        return
    if found is not None and found > newest:
        raise BadDatabase("database-newer", found=found, known=newest)
    # imported here: a server that comes back after a crash has nothing to migrate, and is back the sooner
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        config.attributes["connection"] = connection
        command.upgrade(config, newest)


_MIGRATIONS = Path(__file__).parent / "migrations"


def schema_of(engine: Engine) -> str | None:
    """The newest migration that the database has seen; None for a new one."""
    if not inspect(engine).has_table("alembic_version"):
        return None
    with engine.connect() as connection:
        return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes: committed at the end, or undone by any error."""
    with engine.connect() as connection:
        connection = connection.execution_options(writes=True)
        with connection.begin():
            yield connection


def _settle_sqlite(raw: Any, _record: Any, *, weak_sync: bool) -> None:
    """Set and read back what makes a commit durable; every pooled connection passes here."""
    raw.isolation_level = None  # transactions are begun and ended as SQLAlchemy says, not as the driver guesses
    cursor = raw.cursor()
    for name, wanted in _PRAGMAS.items():
        cursor.execute(f"PRAGMA {name} = {wanted}")
        found = cursor.execute(f"PRAGMA {name}").fetchone()
        if (found is None or found[0] != wanted) and not (weak_sync and name in _FOR_SYNC):
            raise BadDatabase("database-unsafe", setting=name, found=str(found and found[0]), wanted=str(wanted))
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: upgrading a reader's lock could fail in the middle of a transaction."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")


def _check_safety(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        for setting in ("fsync", "synchronous_commit"):
            found = connection.execute(text(f"SHOW {setting}")).scalar()
            if found == "off":
                raise BadDatabase("database-unsafe", setting=setting, found="off", wanted="on")
