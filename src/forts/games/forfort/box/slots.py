"""The fort as the box lays it out: eight slots around the donjon, their lines, neighbours and names."""

from __future__ import annotations

from typing import Final

ALL_SLOTS: Final = 255
"""Sets of slots are bits. Slots run clockwise: nw n ne e se s sw w; the even ones are corners."""
CORNER_SLOTS: Final = 0b01010101
SIDE_SLOTS: Final = 0b10101010

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

SLOTS = ("nw", "n", "ne", "e", "se", "s", "sw", "w")
"""Names of the slots, clockwise, the same in every language."""
SIDES = ("n", "e", "s", "w")
"""Names of the sides of a fort, and of directions."""


def place_name(at: int) -> str:
    """A slot of a fort, such as `nw of seat 2`."""
    return f"{SLOTS[at & 7]} of seat {(at >> 3) + 1}"
