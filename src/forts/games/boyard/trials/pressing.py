"""Puzzles of quick hands: what is pressed comes with the times on the player's own screen, a few presses at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from forts.games.boyard.trials.puzzle import AHEAD, LOST, Puzzle, after, glass, reached, refuse

MOST = 200
"""Presses in one try."""
_RUN, _FASTEST = 10, 0.3
"""So many presses within so many seconds, thirty a second, are more than a hand can do."""


class Presses:
    """What one player has pressed, in seconds on the player's own screen."""

    def __init__(self) -> None:
        self.times: list[float] = []

    @property
    def last(self) -> float:
        """When the last press was."""
        return self.times[-1] if self.times else 0.0

    def add(self, milliseconds: Sequence[int], measured: float) -> list[float] | None:
        """Some more, by the time measured here; None if no hand can have done that. `BadTry` if in no order."""
        found = [number / 1000 for number in milliseconds]
        if not 0 < len(found) <= MOST or found[0] < self.last or sorted(found) != found:
            raise refuse("malformed")
        self.times += found
        runs = zip(self.times, self.times[_RUN - 1 :], strict=False)
        if found[-1] > measured + AHEAD or any(last - first < _FASTEST for first, last in runs):
            return None  # more time than has passed, or more presses than a hand can do
        return found


class Pressing(Puzzle):
    """A glass runs while hands work."""

    seconds: float = 8.0
    """How long."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.presses = Presses()

    @property
    def last(self) -> float:
        """When the last press was, in seconds since the beginning."""
        return self.presses.last / self.stretch

    def times(self, at: float, milliseconds: Sequence[int]) -> list[float] | None:
        """The times of presses in seconds; None, and the trial lost, if no hand can have done that."""
        found = self.presses.add(milliseconds, at * self.stretch)
        if found is None:
            self.ended = LOST
            return None
        return [moment / self.stretch for moment in found]

    def next(self, at: float) -> float | None:
        """The end of the glass."""
        return after([self.seconds + self.late], at)

    def tick(self, at: float) -> None:
        """What is not done in time is lost."""
        if reached(self.seconds + self.late, at):
            self.ended = LOST

    def left(self, at: float) -> float:
        """Seconds left of the glass."""
        return glass(self.seconds, at)
