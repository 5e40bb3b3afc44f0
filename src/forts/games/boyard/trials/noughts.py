"""Noughts: three in a row on nine squares; a full board has no winner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.turns import InTurn

_LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
_FREE = -1
_GOOD = (4, 0, 2, 6, 8, 1, 3, 5, 7)
"""Squares from the best to the least, where they lead to the same end."""


class NoughtsPlace(Record, frozen=True, forbid_unknown_fields=True):
    """A square, from 0, row by row."""

    choice: int


class NoughtsSeen(Record, frozen=True):
    """The board as it lies."""

    squares: list[int]
    """The seat on each square; -1 for a free one."""
    turn: int
    left: float


class Noughts(InTurn):
    """Nine squares."""

    name = "noughts"
    in_the_open = True
    still = True
    takes = NoughtsPlace

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.squares = [_FREE] * 9
        """The side on each square."""
        self.placed: list[int] = []

    def choices(self) -> list[int]:
        """The free squares."""
        return [square for square in range(9) if self.squares[square] == _FREE]

    def best(self) -> int:
        """The square that leads to the best end, if the other one plays as well."""
        squares = tuple(self.squares)
        return max(
            (square for square in _GOOD if squares[square] == _FREE),
            key=lambda square: -_worth(_with(squares, square, self.turn), 1 - self.turn),
        )

    def do(self, choice: int) -> None:
        """Three in a row win."""
        self.squares[choice] = self.turn
        self.placed.append(choice)
        if _has_won(self.squares, self.turn):
            self.wins(self.turn)
        elif _FREE not in self.squares:
            self.draws()
        else:
            self.pass_on()

    def shown(self, viewer: int | None, at: float) -> NoughtsSeen:
        """All there is."""
        squares = [self.seats[side] if side >= 0 else -1 for side in self.squares]
        return NoughtsSeen(squares, self.seats[self.turn], self.left(at))

    def told(self) -> dict[str, Any]:
        """The squares, in turn."""
        return {"placed": self.placed}


def _has_won(squares: Sequence[int], side: int) -> bool:
    return any(all(squares[square] == side for square in line) for line in _LINES)


def _with(squares: tuple[int, ...], square: int, side: int) -> tuple[int, ...]:
    return (*squares[:square], side, *squares[square + 1 :])


@cache
def _worth(squares: tuple[int, ...], side: int) -> int:
    """What the position is worth to the side whose move it is; a win that comes sooner is worth more."""
    if _has_won(squares, 1 - side):
        return -1 - squares.count(_FREE)
    free = [square for square in range(9) if squares[square] == _FREE]
    return max((-_worth(_with(squares, square, side), 1 - side) for square in free), default=0)
