"""Frames that come in: read by ourselves or by the library's parser, an application gets the same."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import weakref
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from forts.server.protocol import Protocol
from forts.server.run import _listen
from forts.server.settings import Settings

_MOST = 16 * 1024


class Wire(asyncio.Transport):
    """A transport without a network: what was written to it, and whether reading is paused."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = bytearray()
        self.paused = self.closed = False

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        assert not self.paused
        self.paused = True

    def resume_reading(self) -> None:
        assert self.paused
        self.paused = False


class Listener:
    """An application that takes messages in, as fast as it is let."""

    def __init__(self) -> None:
        self.heard: list[object] = []
        self.may_accept, self.may_read = asyncio.Event(), asyncio.Event()
        self.may_accept.set()
        self.may_read.set()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await self.may_accept.wait()
        await send({"type": "websocket.accept"})
        while True:
            await self.may_read.wait()
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            self.heard.append(message["text"] if message.get("text") is not None else message["bytes"])


async def _connected(kind: type[WebSocketsSansIOProtocol], app: Listener) -> tuple[WebSocketsSansIOProtocol, Wire]:
    config = uvicorn.Config(app, ws_max_size=_MOST, ws_per_message_deflate=False, log_level="critical")
    config.load()
    protocol, wire = kind(config, ServerState(), {}), Wire()
    protocol.connection_made(wire)
    client = ClientProtocol(parse_uri("ws://here/"))
    client.send_request(client.connect())
    protocol.data_received(b"".join(client.data_to_send()))
    await _rounds()
    return protocol, wire


async def _shaken_hands(kind: type[WebSocketsSansIOProtocol], app: Listener) -> tuple[WebSocketsSansIOProtocol, Wire]:
    protocol, wire = await _connected(kind, app)
    assert wire.written.startswith(b"HTTP/1.1 101")
    wire.written.clear()
    return protocol, wire


async def _rounds() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


async def _heard(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[object], bytes, bool]:
    app = Listener()
    protocol, wire = await _shaken_hands(kind, app)
    for piece in pieces:
        if wire.closed:
            break
        protocol.data_received(piece)
        await _rounds()
    answered, closed = bytes(wire.written), wire.closed
    protocol.connection_lost(None)
    await _rounds()
    return app.heard, answered, closed


_MASK = bytes(4)
"""What is masked with it looks as before: a test can put frames into frames."""


def _frame(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    frame = bytearray(Frame(opcode, data, fin).serialize(mask=True))
    head = len(frame) - len(data)
    return bytes(frame[: head - 4]) + _MASK + data


def _around(middle: bytes, whole: bytes) -> list[bytes]:
    """The whole in three pieces, of which one is the middle."""
    before, after = whole.split(middle)
    return [before, middle, after]


_texts = st.one_of(st.text(max_size=40), st.text("aé", min_size=100, max_size=300)).map(str.encode)
_broken = st.sampled_from([b"\xff\xfe", b"{\xc3"])
_SHORT = _frame(Opcode.TEXT, b"short")
_groups = st.one_of(
    _texts.map(lambda data: [_frame(Opcode.TEXT, data)]),
    _texts.map(lambda data: [_frame(Opcode.BINARY, data)]),
    st.binary(max_size=20).map(lambda data: [_frame(Opcode.PING, data)]),
    st.binary(max_size=20).map(lambda data: [_frame(Opcode.PONG, data)]),
    # a message of several frames, with something in between
    st.tuples(st.text(max_size=9), st.text(max_size=9)).map(
        lambda parts: [
            _frame(Opcode.TEXT, parts[0].encode(), False),
            _frame(Opcode.PING, b"?"),
            _frame(Opcode.CONT, parts[1].encode()),
        ]
    ),
    # a piece from the middle of a frame that looks like a frame itself
    st.sampled_from([9, 126, 4096]).map(
        lambda size: _around(_SHORT, _frame(Opcode.BINARY, bytes(size) + _SHORT + bytes(size)))
    ),
)
_endings = st.one_of(
    _broken.map(lambda data: [_frame(Opcode.TEXT, data)]),
    st.just([_frame(Opcode.CLOSE, b"\x03\xe8")]),
    st.just([_frame(Opcode.CLOSE, b"\x03\xe8"), _SHORT]),
    st.just([_frame(Opcode.BINARY, bytes(70_000))]),  # more than is allowed
    st.just([_frame(Opcode.TEXT, b"begun", False), _SHORT]),
    st.just([b"\x81\x05hello"]),  # not masked
    st.just([b"\xc1\x80\x00\x00\x00\x00"]),  # a bit that means nothing
    st.binary(min_size=1, max_size=12).map(lambda data: [data, _SHORT]),
)


@settings(max_examples=150, deadline=None)
@given(st.lists(_groups, max_size=6), st.just([]) | _endings, st.data())
def test_what_comes_in_is_read_alike_however_it_is_cut(groups: list[list[bytes]], end: list[bytes], data: Any) -> None:
    sent = [piece for group in [*groups, end] for piece in group]
    whole = b"".join(sent)
    cuts = sorted(data.draw(st.sets(st.integers(0, len(whole)), max_size=6), label="cuts"))
    cut_anywhere = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True) if a < b]
    for pieces in (sent, cut_anywhere):

        async def compare(pieces: list[bytes] = pieces) -> None:
            ours, theirs = await _heard(Protocol, pieces), await _heard(WebSocketsSansIOProtocol, pieces)
            assert ours == theirs

        asyncio.run(compare())


@pytest.mark.anyio
async def test_what_comes_before_the_handshake_is_answered_is_read_alike_too() -> None:
    begun, looks_whole, ended = _around(_SHORT, _frame(Opcode.BINARY, b"<" + _SHORT + b">"))
    heard = []
    for kind in (Protocol, WebSocketsSansIOProtocol):
        app = Listener()
        app.may_accept.clear()
        protocol, _ = await _connected(kind, app)
        protocol.data_received(begun)
        app.may_accept.set()
        await _rounds()
        for piece in (looks_whole, ended, _SHORT):
            protocol.data_received(piece)
            await _rounds()
        protocol.connection_lost(None)
        heard.append(app.heard)
    assert heard[0] == heard[1] == [b"<" + _SHORT + b">", "short"]


@pytest.mark.anyio
async def test_short_messages_are_read_without_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Listener()
    protocol, _ = await _shaken_hands(Protocol, app)
    parsed: list[bytes] = []
    monkeypatch.setattr(protocol.conn, "receive_data", parsed.append)
    protocol.data_received(_frame(Opcode.TEXT, b"short"))
    await _rounds()
    assert (app.heard, parsed) == (["short"], [])
    long = _frame(Opcode.TEXT, b"long" * 40)
    protocol.data_received(long)
    assert parsed == [long]
    protocol.connection_lost(None)


@pytest.mark.anyio
async def test_who_sends_faster_than_is_read_is_held_up() -> None:
    app = Listener()
    protocol, wire = await _shaken_hands(Protocol, app)
    app.may_read.clear()
    sent = 0
    while not wire.paused:
        protocol.data_received(_frame(Opcode.TEXT, b"%d" % sent))
        sent += 1
        await _rounds()
        assert sent < 10
    app.may_read.set()
    await _rounds()
    assert not wire.paused
    assert app.heard == [str(number) for number in range(sent)]
    protocol.connection_lost(None)


@pytest.mark.anyio
@pytest.mark.parametrize(
    "flood",
    [_frame(Opcode.PING, b"?"), _frame(Opcode.PONG, b"!"), _frame(Opcode.CONT, b"", False)],
    ids=["pings", "pongs", "pieces"],
)
async def test_frames_that_are_no_messages_are_counted_too(flood: bytes) -> None:
    app = Listener()
    protocol, wire = await _shaken_hands(Protocol, app)
    protocol.data_received(_frame(Opcode.TEXT, b"begun", False))
    for _ in range(200):
        protocol.data_received(flood)
    assert not wire.closed
    protocol.data_received(flood * 3)
    assert wire.closed
    assert b"\x03\xf0" in bytes(wire.written[-30:]), "1008"
    protocol.connection_lost(None)
    await _rounds()
    assert app.heard == []


@pytest.mark.anyio
async def test_who_does_not_read_gets_no_answers_to_pings() -> None:
    protocol, wire = await _shaken_hands(Protocol, Listener())
    protocol.pause_writing()
    protocol.data_received(_frame(Opcode.PING, b"?"))
    assert not wire.written
    protocol.resume_writing()
    protocol.data_received(_frame(Opcode.PING, b"!"))
    assert wire.written.endswith(b"!")
    protocol.connection_lost(None)


@pytest.mark.anyio
async def test_after_our_close_all_is_read_until_the_peer_closes_too() -> None:
    protocol, wire = await _shaken_hands(Protocol, Listener())
    await protocol.send({"type": "websocket.close", "code": 1000})
    for _ in range(3):
        protocol.data_received(_SHORT)
    assert not wire.paused
    protocol.data_received(_frame(Opcode.CLOSE, b"\x03\xe8"))
    assert wire.closed
    protocol.connection_lost(None)


@pytest.mark.anyio
async def test_a_closed_connection_is_let_go_at_once() -> None:
    protocol, wire = await _shaken_hands(Protocol, Listener())
    protocol.data_received(_frame(Opcode.TEXT, b"hello"))
    gone = weakref.ref(protocol.conn)
    protocol.connection_lost(None)
    await _rounds()
    gc.disable()  # nothing but the last reference may end it
    try:
        del protocol, wire
        await _rounds()
        assert gone() is None
    finally:
        gc.enable()


class Accepted(asyncio.Protocol):
    """What the server has of a connection."""

    def __init__(self) -> None:
        self.made: asyncio.Future[asyncio.BaseTransport] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.made.set_result(transport)


@pytest.mark.anyio
async def test_small_frames_do_not_wait_for_the_peer_on_any_event_loop() -> None:
    """uvloop sees to it by itself; where there is none, as on Windows, updates came up to 40 ms late."""
    accepted = Accepted()
    with contextlib.closing(_listen(Settings(port=0))) as listener:
        async with await asyncio.get_running_loop().create_server(lambda: accepted, sock=listener):
            _, peer = await asyncio.open_connection(*listener.getsockname())
            transport = await accepted.made
            assert transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            peer.close()
            transport.close()


@pytest.mark.anyio
async def test_a_frame_for_many_is_copied_for_none() -> None:
    """What waits for hundreds who do not read is in the memory once; a short one is quicker written in one piece."""
    protocol, wire = await _shaken_hands(Protocol, Listener())
    assert isinstance(protocol, Protocol)
    pieces: list[Any] = []
    wire.write = pieces.append  # type: ignore[method-assign]
    wire.writelines = pieces.extend  # type: ignore[method-assign]
    for length in (5, 125, 126, 2047, 2048, 65_535, 65_536, 200_000):
        text = b"x" * length
        pieces.clear()
        assert protocol.write_at_once(text)
        assert any(piece is text for piece in pieces) == (length >= 2048)
        assert b"".join(pieces) == Frame(Opcode.TEXT, text).serialize(mask=False)
    protocol.connection_lost(None)
    await _rounds()
