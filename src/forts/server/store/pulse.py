"""Can the database take a move? Asked by doing what a move does: write, commit, read back."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable
from typing import Literal

from sqlalchemy import Engine, select, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from forts.server.store.database import writing
from forts.server.store.schema import server

Storage = Literal["ok", "unwritable", "lost"]
_FRESH = 1.0
"""Seconds for which an answer holds: asking often must not be a way to keep the database busy."""
_PATIENCE = 5.0
"""Seconds after which a database that does not answer is lost."""
_WRITE = text("""
    INSERT INTO server (name, value) VALUES ('pulse', :beat) ON CONFLICT (name) DO UPDATE SET value = excluded.value
""")
_READ = select(server.c.value).where(server.c.name == "pulse")
_OUT_OF_ORDER = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CORRUPT)
_FULL = ("53100", "25006", "58030")
"""PostgreSQL's codes for a full disk, a database that is only read, and a disk that fails."""


class Pulse:
    """Feels whether the database is there; all who ask meanwhile get the same answer."""

    def __init__(self, engine: Engine, clock: Callable[[], float] = time.monotonic) -> None:
        self._engine = engine
        self._clock = clock
        self._asked = -_FRESH
        self._found: Storage = "ok"
        self._asking: asyncio.Task[Storage] | None = None

    async def feel(self) -> Storage:
        """How the database is; of a moment ago if that was asked."""
        if self._clock() - self._asked < _FRESH:
            return self._found
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(asyncio.to_thread(beat, self._engine))
        try:
            self._found = await asyncio.wait_for(asyncio.shield(self._asking), _PATIENCE)
        except TimeoutError:
            self._found = "lost"
        self._asked = self._clock()
        return self._found


def beat(engine: Engine) -> Storage:
    """Write, commit and read back."""
    sign = secrets.token_bytes(8)
    try:
        with writing(engine) as connection:
            connection.execute(_WRITE, {"beat": sign})
        with engine.connect() as connection:
            connection.execute(_READ).scalar_one()
    except SQLAlchemyError as error:
        return "unwritable" if _is_there(error) else "lost"
    return "ok"


def _is_there(error: SQLAlchemyError) -> bool:
    cause = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in _OUT_OF_ORDER
    return getattr(cause, "sqlstate", None) in _FULL
