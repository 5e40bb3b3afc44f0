"""Dice: up to three, seen by oneself alone; over twelve loses, the higher wins."""

from __future__ import annotations

from typing import Any, Literal

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import refuse
from forts.games.boyard.trials.secretly import Secretly

DICE = 3
LIMIT = 12
_TOO_MUCH = -1
"""Counts less than no dice at all."""
_ENOUGH = 8
"""A careful bot stops here: most further rolls would be too much."""


class Roll(Record, frozen=True, forbid_unknown_fields=True):
    """Roll one more, or stop."""

    choice: Literal["roll", "stop"]


class DiceSeen(Record, frozen=True):
    """The dice as one viewer sees them."""

    own: list[int]
    """The viewer's dice."""
    rolled: list[int]
    """How many dice each has rolled: the one whose trial it is, then the rival."""
    stopped: list[int]
    """Seats that have stopped."""
    left: float


class ThreeDice(Secretly):
    """Both roll at the same time."""

    name = "dice"
    still = True
    takes = Roll

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.dice = [[1 + self.secret.below(6) for _ in range(DICE)] for _ in range(2)]
        """What each side will roll."""
        self.rolled = [0, 0]
        self.stopped = [False, False]
        for side, seat in enumerate(self.seats):
            if seat in self.bots:
                self._play_bot(side, self.bots[seat])

    def _play_bot(self, side: int, skill: int) -> None:
        self.stopped[side] = True
        self.rolled[side] = 1  # whoever has none cannot win
        while self.rolled[side] < DICE:
            careful = self.secret.below(100) < skill
            if self._total(side) >= _ENOUGH if careful else self.secret.below(2):
                return
            self.rolled[side] += 1

    def _total(self, side: int) -> int:
        return sum(self.dice[side][: self.rolled[side]])

    def waiting(self) -> list[int]:
        """Who has not stopped."""
        return (
            [] if self.ended is not None else [seat for side, seat in enumerate(self.seats) if not self.stopped[side]]
        )

    def take(self, seat: int, at: float, what: Any) -> None:
        """One more, or enough; three are enough by themselves."""
        side = self.seats.index(seat)
        if self.stopped[side]:
            raise refuse("not-now")
        if what.choice == "roll":
            self.rolled[side] += 1
            self.since = at
        self.stopped[side] = what.choice == "stop" or self.rolled[side] == DICE or self._total(side) > LIMIT
        if all(self.stopped):
            self._count()

    def time_is_up(self) -> None:
        """What lies there counts."""
        self._count()

    def _count(self) -> None:
        totals = [_TOO_MUCH if self._total(side) > LIMIT else self._total(side) for side in (0, 1)]
        self.judge(*totals)

    def shown(self, viewer: int | None, at: float) -> DiceSeen:
        """One's own dice."""
        own: list[int] = []
        if viewer in self.seats:
            side = self.seats.index(viewer)
            own = self.dice[side][: self.rolled[side]]
        people = [0 if seat in self.bots else self.rolled[side] for side, seat in enumerate(self.seats)]
        stopped = [seat for side, seat in enumerate(self.seats) if self.stopped[side]]
        return DiceSeen(own, people, stopped, self.left(at))

    def told(self) -> dict[str, Any]:
        """What both rolled."""
        return {"dice": [dice[:count] for dice, count in zip(self.dice, self.rolled, strict=True)]}
