"""The wall cards of a deck, and the fort they go to, in numbers."""

from __future__ import annotations

from typing import Final

CAMP: Final = 22
"""A camp among the cards of a stack or a discard; walls are the kinds 0 to 21."""

MASON: Final = 0
RAM: Final = 1
TREBUCHET: Final = 2
TOWER: Final = 3
GARRISON: Final = 4
SYMBOLS: Final = 5

SIMPLE: Final = 0
DRAWBRIDGE: Final = 1
PROTECTED: Final = 2

CORNER: Final = 0
STRAIGHT: Final = 1

ALL_SLOTS: Final = 255
"""Sets of slots are bits. Slots run clockwise: nw n ne e se s sw w; the even ones are corners."""
CORNER_SLOTS: Final = 0b01010101
SIDE_SLOTS: Final = 0b10101010

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

OUT: Final = -1
"""Beyond the edge of the fort."""
DONJON: Final = -2
"""The middle of the fort."""

_CELLS: Final[list[int]] = [0, 1, 2, 7, DONJON, 3, 6, 5, 4]
"""Slots of the fort read line by line."""


def _bits() -> list[list[int]]:
    return [[slot for slot in range(8) if mask >> slot & 1] for mask in range(256)]


def _next_cells() -> list[int]:
    cells = []
    for slot in range(8):
        row, column = divmod(_CELLS.index(slot), 3)
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            inside = 0 <= row + down <= 2 and 0 <= column + right <= 2
            cells.append(_CELLS[(row + down) * 3 + column + right] if inside else OUT)
    return cells


BITS: Final[list[list[int]]] = _bits()
"""The slots of a set."""
COUNT: Final[list[int]] = [len(slots) for slots in BITS]
"""How many slots a set has."""
NEIGHBOURS: Final[list[int]] = [1 << (slot + 1) % 8 | 1 << (slot + 7) % 8 for slot in range(8)]
"""The two ring neighbours of a slot."""
FIRST_LINE: Final[list[int]] = [1 << 2 * side | 1 << 2 * side + 1 | 1 << (2 * side + 2) % 8 for side in range(4)]
"""The three slots of the line that faces the rivals, by the declared side."""
NEXT_CELL: Final[list[int]] = _next_cells()
"""By slot * 4 + direction: the cell an army enters next, a slot, `OUT` or `DONJON`."""
HEADING: Final[list[int]] = [way % 4 for way in range(32) if NEXT_CELL[way] >= 0]
"""By slot * 2 + 0 or 1: the two directions that an army may be given where it is placed."""


class Deck:
    """The 22 walls of a player, as kinds with their copies; corners come first. A number left out has no copies."""

    def __init__(
        self,
        text: str,
        fingerprint: str,
        shapes: list[int],
        symbols: list[list[int]],
        signs: list[int],
        copies: list[int],
    ) -> None:
        self.text = text
        """The file that describes the walls; empty for the present house deck."""
        self.fingerprint = fingerprint
        """A short name for all that the file says."""
        self.kinds = len(shapes)
        """The kinds are numbered below this."""
        self.numbers: list[int] = [kind for kind in range(self.kinds) if copies[kind]]
        """The kinds that there are."""
        self.shapes = shapes
        """By kind: `CORNER` or `STRAIGHT`."""
        self.symbols = symbols
        """By kind: the one or two symbols, sorted."""
        self.signs = signs
        """By kind: `SIMPLE`, `DRAWBRIDGE` or `PROTECTED`."""
        self.copies = copies
        """By kind: how many a player has."""
        self.corners = shapes.count(CORNER)
        """The kinds below this number are corners."""
        self.marks: list[int] = [sum(1 << 8 * symbol for symbol in some) for some in symbols]
        """By kind: one bit a symbol, eight apart, to be moved to the slot the wall is seen on."""
        self.cards: list[int] = [kind for kind in range(self.kinds) for _ in range(copies[kind])]
        """Every wall of a player, sorted."""
