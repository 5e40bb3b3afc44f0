"""Servers, services and clients for tests: real processes, real sockets, on this machine alone."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import psutil
import psycopg
import pytest
import websockets
from sqlalchemy import create_engine, make_url
from websockets.asyncio.client import ClientConnection

import forts
from forts.core.log import Log
from forts.core.match import replay
from forts.server.store.rows import JournalRow, read_journal
from forts.server.tables import frames
from forts.server.tables.journal import course

LONG = bool(os.environ.get("FORTS_LONG"))
"""The full size of every promise (`make test-long`)."""
PATIENCE = 30.0
"""Seconds after which something that should happen is taken not to."""
_START = 60.0
"""Seconds for a process to start, on a busy machine."""

Json = dict[str, Any]


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
    so wide that tests do not meet them.
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
        environment = {**os.environ, "FORTS_DATABASE": self.database, "FORTS_PORT": str(self.port or _free_port())}
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
        deadline = time.monotonic() + _START
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
        return psutil.Process(self.pid).children(recursive=True)

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
    "sockets_per_guest": 10_000,
    "sockets_per_address": 10_000,
    "bot_processes": 1,
}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


# -- services ----------------------------------------------------------------------------------------------------


class Postgres:
    """A PostgreSQL of our own: with its safety on, trusting this machine, in a folder that goes with it."""

    def __init__(self) -> None:
        self.port = _free_port()
        self._account = _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="forts-postgres-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._count = 0

    @staticmethod
    def programs() -> Path | None:
        """The folder of initdb, postgres and pg_dump; None if they are not installed."""
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
        if found:
            return found[-1].parent
        on_path = shutil.which("postgres")
        return None if on_path is None else Path(on_path).resolve().parent

    def start(self, **settings: str) -> Postgres:
        """Set up a cluster and start it; settings are those of `postgresql.conf`."""
        if self._account is not None:
            os.chown(self._folder, self._account.pw_uid, self._account.pw_gid)
        cluster = str(self._folder / "cluster")
        command = ["-D", cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"]
        done = subprocess.run([self.program("initdb"), *command], **self.as_account(), capture_output=True)
        assert done.returncode == 0, done.stderr.decode()
        chosen = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self._folder),
            "max_connections": "200",
            **settings,
        }
        flags = [part for name, value in chosen.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [self.program("postgres"), "-D", cluster, *flags],
                **self.as_account(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + _START
        while not self._answers():
            log_text = (self._folder / "log").read_text()
            assert self._process.poll() is None and time.monotonic() < deadline, log_text
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            self._ask("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self, **settings: str) -> str:
        """The address of an empty database; settings hold for every connection to it."""
        self._count += 1
        name = f"forts_{self._count}"
        self._ask(f"CREATE DATABASE {name}")
        for setting, value in settings.items():
            self._ask(f"ALTER DATABASE {name} SET {setting} = {value}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def program(self, name: str) -> str:
        """One of PostgreSQL's programs."""
        folder = self.programs()
        assert folder is not None, "PostgreSQL is not installed"
        return str(folder / name)

    def as_account(self) -> dict[str, Any]:
        """Arguments for a subprocess: PostgreSQL refuses to run as root."""
        if self._account is None:
            return {"cwd": self._folder}
        account = self._account
        return {"cwd": self._folder, "user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}

    def _ask(self, statement: str) -> None:
        address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement)  # type: ignore[call-overload]  # a literal is asked for; names are our own

    def close(self) -> None:
        """End it, and remove its folder."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait(PATIENCE)
        shutil.rmtree(self._folder, ignore_errors=True)


def _unprivileged() -> pwd.struct_passwd | None:
    """The account that PostgreSQL runs as, if we are root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    return None


class RedisProcess:
    """A Redis of our own, which can be taken away and come back on the same port."""

    def __init__(self) -> None:
        self.port = _free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="forts-redis-"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> RedisProcess:
        """Start, and wait until it answers."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", "."]
        self._process = subprocess.Popen(
            [*command, "--appendonly", "no"],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        deadline = time.monotonic() + _START
        while not self._answers():
            assert self._process.poll() is None and time.monotonic() < deadline, "Redis does not start"
            time.sleep(0.02)
        return self

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as peer:
                peer.sendall(b"PING\r\n")
                return peer.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """It is gone: connections to it are refused."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def freeze(self) -> None:
        """It takes connections and never answers."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It answers again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """End it, and remove its folder."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)


# -- clients -----------------------------------------------------------------------------------------------------


class HttpRefused(Exception):
    """The server refused a request, with a `Problem`."""

    def __init__(self, status: int, problem: Json) -> None:
        super().__init__(f"{status} {problem.get('reason')}")
        self.status = status
        self.reason = str(problem.get("reason"))
        self.problem = problem


class Client:
    """A guest with a browser: a cookie, HTTP calls and sockets. Use it as `async with Client(server) as ann:`."""

    def __init__(self, server: ServerProcess | str, name: str = "") -> None:
        self.url = server if isinstance(server, str) else server.url
        self.name = name
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, trust_env=False)
        self._sockets: list[Socket] = []

    async def __aenter__(self) -> Client:
        if self.name:
            await self.patch("/api/me", name=self.name)
        else:
            await self.get("/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for one in self._sockets:
            await one.close()
        await self.http.aclose()

    def at(self, server: ServerProcess) -> Client:
        """The same guest at another node."""
        twin = Client(server, self.name)
        twin.http.cookies.update(self.http.cookies)
        return twin

    # -- HTTP ------------------------------------------------------------------------------------------------------

    async def call(self, method: str, path: str, body: object = None, **headers: str) -> Any:
        """A request; the answer decoded, or `HttpRefused`."""
        response = await self.http.request(method, path, json=body, headers=headers)
        if response.status_code >= 400:
            try:
                problem = response.json()
            except ValueError:
                problem = {"reason": response.text}
            raise HttpRefused(response.status_code, problem)
        return response.json() if response.content else None

    async def get(self, path: str) -> Any:
        """GET."""
        return await self.call("GET", path)

    async def post(self, path: str, **body: object) -> Any:
        """POST with a JSON body; none if there are no fields."""
        return await self.call("POST", path, body or None)

    async def patch(self, path: str, **body: object) -> Any:
        """PATCH with a JSON body."""
        return await self.call("PATCH", path, body)

    async def put(self, path: str, **body: object) -> Any:
        """PUT with a JSON body."""
        return await self.call("PUT", path, body)

    async def delete(self, path: str) -> Any:
        """DELETE."""
        return await self.call("DELETE", path)

    @property
    def cookie(self) -> str:
        """The cookie header."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    # -- tables ----------------------------------------------------------------------------------------------------

    async def new_table(
        self,
        game: str,
        seats: Sequence[str],
        *,
        options: Json | None = None,
        start: bool = False,
        **terms: object,
    ) -> Json:
        """Set up a table. Seats are "me", "open" or the level of a bot; bots take no pause unless terms say so."""
        wanted = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        table: Json = await self.post(
            "/api/tables", game=game, seats=wanted, options=options or {}, terms={"pace": 0, **terms}, start=start
        )
        return table

    async def join(self, table: str, invite: str | None = None, seat: int | None = None) -> Json:
        """Take a seat."""
        joined: Json = await self.post(f"/api/tables/{table}/join", invite=invite, seat=seat)
        return joined

    async def start(self, table: str) -> Json:
        """Start the game."""
        started: Json = await self.post(f"/api/tables/{table}/start")
        return started

    async def table(self, table: str) -> Json:
        """How the table is."""
        found: Json = await self.get(f"/api/tables/{table}")
        return found

    async def log(self, table: str) -> Json:
        """The log of a finished game, with the seed."""
        found: Json = await self.get(f"/api/tables/{table}/log")
        return found

    # -- sockets ---------------------------------------------------------------------------------------------------

    async def connect(
        self,
        table: str,
        *,
        seat: int | str | None = None,
        since: int | None = None,
        lang: str | None = None,
        keeps_log: bool = False,
    ) -> Socket:
        """Open a socket and wait for its greeting. Closed with the client, or earlier by `close`."""
        given = {"seat": seat, "since": since, "lang": lang}
        query = "&".join(f"{name}={value}" for name, value in given.items() if value is not None)
        opened = Socket(self, table, await self.raw_socket(table, query), keeps_log)
        self._sockets.append(opened)
        await opened.greeting()
        return opened

    async def raw_socket(self, table: str, query: str = "", origin: str | None = None) -> ClientConnection:
        """A bare WebSocket to a table, for tests that misbehave. Whoever opens it closes it."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        return await websockets.connect(
            address,
            additional_headers={"Cookie": self.cookie} if self.cookie else {},
            origin=websockets.Origin(self.url if origin is None else origin),
            open_timeout=PATIENCE,
            close_timeout=2,
            compression=None,
            proxy=None,
            max_size=None,
            max_queue=None,
        )


class Socket:
    """The eyes of a seat, or of a spectator, on a table; keeps what it was told as the browser does."""

    def __init__(self, client: Client, table: str, raw: ClientConnection, keeps_log: bool = False) -> None:
        self.client = client
        self.table_id = table
        self.raw = raw
        self.seat: int | None = None
        self.table: Json = {}
        """The newest `TableInfo`."""
        self.update: Json = {}
        """The newest `update`; empty in the lobby."""
        self.events: list[Json] = []
        """What happened, as far as this socket was told; from the start of the game if it keeps the log."""
        self._keeps_log = keeps_log
        self.chat: list[Json] = []
        self.online: list[int] = []
        self.watching = 0
        self.refusals: list[Json] = []
        self.frames: list[Json] = []
        """Every frame, in the order they came."""
        self.resyncs = 0
        """How often it noticed a gap."""
        self.acknowledged: dict[str, int] = {}
        """Requests that the server said were done, with the ply of each."""
        self.played: dict[str, int] = {}
        """Actions that were sent, by request; not all of them were acknowledged."""
        self._requests = itertools.count(1)
        self._name = f"{random.getrandbits(40):x}"

    @property
    def ply(self) -> int:
        """The newest entry it knows."""
        return int(self.update["ply"]) if self.update else 0

    @property
    def ask(self) -> Json | None:
        """The question to this seat, if it is asked."""
        asked: Json | None = self.update.get("ask")
        return asked

    @property
    def over(self) -> bool:
        """Is the game over, as far as it knows?"""
        return bool(self.update.get("scores"))

    # -- receiving -------------------------------------------------------------------------------------------------

    async def greeting(self) -> None:
        """The welcome, and the first update if the game has begun."""
        await self.until(lambda frame: frame["t"] == "welcome")
        if self.table["status"] != "lobby":
            await self.until(lambda frame: frame["t"] == "update")

    async def receive(self, seconds: float = PATIENCE) -> Json:
        """The next frame, taken in."""
        frame: Json = json.loads(await asyncio.wait_for(self.raw.recv(), seconds))
        await self._take_in(frame)
        return frame

    async def _take_in(self, frame: Json) -> None:
        self.frames.append(frame)
        kind = frame["t"]
        if kind == "welcome":
            self.table, self.seat, self.chat = frame["table"], frame["seat"], list(frame["chat"])
        elif kind == "table":
            self.table = frame["table"]
        elif kind == "update":
            if self.update and frame["since"] > self.ply:
                self.resyncs += 1
                await self.send("sync", since=self.ply)
                return
            first = not self.update
            self.update = frame
            if self._keeps_log and (first or frame["cut"]):
                # the log is fetched anew, as the browser does
                seat = "" if self.seat is None else f"?seat={self.seat}"
                self.events = await self.client.get(f"/api/tables/{self.table_id}/events{seat}")
            else:
                self.events = [event for event in self.events if event["at"] < frame["rewind"]] + frame["events"]
            if frame.get("done"):
                self.acknowledged[frame["done"]] = frame["ply"] - 1
        elif kind == "done":
            self.acknowledged[frame["id"]] = frame["ply"]
        elif kind == "refused":
            self.refusals.append(frame)
        elif kind == "chat":
            self.chat.append(frame)
        elif kind == "presence":
            self.online, self.watching = frame["online"], frame["watching"]

    async def until(self, wanted: Callable[[Json], bool], seconds: float = PATIENCE) -> Json:
        """Take frames in until one is wanted."""
        async with asyncio.timeout(seconds):
            while True:
                frame = await self.receive(seconds)
                if wanted(frame):
                    return frame

    async def until_state(self, reached: Callable[[Socket], bool], seconds: float = PATIENCE) -> None:
        """Take frames in until what is known of the table is as wanted; at once if it is already."""
        async with asyncio.timeout(seconds):
            while not reached(self):
                await self.receive(seconds)

    async def until_closed(self, seconds: float = PATIENCE) -> int:
        """Take frames in until the server closes; returns the code."""
        async with asyncio.timeout(seconds):
            try:
                while True:
                    await self.receive(seconds)
            except websockets.ConnectionClosed:
                code = self.raw.close_code
                assert code is not None
                return code

    # -- sending ---------------------------------------------------------------------------------------------------

    def new_id(self) -> str:
        """A request id that no other socket uses."""
        return f"{self._name}-{next(self._requests)}"

    async def send(self, verb: str, id: str | None = None, **fields: object) -> str:
        """Send a request without waiting; returns its id."""
        chosen = self.new_id() if id is None else id
        await self.raw.send(json.dumps({"t": verb, "id": chosen, **fields}))
        return chosen

    async def request(self, verb: str, id: str | None = None, seconds: float = PATIENCE, **fields: object) -> Json:
        """Send a request and wait for its answer: an update that says it is done, or a frame with its id."""
        chosen = await self.send(verb, id, **fields)
        return await self.until(lambda frame: chosen in (frame.get("id"), frame.get("done")), seconds)

    async def play(self, action: int, *, id: str | None = None, ply: int | None = None) -> Json:
        """Take an action and wait for the answer."""
        chosen = self.new_id() if id is None else id
        self.played[chosen] = action
        return await self.request("play", chosen, ply=self.ply if ply is None else ply, action=action)

    async def play_randomly(self, chance: random.Random, *, moves: int | None = None) -> int:
        """Answer every question with a random legal move, until the game is over or enough moves are made."""
        made = 0
        while not self.over and made != moves:
            if self.ask is None:
                await self.receive()
                continue
            answer = await self.play(chance.choice(self.ask["moves"])["action"])
            made += answer["t"] != "refused"
        return made

    async def close(self) -> None:
        """Close politely."""
        with contextlib.suppress(OSError, websockets.WebSocketException):
            await self.raw.close()

    def vanish(self) -> None:
        """The peer is gone without a word: the connection is reset."""
        connection = self.raw.transport.get_extra_info("socket")
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
        self.raw.transport.abort()


@asynccontextmanager
async def people(server: ServerProcess, *names: str) -> AsyncIterator[list[Client]]:
    """Several guests."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Client(server, name)) for name in names]


async def sit_down(host: Client, others: Sequence[Client], game: str, bots: Sequence[str] = (), **terms: Any) -> str:
    """A started table: the host on the first seat, the others by invitation, then bots; returns its id."""
    table = await host.new_table(game, ["me", *["open"] * len(others), *bots], **terms)
    for seat, guest in enumerate(others, 1):
        await guest.join(table["id"], table["seats"][seat]["invite"])
    await host.start(table["id"])
    return str(table["id"])


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
    return replayed(database, table)


def replayed(database: str, table: Json) -> forts.Match:
    """The match that the journal of a table (a `TableInfo`) amounts to, by the rules alone."""
    actions = course(journal_of(database, table["id"])).actions
    game = forts.find(table["game"])
    return replay(game, Log(game.name, game.rules, table["players"], table["options"], actions))


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
