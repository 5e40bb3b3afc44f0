"""The time of day, without its jumps."""

from __future__ import annotations

import time
from collections.abc import Callable

_HASTE = 0.01
"""How much faster or slower than true it goes while it is behind or ahead."""


def elapsed_seconds() -> float:
    """Seconds that pass also while the machine sleeps, where it counts them."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


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
        """Now."""
        elapsed = self._elapsed()
        passed = max(0.0, elapsed - self._last)
        self._last = elapsed
        self._now += passed
        most = passed * _HASTE
        self._now += min(most, max(-most, self._wall() - self._now))
        return self._now
