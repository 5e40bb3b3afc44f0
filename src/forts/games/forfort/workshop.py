"""ForFort's file of walls for designers."""

from __future__ import annotations

from forts.core.message import message
from forts.core.rows import Mistakes, read_rows
from forts.core.workshop import Choice, Column, DrawnCard, Sheet, Spoken, Workshop
from forts.games.forfort.box.deck import DRAWBRIDGE, PROTECTED, SHAPES, SIGNS, Deck
from forts.games.forfort.box.symbols import LETTERS, SYMBOLS
from forts.games.forfort.box.walls import COLUMNS, COUNTS, HOUSE, NUMBERED, read_wall
from forts.games.forfort.sight.pieces import wall_piece
from forts.games.forfort.speech.names import symbol_message


def _column(name: str) -> Column:
    label = message("forfort-workshop-column", column=name)
    if name == "number":
        return Column(name, "number", label, high=sum(COUNTS) - 1)
    if name == "copies":
        return Column(name, "whole", label, 1, sum(COUNTS))
    if name == "shape":
        shapes = tuple(Choice(shape, message("forfort-workshop-shape", shape=shape)) for shape in SHAPES)
        return Column(name, "choice", label, choices=shapes, fewest=1)
    if name == "symbols":
        symbols = tuple(Choice(LETTERS[number], symbol_message(number)) for number in range(len(SYMBOLS)))
        return Column(name, "choice", label, choices=symbols, fewest=1, most=2, between="")
    signs = tuple(
        Choice(SIGNS[sign], message("forfort-workshop-sign", sign=SIGNS[sign])) for sign in (DRAWBRIDGE, PROTECTED)
    )
    return Column(name, "choice", label, choices=signs)


def _drawn(text: str) -> list[DrawnCard]:
    lines = (text or HOUSE.text()).splitlines()
    cards = []
    for line, row in read_rows(lines, "forfort-walls", NUMBERED, COLUMNS, mistakes=Mistakes(lines)):
        wall, copies = read_wall(row, line, Mistakes(lines))
        if wall is not None:
            shape, symbols, sign = wall
            piece = wall_piece(Deck("", "", [shape], [list(symbols)], [sign], [copies]), 0)
            cards.append(DrawnCard(line, (Spoken(message("forfort-workshop-wall"), piece.word),), piece))
    return cards


WORKSHOP = Workshop(
    sheets=(
        Sheet(
            "walls",
            message("forfort-chapter-walls"),
            tuple(_column(name) for name in NUMBERED),
            cards=True,
            fresh={"shape": SHAPES[0], "symbols": LETTERS[0], "copies": "1"},
        ),
    ),
    drawn=_drawn,
    # in the place of another with a drawbridge, since there are four of these
    example={"number": "7", "shape": "corner", "symbols": "SG", "sign": "drawbridge", "copies": "1"},
)
"""What designers can change of ForFort."""
