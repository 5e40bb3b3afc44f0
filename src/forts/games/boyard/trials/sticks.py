"""Sticks: take one to three in turn; who takes the last one loses."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.turns import InTurn

STICKS = 20
MOST = 3


class Take(Record, frozen=True, forbid_unknown_fields=True):
    """So many sticks."""

    choice: int


class SticksSeen(Record, frozen=True):
    """The sticks as they lie."""

    sticks: int
    turn: int
    """Whose move it is, by seat."""
    left: float


class Sticks(InTurn):
    """Twenty sticks."""

    name = "sticks"
    in_the_open = True
    still = True
    takes = Take

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.sticks = STICKS
        self.taken: list[int] = []
        """What was taken, in turn."""

    def choices(self) -> list[int]:
        """One to three, as many as there are."""
        return list(range(1, min(MOST, self.sticks) + 1))

    def best(self) -> int:
        """Leave one more than a multiple of four."""
        return max(1, (self.sticks - 1) % (MOST + 1))

    def do(self, choice: int) -> None:
        """The last one loses."""
        self.sticks -= choice
        self.taken.append(choice)
        if self.sticks == 0:
            self.wins(1 - self.turn)
        else:
            self.pass_on()

    def shown(self, viewer: int | None, at: float) -> SticksSeen:
        """All there is."""
        return SticksSeen(self.sticks, self.seats[self.turn], self.left(at))

    def told(self) -> dict[str, Any]:
        """What was taken, in turn."""
        return {"taken": self.taken}
