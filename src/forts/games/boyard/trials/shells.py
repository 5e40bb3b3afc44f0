"""Shells: a key under one of three cards, which change places; where is it?"""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.asking import Asking
from forts.games.boyard.trials.puzzle import LOST, WON, refuse

CARDS = 3
LOOK = 2.0
"""Seconds that the key is seen before it is covered."""
_SWAPS = (6, 8, 10)
"""By level: how often two cards change places."""
_PACE = (1.4, 1.0, 0.7)
"""By level: seconds that a change takes."""


class ShellsPlace(Record, frozen=True, forbid_unknown_fields=True):
    """Where the key is, from 0."""

    place: int


class ShellsSeen(Record, frozen=True):
    """The cards as they are seen."""

    key: int
    """Where the key lies while it is seen; -1 once it is covered."""
    swap: list[int]
    """The two places that change now; nothing before and after."""
    swaps_left: int
    asked: bool
    left: float


class Shells(Asking):
    """Six to ten changes."""

    name = "shells"
    sets = ("swaps", 6, 10)
    takes = ShellsPlace

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.start = self.secret.below(CARDS)
        """Where the key lies first."""
        self.swaps: list[tuple[int, int]] = []
        place = self.start
        for _ in range(self.setting("swaps", _SWAPS[self.level - 1])):
            still = self.secret.below(CARDS)
            one, other = (still + 1) % CARDS, (still + 2) % CARDS
            self.swaps.append((min(one, other), max(one, other)))
            if place != still:
                place = one + other - place
        self.place = place
        """Where it lies in the end."""
        self.given: int | None = None
        pace = _PACE[self.level - 1]
        self.shows([LOOK, *(LOOK + pace * (number + 1) for number in range(len(self.swaps)))])

    def judge(self, what: Any) -> str:
        """One look under one card."""
        if not 0 <= what.place < CARDS:
            raise refuse("malformed")
        self.given = what.place
        return WON if what.place == self.place else LOST

    def shown(self, viewer: int | None, at: float) -> ShellsSeen:
        """The key, then each change by itself; none of those to come."""
        step = self.step(at)
        if step == 0:
            return ShellsSeen(self.start, [], len(self.swaps), False, self.left(at))
        if step <= len(self.swaps):
            return ShellsSeen(-1, list(self.swaps[step - 1]), len(self.swaps) - step, False, self.left(at))
        return ShellsSeen(-1, [], 0, True, self.left(at))

    def told(self) -> dict[str, Any]:
        """Where it was, and where it was looked for."""
        return {"swaps": len(self.swaps), "answer": self.place, "given": self.given}
