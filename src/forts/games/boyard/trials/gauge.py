"""Gauge: hold, and let go while the mark is inside; three times."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.pressing import Pressing
from forts.games.boyard.trials.puzzle import LOST, WON, Milliseconds, refuse

HITS = 3
TRIES = 5
"""How often one may let go in all."""
_WIDTH = (0.22, 0.16, 0.12)
"""By level: how much of the gauge is inside."""
_PERIOD = (2.6, 2.0, 1.6)
"""By level: seconds that the mark takes up and down again."""


class Held(Record, frozen=True, forbid_unknown_fields=True):
    """Held and let go."""

    began: Milliseconds
    """In milliseconds since the trial began."""
    ended: Milliseconds


class GaugeSeen(Record, frozen=True):
    """The gauge as it is seen."""

    low: float
    """Where inside begins, from 0 to 1, for the pull that is on."""
    high: float
    period: float
    """Seconds that the mark takes up and down again."""
    hits: int
    wanted: int
    tries_left: int
    left: float


class Gauge(Pressing):
    """The mark goes up while one holds, and down again."""

    name = "gauge"
    still = True
    takes = Held
    seconds = 30.0

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        width = _WIDTH[self.level - 1]
        self.period = _PERIOD[self.level - 1]
        self.lows = [0.35 + (0.95 - width - 0.35) * int(self.secret.below(1000)) / 1000 for _ in range(TRIES)]
        """Where inside begins, for each pull."""
        self.width = width
        self.hits = 0
        self.tries = 0

    def take(self, seat: int, at: float, what: Any) -> None:
        """A pull: inside or not."""
        if what.ended < what.began:
            raise refuse("malformed")
        times = self.times(at, [what.began, what.ended])
        if times is None:
            return
        way = (times[1] - times[0]) / self.period % 1.0
        mark = 2 * way if way < 0.5 else 2 * (1 - way)
        low = self.lows[self.tries]
        self.tries += 1
        if low <= mark <= low + self.width and times[1] <= self.seconds:
            self.hits += 1
        if self.hits == HITS:
            self.ended = WON
        elif self.hits + TRIES - self.tries < HITS:
            self.ended = LOST

    def shown(self, viewer: int | None, at: float) -> GaugeSeen:
        """The inside of this pull, none of the later ones."""
        low = self.lows[min(self.tries, TRIES - 1)]
        return GaugeSeen(low, low + self.width, self.period, self.hits, HITS, TRIES - self.tries, self.left(at))

    def told(self) -> dict[str, Any]:
        """How often it was inside."""
        return {"wanted": HITS, "given": self.hits, "tries": self.tries}
