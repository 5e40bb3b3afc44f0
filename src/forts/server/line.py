"""Who thinks next: what somebody waits for before what nobody does, and whoever has had the least so far first."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

MOVE = 0
"""Somebody watches and waits for a bot's move."""
HINT = 1
"""Somebody asked for a hint."""
UNWATCHED = 2
"""A bot's move at a table where nobody looks just now."""
TRYOUT = 3
"""Games between bots that a designer has asked for: whatever else there is comes first."""

SLICE = 0.35
"""Seconds that a thought has to itself while others wait; then it ends with what it has found."""
_HALF_LIFE = 20.0
"""Seconds after which what somebody has had counts half."""
_FORGOTTEN = 0.001


@dataclass(eq=False)
class Errand:
    """A thought that somebody asks for."""

    urgency: int
    owners: tuple[str, ...]
    """Whom it counts for, the largest first: an address, a guest, a table."""
    cut: Callable[[], None] = lambda: None
    """Makes it answer soon; set by whoever carries it out."""
    pressed: bool = False
    """Shall it answer soon?"""
    begun: float = 0.0
    """When its turn came."""
    turn: asyncio.Future[None] | None = field(default=None, repr=False)


class Line:
    """A line of errands before a few places."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: list[Errand] = []
        self._running: set[Errand] = set()
        self._used: dict[str, tuple[float, float]] = {}
        """By owner: seconds had, and when that was counted."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def running(self) -> int:
        """How many are being carried out."""
        return len(self._running)

    async def enter(self, errand: Errand) -> None:
        """Wait for a place. Whoever enters leaves again."""
        errand.turn = asyncio.get_running_loop().create_future()
        self._waiting.append(errand)
        self._admit()
        try:
            if not errand.turn.done():
                self._press()
            await errand.turn
        except asyncio.CancelledError:
            if errand in self._waiting:
                self._waiting.remove(errand)
            else:
                self.leave(errand)
            raise

    def change(self, errand: Errand, urgency: int, owners: tuple[str, ...]) -> None:
        """Somebody came to wait for it, or nobody does any more."""
        errand.urgency, errand.owners = urgency, owners
        self._press()

    def leave(self, errand: Errand) -> None:
        """Give the place to the next; what was had counts for all whom the errand was for."""
        now = self._clock()
        self._running.discard(errand)
        self._free += 1
        for owner in errand.owners:
            self._used[owner] = (self.had(owner) + now - errand.begun, now)
        if len(self._used) > _MOST_OWNERS:
            self._used = {owner: used for owner, used in self._used.items() if self.had(owner) > _FORGOTTEN}
        self._admit()

    def had(self, owner: str) -> float:
        """Seconds that somebody has had lately."""
        if owner not in self._used:
            return 0.0
        seconds, at = self._used[owner]
        return seconds * math.exp2((at - self._clock()) / _HALF_LIFE)

    def _admit(self) -> None:
        while self._free and self._waiting:
            errand = min(self._waiting, key=self._rank)  # of equal ones the first
            self._waiting.remove(errand)
            self._free -= 1
            errand.begun = self._clock()
            self._running.add(errand)
            if errand.turn is not None and not errand.turn.done():
                errand.turn.set_result(None)
            self._press()

    def _rank(self, errand: Errand) -> tuple[float, ...]:
        return (errand.urgency, *(self.had(owner) for owner in errand.owners))

    def _press(self) -> None:
        """Let those end soon who stand in the way of others: at once what nobody waits for, the rest after its time."""
        loop = asyncio.get_running_loop()
        for errand in self._running:
            if self._in_the_way(errand):
                left = errand.begun + SLICE - self._clock() if errand.urgency == MOVE else 0.0
                loop.call_later(max(0.0, left), self._cut, errand)

    def _cut(self, errand: Errand) -> None:
        if errand in self._running and self._in_the_way(errand):
            errand.pressed = True
            errand.cut()

    def _in_the_way(self, errand: Errand) -> bool:
        """Does somebody else wait for something as urgent or more?"""
        return any(
            other.urgency < errand.urgency
            # a tryout makes room of its own accord after each slice
            or (other.urgency == errand.urgency != TRYOUT and other.owners[:2] != errand.owners[:2])
            for other in self._waiting
        )


_MOST_OWNERS = 4096
"""Owners remembered before those are forgotten who have had nothing for long."""
