"""What a viewer of a table asks on its socket, and what it is answered."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from forts.core.errors import FortsError
from forts.server.errors import Forbidden, Invalid, Refusal, Stale, TooMany
from forts.server.hub import Connection
from forts.server.line import HINT, Errand
from forts.server.names import Guest
from forts.server.tables import frames, orders, play, trials
from forts.server.tables.hall import Hall
from forts.server.thinking import Begun, Position, Thinks, position_of
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
    Why,
)

_log = logging.getLogger("forts.server")
_decoder = msgspec.json.Decoder(Frame)


class Clerk:
    """Answers what one viewer of a table asks."""

    def __init__(
        self, room: Hall, thinkers: Thinks, hinting: set[str], hint_seconds: float, connection: Connection, guest: Guest
    ) -> None:
        self.room = room
        self.thinkers = thinkers
        self.hinting = hinting
        """Guests for whom a hint is being thought about: one at a time each."""
        self.hint_seconds = hint_seconds
        self.connection = connection
        self.guest = guest
        self._hint: asyncio.Task[None] | None = None
        self._thought: Begun | None = None
        self._hint_wanted = False

    # -- what is another matter where many are served -----------------------------------------------------------

    def spend(self, frame: Frame) -> None:
        """Refuses what is asked too often."""

    async def say(self, frame: Say) -> int:
        """Say something to all at the table."""
        raise Refusal("nobody-hears")

    def may_hint(self) -> None:
        """Refuses hints that are asked for too often."""

    def refused_too_much(self) -> None:
        """Something beyond a limit was refused."""

    # -- answering ----------------------------------------------------------------------------------------------

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
            async with self.room.locked(self.connection.table) as live:
                self.room.catch_up(live, self.connection, max(self.connection.ply, 0))
        except TooMany as refusal:
            self._refuse(frame.id, refusal)
            self.refused_too_much()
        except FortsError as error:
            self._refuse(frame.id, play.as_refusal(error))

    async def _do(self, frame: Frame) -> None:
        room, here = self.room, self.connection
        table, seat, by = here.table, here.seat, self.guest.id
        self.spend(frame)
        if isinstance(frame, (Play, Undo)):
            self.drop_hint()  # the position is left
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
            self._answer(frame.id, await self.say(frame))
        elif isinstance(frame, Pause):
            self._answer(frame.id, await play.pause(room, table, seat, frame.id, frame.on, by=by))
        elif isinstance(frame, Resign):
            self._answer(frame.id, await play.resign(room, table, seat, frame.id, by=by))
        elif isinstance(frame, Return):
            self._answer(frame.id, await play.come_back(room, table, seat, frame.id, by=by))
        elif isinstance(frame, Answering):
            self._answer(frame.id, await play.answering(room, table, seat, frame.on, request=frame.id, by=by))
        elif isinstance(frame, Hurry):
            self._answer(frame.id, await play.hurry(room, table, seat, frame.pace, request=frame.id, by=by))
        elif isinstance(frame, Orders):
            may = await orders.offered(room, table, seat, here.lang, by=by)
            here.tell(frames.encode(MayOrder(frame.id, may)))
        elif isinstance(frame, GiveOrder):
            ply = await orders.give(room, table, seat, frame.what, frame.until, request=frame.id, by=by)
            self._answer(frame.id, ply)
        elif isinstance(frame, Revoke):
            self._answer(frame.id, await orders.revoke(room, table, seat, request=frame.id, by=by))
        elif isinstance(frame, Look):
            self._answer(frame.id, await play.look(room, here, frame.on, by=by))
        elif isinstance(frame, Vote):
            self._answer(frame.id, await play.vote(room, table, seat, frame.id, frame.seat, frame.yes, by=by))
        elif isinstance(frame, Sync):
            async with room.locked(table) as live:
                room.catch_up(live, here, frame.since)

    async def _begin_hint(self, frame: Hint) -> None:
        """Think apart from the socket, so that other requests are answered meanwhile."""
        if self.guest.id in self.hinting:  # on any of the guest's sockets
            raise TooMany("hint-pending")
        async with self.room.locked(self.connection.table) as live:
            seat = live.check_seated(self.connection.seat, self.guest.id)
            live.check_ply(frame.ply)
            live.check_playing()
            if not live.row.terms.hints:
                raise Forbidden("hints-not-allowed")
            live.check_turn(seat)
            position = position_of(live)
        if self.guest.id in self.hinting:
            raise TooMany("hint-pending")
        self.may_hint()
        self.hinting.add(self.guest.id)
        self._thought, self._hint_wanted = None, True
        self._hint = asyncio.create_task(self._think(frame, position, seat))

    def drop_hint(self) -> None:
        """Whatever has been found by now is enough, also if nobody has begun to think yet."""
        self._hint_wanted = False
        if self._thought is not None:
            self._thought.cancel()

    async def _think(self, frame: Hint, position: Position, seat: int) -> None:
        def begun(thought: Begun) -> None:
            self._thought = thought
            if not self._hint_wanted:
                thought.cancel()

        here = self.connection
        errand = Errand(HINT, (f"address {here.address}", f"guest {self.guest.id}", f"table {here.table}"))
        try:
            advice = await self.thinkers.advise(errand, position, seat, self.hint_seconds, begun)
        except Exception:
            _log.exception("a hint at table %s", self.connection.table)
            self._refuse(frame.id, Refusal("server-error"))
            return
        finally:
            self.hinting.discard(self.guest.id)
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
