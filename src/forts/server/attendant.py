"""Whoever sees to the tables of a hall: bots' moves, answers for people, clocks that have run out."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field

from forts.bots.registry import find_bot
from forts.bots.thinking import SearchBot
from forts.core.errors import FortsError
from forts.server import tact
from forts.server.errors import Refusal
from forts.server.glasses import Glasses
from forts.server.line import MOVE, UNWATCHED, Errand
from forts.server.tables import frames, trials
from forts.server.tables.customs import lot
from forts.server.tables.hall import Hall
from forts.server.tables.live import LiveTable
from forts.server.tables.play import answer_as_ordered, answer_for, lapse, play_for_bot, stand_in
from forts.server.thinking import Begun, Thinks, position_of
from forts.server.wire import Thinking

_log = logging.getLogger("forts.server")


@dataclass
class Care:
    """What is done for the seat that is asked at a table."""

    ply: int
    task: asyncio.Task[None] | None = None
    timer: asyncio.TimerHandle | None = None
    """Until a person is answered for. Most answer before: then a timer has cost less than a task that waits."""
    thought: Begun | None = None
    """What its bot thinks, once it has begun to."""
    errand: Errand | None = None
    """Its place in the line of those who think."""
    live: LiveTable | None = None
    """The table as it was last seen; its pace may change while a bot waits."""
    looked: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the table was looked at again."""


class Attendant:
    """Sees to the tables of a hall."""

    def __init__(self, room: Hall, thinkers: Thinks) -> None:
        self.room = room
        self.thinkers = thinkers
        self._cares: dict[str, Care] = {}
        """By table."""
        self._thoughts: dict[tuple[str, str], deque[float]] = {}
        """By game and bot: seconds that its last answers took, to questions that all are asked."""
        self._comings: set[asyncio.Task[None]] = set()
        """Those who seem to be there while their order answers."""
        self.glasses = Glasses(room)
        room.moved = self.attend

    async def dismiss(self) -> None:
        """Stop; what is being thought about is dropped, and taken up by whoever starts next."""
        for care in self._cares.values():
            if care.timer is not None:
                care.timer.cancel()
        tasks = [*(care.task for care in self._cares.values() if care.task is not None), *self._comings]
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
            elif care.timer is not None:
                care.timer.cancel()
            elif care.task not in (None, asyncio.current_task()):  # the one that has just moved ends by itself
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
            delay = tact.persons_delay(live.took[live.actor], lot(live.row.seed, ply))
            timer = asyncio.get_running_loop().call_later(delay, self._begin_to_answer, live, ply)
            self._cares[id_] = Care(ply, timer=timer)

    def _is_answered_for(self, live: LiveTable) -> bool:
        """Whoever is away is waited for like somebody who has a choice."""
        return live.seats[live.actor].answered and live.actor in self.room.hub.online(live.row.id)

    def _begin_to_answer(self, live: LiveTable, ply: int) -> None:
        """It is the moment when one with a choice might have answered."""
        if self._is_current(live.row.id, ply):
            care = self._cares[live.row.id]
            care.timer, care.task = None, asyncio.create_task(self._answer(live, ply))

    async def _answer(self, live: LiveTable, ply: int) -> None:
        """Answer for a person who has one answer."""
        room, id_ = self.room, live.row.id
        try:
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

        def begun(thought: Begun) -> None:
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

    async def act(self, id_: str, now: float, grace: float) -> None:
        """Do what is due at a table; what somebody else may be about to do after some grace."""
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
