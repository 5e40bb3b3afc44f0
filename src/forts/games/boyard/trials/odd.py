"""Odd: many drawings alike, one differs in a detail; one choice."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.asking import Asking
from forts.games.boyard.trials.puzzle import LOST, WON, refuse

DRAWINGS = 24
DETAILS = {"body": 4, "eyes": 3, "hat": 4, "flag": 3, "stripes": 4}
"""What a drawing is made of, and how many ways there are of each."""
_NEAR = (2, 1, 1)
"""By level: how many details differ."""


class OddChoice(Record, frozen=True, forbid_unknown_fields=True):
    """The drawing that differs, from 0."""

    drawing: int


class OddSeen(Record, frozen=True):
    """The drawings as they are seen."""

    drawings: list[dict[str, int]]
    """The details of each; a client draws and labels them."""
    left: float


class Odd(Asking):
    """Two dozen drawings."""

    name = "odd"
    takes = OddChoice

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        usual = {detail: self.secret.below(ways) for detail, ways in DETAILS.items()}
        other = dict(usual)
        names = list(DETAILS)
        for _ in range(_NEAR[self.level - 1]):
            detail = names.pop(self.secret.below(len(names)))
            ways = DETAILS[detail]
            other[detail] = (usual[detail] + 1 + self.secret.below(ways - 1)) % ways
        self.odd = self.secret.below(DRAWINGS)
        """The answer."""
        self.drawings = [other if number == self.odd else usual for number in range(DRAWINGS)]
        self.given: int | None = None
        self.shows([])

    def judge(self, what: Any) -> str:
        """One choice."""
        if not 0 <= what.drawing < DRAWINGS:
            raise refuse("malformed")
        self.given = what.drawing
        return WON if what.drawing == self.odd else LOST

    def shown(self, viewer: int | None, at: float) -> OddSeen:
        """All drawings: what has to be drawn cannot be kept from who draws it."""
        return OddSeen(self.drawings, self.left(at))

    def told(self) -> dict[str, Any]:
        """Which one it was and by what, and which was chosen."""
        usual = self.drawings[(self.odd + 1) % DRAWINGS]
        other = self.drawings[self.odd]
        differs = {detail: [other[detail], way] for detail, way in usual.items() if way != other[detail]}
        return {"answer": self.odd, "given": self.given, "differs": differs}
