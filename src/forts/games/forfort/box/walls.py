"""The file of walls: the house deck, and any other that an owner of the box writes down.

The file is CSV with the columns shape (corner, straight), symbols (one or two of M B T S G), sign (drawbridge,
protected or nothing) and copies. The book fixes 22 walls: 14 simple, 4 with a drawbridge, 4 protected.
"""

from __future__ import annotations

import csv
from functools import lru_cache
from importlib.resources import files

from forts.core.errors import BadData
from forts.games.forfort.box.cards import CORNER, Deck
from forts.games.forfort.box.names import LETTERS, SHAPES, SIGNS

COLUMNS = ("shape", "symbols", "sign", "copies")
COUNTS = (14, 4, 4)
"""How many walls of each sign a player has."""
FOUR = 4
"""A fort has four corners and four sides, so that a deck needs as many walls of either shape."""


@lru_cache(maxsize=64)
def deck_from(text: str) -> Deck:
    """The deck that a file describes, or the house deck for the empty text; `BadData` names the line."""
    lines = (text or _house_file()).splitlines()
    copies: dict[tuple[int, tuple[int, ...], int], int] = {}
    rows = csv.reader(lines, strict=True)
    try:
        header = next(rows, [])
        if tuple(column.strip() for column in header) != COLUMNS:
            raise BadData("forfort-walls-header", line=1, columns=",".join(COLUMNS))
        for row in rows:
            if row:
                wall, count = _wall([field.strip() for field in row], rows.line_num)
                copies[wall] = copies.get(wall, 0) + count
    except csv.Error:
        raise BadData("forfort-walls-fields", line=rows.line_num, columns=",".join(COLUMNS)) from None
    for sign, needed in enumerate(COUNTS):
        count = sum(number for wall, number in copies.items() if wall[2] == sign)
        if count != needed:
            raise BadData("forfort-walls-count", line=len(lines), sign=SIGNS[sign], count=count, needed=needed)
    corners = sum(number for wall, number in copies.items() if wall[0] == CORNER)
    if not FOUR <= corners <= sum(COUNTS) - FOUR:
        raise BadData("forfort-walls-shapes", line=len(lines), corners=corners, straights=sum(COUNTS) - corners)
    walls = sorted(copies, key=lambda wall: wall[0])
    return Deck(
        text,
        [shape for shape, _, _ in walls],
        [list(symbols) for _, symbols, _ in walls],
        [sign for _, _, sign in walls],
        [copies[wall] for wall in walls],
    )


def _house_file() -> str:
    return files("forts.games.forfort.box").joinpath("walls.csv").read_text(encoding="utf-8")


def _wall(fields: list[str], line: int) -> tuple[tuple[int, tuple[int, ...], int], int]:
    if len(fields) != len(COLUMNS):
        raise BadData("forfort-walls-fields", line=line, columns=",".join(COLUMNS))
    shape, letters, sign, count = fields
    if shape not in SHAPES:
        raise BadData("forfort-walls-shape", line=line, value=shape)
    symbols = tuple(sorted(LETTERS.find(letter) for letter in letters))
    if not 1 <= len(symbols) <= 2 or symbols[0] < 0 or len(set(symbols)) != len(symbols):
        raise BadData("forfort-walls-symbols", line=line, value=letters)
    if sign and sign not in SIGNS:
        raise BadData("forfort-walls-sign", line=line, value=sign)
    if not (len(count) <= 2 and count.isascii() and count.isdigit() and 1 <= int(count) <= sum(COUNTS)):
        raise BadData("forfort-walls-copies", line=line, value=count)
    return (SHAPES.index(shape), symbols, SIGNS.index(sign) if sign else 0), int(count)
