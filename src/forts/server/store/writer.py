"""Group commit: everything that waits is written in one transaction, and acknowledged after it.

A commit waits for the disk; while it does, more moves come in from other tables, and the next transaction takes them
all. One thread writes. A batch goes to the database as one JSON text in two statements: each statement costs the
thread a turn at the interpreter's lock, which the event loop holds most of the time.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Engine, TextClause, text
from sqlalchemy.exc import IntegrityError

from forts.server.errors import Refusal, Stale

_log = logging.getLogger("forts.server")
Result = TypeVar("Result")
Job = Callable[[Connection], object]


@dataclass
class Entry:
    """An entry of a journal, with what it changes in its table's row. The pair (table, ply) is unique."""

    table_id: str
    ply: int
    kind: str
    seat: int
    actions: list[int]
    request: str
    at: float
    status: str
    banks: list[float]
    asked: float
    due: float | None
    votes: dict[str, list[int]]
    winners: list[int]
    scores: list[int]
    also: list[Job] = field(default_factory=list)
    """Rarer changes that belong to the same transaction: a seat's stand-in, the results of a game."""

    def as_row(self) -> list[object]:
        """The entry as the statements below take it apart."""
        return [
            self.table_id,
            self.ply,
            self.kind,
            self.seat,
            _json(self.actions),
            self.request,
            self.at,
            self.status,
            _json(self.banks),
            self.asked,
            self.due,
            _json(self.votes),
            _json(self.winners),
            _json(self.scores),
        ]


class Writer:
    """The one thread that writes to the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._insert, self._update = _STATEMENTS[engine.dialect.name]
        self._loop = asyncio.get_running_loop()
        self._entries: deque[tuple[Entry, asyncio.Future[None]]] = deque()
        self._jobs: deque[tuple[Job, asyncio.Future[object]]] = deque()
        self._work = threading.Event()
        self._closing = False
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="forts-writer", daemon=True)
        self._thread.start()

    async def append(self, entry: Entry) -> None:
        """Commit an entry. `Stale` if another one has its place; `Refusal` if the database failed."""
        future: asyncio.Future[None] = self._loop.create_future()
        self._entries.append((entry, future))
        self._work.set()
        await future

    async def run(self, job: Callable[[Connection], Result]) -> Result:
        """Carry out other changes, in a transaction of their own."""
        future: asyncio.Future[object] = self._loop.create_future()
        self._jobs.append((job, future))
        self._work.set()
        return await future  # type: ignore[return-value]  # the future of a job has the job's result

    def close(self) -> None:
        """Finish what waits, then stop."""
        self._closing = True
        self._work.set()
        self._thread.join()

    def _run(self) -> None:
        while True:
            self._work.wait()
            self._work.clear()
            while self._entries or self._jobs:
                self._write_entries()
                if self._jobs:
                    self._do(*self._jobs.popleft())
            if self._closing:
                self._let_go()
                return

    def _write_entries(self) -> None:
        batch = [self._entries.popleft() for _ in range(min(len(self._entries), _LARGEST_BATCH))]
        if not batch:
            return
        # nodes that write several tables at once take them in the same order, so that none waits for another in a ring
        batch.sort(key=lambda waiting: waiting[0].table_id)
        outcomes: list[BaseException | None]
        try:
            self._commit([entry for entry, _ in batch])
            outcomes = [None] * len(batch)
        except Exception:  # whatever it was, the others of the batch have nothing to do with it
            outcomes = [self._commit_alone(entry) for entry, _ in batch]
        futures = [future for _, future in batch]
        self._loop.call_soon_threadsafe(_settle, futures, outcomes)

    def _commit(self, entries: list[Entry]) -> None:
        rows = _json([entry.as_row() for entry in entries])
        with self._transaction() as connection:
            connection.execute(self._insert, {"rows": rows})
            changed = connection.execute(self._update, {"rows": rows})
            if changed.rowcount != len(entries):
                raise Stale("stale-ply")
            for entry in entries:
                for change in entry.also:
                    change(connection)

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
    def _transaction(self) -> Iterator[Connection]:
        """A transaction on the thread's own connection; after an error, which may have broken it, comes a new one."""
        if self._connection is None:
            self._connection = self.engine.connect().execution_options(writes=True)
        try:
            with self._connection.begin():
                yield self._connection
        except BaseException:
            self._let_go()
            raise

    def _let_go(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()

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


def _statements(source: str, columns: list[str]) -> tuple[TextClause, TextClause]:
    id_, ply, _, _, _, _, at, status, banks, asked, due, votes, winners, scores = columns
    insert = f"""
        INSERT INTO journal (table_id, ply, kind, seat, actions, request, at)
        SELECT {", ".join(columns[:7])} FROM {source}
    """
    update = f"""
        UPDATE tables SET ply = {ply} + 1, status = {status}, banks = {banks}, asked = {asked}, due = {due},
            votes = {votes}, winners = {winners}, scores = {scores}, touched = {at}
        FROM {source} WHERE tables.id = {id_} AND tables.ply = {ply}
    """
    return text(insert), text(update)


_TYPES = [
    "text",
    "int",
    "text",
    "int",
    "text",
    "text",
    "float",
    "text",
    "text",
    "float",
    "float",
    "text",
    "text",
    "text",
]
"""Of the columns of a row, as PostgreSQL calls them."""

_STATEMENTS = {
    "sqlite": _statements("json_each(:rows) AS j", [f"json_extract(j.value, '$[{n}]')" for n in range(14)]),
    "postgresql": _statements(
        "json_array_elements(CAST(:rows AS json)) AS j(value)",
        [f"CAST(j.value ->> {n} AS {kind})" for n, kind in enumerate(_TYPES)],
    ),
}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _settle(futures: list[asyncio.Future[None]], outcomes: list[BaseException | None]) -> None:
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
