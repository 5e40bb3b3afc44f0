"""Puzzles of one form: something is shown, step by step; then an answer is asked for while the glass runs."""

from __future__ import annotations

from typing import Any

from forts.games.boyard.trials.puzzle import LOST, Puzzle, after, glass, reached, refuse

GLASS = 30.0
"""Seconds of the glass."""


class Asking(Puzzle):
    """Shows and then asks; a subclass says `shows` in its `__init__`, and judges in `judge`."""

    seconds: float = GLASS
    """For an answer."""

    def shows(self, moments: list[float]) -> None:
        """When each step of the showing ends; none if the question comes at once."""
        self.moments = moments
        self.asked_at = moments[-1] if moments else 0.0

    def judge(self, what: Any) -> str | None:
        """How the answer ends it, or None if there is more to answer; `BadTry` if it is none."""
        raise NotImplementedError  # each puzzle has its own

    def take(self, seat: int, at: float, what: Any) -> None:
        """An answer counts once all has been seen."""
        if not self.is_asked(at):
            raise refuse("early")
        self.ended = self.judge(what)

    def is_asked(self, at: float) -> bool:
        """Is it time to answer?"""
        return reached(self.asked_at, at)

    def step(self, at: float) -> int:
        """How many steps of the showing are over."""
        return sum(reached(moment, at) for moment in self.moments)

    def left(self, at: float) -> float:
        """Seconds left of the glass."""
        return glass(self.seconds, at - self.asked_at)

    def next(self, at: float) -> float | None:
        """The next step, then the end of the glass."""
        return after([*self.moments, self._end], at)

    def tick(self, at: float) -> None:
        """No answer in time is a wrong one."""
        if reached(self._end, at):
            self.ended = LOST

    @property
    def _end(self) -> float:
        return self.asked_at + self.seconds + self.late
