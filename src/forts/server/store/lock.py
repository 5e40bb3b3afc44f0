"""One server to an SQLite file: a second one would not hear of the first one's moves, and nobody may change the file
beneath a server. On PostgreSQL servers share, and whoever needs it alone asks it who is there."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType

from sqlalchemy import Connection, make_url, text

from forts.server.errors import DatabaseInUse

try:
    import fcntl
except ImportError:  # Windows locks open files by itself
    fcntl = None  # type: ignore[assignment]

APPLICATION = "forts"
"""What our connections are called in PostgreSQL's own list."""


def file_of(address: str) -> Path | None:
    """The file of an SQLite database; None if it is no SQLite, or in memory."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or not url.database or url.database.startswith((":", "file:")):
        return None
    return Path(url.database)


class FileLock:
    """A lock beside an SQLite file, held until closed or until the process is gone, however that happens."""

    def __init__(self, address: str) -> None:
        self._file = file_of(address)
        self._descriptor: int | None = None

    def take_alone(self) -> FileLock:
        """Nobody else has it, or `DatabaseInUse`."""
        return self._take(alone=True, wait=False)

    def share(self, *, wait: bool = False) -> FileLock:
        """Hold it together with others who share it, or wait until they do."""
        return self._take(alone=False, wait=wait)

    def _take(self, *, alone: bool, wait: bool) -> FileLock:
        if self._file is None or fcntl is None:
            return self
        if self._descriptor is None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(f"{self._file}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            how = fcntl.LOCK_EX if alone else fcntl.LOCK_SH
            fcntl.flock(self._descriptor, how if wait else how | fcntl.LOCK_NB)
        except BlockingIOError:
            self.close()
            raise DatabaseInUse("database-in-use", path=str(self._file)) from None
        return self

    def close(self) -> None:
        """Let go."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def __enter__(self) -> FileLock:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def demand_nobody_else(connection: Connection) -> None:
    """Refuses while a server is connected to this PostgreSQL database."""
    if connection.dialect.name != "postgresql":
        return
    others = connection.execute(
        text("""
            SELECT COUNT(*) FROM pg_stat_activity
            WHERE datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()
        """),
        {"name": APPLICATION},
    ).scalar_one()
    if others:
        raise DatabaseInUse("database-in-use", path=str(connection.engine.url.database))
