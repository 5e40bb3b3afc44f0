"""The board: the loop of the fort and that of the sea, of the house or from a file of one's own.

The file is CSV with the columns place (fort or sea) and square. The fort's squares stand in the order in which they are
walked; of the sea's only the number counts.
"""

from __future__ import annotations

import csv
from functools import lru_cache
from importlib.resources import files
from typing import Final

from forts.core.errors import BadData

DOOR: Final = 0
CONCENTRATION: Final = 1
STRENGTH: Final = 2
DUEL: Final = 3
RIDDLE: Final = 4
PRISON: Final = 5
PASSE_PARTOUT: Final = 6
SQUARES: Final = ("door", "concentration", "strength", "duel", "riddle", "prison", "passe_partout")
"""The kinds of squares, by number."""
LONGEST: Final = 24
"""The most squares that a fort may have; the action space has room for them."""

_COLUMNS: Final = ("place", "square")
_ONCE: Final = (DOOR, RIDDLE)
"""Kinds of which there is one square."""
_SHORTEST: Final = 8
_SEA: Final = (3, 12)
_WATER: Final = "water"


class Board:
    """The squares of the fort, and how long the way around the sea is."""

    def __init__(self, text: str, squares: list[int], sea: int) -> None:
        self.text = text
        """The file it was read from; empty for the house's."""
        self.squares = squares
        """Kind of each square of the fort, in the order in which they are walked."""
        self.sea = sea
        """Squares of the sea."""
        self.riddle = squares.index(RIDDLE)
        """Where Père Fouras is; the rope ladder to the sea hangs below."""

    def __reduce__(self) -> tuple[object, ...]:
        return board_from, (self.text,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


@lru_cache(maxsize=64)
def board_from(text: str) -> Board:
    """The board that a file describes, or the house's for the empty text; `BadData` names the line."""
    lines = (text or house_text()).splitlines()
    rows = csv.reader(lines, strict=True)
    squares: list[int] = []
    sea = 0
    try:
        header = next(rows, [])
        if tuple(column.strip() for column in header) != _COLUMNS:
            raise BadData("boyard-board-header", line=1, columns=",".join(_COLUMNS))
        for row in rows:
            if row:
                kind = _square([field.strip() for field in row], rows.line_num)
                if kind < 0:
                    sea += 1
                elif kind in _ONCE and kind in squares:
                    raise BadData("boyard-board-twice", line=rows.line_num, square=SQUARES[kind])
                else:
                    squares.append(kind)
    except csv.Error:
        raise BadData("boyard-board-fields", line=rows.line_num, columns=",".join(_COLUMNS)) from None
    for kind, name in enumerate(SQUARES):
        if kind not in squares:
            raise BadData("boyard-board-missing", line=len(lines), square=name)
    if not _SHORTEST <= len(squares) <= LONGEST:
        raise BadData("boyard-board-length", line=len(lines), count=len(squares), low=_SHORTEST, high=LONGEST)
    if not _SEA[0] <= sea <= _SEA[1]:
        raise BadData("boyard-board-sea", line=len(lines), count=sea, low=_SEA[0], high=_SEA[1])
    return Board(text, squares, sea)


def house_text() -> str:
    """The board of the house, as its file has it."""
    return files("forts.games.boyard.box").joinpath("board.csv").read_text(encoding="utf-8")


def _square(fields: list[str], line: int) -> int:
    """The kind of a square of the fort; -1 for one of the sea."""
    if len(fields) != len(_COLUMNS):
        raise BadData("boyard-board-fields", line=line, columns=",".join(_COLUMNS))
    place, square = fields
    if place == "sea" and square == _WATER:
        return -1
    if place != "fort" or square not in SQUARES:
        raise BadData("boyard-board-square", line=line, place=place, square=square, known=", ".join(SQUARES))
    return SQUARES.index(square)
