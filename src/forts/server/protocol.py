"""uvicorn's WebSocket protocol, with two things of our own.

No peer can keep its connection open by not reading. And a frame that there is room for can be written at once, without
a task, an event and three layers of calls on its way.
"""

from __future__ import annotations

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WRITE_AT_ONCE = "forts.write_at_once"
"""The extension of the ASGI scope that has `Protocol.write_at_once`."""
_LINGER = 10.0
"""Seconds that a peer has to take what was sent before the close; then the connection is cut."""
_WHOLE_TEXT = 0x81
"""First byte of a frame that is a whole text message."""


class Protocol(WebSocketsSansIOProtocol):
    """A WebSocket connection."""

    def handle_connect(self, event: Request) -> None:
        """A handshake has come in."""
        super().handle_connect(event)
        if not self.handshake_complete:  # it was not refused, so there is a scope
            self.scope["extensions"][WRITE_AT_ONCE] = self.write_at_once  # type: ignore[assignment]  # ours

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed. It refers to itself in two ways, and would wait for the collector to find it."""
        super().connection_lost(exc)
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
        if length < 126:
            head = bytes((_WHOLE_TEXT, length))
        elif length < 1 << 16:
            head = bytes((_WHOLE_TEXT, 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((_WHOLE_TEXT, 127)) + length.to_bytes(8, "big")
        self.transport.write(head + text)
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
        self.loop.call_later(_LINGER, self.transport.abort)
