"""The socket of a table: what a client asks, and what it is told.

It is served straight from ASGI: there is nothing in it that Litestar's layers around every frame would do for us.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable
from typing import cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import Receive, Scope, Send

from forts import __version__
from forts.core.errors import FortsError
from forts.server import access, costs
from forts.server.errors import Forbidden, Invalid, Refusal, Stale, TooMany, Unknown
from forts.server.guests import Guest
from forts.server.hub import Connection
from forts.server.limits import Pulse
from forts.server.line import HINT, Errand
from forts.server.node import Node
from forts.server.protocol import WRITE_AT_ONCE
from forts.server.tables import chat, frames, orders, play, trials
from forts.server.tables.live import LiveTable
from forts.server.thinkers import Position, Thought, position_of
from forts.server.wire import (
    Answering,
    Attempt,
    Done,
    Explained,
    Frame,
    GiveOrder,
    Hint,
    Hinted,
    HintedMove,
    Hurry,
    Look,
    MayOrder,
    Orders,
    Pause,
    Play,
    Preview,
    Previewed,
    Refused,
    Resign,
    Return,
    Revoke,
    Say,
    Sync,
    Undo,
    Vote,
    Welcome,
    Why,
)
from forts.words import first_language

_log = logging.getLogger("forts.server")
_decoder = msgspec.json.Decoder(Frame)
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
        await Clerk(node, connection, guest).listen(receive)
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
    live = await node.room.live(table)
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
    address = access.address_of(asking)
    if (
        node.hub.of_guest(guest.id) >= node.settings.sockets_per_guest
        or node.hub.of_address(address) >= node.settings.sockets_per_address
    ):
        raise TooMany("too-many-sockets")
    lang = asking.query_params.get("lang")
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


class Clerk:
    """Answers what comes in on one socket."""

    def __init__(self, node: Node, connection: Connection, guest: Guest) -> None:
        self.node = node
        self.connection = connection
        self.guest = guest
        self._pulse = Pulse(node.settings.messages, node.settings.messages_seconds)
        self._patience = Pulse(_MOST_REFUSED, node.settings.messages_seconds)
        self._hint: asyncio.Task[None] | None = None
        self._thought: Thought | None = None
        self._hint_wanted = False

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
            self._drop_hint()

    async def answer(self, text: str | bytes) -> None:
        """Carry out one request, or say why not."""
        try:
            frame = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):  # brackets may be nested thousands deep
            self._refuse("", Invalid("bad-frame"))
            return
        if not 0 < len(frame.id) <= play.LONGEST_REQUEST or not frame.id.isprintable():
            self._refuse("", Invalid("bad-request-id", most=play.LONGEST_REQUEST))
            return
        try:
            await self._do(frame)
        except Stale as stale:
            self._refuse(frame.id, stale)
            async with self.node.room.locked(self.connection.table) as live:
                self.node.room.catch_up(live, self.connection, max(self.connection.ply, 0))
        except TooMany as refusal:
            self._refuse(frame.id, refusal)
            if not self._patience.beat(time.monotonic()):  # to be refused costs the server, too
                self.connection.close(_TOO_MANY_MESSAGES)
        except FortsError as error:
            self._refuse(frame.id, play.as_refusal(error))

    async def _do(self, frame: Frame) -> None:
        room, here = self.node.room, self.connection
        table, seat, by = here.table, here.seat, self.guest.id
        self.node.spend(by, here.address, costs.of_frame(frame))
        if isinstance(frame, (Play, Undo)):
            self._drop_hint()  # the position is left
        if isinstance(frame, Play):
            self._answer(frame.id, await play.play(room, table, seat, frame.id, frame.ply, frame.action, by=by))
        elif isinstance(frame, Undo):
            self._answer(frame.id, await play.undo(room, table, seat, frame.id, frame.ply, turn=frame.turn, by=by))
        elif isinstance(frame, Attempt):
            ply = await trials.attempt(room, table, seat, frame.id, frame.trial, frame.step, frame.what, by=by)
            self._answer(frame.id, ply)
        elif isinstance(frame, Why):
            why = await play.why(room, table, seat, frame.action, by=by)
            here.tell(frames.encode(Explained(frame.id, None if why is None else frames.words(why, here.lang))))
        elif isinstance(frame, Preview):
            events = await play.preview(room, table, seat, frame.ply, frame.action, here.lang, by=by)
            here.tell(frames.encode(Previewed(frame.id, frame.action, events)))
        elif isinstance(frame, Hint):
            await self._begin_hint(frame)
        elif isinstance(frame, Say):
            self.node.voices.demand(by)
            self.node.work.demand(f"chat at {table}", costs.CHAT_AT_TABLE)
            self._answer(frame.id, await chat.say(room, table, seat, self.guest, frame.id, frame.text))
        elif isinstance(frame, Pause):
            self._answer(frame.id, await play.pause(room, table, seat, frame.id, frame.on, by=by))
        elif isinstance(frame, Resign):
            self._answer(frame.id, await play.resign(room, table, seat, frame.id, by=by))
        elif isinstance(frame, Return):
            self._answer(frame.id, await play.come_back(room, table, seat, frame.id, by=by))
        elif isinstance(frame, Answering):
            self._answer(frame.id, await play.answering(room, table, seat, frame.on, by=by))
        elif isinstance(frame, Hurry):
            self._answer(frame.id, await play.hurry(room, table, seat, frame.pace, by=by))
        elif isinstance(frame, Orders):
            may = await orders.offered(room, table, seat, here.lang, by=by)
            here.tell(frames.encode(MayOrder(frame.id, may)))
        elif isinstance(frame, GiveOrder):
            self._answer(frame.id, await orders.give(room, table, seat, frame.what, frame.until, by=by))
        elif isinstance(frame, Revoke):
            self._answer(frame.id, await orders.revoke(room, table, seat, by=by))
        elif isinstance(frame, Look):
            self._answer(frame.id, await play.look(room, here, frame.on, by=by))
        elif isinstance(frame, Vote):
            self._answer(frame.id, await play.vote(room, table, seat, frame.id, frame.seat, frame.yes, by=by))
        elif isinstance(frame, Sync):
            async with room.locked(table) as live:
                room.catch_up(live, here, frame.since)

    async def _begin_hint(self, frame: Hint) -> None:
        """Think apart from the socket, so that other requests are answered meanwhile."""
        if self.guest.id in self.node.hinting:  # on any of the guest's sockets
            raise TooMany("hint-pending")
        async with self.node.room.locked(self.connection.table) as live:
            seat = live.check_seated(self.connection.seat, self.guest.id)
            live.check_ply(frame.ply)
            live.check_playing()
            if not live.row.terms.hints:
                raise Forbidden("hints-not-allowed")
            live.check_turn(seat)
            position = position_of(live)
        if self.guest.id in self.node.hinting:
            raise TooMany("hint-pending")
        self.node.hints.demand(self.guest.id)
        self.node.hinting.add(self.guest.id)
        self._thought, self._hint_wanted = None, True
        self._hint = asyncio.create_task(self._think(frame, position, seat))

    def _drop_hint(self) -> None:
        """Whatever has been found by now is enough, also if nobody has begun to think yet."""
        self._hint_wanted = False
        if self._thought is not None:
            self._thought.cancel()

    async def _think(self, frame: Hint, position: Position, seat: int) -> None:
        def begun(thought: Thought) -> None:
            self._thought = thought
            if not self._hint_wanted:
                thought.cancel()

        here = self.connection
        errand = Errand(HINT, (f"address {here.address}", f"guest {self.guest.id}", f"table {here.table}"))
        try:
            advice = await self.node.thinkers.advise(errand, position, seat, self.node.settings.hint_seconds, begun)
        except Exception:
            _log.exception("a hint at table %s", self.connection.table)
            self._refuse(frame.id, Refusal("server-error"))
            return
        finally:
            self.node.hinting.discard(self.guest.id)
        moves = [HintedMove(hint.action, round(hint.share, 4), round(hint.certainty, 4)) for hint in advice.hints]
        plan = [frames.words(message, here.lang) for message in advice.plan]
        self.connection.tell(frames.encode(Hinted(frame.id, moves, advice.line, plan)))

    def _answer(self, id_: str, number: int) -> None:
        """Say that it was done, unless an update has just said so."""
        if self.connection.answered != id_:
            self.connection.tell(frames.encode(Done(id_, number)))
        self.connection.answered = ""

    def _refuse(self, id_: str, refusal: Refusal) -> None:
        reason = refusal.reason
        text = reason.text(self.connection.lang or "en")
        self.connection.tell(frames.encode(Refused(id_, reason.id, reason, text, max(self.connection.ply, 0))))
