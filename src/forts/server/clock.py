"""The time of day, without its jumps."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

_HASTE = 0.01
"""How much faster or slower than true it goes while it is behind or ahead."""


elapsed_seconds: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
)
"""Seconds that pass also while the machine sleeps, where it counts them."""


class SteadyClock:
    """Seconds since 1970. When somebody sets the machine's clock, it follows little by little: nobody's time to think
    runs out because of that, and nobody gets more."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        elapsed: Callable[[], float] = elapsed_seconds,
        now: float | None = None,
    ) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._last = elapsed()
        self._now = wall() if now is None else now

    def __call__(self) -> float:
        """Now. It is asked several times for every move."""
        elapsed = self._elapsed()
        passed = elapsed - self._last
        self._last = elapsed
        if passed > 0.0:
            self._now += passed
            most = passed * _HASTE
            behind = self._wall() - self._now
            self._now += most if behind > most else -most if behind < -most else behind
        return self._now
