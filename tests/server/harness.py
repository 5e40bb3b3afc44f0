"""Servers, services and clients for tests: real processes, real sockets, on this machine alone."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
from sqlalchemy import create_engine, make_url

import forts
from forts.core.log import Log
from forts.core.match import replay
from forts.core.state import PERSON
from forts.server.store.rows import JournalRow, read_journal
from forts.server.tables import frames
from forts.server.tables.customs import discreet
from forts.server.tables.journal import course
from server.clients import Client, HttpRefused, Json, Socket, people, sit_down
from server.services import PATIENCE, START, Postgres, RedisProcess, free_port

__all__ = [
    "LONG",
    "PATIENCE",
    "Client",
    "HttpRefused",
    "Json",
    "Postgres",
    "RedisProcess",
    "ServerProcess",
    "Socket",
    "check_kept",
    "eventually",
    "journal_of",
    "lacking",
    "on",
    "on_the_wire",
    "people",
    "replayed",
    "sit_down",
    "size",
    "start_all",
]

LONG = bool(os.environ.get("FORTS_LONG"))
"""The full size of every promise (`make test-long`)."""


def size(short: int, long: int) -> int:
    """How often a test tries."""
    return long if LONG else short


def on(short: str) -> pytest.MarkDecorator:
    """The `database` of a test that starts servers: one kind, and in the long run both."""
    kinds = ["sqlite", "postgresql"] if LONG else [short]
    return pytest.mark.parametrize("database", kinds, indirect=True)


def lacking(what: str) -> None:
    """A service is not installed here: the run says so, and fails where everything has to be there."""
    reason = f"this machine lacks {what}: run tools/install-services as root"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


# -- the server --------------------------------------------------------------------------------------------------


class ServerProcess:
    """`forts serve` as a process of its own, on a free port, with a database that outlives it.

    Settings are given by name (`messages=5`) and reach the server through its environment. Without any, limits are
    so wide that tests do not meet them, and trials' glasses so quick that nobody waits for them.
    """

    def __init__(self, folder: Path, database: str | None = None, **settings: object) -> None:
        self.folder = folder
        self.number = next(_numbers)
        self.database = database or f"sqlite:///{folder / f'forts-{self.number}.db'}"
        self.settings = {**_WIDE, **settings}
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self._groups: list[int] = []

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log_file(self) -> Path:
        """What it wrote to its standard output and error."""
        return self.folder / f"serve-{self.number}.log"

    @property
    def log(self) -> str:
        """What it wrote so far, over all its starts."""
        return self.log_file.read_text(encoding="utf-8", errors="replace") if self.log_file.exists() else ""

    @property
    def pid(self) -> int:
        """Of the process that runs now."""
        assert self.process is not None, "the server was not started"
        return self.process.pid

    def launch(self) -> None:
        """Start the process, without waiting until it answers."""
        environment = {**os.environ, "FORTS_DATABASE": self.database, "FORTS_PORT": str(self.port or free_port())}
        for name, value in self.settings.items():
            text = ",".join(map(str, value)) if isinstance(value, list) else str(value)
            environment[f"FORTS_{name.upper()}"] = text
        self.port = int(environment["FORTS_PORT"])
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "forts", "serve"],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._groups.append(self.process.pid)

    def start(self) -> ServerProcess:
        """Start, and wait until it answers."""
        self.launch()
        self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        """Until `/api/health` answers."""
        assert self.process is not None
        deadline = time.monotonic() + START
        with httpx.Client(base_url=self.url, timeout=5, trust_env=False) as http:
            while time.monotonic() < deadline:
                assert self.process.poll() is None, f"the server ended by itself:\n{self.log}"
                try:
                    if http.get("/api/health").status_code == 200:
                        return
                except httpx.TransportError:
                    time.sleep(0.02)
        raise AssertionError(f"the server does not answer:\n{self.log}")

    def health(self) -> Json:
        """What `/api/health` says."""
        with httpx.Client(base_url=self.url, timeout=PATIENCE, trust_env=False) as http:
            found: Json = http.get("/api/health").raise_for_status().json()
            return found

    def kill(self) -> None:
        """kill -9 of the server's own process, as the kernel does it when memory runs out."""
        self._signal(signal.SIGKILL)

    def terminate(self, seconds: float = PATIENCE) -> float:
        """SIGTERM; returns how many seconds the end took."""
        begun = time.monotonic()
        self._signal(signal.SIGTERM, seconds)
        return time.monotonic() - begun

    def _signal(self, number: signal.Signals, seconds: float = PATIENCE) -> None:
        assert self.process is not None
        self.process.send_signal(number)
        self.process.wait(seconds)

    def restart(self) -> ServerProcess:
        """Start again after an end, on the same port and database."""
        assert self.process is not None and self.process.poll() is not None, "it still runs"
        return self.start()

    def children(self) -> list[psutil.Process]:
        """The processes that bots think in, and the like."""
        found: list[psutil.Process] = psutil.Process(self.pid).children(recursive=True)
        return found

    def close(self) -> None:
        """End everything that was ever started here, whatever state it is in."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
        for group in self._groups:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(group, signal.SIGKILL)
        if self.process is not None:
            self.process.wait(PATIENCE)

    def __enter__(self) -> ServerProcess:
        return self if self.process is not None else self.start()

    def __exit__(self, *_: object) -> None:
        self.close()


def start_all(*servers: ServerProcess) -> None:
    """Start several at once, which takes no longer than one."""
    for one in servers:
        one.launch()
    for one in servers:
        one.wait_until_ready()


_numbers = itertools.count(1)
_WIDE = {
    "messages": 1_000_000,
    "requests_per_minute": 1_000_000,
    "guests_per_hour": 1_000_000,
    "tables_per_hour": 1_000_000,
    "sets_per_hour": 1_000_000,
    "hints_per_minute": 1_000_000,
    "work_per_minute": 100_000_000,
    "chat_per_minute": 1_000_000,
    "open_tables_per_guest": 1_000_000,
    "running_tables_per_guest": 1_000_000,
    "sockets_per_guest": 10_000,
    "sockets_per_address": 10_000,
    "connections_per_address": 10_000,
    "shared_file": True,
    "bot_processes": 1,
    "trial_speed": 100,
}


# -- looking behind the server -----------------------------------------------------------------------------------


def journal_of(database: str, table: str) -> list[JournalRow]:
    """The journal as it lies in the database, read past the server."""
    url = make_url(database)
    if url.get_backend_name() == "postgresql":
        url = url.set(drivername="postgresql+psycopg")
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            return read_journal(connection, table)
    finally:
        engine.dispose()


def check_kept(database: str, table: Json, sockets: Sequence[Socket]) -> forts.Match:
    """Every acknowledged move is in the journal, once and at its ply, and the journal replays; returns the match."""
    journal = journal_of(database, table["id"])
    assert [row.ply for row in journal] == list(range(len(journal)))
    found: dict[tuple[int | None, str], JournalRow] = {(row.seat, row.request): row for row in journal if row.request}
    assert len(found) == sum(bool(row.request) for row in journal), "a request was carried out twice"
    for one in sockets:
        for request in one.acknowledged.keys() & one.played.keys():
            row = found.get((one.seat, request))
            assert row is not None, f"{request} was acknowledged and is gone"
            assert (row.ply, row.actions[0]) == (one.acknowledged[request], one.played[request])
        for request in one.acknowledged.keys() & one.tried.keys():
            row = found.get((one.seat, request))
            assert row is not None and row.note is not None, f"{request} was acknowledged and is gone"
            assert (row.ply, row.note.what) == (one.acknowledged[request], one.tried[request])
    return replayed(database, table)


def replayed(database: str, table: Json, entries: int | None = None) -> forts.Match:
    """The match that the journal of a table (a `TableInfo`), or its first entries, amounts to, by the rules alone."""
    actions = course(journal_of(database, table["id"])[:entries]).actions
    game = forts.find(table["game"])
    bots = [seat["bot"] or seat["standin"] for seat in table["seats"]]
    skills = [PERSON if bot is None else forts.bots.bot_skill(bot, game.name) for bot in bots]
    log = Log(game.name, game.rules, table["players"], table["options"], actions)
    log.skills = skills if game.has_trials else []
    log.discreet = discreet(table["customs"])
    return replay(game, log)


def on_the_wire(thing: object) -> Any:
    """Something as a client would have got it."""
    return json.loads(frames.encode(thing))


def eventually(check: Callable[[], bool], seconds: float = PATIENCE, every: float = 0.05) -> float:
    """Wait for something outside this process; returns how long it took."""
    begun = time.monotonic()
    while not check():
        assert time.monotonic() - begun < seconds, f"not within {seconds} seconds"
        time.sleep(every)
    return time.monotonic() - begun
