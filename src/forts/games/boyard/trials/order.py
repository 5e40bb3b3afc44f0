"""Order: five characters are seen for a while; put them in the same order again."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.asking import Asking
from forts.games.boyard.trials.puzzle import LOST, WON, refuse

CHARACTERS = ("keeper", "sage", "fisher", "jailer", "tiger", "diver", "captain")
"""Who may stand there: drawn by us, and like nobody."""
COUNT = 5
_SEEN = (8.0, 6.0, 4.0)
"""By level: seconds that they are seen."""


class Arranged(Record, frozen=True, forbid_unknown_fields=True):
    """The characters from left to right."""

    order: list[str]


class OrderSeen(Record, frozen=True):
    """The characters as they are seen."""

    order: list[str]
    """From left to right while they are seen; empty after that."""
    choices: list[str]
    """Those to arrange, by name; empty before that."""
    left: float


class Order(Asking):
    """Five of seven."""

    name = "order"
    takes = Arranged

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        numbers = list(range(len(CHARACTERS)))
        self.secret.shuffle(numbers)
        self.order = [CHARACTERS[number] for number in numbers[:COUNT]]
        """The answer."""
        self.given: list[str] = []
        self.shows([_SEEN[self.level - 1]])

    def judge(self, what: Any) -> str:
        """All in their places."""
        if sorted(what.order) != sorted(self.order):
            raise refuse("malformed")
        self.given = what.order
        return WON if what.order == self.order else LOST

    def shown(self, viewer: int | None, at: float) -> OrderSeen:
        """The order, then the same in the order of their names."""
        if self.is_asked(at):
            return OrderSeen([], sorted(self.order), self.left(at))
        return OrderSeen(self.order, [], self.left(at))

    def told(self) -> dict[str, Any]:
        """The order, and what was arranged."""
        return {"answer": self.order, "given": self.given}
