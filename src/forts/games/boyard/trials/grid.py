"""Grid: twelve signs lie open for a while; then it is asked three times where one of them was."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.asking import Asking
from forts.games.boyard.trials.puzzle import LOST, WON, refuse

SIGNS = (
    "anchor",
    "shell",
    "star",
    "wave",
    "lantern",
    "key",
    "coin",
    "tiger",
    "rope",
    "gull",
    "crab",
    "barrel",
    "fish",
    "torch",
    "skull",
    "ship",
)
"""What may lie on the table."""
CELLS = 12
"""Four columns, A to D, in three rows."""
QUESTIONS = 3
_OPEN = (8.0, 5.0, 4.0)
"""By level: seconds that they lie open."""


class Cell(Record, frozen=True, forbid_unknown_fields=True):
    """Where it was, from 0: row by row."""

    cell: int


class GridSeen(Record, frozen=True):
    """The table as it is seen."""

    signs: list[str]
    """Every cell's sign while they lie open; empty after that."""
    asked: str
    """The sign that is asked for; nothing before, and nothing of the next one."""
    found: list[int]
    """Cells that were answered right."""
    left: float


class Grid(Asking):
    """Twelve signs, three questions."""

    name = "grid"
    takes = Cell

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        signs = list(range(len(SIGNS)))
        self.secret.shuffle(signs)
        self.signs = signs[:CELLS]
        """By cell."""
        cells = list(range(CELLS))
        self.secret.shuffle(cells)
        self.asked = cells[:QUESTIONS]
        """The cells that are asked for."""
        self.given: list[int] = []
        self.shows([_OPEN[self.level - 1]])

    def judge(self, what: Any) -> str | None:
        """The first mistake loses, the third right answer wins."""
        if not 0 <= what.cell < CELLS:
            raise refuse("malformed")
        wanted = self.asked[len(self.given)]
        self.given.append(what.cell)
        if what.cell != wanted:
            return LOST
        return WON if len(self.given) == QUESTIONS else None

    def shown(self, viewer: int | None, at: float) -> GridSeen:
        """All signs, then one question after the other."""
        if not self.is_asked(at):
            return GridSeen([SIGNS[sign] for sign in self.signs], "", [], self.left(at))
        asked = "" if self.ended is not None else SIGNS[self.signs[self.asked[len(self.given)]]]
        found = [cell for cell, wanted in zip(self.given, self.asked, strict=False) if cell == wanted]
        return GridSeen([], asked, found, self.left(at))

    def told(self) -> dict[str, Any]:
        """What was asked, where it was and what was answered."""
        asked = [SIGNS[self.signs[cell]] for cell in self.asked]
        return {"asked": asked, "answer": self.asked, "given": self.given}
