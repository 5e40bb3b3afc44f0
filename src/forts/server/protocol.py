"""uvicorn's WebSocket protocol, but no peer can keep its connection open by not reading."""

from __future__ import annotations

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_LINGER = 10.0
"""Seconds that a peer has to take what was sent before the close; then the connection is cut."""


class Protocol(WebSocketsSansIOProtocol):
    """A WebSocket connection."""

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
