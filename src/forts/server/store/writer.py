"""Group commit: everything that waits is written in one transaction, and acknowledged after it.

A commit waits for the disk; while it does, more moves come in from other tables, and the next transaction takes them
all. One thread writes.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Empty, SimpleQueue
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from forts.server.errors import Refusal, Stale
from forts.server.store.entries import Entry, Job, prepare_sqlite, write_to_postgresql, write_to_sqlite

_log = logging.getLogger("forts.server")
Result = TypeVar("Result")


class Writer:
    """The one thread that writes to the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._sqlite = engine.dialect.name == "sqlite"
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[tuple[Entry | Job, asyncio.Future[object]] | None] = SimpleQueue()
        """What is to be written; None to close."""
        self._entries: list[tuple[Entry, asyncio.Future[object]]] = []
        self._jobs: deque[tuple[Job, asyncio.Future[object]]] = deque()
        self._closing = False
        self.watched: Callable[[float, int, int], None] = lambda seconds, written, all_: None
        """Told, in the writer's thread, how long each batch took, and how many of its entries were written."""
        self._connection: Connection | None = None
        self._quick: Connection | None = None
        """On PostgreSQL: one that commits each statement, by itself and without two more on the way."""
        self._thread = threading.Thread(target=self._run, name="forts-writer", daemon=True)
        self._thread.start()

    async def append(self, entry: Entry) -> None:
        """Commit an entry. `Stale` if another one has its place; `Refusal` if the database failed."""
        future: asyncio.Future[object] = self._loop.create_future()
        self._queue.put((entry, future))
        await future

    async def run(self, job: Callable[[Connection], Result]) -> Result:
        """Carry out other changes, in a transaction of their own."""
        future: asyncio.Future[object] = self._loop.create_future()
        self._queue.put((job, future))
        return await future  # type: ignore[return-value]  # the future of a job has the job's result

    def close(self) -> None:
        """Finish what waits, then stop; a database that does not answer is not waited for."""
        self._queue.put(None)
        self._thread.join(_FAREWELL)

    def _run(self) -> None:
        while self._jobs or not self._closing:
            self._collect()
            if self._entries:
                self._write_entries()
            if self._jobs:
                self._do(*self._jobs.popleft())
        self._let_go()

    def _collect(self) -> None:
        """All that waits, as far as it goes into a batch; if there is nothing to do, wait for something."""
        try:
            waiting = self._queue.get(block=not self._jobs and not self._closing)
            while True:
                if waiting is None:
                    self._closing = True
                elif isinstance(waiting[0], Entry):
                    self._entries.append((waiting[0], waiting[1]))
                else:
                    self._jobs.append((waiting[0], waiting[1]))
                if len(self._entries) == _LARGEST_BATCH:
                    return
                waiting = self._queue.get_nowait()
        except Empty:
            return

    def _write_entries(self) -> None:
        batch, self._entries = self._entries, []
        # nodes that write several tables at once take them in the same order, so that none waits for another in a ring
        batch.sort(key=lambda waiting: waiting[0].table_id)
        outcomes: list[BaseException | None]
        began = time.perf_counter()
        try:
            self._commit([entry for entry, _ in batch])
            outcomes = [None] * len(batch)
        except Exception:  # whatever it was, the others of the batch have nothing to do with it
            outcomes = [self._commit_alone(entry) for entry, _ in batch]
        self.watched(time.perf_counter() - began, outcomes.count(None), len(outcomes))
        futures = [future for _, future in batch]
        self._loop.call_soon_threadsafe(_settle, futures, outcomes)

    def _commit(self, entries: list[Entry]) -> None:
        write = write_to_sqlite if self._sqlite else write_to_postgresql
        if any(entry.also for entry in entries):
            with self._transaction() as connection:
                write(connection, entries)
                _do_also(connection, entries)
        elif self._sqlite:
            with self._connected() as connection:
                write(connection, entries)
        else:
            with self._by_statement() as connection:
                write(connection, entries)

    def _commit_alone(self, entry: Entry) -> BaseException | None:
        """The entry by itself, after its batch failed: which of them was it?"""
        try:
            self._commit([entry])
        except (Stale, IntegrityError):
            return Stale("stale-ply")
        except Exception:
            _log.exception("entry %d of table %s was not written", entry.ply, entry.table_id)
            return Refusal("not-saved")
        return None

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """The thread's own connection; after an error, which may have broken it, comes a new one."""
        try:
            if self._connection is None:
                self._connection = self.engine.connect().execution_options(writes=True)
                if self._sqlite:
                    prepare_sqlite(self._connection)
            yield self._connection
        except BaseException:
            self._let_go()
            raise

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        with self._connected() as connection, connection.begin():
            yield connection

    @contextmanager
    def _by_statement(self) -> Iterator[Connection]:
        try:
            if self._quick is None:
                self._quick = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            with self._quick.begin():  # for SQLAlchemy alone
                yield self._quick
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        for connection in (self._connection, self._quick):
            if connection is not None:
                connection.close()
        self._connection = self._quick = None

    def _do(self, job: Job, future: asyncio.Future[object]) -> None:
        try:
            with self._transaction() as connection:
                result = job(connection)
        except Refusal as refusal:
            self._loop.call_soon_threadsafe(_fail, future, refusal)
        except Exception:
            _log.exception("a change was not written")
            self._loop.call_soon_threadsafe(_fail, future, Refusal("not-saved"))
        else:
            self._loop.call_soon_threadsafe(_fulfil, future, result)


_LARGEST_BATCH = 500
_FAREWELL = 5.0
"""Seconds."""


def _do_also(connection: Connection, entries: list[Entry]) -> None:
    for entry in entries:
        for change in entry.also:
            change(connection)


def _settle(futures: list[asyncio.Future[object]], outcomes: list[BaseException | None]) -> None:
    for future, outcome in zip(futures, outcomes, strict=True):
        if future.cancelled():
            continue
        if outcome is None:
            future.set_result(None)
        else:
            future.set_exception(outcome)


def _fail(future: asyncio.Future[object], refusal: Refusal) -> None:
    if not future.cancelled():
        future.set_exception(refusal)


def _fulfil(future: asyncio.Future[object], result: object) -> None:
    if not future.cancelled():
        future.set_result(result)
