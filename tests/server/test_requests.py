"""Promise 28, at the edge: heads, half-sent requests and idle connections have an end, and nobody locks others out."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest
import uvicorn
from uvicorn.server import ServerState

from forts.server import requests
from forts.server.door import MOST_UNREAD, MOST_UNREAD_FROM_ONE, Door, Ticket, raise_descriptors, room_for
from forts.server.limits import network_of
from forts.server.requests import MOST_HEAD, MOST_HEADERS, MOST_URL, HttpProtocol
from server.harness import PATIENCE, Client, ServerProcess
from server.room import Watch

pytestmark = pytest.mark.anyio
HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"


class App:
    """Answers every request, once it may."""

    def __init__(self) -> None:
        self.asked = 0
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked += 1
        while (await receive()).get("more_body"):
            pass
        await self.may_answer.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


class Much(App):
    """Answers with more than half of what may wait for one network."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.asked += 1
        body = b"x" * (MOST_UNREAD_FROM_ONE * 3 // 4 + (8 << 20))
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def serving(app: App, door: Door) -> AsyncIterator[int]:
    """The protocol alone, behind a door; gives the port."""
    config = uvicorn.Config(app, log_level="critical")
    config.load()
    state = ServerState()

    class Here(HttpProtocol):
        pass

    Here.door = door
    server = await asyncio.get_running_loop().create_server(lambda: Here(config, state, {}), "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for task in state.tasks:
            task.cancel()


async def answer_to(port: int, *pieces: bytes) -> bytes:
    """What comes back until the server closes, or has answered with `ok`."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    with contextlib.suppress(ConnectionError):
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        async with asyncio.timeout(PATIENCE):
            while not answer.endswith(b"ok") and (part := await reader.read(65536)):
                answer += part
    writer.close()
    return answer


def status(answer: bytes) -> int:
    """Of an answer; 0 if the connection was just closed."""
    return int(answer.split(b" ", 2)[1]) if answer else 0


async def test_a_head_has_a_largest_size_whole_or_not() -> None:
    app, door = App(), Door(100, 100)
    async with serving(app, door) as port:
        room = MOST_HEAD - len(b"/Hostx") - 4 - len(b"a") - 4
        assert status(await answer_to(port, HEAD + b"a: " + b"x" * room + b"\r\n\r\n")) == 200
        assert status(await answer_to(port, HEAD + b"a: " + b"x" * (room + 1) + b"\r\n\r\n")) == 431
        many = b"".join(b"h%d: x\r\n" % number for number in range(MOST_HEADERS))
        assert status(await answer_to(port, HEAD + many + b"\r\n")) == 431
        # one that never ends, in a single header and in pieces
        endless = [HEAD + b"a: "] + [b"x" * 4096] * 1000
        assert status(await answer_to(port, *endless)) in (431, 0)
        trailers = [b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nt: "] + [b"x" * 65536] * 64
        asked = app.asked
        assert status(await answer_to(port, *trailers)) in (413, 431, 0)
        assert app.asked <= asked + 1
        assert len(door) == 0


_BODY = b"POST / HTTP/1.1\r\nHost: x\r\n%b\r\n0\r\n\r\nGET /second HTTP/1.1\r\nHost: x\r\n\r\n"


@pytest.mark.parametrize(
    "sent",
    [
        _BODY % b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        _BODY % b"Content-Length: 5\r\nContent-Length: 6\r\n",
        _BODY % b"Transfer-Encoding: xchunked\r\n",
        _BODY % b"Transfer-Encoding: chunked, identity\r\n",
        _BODY % b"Content-Length: +5\r\n",
        _BODY % b"Content-Length : 5\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
        b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
        _BODY % b"Upgrade: foo\r\nConnection: Upgrade\r\nContent-Length: 5\r\n",
        _BODY % b"Upgrade: websocket\r\nConnection: Upgrade\r\nTransfer-Encoding: chunked\r\n",
    ],
    ids=range(11),
)
async def test_what_a_proxy_may_read_otherwise_is_not_read(sent: bytes) -> None:
    """A request whose end, or whose host, two servers would see in different places is no request."""
    app = App()
    async with serving(app, Door(100, 100)) as port:
        answer = await answer_to(port, sent)
        assert (status(answer), answer.count(b"HTTP/1.1")) == (400, 1)
    assert app.asked <= 1, "what may be a second one is not taken for it"


async def test_an_address_has_a_largest_length() -> None:
    app = App()
    async with serving(app, Door(100, 100)) as port:
        for length, wanted in ((MOST_URL, 200), (MOST_URL + 1, 414)):
            path = b"/" + b"x" * (length - 1)
            assert status(await answer_to(port, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n\r\n")) == wanted
        assert status(await answer_to(port, b"GET /", *[b"x" * 65536] * 100)) in (414, 0)
        assert app.asked == 1


async def test_requests_sent_behind_each_other_are_few() -> None:
    app = App()
    app.may_answer.clear()
    async with serving(app, Door(100, 100)) as port:
        assert status(await answer_to(port, (HEAD + b"\r\n") * 1000)) in (429, 0)
    assert app.asked == 1


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HT", HEAD, b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"], ids=repr
)
async def test_a_request_has_a_time_to_come_whole(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.2)
    door = Door(100, 100)
    async with serving(App(), door) as port:
        assert status(await answer_to(port, sent)) == (408 if sent else 0)
        # however slowly it trickles
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        async with asyncio.timeout(PATIENCE):
            while not reader.at_eof():
                with contextlib.suppress(ConnectionError):
                    writer.write(b"\r\n")
                    await writer.drain()
                with contextlib.suppress(TimeoutError, ConnectionError):
                    await asyncio.wait_for(reader.read(100), 0.02)
        writer.close()
        assert len(door) == 0


async def test_an_answer_that_takes_long_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.1)
    app = App()
    app.may_answer.clear()
    async with serving(app, Door(100, 100)) as port:
        asking = asyncio.create_task(answer_to(port, HEAD, b"\r\n", b"\r\n"))
        await asyncio.sleep(0.5)
        app.may_answer.set()
        assert status(await asking) == 200


async def test_the_connection_that_rests_longest_gives_way() -> None:
    app, door = App(), Door(3, 100)
    async with serving(app, door) as port:
        first, second, third = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        while len(door) < 3:
            await asyncio.sleep(0)
        # the first has asked meanwhile, so that the second rests longest
        first[1].write(HEAD + b"\r\n")
        assert b"200" in await first[0].readuntil(b"ok")
        second[1].write(b"GET / HTTP")  # half a request is none
        assert status(await answer_to(port, HEAD + b"\r\n")) == 200
        with contextlib.suppress(ConnectionError):
            assert await second[0].read() == b""
        first[1].write(HEAD + b"\r\n")
        assert b"200" in await first[0].readuntil(b"ok")
        for _, writer in (first, second, third):
            writer.close()


async def test_who_is_being_answered_never_gives_way() -> None:
    app, door = App(), Door(2, 100)
    app.may_answer.clear()
    async with serving(app, door) as port:
        asking = [asyncio.create_task(answer_to(port, HEAD + b"\r\n")) for _ in range(2)]
        while app.asked < 2:
            await asyncio.sleep(0)
        assert await answer_to(port, HEAD + b"\r\n") == b""
        app.may_answer.set()
        assert [status(await one) for one in asking] == [200, 200]


def test_each_network_has_its_share_and_a_proxy_none() -> None:
    door, cut = Door(100, 2, ["10.0.0.0/8", "2001:db8:1::1"]), list[str]()

    def come(address: str) -> object:
        return door.admit(address, lambda: cut.append(address))

    for number in range(5):
        assert come(f"2001:db8::{number:x}") is not None
    assert cut == ["2001:db8::0", "2001:db8::1", "2001:db8::2"]
    assert come("2001:db8:0:1::1") is not None, "another network"
    assert len(cut) == 3
    for _ in range(5):
        assert come("10.1.2.3") is not None
        assert come("2001:db8:1::1") is not None
    assert len(cut) == 3
    first, second = come("192.0.2.1"), come("::ffff:192.0.2.1")
    for ticket in (first, second):
        ticket.work()  # type: ignore[attr-defined]
    assert come("192.0.2.1") is None, "both are busy"
    second.leave()  # type: ignore[attr-defined]
    assert come("192.0.2.1") is not None
    everybody = Door(100, 1, ["*"])
    assert all(everybody.admit("192.0.2.1", lambda: None) is not None for _ in range(3))


def test_who_opens_one_connection_after_the_other_is_not_let_in_for_a_while() -> None:
    watch = Watch(100.0)
    door = Door(1000, 1000, ["10.0.0.1"], new_a_minute=30, clock=watch)

    def comes_and_goes(address: str) -> bool:
        ticket = door.admit(address, lambda: None)
        if ticket is not None:
            ticket.leave()
        return ticket is not None

    assert [comes_and_goes(f"2001:db8::{number:x}") for number in range(40)] == [True] * 30 + [False] * 10
    assert comes_and_goes("2001:db8:0:1::1"), "another network"
    assert all(comes_and_goes("10.0.0.1") for _ in range(100)), "a proxy comes for many"
    watch.now += 61
    assert comes_and_goes("2001:db8::1") and len(door) == 0


def test_who_takes_no_answers_is_cut_off_before_they_fill_the_memory() -> None:
    door, cut = Door(1000, 1000, ["10.0.0.1"]), list[int]()

    def come(address: str, number: int) -> Ticket:
        ticket = door.admit(address, lambda: cut.append(number))
        assert ticket is not None
        return ticket

    part = MOST_UNREAD_FROM_ONE // 4
    greedy = [come("192.0.2.1", number) for number in range(6)]
    for ticket in greedy[:4]:
        ticket.hold(part)
    assert cut == []
    greedy[1].taken()
    greedy[4].hold(part)
    assert cut == [], "one of them has taken what was theirs"
    greedy[5].hold(part)
    assert cut == [0], "whoever lets it wait for longest"
    for number in range(100, 130):  # many networks, or many people behind a proxy
        come("10.0.0.1" if number % 2 else f"192.0.3.{number}", number).hold(part)
    assert sum(door._unread.values()) <= MOST_UNREAD and cut[:5] == [0, 2, 3, 4, 5]
    assert 129 not in cut


async def test_an_answer_that_nobody_takes_is_known_at_the_door() -> None:
    app, door = Much(), Door(100, 100)
    async with serving(app, door) as port:
        peers = [socket.socket() for _ in range(3)]
        try:
            for peer in peers:
                peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                peer.setblocking(False)
                await asyncio.get_running_loop().sock_connect(peer, ("127.0.0.1", port))
                await asyncio.get_running_loop().sock_sendall(peer, HEAD + b"\r\n")
            async with asyncio.timeout(PATIENCE):
                while app.asked < 3 or len(door) > 1:  # each is larger than half of what may wait
                    await asyncio.sleep(0.01)
            assert sum(door._unread.values()) <= MOST_UNREAD_FROM_ONE
        finally:
            for peer in peers:
                peer.close()
        async with asyncio.timeout(PATIENCE):
            while len(door):
                await asyncio.sleep(0.01)
        assert not door._unread


def test_an_ipv6_network_counts_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8:0:0:ffff::2") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("testclient") == "testclient"


def test_descriptors_are_raised_and_connections_fit_into_them() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
        assert room_for(4000) == 512 - 256
        raise_descriptors()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_idle_and_half_sent_connections_lock_nobody_out(tmp_path: Path) -> None:
    """With 200 descriptors' room, 400 connections that say nothing, and somebody who wants to play."""
    with ServerProcess(tmp_path, connections=200, connections_per_address=1000) as server:
        before = psutil.Process(server.pid).memory_info().rss
        idle = []
        try:
            for number in range(400):
                peer = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
                peer.sendall(b"" if number % 2 else HEAD + b"a: " + b"x" * 8192)
                idle.append(peer)
            async with Client(server, "Ann") as ann:
                table = (await ann.new_table("fort", ["me", "easy"], start=True))["id"]
                seen = await ann.connect(table)
                # others go on coming; the socket stays
                for _ in range(100):
                    idle.append(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
                assert (await seen.request("say", text="still here"))["t"] == "done"
            assert psutil.Process(server.pid).num_fds() < 200 + 256
            assert psutil.Process(server.pid).memory_info().rss - before < 100e6
        finally:
            for peer in idle:
                peer.close()
        assert server.health()["status"] == "ok"


async def test_three_hundred_megabytes_of_headers_are_not_taken(server: ServerProcess) -> None:
    before = psutil.Process(server.pid).memory_info().rss
    sent = 0
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as peer, contextlib.suppress(OSError):
        peer.sendall(HEAD)
        while sent < 300_000_000:
            peer.sendall(b"h: " + b"x" * 65_000 + b"\r\n")
            sent += 65_000
    assert sent < 20_000_000, "what the kernel holds, and no more"
    assert psutil.Process(server.pid).memory_info().rss - before < 20e6
    async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
        assert (await http.get("/api/health")).status_code == 200


_HANDSHAKE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


async def test_a_handshake_that_is_no_handshake_keeps_no_place(server: ServerProcess) -> None:
    """The library for sockets refused it and told nobody: the connection stayed open for ever, gave way to nobody, and
    at the end of the server broke off the farewell to all others."""

    async def answered(sent: bytes) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
        writer.close()
        return answer

    for odd in (b"Cookie: " + b"a" * 9000 + b"\r\n", b"X: a\r\n" * 90 + b"Y: " + b"b" * 8500 + b"\r\n"):
        assert b" 431 " in await answered(_HANDSHAKE + odd + b"\r\n")
    async with Client(server) as ann:
        assert (await ann.get("/api/health"))["connections"] == 1
    server.terminate()
    assert "Traceback" not in server.log


async def test_whoever_goes_in_the_middle_of_a_body_is_no_fault_of_ours(server: ServerProcess) -> None:
    """Each left a traceback of eighty lines in the log."""
    for _ in range(3):
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = (
            b"POST /api/me/claim HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{"
        )
        writer.write(head)
        await writer.drain()
        await asyncio.sleep(0.2)  # it has begun to be read
        writer.close()
    async with Client(server) as ann:
        await ann.get("/api/health")
    server.terminate()
    assert "Traceback" not in server.log
