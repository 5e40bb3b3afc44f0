"""Grip: close the hand as the gauge swings: five to nine tokens; or let luck decide."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import Puzzle, Sometime, after, believed, reached

SMALLEST, LARGEST = 5, 9
PERIOD = 1.6
"""Seconds that the gauge takes up and down again."""
SECONDS = 30.0
_ODDS = (1, 2, 3, 2, 1)
"""Weights of five to nine, where luck decides."""


class Close(Record, frozen=True, forbid_unknown_fields=True):
    """Close the hand, at a moment of one's own screen in milliseconds; -1 to let luck decide."""

    at: Sometime


class GripSeen(Record, frozen=True):
    """The bag as it is seen."""

    period: float
    start: float
    """Where in its swing the gauge begins, from 0 to 1."""
    most: int
    """Tokens left in the bag, nine at most."""


class Grip(Puzzle):
    """The higher the gauge, the fuller the hand."""

    name = "grip"
    still = True
    takes = Close

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.most = int(self.settings["most"])
        """How many tokens a hand can take at most: what the bag holds, or nine."""
        self.start = self.secret.below(1000) / 1000
        self.tokens = 0

    def take(self, seat: int, at: float, what: Any) -> None:
        """So many tokens."""
        if what.at < 0:
            self._by_luck()
            return
        measured = at * self.stretch
        moment = min(believed(what.at / 1000, measured), measured) / self.stretch
        way = (self.start + moment / PERIOD) % 1.0
        height = 2 * way if way < 0.5 else 2 * (1 - way)
        self._close(SMALLEST + min(LARGEST - SMALLEST, int(height * (LARGEST - SMALLEST + 1))))

    def _by_luck(self) -> None:
        point = self.secret.below(sum(_ODDS))
        for number, weight in enumerate(_ODDS):
            point -= weight
            if point < 0:
                self._close(SMALLEST + number)
                return

    def _close(self, tokens: int) -> None:
        self.tokens = min(tokens, self.most)
        self.ended = f"grab {self.tokens}"

    def next(self, at: float) -> float | None:
        """Who waits too long leaves it to luck."""
        return after([SECONDS], at)

    def tick(self, at: float) -> None:
        """Luck decides."""
        if reached(SECONDS, at):
            self._by_luck()

    def shown(self, viewer: int | None, at: float) -> GripSeen:
        """The gauge."""
        return GripSeen(PERIOD, self.start, self.most)

    def told(self) -> dict[str, Any]:
        """How many it were."""
        return {"given": self.tokens}
