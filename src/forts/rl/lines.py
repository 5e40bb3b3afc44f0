"""How two processes wait for each other: by counts in memory that both see, and a pipe that wakes whoever sleeps."""

from __future__ import annotations

import os
import platform
import time
from multiprocessing.connection import Connection

LINE = 8
"""Numbers of each end: a cache line, so that neither end slows down the other by writing."""
_COUNT, _SLEEPS, _FIRST = range(3)
"""How often this end has told something, whether it sleeps, and what it tells."""
NUMBERS = LINE - _FIRST
_WORD = b"."
"""Wakes whoever sleeps; it says nothing."""
_AWAKE = 0.001
"""Seconds that an end looks out before it sleeps, if there is a core for each: waking up takes longer than a step."""
_NAP = 0.05
"""Seconds after which whoever sleeps looks again: a word may be missed while one falls asleep."""
_IN_ORDER = platform.machine().lower() in ("x86_64", "amd64")
"""Does another process see what is written to memory in the order in which it was written? Where it may not, a word
goes with everything that is told: what was written before the word is there."""


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Line:
    """One end of the line between two processes."""

    def __init__(self, pipe: Connection, mine: memoryview, theirs: memoryview, spins: bool) -> None:
        self._pipe = pipe
        self._mine = mine
        self._theirs = theirs
        self._spins = spins
        self._heard = 0

    def tell(self, *numbers: int) -> None:
        """Tell some numbers, and that what was written before is complete."""
        for place, number in enumerate(numbers, _FIRST):
            self._mine[place] = number
        self._mine[_COUNT] += 1
        if self._theirs[_SLEEPS] or not _IN_ORDER:
            self._pipe.send_bytes(_WORD)

    def hear(self) -> memoryview:
        """Wait for the other end to tell something; EOFError if it is gone."""
        self._heard += 1
        seen = self._spins and self._look()
        if not _IN_ORDER:
            self._pipe.recv_bytes()
        elif not seen:
            self._sleep()
        return self._theirs[_FIRST:]

    def close(self) -> None:
        """Let go of the pipe and of the memory."""
        self._pipe.close()
        self._mine.release()
        self._theirs.release()

    def _look(self) -> bool:
        until = time.perf_counter() + _AWAKE
        while self._theirs[_COUNT] < self._heard:
            if time.perf_counter() > until:
                return False
        return True

    def _sleep(self) -> None:
        self._mine[_SLEEPS] = 1
        while self._theirs[_COUNT] < self._heard:
            if self._pipe.poll(_NAP):
                self._pipe.recv_bytes()
        self._mine[_SLEEPS] = 0
        while self._pipe.poll():
            self._pipe.recv_bytes()
