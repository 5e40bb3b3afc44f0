"""Rope: pull left and right in turn, neither too fast nor too slowly."""

from __future__ import annotations

from typing import Any, Literal

from forts.core.record import Record
from forts.games.boyard.trials.pressing import Pressing
from forts.games.boyard.trials.puzzle import LOST, WON, Milliseconds, refuse

PULLS = 24
SLIPS = 3
"""Slips that lose the rope."""
SOONEST, LATEST = 0.25, 0.7
"""Seconds between two pulls."""
_ROOM = 0.03
"""Seconds that a screen may be off."""


class Pulls(Record, frozen=True, forbid_unknown_fields=True):
    """Pulls since the last try."""

    at: list[Milliseconds]
    """When, in milliseconds since it began."""
    sides: list[Literal["left", "right"]]


class RopeSeen(Record, frozen=True):
    """The rope as it is seen."""

    pulled: int
    wanted: int
    slips: int
    slips_allowed: int
    side: Literal["", "left", "right"]
    """Which hand is next; either at the beginning."""
    left: float


class Rope(Pressing):
    """Two dozen good pulls."""

    name = "rope"
    takes = Pulls
    seconds = 30.0

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.pulled = 0
        self.slips = 0
        self.side: Literal["", "left", "right"] = ""

    def take(self, seat: int, at: float, what: Any) -> None:
        """A pull of the wrong hand, too soon or too late slips; the rope goes on from there."""
        if len(what.at) != len(what.sides):
            raise refuse("malformed")
        before = self.last
        times = self.times(at, what.at)
        if times is None:
            return
        for moment, side in zip(times, what.sides, strict=True):
            gap = (moment - before) * self.stretch
            good = not self.side or (side == self.side and SOONEST - _ROOM <= gap <= LATEST * self.stretch + _ROOM)
            if good and moment <= self.seconds:
                self.pulled += 1
            else:
                self.slips += 1
            before = moment
            self.side = "left" if side == "right" else "right"
            if self.pulled == PULLS or self.slips == SLIPS:
                self.ended = WON if self.pulled == PULLS else LOST
                return

    def shown(self, viewer: int | None, at: float) -> RopeSeen:
        """How far the rope has come."""
        return RopeSeen(self.pulled, PULLS, self.slips, SLIPS, self.side, self.left(at))

    def told(self) -> dict[str, Any]:
        """How far it came."""
        return {"wanted": PULLS, "given": self.pulled, "slips": self.slips}
