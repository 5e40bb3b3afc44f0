"""Glass: it is covered; stop it after so many seconds, by feeling alone."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import AHEAD, LATE, LOST, WON, Milliseconds, Puzzle, after, believed, reached

OFF = 0.7
"""Seconds that one may be off."""
_LEAST, _MOST = 7, 12


class Stop(Record, frozen=True, forbid_unknown_fields=True):
    """Stop: the time on one's own screen, in milliseconds."""

    at: Milliseconds


class GlassSeen(Record, frozen=True):
    """The covered glass."""

    seconds: int
    """When to stop it."""


class Glass(Puzzle):
    """Seven to twelve seconds of the clock's own: more time stretches how far one may be off, not what is felt."""

    name = "glass"
    still = True
    sets = ("seconds", _LEAST, _MOST)
    takes = Stop

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.seconds = self.setting("seconds", _LEAST + self.secret.below(_MOST - _LEAST + 1))
        self.given: float | None = None

    def take(self, seat: int, at: float, what: Any) -> None:
        """Near enough or not."""
        own, measured = what.at / 1000, at * self.stretch
        self.given = believed(own, measured)
        possible = own <= measured + AHEAD  # else more time is claimed than has passed
        self.ended = WON if possible and abs(self.given - self.seconds) <= self._off else LOST

    @property
    def _off(self) -> float:
        return OFF * self.stretch

    def next(self, at: float) -> float | None:
        """Long after the time nobody stops it any more."""
        return after([self._end], at)

    def tick(self, at: float) -> None:
        """Not stopped at all is not stopped in time."""
        if reached(self._end, at):
            self.ended = LOST

    @property
    def _end(self) -> float:
        return (self.seconds + self._off + LATE) / self.stretch

    def shown(self, viewer: int | None, at: float) -> GlassSeen:
        """When to stop it."""
        return GlassSeen(self.seconds)

    def told(self) -> dict[str, Any]:
        """The seconds, and those that were felt."""
        return {"answer": self.seconds, "given": None if self.given is None else round(self.given, 2)}
