"""Duels in which both choose at the same time, unseen by the other."""

from __future__ import annotations

from typing import Any

from forts.games.boyard.trials.puzzle import LOST, NO_WINNER, WON, Puzzle, after, glass, reached
from forts.games.boyard.trials.turns import MOVE


class Secretly(Puzzle):
    """Both have the time of a move; what they chose is seen by all afterwards."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.since = 0.0
        """When the choice began."""

    def time_is_up(self) -> None:
        """Go on without what has not been chosen."""
        raise NotImplementedError  # each duel has its own

    def next(self, at: float) -> float | None:
        """The end of the time."""
        return after([self.since + MOVE + self.late], at)

    def tick(self, at: float) -> None:
        """The time is up."""
        if reached(self.since + MOVE + self.late, at):
            self.since = at
            self.time_is_up()

    def left(self, at: float) -> float:
        """Seconds left to choose."""
        return glass(MOVE, at - self.since)

    def judge(self, mine: float, theirs: float) -> None:
        """The higher one wins."""
        self.ended = NO_WINNER if mine == theirs else WON if mine > theirs else LOST
