"""Lanterns: they light one after the other on nine places; put out each."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.pressing import Pressing
from forts.games.boyard.trials.puzzle import FASTEST, LOST, WON, Milliseconds, WholeNumber, refuse

LANTERNS = 15
PLACES = 9
SENT = 5
"""How many are sent at a time: the next ones when these are out."""
_MISSES = (6, 4, 2)
"""By level: wrong places that are forgiven."""


class Hits(Record, frozen=True, forbid_unknown_fields=True):
    """The lanterns that were sent, put out in their order."""

    at: list[Milliseconds]
    """When each went out, in milliseconds since it began."""
    misses: WholeNumber
    """Wrong places hit meanwhile."""


class LanternsSeen(Record, frozen=True):
    """The lanterns as they are seen."""

    places: list[int]
    """The places of the lanterns that were sent, 0 to 8; each lights when the one before is out."""
    out: int
    wanted: int
    misses: int
    misses_allowed: int
    left: float


class Lanterns(Pressing):
    """Fifteen in twenty seconds."""

    name = "lanterns"
    takes = Hits
    seconds = 20.0

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.places = [self.secret.below(PLACES)]
        while len(self.places) < LANTERNS:
            place = self.secret.below(PLACES)
            if place != self.places[-1]:
                self.places.append(place)
        self.out = 0
        self.misses = 0

    def take(self, seat: int, at: float, what: Any) -> None:
        """Five more; faster than anybody reacts is nobody's hand."""
        if len(what.at) != SENT or what.misses < 0:
            raise refuse("malformed")
        before = self.last
        times = self.times(at, what.at)
        if times is None:
            return
        gaps = [later - sooner for sooner, later in zip([before, *times], times, strict=False)]
        self.misses += what.misses
        if min(gaps) * self.stretch < FASTEST or self.misses > _MISSES[self.level - 1] or times[-1] > self.seconds:
            self.ended = LOST
            return
        self.out += SENT
        if self.out == LANTERNS:
            self.ended = WON

    def shown(self, viewer: int | None, at: float) -> LanternsSeen:
        """Five places at a time, none of the later ones."""
        sent = self.places[self.out : self.out + SENT]
        return LanternsSeen(sent, self.out, LANTERNS, self.misses, _MISSES[self.level - 1], self.left(at))

    def told(self) -> dict[str, Any]:
        """How many went out."""
        return {"wanted": LANTERNS, "given": self.out, "misses": self.misses}
