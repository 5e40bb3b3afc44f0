"""The file of walls: the house deck, and any other that an owner of the box writes down.

The file is CSV with the columns number, shape (corner, straight), symbols (one or two of M B T S G), sign (drawbridge,
protected or nothing) and copies. The book fixes 22 walls: 14 simple, 4 with a drawbridge, 4 protected. A wall keeps its
number wherever its line stands; in a file without that column walls are numbered by their rows, corners first.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from forts.core.house import House, fingerprint_of
from forts.core.rows import Mistakes, read_rows
from forts.games.forfort.box.deck import CORNER, SHAPES, SIGNS, SIMPLE, STRAIGHT, Deck
from forts.games.forfort.box.symbols import LETTERS

COLUMNS = ("shape", "symbols", "sign", "copies")
NUMBERED = ("number", *COLUMNS)
COUNTS = (14, 4, 4)
"""How many walls of each sign a player has."""
FOUR = 4
"""A fort has four corners and four sides, so that a deck needs as many walls of either shape."""


_Wall = tuple[int, tuple[int, ...], int]
"""Shape, symbols and sign."""


@lru_cache(maxsize=64)
def deck_from(text: str) -> Deck:
    """The deck that a file describes, or the house deck for the empty text; `BadData` names the line."""
    lines = (text or HOUSE.text()).splitlines()
    copies: dict[_Wall, int] = {}
    numbers: dict[int, _Wall] = {}
    mistakes = Mistakes(lines)
    ordered = True
    for line, row in read_rows(lines, "forfort-walls", NUMBERED, COLUMNS, mistakes=mistakes):
        wall, count = read_wall(row, line, mistakes)
        if wall is None:
            continue
        if "number" in row:
            number = _number(row, line, wall, numbers, mistakes)
            if number >= 0:
                # one number out of place puts all after it out of place: that is said once
                ordered = ordered and _check_order(row, line, number, wall, numbers, mistakes)
                numbers[number] = wall
        copies[wall] = copies.get(wall, 0) + count
    _check_counts(copies, len(lines), mistakes)
    mistakes.refuse()
    if not numbers:
        numbers = dict(enumerate(sorted(copies, key=lambda wall: wall[0])))
    straights = min(number for number, wall in numbers.items() if wall[0] == STRAIGHT)
    nothing = [(CORNER if number < straights else STRAIGHT, (), SIMPLE) for number in range(max(numbers) + 1)]
    walls = [numbers.get(number, nothing[number]) for number in range(max(numbers) + 1)]
    return Deck(
        text,
        fingerprint_of([_canonical(number, numbers[number], copies[numbers[number]]) for number in sorted(numbers)]),
        [shape for shape, _, _ in walls],
        [list(symbols) for _, symbols, _ in walls],
        [sign for _, _, sign in walls],
        [copies.get(wall, 0) for wall in walls],
    )


HOUSE: Final = House("forts.games.forfort.box", "walls.csv", lambda text: deck_from(text).fingerprint)


def _check_counts(copies: dict[_Wall, int], last: int, mistakes: Mistakes) -> None:
    """Are there as many walls of each kind as a player has? As far as they can be counted."""
    if not mistakes.right("sign", "shape", "symbols", "copies"):
        return
    for sign, needed in enumerate(COUNTS):
        count = sum(number for wall, number in copies.items() if wall[2] == sign)
        if count != needed:
            mistakes.note_row("forfort-walls-count", last, (), sign=SIGNS[sign], count=count, needed=needed)
    corners, all_ = sum(number for wall, number in copies.items() if wall[0] == CORNER), sum(copies.values())
    if all_ == sum(COUNTS) and not FOUR <= corners <= all_ - FOUR:
        mistakes.note_row("forfort-walls-shapes", last, (), corners=corners, straights=all_ - corners)


def _canonical(number: int, wall: _Wall, copies: int) -> list[str]:
    shape, symbols, sign = wall
    letters = "".join(LETTERS[symbol] for symbol in symbols)
    return [str(number), SHAPES[shape], letters, SIGNS[sign], str(copies)]


def _number(row: dict[str, str], line: int, wall: _Wall, before: dict[int, _Wall], mistakes: Mistakes) -> int:
    """The number of a wall, which no other has; -1 if it is wrong."""
    text, most = row["number"], sum(COUNTS) - 1
    if not (len(text) <= 2 and text.isascii() and text.isdigit() and int(text) <= most):
        mistakes.note("forfort-walls-number", line, row, "number", value=text, most=most)
        return -1
    number = int(text)
    if number in before:
        mistakes.note("forfort-walls-number-twice", line, row, "number", number=number)
        return -1
    for other, known in before.items():
        if known == wall:
            mistakes.note("forfort-walls-twice", line, row, "shape", number=other)
            return -1
    return number


def _check_order(
    row: dict[str, str], line: int, number: int, wall: _Wall, before: dict[int, _Wall], mistakes: Mistakes
) -> bool:
    """Are corners numbered below the straight walls so far?"""
    for other, known in before.items():
        if known[0] != wall[0] and (number < other) != (wall[0] == CORNER):
            mistakes.note("forfort-walls-order", line, row, "number", number=number)
            return False
    return True


def read_wall(row: dict[str, str], line: int, mistakes: Mistakes) -> tuple[_Wall | None, int]:
    """The wall of a row and its copies; None if something is wrong with it."""
    shape, letters, sign, count = (row[column] for column in COLUMNS)
    right = True
    if shape not in SHAPES:
        mistakes.note("forfort-walls-shape", line, row, "shape", value=shape)
        right = False
    symbols = tuple(sorted(LETTERS.find(letter) for letter in letters))
    if not 1 <= len(symbols) <= 2 or symbols[0] < 0 or len(set(symbols)) != len(symbols):
        mistakes.note("forfort-walls-symbols", line, row, "symbols", value=letters)
        right = False
    if sign and sign not in SIGNS:
        mistakes.note("forfort-walls-sign", line, row, "sign", value=sign)
        right = False
    if not (len(count) <= 2 and count.isascii() and count.isdigit() and 1 <= int(count) <= sum(COUNTS)):
        mistakes.note("forfort-walls-copies", line, row, "copies", value=count)
        right = False
    if not right:
        return None, 0
    return (SHAPES.index(shape), symbols, SIGNS.index(sign) if sign else 0), int(count)
