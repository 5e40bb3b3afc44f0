"""Promise 12: a client that does not read is closed with 1013 before it costs much; the others do not notice."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import statistics
import time
from collections.abc import Iterator

import psutil
import pytest
import websockets

from forts.server.hub import MOST_BYTES, MOST_MESSAGES, TRY_AGAIN, Connection
from server.harness import LONG, Client, ServerProcess, Socket, people, sit_down, size

pytestmark = pytest.mark.anyio


def connection() -> Connection:
    return Connection("table", None, "guest", b"", "here", None)


def test_a_queue_holds_64_messages_and_gives_up_at_the_next() -> None:
    one = connection()
    for _ in range(MOST_MESSAGES):
        one.tell(b"x")
    assert not one.closing
    one.tell(b"x")
    assert (MOST_MESSAGES, one.closing) == (64, TRY_AGAIN)


def test_a_queue_holds_256_kib_and_gives_up_at_the_next_byte() -> None:
    one = connection()
    for _ in range(4):
        one.tell(b"x" * (MOST_BYTES // 4))
    assert not one.closing
    one.tell(b"x")
    assert (MOST_BYTES, one.closing) == (256 * 1024, TRY_AGAIN)


async def test_what_was_read_makes_room_again() -> None:
    one = connection()
    for _ in range(5 * MOST_MESSAGES):
        one.tell(b"x" * 5000)
        assert await one.next() is not None
    assert not one.closing


@contextlib.contextmanager
def small_buffers() -> Iterator[None]:
    """Sockets opened meanwhile have the smallest receive buffer, so that little is hidden in the system."""
    made = socket.socket

    class Narrow(socket.socket):
        def __init__(self, *args: object, **kwargs: object) -> None:
            super().__init__(*args, **kwargs)  # type: ignore[arg-type]
            with contextlib.suppress(OSError):
                self.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)

    socket.socket = Narrow  # type: ignore[misc]
    try:
        yield
    finally:
        socket.socket = made  # type: ignore[misc]


async def deaf_socket(guest: Client, table: str) -> websockets.ClientConnection:
    """Somebody who connects and then reads nothing."""
    with small_buffers():
        deaf = await guest.raw_socket(table)
    await deaf.recv()
    deaf.transport.pause_reading()
    return deaf


async def ask_for_more(deaf: websockets.ClientConnection) -> None:
    """Asks for the view again and again, more than the system's own buffers take; nothing of it is read."""
    with contextlib.suppress(websockets.ConnectionClosed, TimeoutError):
        async with asyncio.timeout(20):
            for number in range(3000):
                await deaf.send(json.dumps({"t": "sync", "id": str(number), "since": 0}))


async def latencies(sockets: list[Socket], chance: random.Random, moves: int) -> list[float]:
    """Seconds from each move to its acknowledgement."""
    took: list[float] = []

    async def play(one: Socket) -> None:
        while not one.over and len(took) < moves:
            if one.ask is None:
                with contextlib.suppress(TimeoutError):
                    await one.receive(1)
                continue
            begun = time.monotonic()
            await one.play(chance.choice(one.ask["moves"])["action"])
            took.append(time.monotonic() - begun)

    await asyncio.gather(*(play(one) for one in sockets))
    return took


@pytest.mark.timeout(size(150, 900))
async def test_a_client_that_does_not_read_is_closed_and_the_others_do_not_notice(server: ServerProcess) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        chance = random.Random(4)
        quiet: list[float] = []
        for _ in range(size(1, 20)):
            table = await sit_down(ann, [bob], "fort")
            players = [await ann.connect(table), await bob.connect(table)]
            quiet += await latencies(players, chance, 10_000)

        noisy: list[float] = []
        codes: list[int | None] = []
        for _ in range(size(1, 20)):
            table = await sit_down(ann, [bob], "fort")
            players = [await ann.connect(table), await bob.connect(table)]
            here = [await deaf_socket(cleo, table) for _ in range(3)]
            asking = [asyncio.create_task(ask_for_more(one)) for one in here]
            noisy += await latencies(players, chance, 10_000)
            await asyncio.gather(*asking)
            # given up although they have not read a byte since
            async with asyncio.timeout(8):
                while (await ann.get("/api/health"))["sockets"] > 2 * size(1, 20) + len(players):
                    await asyncio.sleep(0.1)
            for deaf in here:
                deaf.transport.resume_reading()
            codes += await asyncio.gather(*(_code(deaf) for deaf in here))
            for one in players:
                await one.close()
        assert set(codes) == {TRY_AGAIN}, codes
        if LONG:
            quiet.sort()
            noisy.sort()
            # ten per cent, and two milliseconds for the timer
            assert noisy[int(len(noisy) * 0.99)] < 1.1 * quiet[int(len(quiet) * 0.99)] + 0.002
        else:
            assert statistics.median(noisy) < 3 * statistics.median(quiet) + 0.05
        assert "Traceback" not in server.log


@pytest.mark.timeout(150)
async def test_a_client_that_neither_reads_nor_writes_is_closed_too(server: ServerProcess) -> None:
    async with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
        table = await sit_down(ann, [bob], "fort")
        socket = await ann.connect(table)
        deaf = await deaf_socket(cleo, table)
        await _talk_until_given_up(ann, socket)
        deaf.transport.resume_reading()
        assert await _code(deaf) == TRY_AGAIN
        if LONG:  # and one who never reads again is cut off for good
            process = psutil.Process(server.pid)
            deaf = await deaf_socket(cleo, table)
            await _talk_until_given_up(ann, socket)
            held = len(process.net_connections())
            async with asyncio.timeout(20):
                while len(process.net_connections()) >= held:
                    await asyncio.sleep(0.2)
            deaf.transport.abort()


async def _talk_until_given_up(ann: Client, socket: Socket) -> None:
    """Every line is told to all at the table, more than the system's own buffers take."""
    for number in range(10_000):
        await socket.request("say", text="…" * 500)
        # noticed before the server stops waiting for its farewell to be read
        if number % 10 == 0 and (await ann.get("/api/health"))["sockets"] == 1:
            return
    pytest.fail("the server keeps writing to somebody who does not read")


async def _code(one: websockets.ClientConnection) -> int | None:
    """Read all that was sent; the code that it ended with."""
    with contextlib.suppress(websockets.ConnectionClosed):
        async with asyncio.timeout(10):
            while True:
                await one.recv()
    return one.close_code
