"""Clients for tests of the server: guests with a cookie, HTTP calls and real WebSockets."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from conformance.every_game import suite_of
from server.services import PATIENCE

if TYPE_CHECKING:
    from server.harness import ServerProcess

Json = dict[str, Any]


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
        self.tried: dict[str, object] = {}
        """Tries that were sent, likewise."""
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

    @property
    def trial(self) -> Json | None:
        """The trial that is on, as this seat sees it."""
        found: Json | None = self.update.get("trial")
        return found

    # -- receiving -------------------------------------------------------------------------------------------------

    async def greeting(self) -> None:
        """The welcome, and the first update if the game has begun."""
        await self.until(lambda frame: frame["t"] == "welcome")
        if self.table["status"] != "lobby":
            await self.until(lambda frame: frame["t"] == "update")

    async def receive(self, seconds: float = PATIENCE) -> Json:
        """The next frame, taken in."""
        async with asyncio.timeout(seconds):  # not `wait_for`, which may swallow that its caller was cancelled
            frame: Json = json.loads(await self.raw.recv())
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
        elif kind == "trial":
            if self.update and frame["ply"] == self.ply:
                self.update["trial"] = frame["trial"]
        elif kind == "done":
            self.acknowledged[frame["id"]] = frame["ply"]
        elif kind == "refused":
            self.refusals.append(frame)
        elif kind == "chat":
            self.chat.append(frame)
        elif kind == "presence":
            self.online, self.watching = frame["online"], frame["watching"]

    def forget(self) -> None:
        """What was told before; for clients that play for hours."""
        self.frames.clear()
        self.events.clear()

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

    async def reach(self, ply: int, seconds: float = PATIENCE) -> None:
        """Take frames in until the table has come to a ply."""
        await self.until_state(lambda one: one.ply >= ply, seconds)

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

    async def attempt(
        self, what: object, *, id: str | None = None, trial: int | None = None, step: int | None = None
    ) -> Json:
        """Try something in the trial that is on, and wait for the answer."""
        known = self.trial or {"number": -1, "step": 0}
        number, before = known["number"] if trial is None else trial, known["step"] if step is None else step
        chosen = self.new_id() if id is None else id
        self.tried[chosen] = what
        return await self.request("try", chosen, trial=number, step=before, what=what)

    def might_try(self, chance: random.Random) -> object:
        """Something that one might try now, by what is shown; None where there is nothing to do."""
        if self.trial is None or self.seat is None or self.table["status"] != "playing":
            return None
        return suite_of(self.table["game"]).attempt(self.trial, self.seat, chance)

    async def play_randomly(self, chance: random.Random, *, moves: int | None = None) -> int:
        """Answer every question with a random legal move, and try something in every trial, until the game is over or
        enough moves are made."""
        made = 0
        while not self.over and made != moves:
            asked = self.ask is not None
            answer = await self.act(chance)
            if answer is None:
                await self.receive()
            made += asked and answer is not None and answer["t"] != "refused"
        return made

    async def act(self, chance: random.Random) -> Json | None:
        """A random move, or something tried, with its answer; None if there is nothing to do now."""
        if self.ask is not None:
            return await self.play(chance.choice(self.ask["moves"])["action"])
        what = self.might_try(chance)
        if what is None:
            return None
        answer = await self.attempt(what)
        if answer["t"] == "refused" and self.trial is not None and not self.over:
            await self.receive()  # it was too late, mostly: what comes next is on its way
        return answer

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
