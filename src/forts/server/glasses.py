"""Timers of trials: what changes by time alone is told at its moment by every node where somebody looks on."""

from __future__ import annotations

import asyncio
import logging

from forts.server.errors import Refusal, Stale
from forts.server.tables import trials
from forts.server.tables.hall import Hall
from forts.server.tables.live import LiveTable

_log = logging.getLogger("forts.server")
_AFTER = 0.001
"""Seconds after the moment, so that by any clock it has come."""
_AGAIN = 0.25
"""Seconds until a verdict that could not be written is tried again."""


def next_moment(live: LiveTable, now: float) -> float | None:
    """When time alone changes the trial of a table next, or has ended it; None if it has none, or waits for people."""
    held = live.held
    if held is None:
        return None
    at = held.at(now, live.speed)
    later = at if held.bout.outcome(at) is not None else held.bout.next(at)
    return None if later is None else held.world(later, live.speed)


class Glasses:
    """One timer for each table whose trial somebody watches on this node."""

    def __init__(self, room: Hall) -> None:
        self.room = room
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._ringing: set[asyncio.Task[None]] = set()
        room.shown = self.wind

    def wind(self, live: LiveTable) -> None:
        """A table was told how it stands: the next moment of its trial is waited for, if it has one."""
        id_ = live.row.id
        if (old := self._timers.pop(id_, None)) is not None:
            old.cancel()
        if live.held is None or live.row.status != "playing" or not self.room.hub.at(id_):
            return
        now = self.room.clock()
        later = next_moment(live, now)
        if later is not None:
            self._set(id_, later - now + _AFTER)

    def _set(self, id_: str, seconds: float) -> None:
        self._timers[id_] = asyncio.get_running_loop().call_later(max(0.0, seconds), self._ring, id_)

    def _ring(self, id_: str) -> None:
        self._timers.pop(id_, None)
        task = asyncio.create_task(self._look(id_))
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _look(self, id_: str) -> None:
        room = self.room
        try:
            async with room.locked(id_) as live:
                if not await trials.settle_if_over(room, live):
                    room.push_trial(live)
        except Stale:
            await room.refresh(id_)  # another node has settled it
        except Refusal as refusal:
            _log.info("trial at %s: %s", id_, refusal)
            if id_ not in self._timers:
                self._set(id_, _AGAIN)
        except Exception:  # the other tables have nothing to do with it
            _log.exception("trial at table %s", id_)

    async def close(self) -> None:
        """Stop; whatever is due is found by whoever starts next."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in self._ringing:
            task.cancel()
        await asyncio.gather(*self._ringing, return_exceptions=True)
