"""The socket of a table: what a client asks, and what it is told.

It is served straight from ASGI: there is nothing in it that Litestar's layers around every frame would do for us.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import time
from collections.abc import Callable
from typing import cast

from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from forts import __version__
from forts.server import access, costs
from forts.server.clerk import Clerk
from forts.server.errors import Forbidden, Refusal, TooMany, Unknown
from forts.server.guests import Guest
from forts.server.hub import Connection
from forts.server.limits import Pulse
from forts.server.node import Node
from forts.server.protocol import WRITE_AT_ONCE
from forts.server.tables import chat, frames
from forts.server.tables.live import LiveTable
from forts.server.wire import Frame, Say, Undo, Welcome
from forts.words import first_language

_TOO_MANY_MESSAGES = 1008
_MOST_REFUSED = 20
"""Requests beyond a limit that a socket may go on with, in the time in which its messages are counted."""
_CLOSED_FOR = {Unknown: 4404, Forbidden: 4403, TooMany: 1008}


async def table_socket(node: Node, scope: Scope, receive: Receive, send: Send) -> None:
    """A viewer of a table."""
    asking: access.AnyConnection = ASGIConnection(scope, receive, send)
    opened = await receive()
    found = _PATH.fullmatch(scope["path"])
    admitted = node.requests.take(access.address_of(asking))
    if opened["type"] != "websocket.connect" or not found or node.closing or not admitted:
        await _close(send, 1008)  # before accepting: the client sees a refused handshake
        return
    if not access.origin_allowed(asking, node.settings):
        await _close(send, 1008)
        return
    guest = await access.known_guest(asking, node)
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    if guest is None:
        await _close(send, 4401)
        return
    try:
        connection = await _seat_at(node, asking, guest, found[1])
    except Refusal as refusal:
        await _close(send, _CLOSED_FOR.get(type(refusal), 4403), refusal.reason.id)
        return
    sender = connection.sender = asyncio.create_task(_send(send, connection))
    try:
        await _greet(node, connection, _number(asking.query_params.get("since")))
        await SocketClerk(node, connection, guest).listen(receive)
    except Refusal:
        connection.close(4404)
    finally:
        node.hub.remove(connection)
        if not connection.closing:
            connection.close(1000)
        await asyncio.wait([sender], timeout=_FAREWELL)
        sender.cancel()
        node.room.tell_presence(connection.table)
        if (live := node.room.tables.get(connection.table)) is not None:
            node.room.moved(live)  # nobody may be watching any more


_PATH = re.compile("/api/tables/([^/]+)/socket")


async def _close(send: Send, code: int, reason: str = "") -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})


_FAREWELL = 2.0
"""Seconds that a peer has to take the close frame."""


async def _seat_at(node: Node, asking: access.AnyConnection, guest: Guest, table: str) -> Connection:
    """Whose eyes the socket gets: a seat of the guest's own, or a spectator's where the table allows it."""
    wanted = asking.query_params.get("seat")
    address = access.address_of(asking)
    live = await node.look_up(table, guest.id, address)
    if live.row.status == "lobby" and not _sits(live, guest, wanted):
        live = await node.room.look_again(table)  # perhaps they have just sat down, by way of another node
    mine = live.seats_of(guest.id)
    seat: int | None
    if wanted is None:
        seat = mine[0] if mine else None
    elif wanted == "watch":
        seat = None
    else:
        seat = _number(wanted)
        if seat not in mine:
            raise Forbidden("not-your-seat")
    if not live.may_look(guest.id, seat):
        raise Forbidden("no-spectators")
    if (
        node.hub.of_guest(guest.id) >= node.settings.sockets_per_guest
        or node.hub.of_address(address) >= node.settings.sockets_per_address
    ):
        raise TooMany("too-many-sockets")
    lang = asking.query_params.get("lang")
    if lang and "since" in asking.query_params:
        node.spend(guest.id, address, costs.SYNC_IN_WORDS)
    connection = Connection(table, seat, guest.id, guest.session, address, first_language(lang) if lang else None)
    connection.write = cast(Callable[[bytes], bool] | None, (asking.scope.get("extensions") or {}).get(WRITE_AT_ONCE))
    node.hub.add(connection)
    return connection


def _sits(live: LiveTable, guest: Guest, wanted: str | None) -> bool:
    mine = live.seats_of(guest.id)
    return bool(mine) if wanted is None else wanted == "watch" or _number(wanted) in mine


async def _greet(node: Node, connection: Connection, since: int | None) -> None:
    """Who sits here, what was said, and what was missed."""
    said = await node.room.read(lambda database: chat.heard_by(database, connection.table, connection.guest))
    async with node.room.locked(connection.table) as live:
        online = node.room.online(connection.table)
        info = frames.table_info(live.row, live.seats, connection.guest, online)
        connection.tell(frames.encode(Welcome(info, connection.seat, __version__, said)))
        connection.said = said[-1].number if said else 0
        # a client that comes for the first time gets the view; the log it can fetch
        node.room.catch_up(live, connection, live.row.ply if since is None else since)
        node.room.moved(live)  # bots alone go on while somebody watches
    node.room.tell_presence(connection.table)


async def _send(send: Send, connection: Connection) -> None:
    """Pass the queue on to the peer, then close as told."""
    try:
        with contextlib.suppress(asyncio.CancelledError):
            while (frame := await connection.next()) is not None:
                await send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
        await _close(send, connection.closing)
    except OSError:  # the peer has gone
        connection.close(1006)


def _number(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < 10 else None


class SocketClerk(Clerk):
    """Answers what comes in on one socket, as far as its guest and its address may ask."""

    def __init__(self, node: Node, connection: Connection, guest: Guest) -> None:
        super().__init__(node.room, node.thinkers, node.hinting, node.settings.hint_seconds, connection, guest)
        self.node = node
        self._pulse = Pulse(node.settings.messages, node.settings.messages_seconds)
        self._patience = Pulse(_MOST_REFUSED, node.settings.messages_seconds)

    async def listen(self, receive: Receive) -> None:
        """Until the peer leaves, or is given up."""
        try:
            while not self.connection.closing:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                if not self._pulse.beat(time.monotonic()):
                    self.connection.close(_TOO_MANY_MESSAGES)
                    return
                text = message.get("text")
                await self.answer(text if text is not None else message.get("bytes") or b"")
        finally:
            self.drop_hint()

    def spend(self, frame: Frame) -> None:
        """Take the points of a request from whoever asks, or refuse."""
        here = self.connection
        points = costs.of_frame(frame, in_words=here.lang is not None)
        live = self.node.room.tables.get(here.table)
        if isinstance(frame, Undo) and live is not None and live.match is not None:
            points += costs.of_way_back(len(live.match.actions))
        self.node.spend(self.guest.id, here.address, points)

    async def say(self, frame: Say) -> int:
        """Say something to all at the table, unless too much is said."""
        here = self.connection
        self.node.voices.demand(self.guest.id)
        self.node.work.demand(f"chat at {here.table}", costs.CHAT_AT_TABLE)
        return await chat.say(self.node.room, here.table, here.seat, self.guest, frame.id, frame.text)

    def may_hint(self) -> None:
        """Refuses hints that are asked for too often."""
        self.node.hints.demand(self.guest.id)

    def refused_too_much(self) -> None:
        """To be refused costs the server, too."""
        if not self._patience.beat(time.monotonic()):
            self.connection.close(_TOO_MANY_MESSAGES)
