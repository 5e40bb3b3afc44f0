"""Parade: things pass one by one; only then is it asked how many of one sort there were."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.asking import Asking
from forts.games.boyard.trials.puzzle import LOST, WON, WholeNumber

THINGS = ("gull", "boat", "crab", "barrel", "fish", "buoy")
"""What passes."""
COLOURS = ("red", "blue", "white")
"""What they look like; each has a pattern of its own too."""
_LENGTH = (12, 16, 20)
"""By level: how many pass."""
_PACE = (1.6, 1.3, 1.1)
"""By level: seconds that each is seen."""


class Count(Record, frozen=True, forbid_unknown_fields=True):
    """How many there were."""

    number: WholeNumber


class ParadeSeen(Record, frozen=True):
    """The parade as it is seen."""

    passed: int
    """How many have passed."""
    length: int
    thing: str
    """What passes now; empty once it is asked for."""
    colour: str
    asked: list[str]
    """Thing and colour that are asked for (either may be empty: any); nothing before."""
    left: float


class Parade(Asking):
    """From a dozen to twenty things."""

    name = "parade"
    sets = ("length", 12, 20)
    takes = Count

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        length = self.setting("length", _LENGTH[self.level - 1])
        self.passing = [(self.secret.below(len(THINGS)), self.secret.below(len(COLOURS))) for _ in range(length)]
        """Thing and colour of each."""
        thing, colour = self.passing[self.secret.below(length)]
        # from easy to hard: all of a thing, all of a colour, a thing of a colour
        self.thing = thing if self.level != 2 else -1
        self.colour = colour if self.level != 1 else -1
        self.count = sum(
            (self.thing < 0 or one == self.thing) and (self.colour < 0 or other == self.colour)
            for one, other in self.passing
        )
        """The answer."""
        self.given: int | None = None
        self.shows([_PACE[self.level - 1] * (number + 1) for number in range(length)])

    def judge(self, what: Any) -> str:
        """Right or wrong."""
        self.given = what.number
        return WON if what.number == self.count else LOST

    def shown(self, viewer: int | None, at: float) -> ParadeSeen:
        """What passes at this moment; the question only when all have passed."""
        passed = self.step(at)
        if passed == len(self.passing):
            return ParadeSeen(passed, len(self.passing), "", "", self._question(), self.left(at))
        thing, colour = self.passing[passed]
        return ParadeSeen(passed, len(self.passing), THINGS[thing], COLOURS[colour], [], self.left(at))

    def _question(self) -> list[str]:
        return [THINGS[self.thing] if self.thing >= 0 else "", COLOURS[self.colour] if self.colour >= 0 else ""]

    def told(self) -> dict[str, Any]:
        """What was asked, the answer and what was answered."""
        return {"asked": self._question(), "answer": self.count, "given": self.given}
