"""Promise 24: limits, each tried at its boundary: the last that is allowed passes, the next one does not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from forts.server.settings import Settings
from server.harness import PATIENCE, Client, HttpRefused, ServerProcess, people

pytestmark = pytest.mark.anyio

LARGEST = 16 * 1024


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with the limits that it has by default."""
    default = Settings()
    limits = (
        "messages",
        "chat_per_minute",
        "requests_per_minute",
        "guests_per_hour",
        "tables_per_hour",
        "sockets_per_guest",
        "sockets_per_address",
    )
    with ServerProcess(
        tmp_path_factory.mktemp("plain"), **{name: getattr(default, name) for name in limits}
    ) as running:
        yield running


async def closed_with(opened: ClientConnection) -> int | None:
    """The code that the server closes with."""
    with contextlib.suppress(websockets.ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await opened.recv()
    return opened.close_code


async def refusals(opened: ClientConnection, count: int) -> list[dict[str, Any]]:
    """So many refusals, past other frames."""
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE):
        while len(found) < count:
            frame = json.loads(await opened.recv())
            if frame["t"] == "refused":
                found.append(frame)
    return found


def padded(length: int, letter: str = "x") -> str:
    """A frame of exactly so many bytes."""
    frame = json.dumps({"t": "say", "id": "1", "text": ""}, ensure_ascii=False)
    room = length - len(frame.encode())
    text = letter * (room // len(letter.encode()))
    text += "x" * (room - len(text.encode()))
    made = json.dumps({"t": "say", "id": "1", "text": text}, ensure_ascii=False)
    assert len(made.encode()) == length
    return made


@pytest.mark.parametrize("letter", ["x", "é"])
async def test_a_message_may_have_16_kib_and_not_one_byte_more(plain: ServerProcess, letter: str) -> None:
    async with Client(plain, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        opened = await ann.raw_socket(table)
        await opened.send(padded(LARGEST, letter))
        await opened.send(padded(LARGEST, letter).encode())
        assert [refused["reason"] for refused in await refusals(opened, 2)] == ["bad-chat"] * 2
        await opened.send(padded(LARGEST + 1, letter))
        assert await closed_with(opened) == 1009
        pieces = await ann.raw_socket(table)
        whole = padded(LARGEST + 1, letter).encode()
        await pieces.send([whole[:9000], whole[9000:]])  # in two fragments
        assert await closed_with(pieces) == 1009


_MASK = b"\0\0\0\0"
_BOMB = zlib.compress(b" " * 50_000_000, 9)[2:-4][:9_000]
"""What was 50 MB, or rather the beginning of it."""


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\xc1" + bytes([0x80 | 126]) + len(_BOMB).to_bytes(2, "big") + _MASK + _BOMB, 1002),
        (b"\x81" + bytes([0x80 | 127]) + (2**62).to_bytes(8, "big") + _MASK, 1009),
        (b"\x81" + bytes([0x80 | 127]) + (2**63).to_bytes(8, "big") + _MASK, 1009),
        (b"\x89" + bytes([0x80 | 126]) + (1000).to_bytes(2, "big") + _MASK + b"x" * 1000, 1002),
        (b"\x81\x05hello", 1002),
        (b"\x8f\x80" + _MASK, 1002),
        (b"\x81\x82" + _MASK + b"\xff\xfe", 1007),
    ],
    ids=["compressed", "endless", "longer than any", "a long ping", "not masked", "of no kind", "no text"],
)
async def test_frames_of_odd_kinds_end_their_socket_at_once(plain: ServerProcess, frame: bytes, code: int) -> None:
    """Nothing is inflated: the server takes no compression, also from who asks for it; and waits for no endless one."""
    async with Client(plain, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        reader, writer = await asyncio.open_connection("127.0.0.1", plain.port)
        head = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{plain.port}\r\nOrigin: {plain.url}\r\n"
        head += f"Cookie: {ann.cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Extensions: permessage-deflate\r\n\r\n"
        with contextlib.closing(writer):
            writer.write(head.encode())
            async with asyncio.timeout(PATIENCE):
                answer = await reader.readuntil(b"\r\n\r\n")
                assert answer.startswith(b"HTTP/1.1 101") and b"deflate" not in answer.lower()
                writer.write(frame)
                told = await reader.read()
        assert b"\x88" in told and told[told.rindex(b"\x88") + 2 :][:2] == code.to_bytes(2, "big")


async def test_a_hundred_messages_in_twenty_seconds_pass_and_one_more_closes(plain: ServerProcess) -> None:
    async with people(plain, "Ann", "Bob") as (ann, bob):
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        opened, other = await ann.raw_socket(table), await bob.raw_socket(table)
        for number in range(50):  # whatever they say, and in whatever form
            await opened.send("{nonsense" if number % 2 else b"\xff")
            await opened.send(json.dumps({"t": "undo", "id": str(number), "ply": 0}))
            if number % 10 == 9:
                await refusals(opened, 20)
        await opened.send("{}")
        assert await closed_with(opened) == 1008
        await other.send("{}")
        assert (await refusals(other, 1))[0]["reason"] == "bad-frame", "everybody has his own"
        await other.close()
        again = await ann.raw_socket(table)
        await again.send("{}")
        await refusals(again, 1)
        await again.close()


async def test_sockets_of_a_guest_and_of_an_address_are_counted(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, sockets_per_guest=3, sockets_per_address=5) as server:
        async with people(server, "Ann", "Bob", "Cleo") as (ann, bob, cleo):
            table = (await ann.new_table("fort", ["me", "easy"]))["id"]
            anns = [await ann.connect(table) for _ in range(3)]
            assert await closed_with(await ann.raw_socket(table)) == 1008
            bobs = [await bob.connect(table) for _ in range(2)]
            for guest in (bob, cleo):
                assert await closed_with(await guest.raw_socket(table)) == 1008
            # whoever leaves makes room
            await anns[0].close()
            await bobs[0].until(lambda frame: frame["t"] == "presence")
            while server.health()["sockets"] > 4:
                await asyncio.sleep(0.02)
            await cleo.connect(table)
            assert await closed_with(await ann.raw_socket(table)) == 1008, "the address is full again"


async def test_new_guests_of_an_address_are_counted_whatever_it_claims_to_forward(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, guests_per_hour=4) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            statuses = []
            for number in range(7):
                http.cookies.clear()
                claimed = {
                    "X-Forwarded-For": f"198.51.100.{number}",
                    "Forwarded": f"for=198.51.100.{number}",
                    "X-Real-IP": f"198.51.100.{number}",
                }
                answer = await http.get("/api/me", headers=claimed)
                statuses.append(answer.status_code)
                assert ("set-cookie" in answer.headers) == (answer.status_code == 200)
            assert statuses == [200] * 4 + [429] * 3
            # what needs no guest goes on, and so does whoever is known
            assert (await http.get("/api/health")).status_code == 200


async def test_new_tables_of_an_address_are_counted(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, tables_per_hour=3) as server:
        async with people(server, "Ann", "Bob") as (ann, bob):
            tables = [(await ann.new_table("fort", ["me", "easy"], start=True))["id"] for _ in range(2)]
            socket = await ann.connect(tables[0])
            await socket.request("resign")
            again = await ann.post(f"/api/tables/{tables[0]}/rematch")
            for guest in (ann, bob):
                with pytest.raises(HttpRefused) as refused:
                    await guest.new_table("fort", ["me", "easy"])
                assert (refused.value.status, refused.value.reason) == (429, "too-many-requests")
            # what is there goes on
            assert (await ann.start(again["id"]))["status"] == "playing"


async def test_forwarded_addresses_count_where_the_settings_trust_the_proxy(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, guests_per_hour=2, sockets_per_address=1, trusted_proxies=["127.0.0.1"]) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:

            async def come(forwarded: str) -> int:
                http.cookies.clear()
                return (await http.get("/api/me", headers={"X-Forwarded-For": forwarded})).status_code

            assert [await come("198.51.100.1") for _ in range(3)] == [200, 200, 429]
            assert [await come("198.51.100.2") for _ in range(3)] == [200, 200, 429]
            # what the client itself wrote stands first, and is not believed: the proxy adds the true address last
            assert [await come(f"203.0.113.{number}, 198.51.100.3") for number in range(3)] == [200, 200, 429]
        ann = Client(server)
        ann.http.headers["X-Forwarded-For"] = "198.51.100.9"
        async with ann:
            table = (await ann.new_table("fort", ["me", "easy"]))["id"]
            address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            codes = []
            async with contextlib.AsyncExitStack() as stack:
                for forwarded in ("198.51.100.9", "198.51.100.9", "198.51.100.10"):
                    opened = await stack.enter_async_context(
                        websockets.connect(
                            address,
                            additional_headers={"Cookie": ann.cookie, "X-Forwarded-For": forwarded},
                            origin=websockets.Origin(server.url),
                            proxy=None,
                        )
                    )
                    try:
                        codes.append(json.loads(await opened.recv())["t"])
                    except websockets.ConnectionClosed:
                        codes.append(opened.close_code)
            assert codes == ["welcome", 1008, "welcome"]


async def test_requests_of_an_address_are_counted(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, requests_per_minute=40) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            statuses = [(await http.get("/api/games", headers={"Accept-Language": "fr"})) for _ in range(42)]
            passed = [answer.status_code for answer in statuses].index(429)
            assert passed in (38, 39, 40), "but for what was asked to see that the server runs"
            refused = statuses[-1]
            assert refused.status_code == 429
            assert refused.json()["reason"] == "too-many-requests"
            seconds = refused.json()["message"]["args"]["seconds"]
            assert 1 <= seconds <= 60 and str(seconds) in refused.json()["text"]
            assert refused.headers["x-content-type-options"] == "nosniff"
            assert refused.headers["connection"] == "close", "what was sent behind it is not answered"
            assert len(refused.headers["x-request-id"]) == 16 and refused.headers["cache-control"] == "no-store"


async def test_a_family_opens_the_pages_at_once(tmp_path: Path) -> None:
    """A browser that comes for the first time takes every file there is, to have them without a connection."""
    with ServerProcess(tmp_path, requests_per_minute=40) as server:
        async with httpx.AsyncClient(base_url=server.url, trust_env=False) as http:
            statuses = [(await http.get("/assets/of-some-page.js")).status_code for _ in range(200)]
            assert statuses == [404] * 200
            assert (await http.get("/api/games")).status_code == 200
            for _ in range(2000):  # what is saved up comes back meanwhile
                if (await http.get("/assets/of-some-page.js")).status_code == 429:
                    break
            else:
                pytest.fail("these have an end, too")


async def test_handshakes_count_as_requests(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, requests_per_minute=30) as server:
        async with Client(server, "Ann") as ann:
            table = (await ann.new_table("fort", ["me", "easy"]))["id"]
            statuses = []
            for _ in range(31):
                try:
                    await (await ann.raw_socket(table)).close()
                    statuses.append(101)
                except websockets.InvalidStatus as refused:
                    statuses.append(refused.response.status_code)
            opened = statuses.index(403)
            assert 20 < opened < 30, "but for what was asked before"
            assert statuses == [101] * opened + [403] * (31 - opened)
            assert (await ann.http.get("/api/games")).status_code == 429


async def test_a_body_over_64_kib_is_refused(plain: ServerProcess) -> None:
    async with Client(plain, "Ann") as ann:
        for length, status in ((64 * 1024, 400), (64 * 1024 + 1, 413)):
            answer = await ann.http.post(
                "/api/tables", content=b" " * length, headers={"Content-Type": "application/json"}
            )
            assert answer.status_code == status

        async def drops() -> Any:
            for _ in range(70):
                yield b" " * 1024

        answer = await ann.http.post("/api/tables", content=drops(), headers={"Content-Type": "application/json"})
        assert answer.status_code == 413, "also if its length is not told beforehand"


async def test_one_hint_at_a_time(plain: ServerProcess) -> None:
    async with Client(plain, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "me"], start=True, options={"first": "1"}))["id"]
        seen = await ann.connect(table, seat=0)
        await seen.send("hint", id="h1", ply=seen.ply)
        assert (await seen.request("hint", id="h2", ply=seen.ply))["reason"] == "hint-pending"
        hinted = await seen.until(lambda frame: frame["t"] == "hinted")
        assert hinted["id"] == "h1"
        assert {move["action"] for move in hinted["moves"]} <= {move["action"] for move in seen.ask["moves"]}


async def test_long_texts_are_refused_at_their_length(plain: ServerProcess) -> None:
    async with Client(plain, "Ann") as ann:
        table = (await ann.new_table("fort", ["me", "easy"]))["id"]
        seen = await ann.connect(table)
        assert (await seen.request("say", text="x" * 500))["t"] == "done"
        for text in ("x" * 501, "", " \n "):
            assert (await seen.request("say", text=text))["reason"] == "bad-chat"
        assert (await ann.patch("/api/me", name="x" * 24))["name"] == "x" * 24
        for body, reason in (
            ({"name": "x" * 25}, "long-name"),
            ({"face": "x" * 25}, "bad-face"),
            ({"face": "<b>"}, "bad-face"),
        ):
            with pytest.raises(HttpRefused) as refused:
                await ann.patch("/api/me", **body)
            assert (refused.value.status, refused.value.reason) == (400, reason)
        for request in ("", "x" * 41, "a\x00b"):
            await seen.send("undo", id=request, ply=0)
            answer = await seen.until(lambda frame: frame["t"] == "refused")
            assert answer["reason"] == "bad-request-id"
