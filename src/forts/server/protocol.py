"""uvicorn's WebSocket protocol, with four things of our own.

No peer can keep its connection open by not reading, nor keep us busy with frames that are no messages. A frame that
there is room for can be written at once, without a task, an event and three layers of calls on its way. And a short
message that comes in one piece, as every move does, is read without the parser for all that could come.
"""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle
from collections.abc import Callable

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from forts.server.limits import Pulse

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

WRITE_AT_ONCE = "forts.write_at_once"
"""The extension of the ASGI scope that has `Protocol.write_at_once`."""
_LINGER = 10.0
"""Seconds that a peer has to take what was sent before the close; then the connection is cut."""
_WHOLE_TEXT = 0x81
"""First byte of a frame that is a whole text message."""
_MASKED = 0x80
"""Bit of the second byte; the other bits are the length, or say that it follows."""
_LENGTH_IN_2, _LENGTH_IN_8 = 126, 127
_MOST_OTHERS, _OTHERS_SECONDS = 200, 20.0
"""Pings, pongs and pieces of messages that a peer may send."""
_TOO_MANY = 1008
_SHARED = 2048
"""Bytes from which on a frame is written without being copied."""


class Protocol(WebSocketsSansIOProtocol):
    """A WebSocket connection."""

    between_frames = True
    """Does what comes next begin a frame? Once we have lost track, the parser reads everything."""
    left: Callable[[], None] | None = None
    """Told when the connection is closed."""
    _cut: TimerHandle | None = None
    """Of a connection that is being closed: ends it if the peer does not."""

    def connection_made(self, transport: BaseTransport) -> None:
        """A connection has come in."""
        super().connection_made(transport)
        self._others = Pulse(_MOST_OTHERS, _OTHERS_SECONDS)

    def data_received(self, data: bytes) -> None:
        """Bytes have come in."""
        if not self.handshake_complete:
            # frames that come before our answer to the handshake are the parser's
            self.between_frames = not self.handshake_initiated
            super().data_received(data)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:
                self._turn_away()
            return
        if self.between_frames:
            if self._take_short_text(data):
                return
            self.between_frames = _ends_with_a_frame(data)
        super().data_received(data)

    def _turn_away(self) -> None:
        """The library refuses the handshake: say so and close, or the connection would stay open, and be nobody's."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()

    def _take_short_text(self, data: bytes) -> bool:
        """Pass a whole text message on, if these bytes are a short one and nothing else."""
        if (
            len(data) < 6
            or data[0] != _WHOLE_TEXT
            or data[1] != len(data) - 6 + _MASKED
            or len(data) - 6 >= _LENGTH_IN_2
            or self.frames  # within a message of several frames
            or self.conn.state is not State.OPEN
        ):
            return False
        try:
            text = apply_mask(data[6:], data[2:6]).decode()
        except UnicodeDecodeError:
            return False
        if not self.queue.empty() and not self.read_paused:  # the one before has not been taken yet
            self.read_paused = True
            self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        return True

    def handle_ping(self) -> None:
        """A ping has come in, and its answer waits to be written."""
        if not self._bears_one_more():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # who does not read gets no answers

    def handle_pong(self, event: Frame) -> None:
        """A pong has come in."""
        if self._bears_one_more():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message has come in."""
        if self._bears_one_more():
            super().handle_cont(event)

    def _bears_one_more(self) -> bool:
        """Messages are counted by who reads them; all other frames here."""
        if self.close_sent:
            return False
        if self._others.beat(self.loop.time()):
            return True
        self.conn.fail(_TOO_MANY, "too many frames")
        self.handle_parser_exception()
        self._cut_soon()
        return False

    def handle_connect(self, event: Request) -> None:
        """A handshake has come in."""
        super().handle_connect(event)
        if not self.handshake_complete:  # it was not refused, so there is a scope
            self.scope["extensions"][WRITE_AT_ONCE] = self.write_at_once  # type: ignore[assignment]  # ours

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed. It refers to itself in two ways, and would wait for the collector to find it."""
        super().connection_lost(exc)
        if self._cut is not None:  # it holds the connection until its time
            self._cut.cancel()
        if self.left is not None:
            self.left()
            self.left = None
        self.conn.parser.close()
        del self.conn.parser
        scope = getattr(self, "scope", None)  # there is none if the handshake was refused
        if scope is not None:
            scope["extensions"].pop(WRITE_AT_ONCE, None)

    def write_at_once(self, text: bytes) -> bool:
        """Write a text frame, if the peer takes it right now. Frames of a server are neither masked nor compressed."""
        if (
            not self.writable.is_set()
            or not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or self.transport.is_closing()
            or self.conn.state is not State.OPEN
        ):
            return False
        length = len(text)
        if length < _LENGTH_IN_2:
            head = bytes((_WHOLE_TEXT, length))
        elif length < 1 << 16:
            head = bytes((_WHOLE_TEXT, _LENGTH_IN_2)) + length.to_bytes(2, "big")
        else:
            head = bytes((_WHOLE_TEXT, _LENGTH_IN_8)) + length.to_bytes(8, "big")
        if length < _SHARED:
            self.transport.write(head + text)
        else:  # not put together: what waits for peers who do not read is one frame for all of them
            self.transport.writelines((head, text))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Send, but a close does not wait until there is room: it goes behind all that waits."""
        if message["type"] == "websocket.close":
            self.writable.set()
            self._cut_soon()
        await super().send(message)

    def keepalive_timeout(self) -> None:
        """No answer to a ping."""
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        if self._cut is None and not self.disconnected:
            self._cut = self.loop.call_later(_LINGER, self.transport.abort)


def _ends_with_a_frame(data: bytes) -> bool:
    """Are these bytes whole frames of a client?"""
    at = 0
    while at + 2 <= len(data):
        length = data[at + 1] & ~_MASKED
        at += 6
        if length == _LENGTH_IN_2:
            length = int.from_bytes(data[at - 4 : at - 2], "big")
            at += 2
        elif length == _LENGTH_IN_8:
            length = int.from_bytes(data[at - 4 : at + 4], "big")
            at += 8
        at += length
    return at == len(data)
