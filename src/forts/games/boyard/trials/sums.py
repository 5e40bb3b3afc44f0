"""Sums: mental arithmetic, step after step; only the end is asked for."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.asking import Asking
from forts.games.boyard.trials.puzzle import LOST, WON, WholeNumber

STEPS = 6
"""Numbers to reckon with, after the first."""
SHOWN = 3.0
"""Seconds that a step is seen."""
_LARGEST = (9, 12, 25)
"""By level: the largest number that is added or taken away."""


class SumsAnswer(Record, frozen=True, forbid_unknown_fields=True):
    """The number at the end."""

    number: WholeNumber


class SumsSeen(Record, frozen=True):
    """Sums as they are seen."""

    step: int
    """Which step is shown, from 0; `steps` once the answer is asked for."""
    steps: int
    text: str
    """The step: "7", "+ 5", "× 2"; empty once the answer is asked for."""
    left: float
    """Seconds left of the glass."""


class Sums(Asking):
    """A first number and six steps, one at a time."""

    name = "sums"
    still = True
    takes = SumsAnswer

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        largest = _LARGEST[self.level - 1]
        total = 2 + self.secret.below(largest)
        self.texts = [str(total)]
        """What is shown, step by step."""
        for _ in range(STEPS):
            number = 2 + self.secret.below(largest - 1)
            way = self.secret.below(3 if self.level > 1 else 2)
            if way == 2 and total <= 30:
                total *= 2
                self.texts.append("× 2")
            elif way == 1 and total > number:
                total -= number
                self.texts.append(f"− {number}")
            else:
                total += number
                self.texts.append(f"+ {number}")
        self.total = total
        """The answer."""
        self.given: int | None = None
        """What was answered."""
        self.shows([(step + 1) * SHOWN for step in range(len(self.texts))])

    def judge(self, what: Any) -> str:
        """Right or wrong."""
        self.given = what.number
        return WON if what.number == self.total else LOST

    def shown(self, viewer: int | None, at: float) -> SumsSeen:
        """The step of this moment, for everybody."""
        step = self.step(at)
        text = self.texts[step] if step < len(self.texts) else ""
        return SumsSeen(step, len(self.texts), text, self.left(at))

    def told(self) -> dict[str, Any]:
        """The steps, the answer and what was answered."""
        return {"steps": self.texts, "answer": self.total, "given": self.given}
