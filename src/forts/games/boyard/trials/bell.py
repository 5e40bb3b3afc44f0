"""Bell: ring it as often as the card says before the glass is empty."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.pressing import Pressing
from forts.games.boyard.trials.puzzle import WON, Milliseconds

_RINGS = (25, 35, 45)
"""By level: how often it has to ring."""


class Rings(Record, frozen=True, forbid_unknown_fields=True):
    """When the bell was rung since the last try, in milliseconds since it began; a key that is held rings once."""

    at: list[Milliseconds]


class BellSeen(Record, frozen=True):
    """The bell as it is seen."""

    rung: int
    wanted: int
    left: float


class Bell(Pressing):
    """Eight seconds."""

    name = "bell"
    sets = ("rings", 25, 45)
    takes = Rings

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.wanted = self.setting("rings", _RINGS[self.level - 1])
        self.rung = 0

    def take(self, seat: int, at: float, what: Any) -> None:
        """Some more rings; those after the end of the glass do not count."""
        times = self.times(at, what.at)
        if times is None:
            return
        self.rung += sum(moment <= self.seconds for moment in times)
        if self.rung >= self.wanted:
            self.ended = WON

    def shown(self, viewer: int | None, at: float) -> BellSeen:
        """How often it has rung."""
        return BellSeen(self.rung, self.wanted, self.left(at))

    def told(self) -> dict[str, Any]:
        """How often it rang."""
        return {"wanted": self.wanted, "given": self.rung}
