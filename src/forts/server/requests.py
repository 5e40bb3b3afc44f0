"""uvicorn's HTTP protocol, with an end to everything that a peer could send or leave out.

A request has a largest head, a largest whole and a time in which it has to have come; an answer has a time in which it
has to have been taken; and a connection has a place at the door, which it may have to give up.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from http import HTTPStatus
from typing import ClassVar

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from forts.server.door import Door, Ticket
from forts.server.protocol import Protocol

MOST_HEAD = 16 * 1024
"""Bytes of a request's line and headers."""
MOST_URL = 8 * 1024
MOST_HEADERS = 100
MOST_WHOLE = 512 * 1024
"""Bytes of a request on the wire; of a body that comes in small chunks most is not body."""
MOST_WAITING = 16
"""Requests sent one behind the other, without waiting for an answer."""
REQUEST_SECONDS = 20.0
"""Time for a whole request, from the connection or from its first byte on."""
TAKING_SECONDS = 120.0
"""Time for a peer to take what waits to be sent."""


class _Refused(Exception):
    """The request is not read any further."""


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection."""

    door: ClassVar[Door] = Door(1_000, 1_000)
    """Of this process; `worker` hangs one of the settings' size."""

    _ticket: Ticket | None = None
    _refusal = HTTPStatus.BAD_REQUEST
    _bytes = 0
    """Of the request that is coming in."""
    _head_done = False
    _request_timer: TimerHandle | None = None
    _taking_timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """A connection has come in."""
        super().connection_made(transport)
        self._ticket = self.door.admit(self.client[0] if self.client else "", transport.abort)
        if self._ticket is None:
            transport.abort()
        else:
            self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._stop_timers()
        if self._ticket is not None:
            self._ticket.leave()

    # -- what comes in -----------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Bytes have come in."""
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        self._expect_request()
        self._bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:  # also for what was refused within a callback
            self._turn_away(self._refusal)
        else:
            if self._head_done and self._bytes > MOST_WHOLE:
                self._turn_away(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
            elif not self._head_done and self._bytes > MOST_HEAD:
                self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._head_done = False

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        if len(self.url) + len(url) > MOST_URL:
            self._refuse(HTTPStatus.REQUEST_URI_TOO_LONG)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header, or one behind the body."""
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        """The head of a request is there."""
        head = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if head > MOST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        if sum(name == b"host" for name, _ in self.headers) > 1:  # which one a proxy looked at is not known
            self._refuse(HTTPStatus.BAD_REQUEST)
        if self.parser.should_upgrade() and self._has_body():  # which the parser would take for the next request
            self._refuse(HTTPStatus.BAD_REQUEST)
        if len(self.pipeline) >= MOST_WAITING:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
        self._head_done = True
        super().on_headers_complete()

    def _has_body(self) -> bool:
        return any(
            name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
            for name, value in self.headers
        )

    def on_message_complete(self) -> None:
        """The request is there as a whole."""
        super().on_message_complete()
        self._bytes = 0
        self._head_done = False
        self._stop_waiting()
        if self._ticket is not None:
            self._ticket.work()

    def on_response_complete(self) -> None:
        """A request is answered."""
        super().on_response_complete()
        if self._ticket is not None and self.cycle.response_complete and not self.pipeline:
            self._ticket.rest()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, and keeps its place."""
        self._stop_timers()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if self._ticket is not None and isinstance(protocol, Protocol):
            self._ticket.work()
            protocol.left = self._ticket.leave

    def _refuse(self, status: HTTPStatus) -> None:
        self._refusal = status
        raise _Refused

    def _turn_away(self, status: HTTPStatus) -> None:
        """Say why in one line, and close. Answers that are under way are not waited for."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            line = f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(line.encode())
        self.transport.close()

    # -- time --------------------------------------------------------------------------------------------------

    def _expect_request(self) -> None:
        """From now on the time for a whole request runs, unless it does already, or one is being answered."""
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(REQUEST_SECONDS, self._too_slow)

    def _too_slow(self) -> None:
        self._request_timer = None
        if self.transport.is_closing():
            return
        if self._bytes == 0 and self.cycle is not None and not self.cycle.response_complete:
            return  # it waits for our answer
        if self._bytes:
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def _stop_waiting(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None

    def pause_writing(self) -> None:
        """The peer takes less than we send."""
        super().pause_writing()
        if self._ticket is not None:
            self._ticket.hold(self.transport.get_write_buffer_size())
        if self._taking_timer is None:
            self._taking_timer = self.loop.call_later(TAKING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """The peer has taken most of it."""
        super().resume_writing()
        if self._ticket is not None:
            self._ticket.taken()
        if self._taking_timer is not None:
            self._taking_timer.cancel()
            self._taking_timer = None

    def _stop_timers(self) -> None:
        self._stop_waiting()
        if self._taking_timer is not None:
            self._taking_timer.cancel()
            self._taking_timer = None
