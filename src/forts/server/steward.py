"""What the server does by itself: bots' moves, clocks, stand-ins, tables of nodes that died, sessions that ended."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, bindparam, select

from forts.bots.registry import find_bot
from forts.bots.thinking import SearchBot
from forts.core.errors import FortsError
from forts.server import tact
from forts.server.errors import Refusal
from forts.server.glasses import Glasses
from forts.server.guests import ended_sessions
from forts.server.line import MOVE, UNWATCHED, Errand
from forts.server.store import schema
from forts.server.store.sweeping import find_forgotten, sweep
from forts.server.tables import chat, frames, trials
from forts.server.tables.customs import lot
from forts.server.tables.live import LiveTable
from forts.server.tables.play import answer_as_ordered, answer_for, lapse, play_for_bot, stand_in
from forts.server.tables.room import Room
from forts.server.thinkers import Thinkers, Thought, position_of
from forts.server.wire import Thinking

Key = TypeVar("Key")
_log = logging.getLogger("forts.server")
_EVERY = 0.5
"""Seconds between two looks at what is due."""
_GRACE = 5.0
"""Seconds that a bot's move may be overdue before another node takes it up."""
_SWEEP = 7200
"""Looks, an hour's, between two searches for what nobody will come back to; the first one is soon after the start."""
_FIRST_SWEEP = 40


@dataclass
class Care:
    """What is done for the seat that is asked at a table."""

    ply: int
    task: asyncio.Task[None]
    thought: Thought | None = None
    """What its bot thinks, once it has begun to."""
    errand: Errand | None = None
    """Its place in the line of those who think."""
    live: LiveTable | None = None
    """The table as it was last seen; its pace may change while a bot waits."""
    looked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the table was looked at again."""


class Steward:
    """Looks after the tables of a node, and after those that nobody looks after."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self._cares: dict[str, Care] = {}
        """By table."""
        self._thoughts: dict[tuple[str, str], deque[float]] = {}
        """By game and bot: seconds that its last answers took, to questions that all are asked."""
        self._watch: asyncio.Task[None] | None = None
        self._rounds = 0
        self._comings: set[asyncio.Task[None]] = set()
        """Those who seem to be there while their order answers."""
        self.glasses = Glasses(room)
        room.moved = self.attend

    def start(self) -> None:
        """Begin to look after things."""
        self._watch = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is being thought about is dropped, and taken up by whoever starts next."""
        tasks = [*(care.task for care in self._cares.values()), *self._comings]
        if self._watch is not None:
            tasks.append(self._watch)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.glasses.close()

    # -- bots --------------------------------------------------------------------------------------------------

    def attend(self, live: LiveTable) -> None:
        """After a change: a thought about an older position is dropped; whoever the server answers for is seen to.

        Games of bots alone that nobody watches wait.
        """
        id_ = live.row.id
        care = self._cares.get(id_)
        if care is not None and care.ply == live.row.ply:
            care.live = live
            care.looked.set()
            if care.errand is not None:  # somebody came to watch, or went
                self.thinkers.line.change(care.errand, *self._whose(live))
            return
        if care is not None:
            if care.thought is not None:
                care.thought.cancel()
            elif care.task is not asyncio.current_task():  # the one that has just moved ends by itself
                care.task.cancel()
            del self._cares[id_]
        if live.row.status != "playing" or live.actor < 0:
            return
        bot, ply = live.bot_to_move(), live.row.ply
        live.hurried = live.hurried and bot is not None
        if bot is not None and (self.room.hub.at(id_) or not live.bots_alone):
            self._cares[id_] = Care(ply, asyncio.create_task(self._play(live, ply, live.actor, bot)), live=live)
        elif bot is None and live.ordered is not None:
            self._cares[id_] = Care(ply, asyncio.create_task(self._answer_as_ordered(live, ply, live.actor)))
        elif bot is None and live.formality is not None and self._is_answered_for(live):
            self._cares[id_] = Care(ply, asyncio.create_task(self._answer(live, ply)))

    def _is_answered_for(self, live: LiveTable) -> bool:
        """Whoever is away is waited for like somebody who has a choice."""
        return live.seats[live.actor].answered and live.actor in self.room.hub.online(live.row.id)

    async def _answer(self, live: LiveTable, ply: int) -> None:
        """Answer for a person who has one answer, when one with a choice might have."""
        room, id_ = self.room, live.row.id
        try:
            await asyncio.sleep(tact.persons_delay(live.took[live.actor], lot(live.row.seed, ply)))
            if self._is_current(id_, ply) and self._is_answered_for(live):
                await answer_for(room, id_, ply)
        except Refusal as refusal:
            _log.info("answering at %s: %s", id_, refusal)
        except Exception:
            _log.exception("answering at table %s", id_)
        finally:
            if self._is_current(id_, ply):
                del self._cares[id_]

    async def _answer_as_ordered(self, live: LiveTable, ply: int, seat: int) -> None:
        """Answer as a person has ordered, when and as one might have who is there."""
        room, id_ = self.room, live.row.id
        chance = lot(live.row.seed, ply)
        delay = self.orders_time(live, ply) - room.clock()
        try:
            if delay > 0 and seat not in room.online(id_):
                await asyncio.sleep(delay / 2)
                stays = delay / 2 + _LINGERS * (1 + chance)
                self._comings.add(coming := asyncio.create_task(room.seem_there(id_, seat, stays)))
                coming.add_done_callback(self._comings.discard)
                delay = delay / 2
            await asyncio.sleep(max(0.0, delay))
            if self._is_current(id_, ply):
                await answer_as_ordered(room, id_, ply)
        except Refusal as refusal:
            _log.info("an order at %s: %s", id_, refusal)
        except Exception:
            _log.exception("an order at table %s", id_)
        finally:
            if self._is_current(id_, ply):
                del self._cares[id_]

    def orders_time(self, live: LiveTable, ply: int) -> float:
        """When an order answers: as late as a person would, and long before the clock does."""
        delay = tact.persons_delay(live.took[live.actor], lot(live.row.seed, ply))
        limit = live.time_limit()
        return live.row.asked + (delay if limit is None else min(delay, limit / 2))

    async def _play(self, live: LiveTable, ply: int, seat: int, bot: str) -> None:
        room, id_ = self.room, live.row.id

        def begun(thought: Thought) -> None:
            if self._is_current(id_, ply):
                self._cares[id_].thought = thought

        try:
            if live.row.ply != ply or not self._is_current(id_, ply):
                return
            asked, all_are_asked, care = live.row.asked, live.game_on.state.asks_all(), self._cares[id_]
            tactful = self.tactful(live, bot)
            if room.hub.at(id_):
                room.hub.tell(id_, frames.encode(Thinking(seat)))
            action = live.formality
            if action is None:
                errand = care.errand = Errand(*self._whose(live))
                action = await self.thinkers.choose(errand, position_of(live), seat, bot, begun)
                if all_are_asked:
                    self._thoughts_of(live.row.game, bot).append(room.clock() - asked)
            while (left := asked + max((care.live or live).pace, tactful) - room.clock()) > 0:
                care.looked.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(care.looked.wait(), left)
            if self._is_current(id_, ply):
                await play_for_bot(room, id_, ply, action)
        except Refusal as refusal:
            # another node was faster, or the database failed: whatever is due is found again
            _log.info("bot at %s: %s", id_, refusal)
        except Exception:
            _log.exception("bot %s at table %s", bot, id_)
        finally:
            if self._is_current(id_, ply):
                del self._cares[id_]

    def tactful(self, live: LiveTable, bot: str) -> float:
        """Seconds that a bot takes whatever the table's pace: where all are asked, as long as it ever does."""
        if not live.game_on.state.asks_all():
            return 0.0
        return tact.bots_delay(0.0, _longest_thought(live.row.game, bot), self._thoughts_of(live.row.game, bot))

    def _thoughts_of(self, game: str, bot: str) -> deque[float]:
        """How long a bot's last answers took, to questions that all are asked."""
        return self._thoughts.setdefault((game, bot), deque(maxlen=_KEPT_THOUGHTS))

    def _whose(self, live: LiveTable) -> tuple[int, tuple[str, ...]]:
        """How urgent a thought at a table is, and whom it counts for: the host, and the address of host or players."""
        here = self.room.hub.at(live.row.id)
        table, host = f"table {live.row.id}", f"guest {live.row.host}"
        if not here:
            return UNWATCHED, ("address ?", host, table)
        first = min(here, key=lambda one: (one.guest != live.row.host, one.seat is None, one.guest))
        return MOVE, (f"address {first.address}", host, table)

    def _is_current(self, id_: str, ply: int) -> bool:
        return id_ in self._cares and self._cares[id_].ply == ply

    # -- what is due -------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        grace = 0.0  # at the start nobody else is at it: all that is due was left by a node that died
        while True:
            try:
                await self._look(grace)
            except Exception:
                _log.exception("looking after tables")
            grace = _GRACE
            await asyncio.sleep(_EVERY)

    async def _look(self, grace: float) -> None:
        now = self.room.clock()
        for id_ in await self.room.read(lambda database: _due(database, now)):
            try:
                await self._act(id_, now, grace)
            except Refusal as refusal:
                _log.info("table %s: %s", id_, refusal)
            except Exception:  # the others have nothing to do with it
                _log.exception("looking after table %s", id_)
        self._rounds += 1
        if self._rounds % 4 == 0:
            self.room.forget_idle()
            await self._close_ended_sessions()
            await self._look_for_news()
        if self._rounds % _SWEEP == _FIRST_SWEEP:
            await self.sweep()

    async def sweep(self) -> None:
        """Remove what nobody will come back to, a little at a time."""
        room = self.room
        after: float | None = 0.0
        while True:
            now, spared = room.clock(), room.hub.tables.keys() | room.tables.keys()
            found = await room.read(partial(find_forgotten, now=now, spared=spared, after=after))
            if found:
                await room.writer.run(partial(sweep, found=found, now=now))
            elif found.looked_to is None:
                return
            after = 0.0 if found.tables else found.looked_to  # who sat at those tables may go now

    async def _act(self, id_: str, now: float, grace: float) -> None:
        live = await self.room.live(id_)
        if live.row.due is None or live.row.due > now:
            return
        if live.held is not None:
            waited_for, ply = await trials.tick(self.room, id_)
            for number, seat in enumerate(waited_for):
                await stand_in(self.room, id_, seat, ply + number)
        elif live.bot_to_move() is None and live.ordered is None:
            there = live.actor in self.room.online(id_) and live.runs_out(live.actor, now)
            await (lapse if there else stand_in)(self.room, id_, live.actor, live.row.ply)
        elif id_ not in self._cares and live.row.due + grace <= now:
            await self.room.refresh(id_)
            self.attend(await self.room.live(id_))

    async def _close_ended_sessions(self) -> None:
        sessions = list({connection.session for connection in self.room.hub.all()})
        for part in _parts(sessions):
            for session in await self.room.read(partial(ended_sessions, among=part)):
                self.room.hub.end_session(session)

    async def _look_for_news(self) -> None:
        """Find what other nodes did and no wake told of: a wake may be lost."""
        for part in _parts(list(self.room.hub.tables.keys() | self.room.tables.keys())):
            changed: set[str] = set()
            for id_, ply, touched, said, due in await self.room.read(partial(_versions, ids=part)):
                live = self.room.tables.get(id_)
                if live is None:
                    news = any(0 <= connection.ply < ply for connection in self.room.hub.at(id_))
                else:
                    # what is due changes without a move when somebody gives an order over a pending question
                    newer = (ply, touched) > (live.row.ply, live.row.touched)
                    news = not live.lock.locked() and (newer or (ply == live.row.ply and due != live.row.due))
                if news:
                    changed.add(id_)
                if any(0 <= connection.said < said for connection in self.room.hub.at(id_)):
                    await chat.tell(self.room, id_)
            await self.room.follow(changed)


_KEPT_THOUGHTS = 8
_LINGERS = 2.0
"""Seconds, and up to as many more, that somebody whose order has answered still seems to be there."""


def _longest_thought(game: str, bot: str) -> float:
    """Seconds that a bot thinks at most, as far as it says so."""
    try:
        player = find_bot(bot, game)()
    except FortsError:  # it is installed no more
        return 0.0
    return player.seconds + _SOME_MORE if isinstance(player, SearchBot) and player.seconds else 0.0


_SOME_MORE = 0.1
"""Seconds for whatever is done beside thinking."""

_FEW = 512
"""Keys in one query; a power of two."""


def _parts(keys: list[Key]) -> Iterator[list[Key]]:
    """The keys in parts of few sizes, filled up with the last key: every size is another statement to keep."""
    for start in range(0, len(keys), _FEW):
        part = keys[start : start + _FEW]
        yield part + [part[-1]] * ((1 << (len(part) - 1).bit_length()) - len(part))


def _due(database: Connection, now: float) -> list[str]:
    return [row.id for row in database.execute(_DUE, {"now": now})]


def _versions(database: Connection, ids: list[str]) -> list[tuple[str, int, float, int, float | None]]:
    return [(row.id, row.ply, row.touched, row.said, row.due) for row in database.execute(_VERSIONS, {"ids": ids})]


_TABLES = schema.tables.c
_DUE = select(_TABLES.id).where(_TABLES.due <= bindparam("now")).order_by(_TABLES.due).limit(1000)
_VERSIONS = select(_TABLES.id, _TABLES.ply, _TABLES.touched, _TABLES.said, _TABLES.due).where(
    _TABLES.id.in_(bindparam("ids", expanding=True))
)
