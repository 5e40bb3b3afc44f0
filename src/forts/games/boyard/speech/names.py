"""Names of what is on the table, as messages."""

from __future__ import annotations

from typing import Final

from forts.core.message import Message, message
from forts.games.boyard.box.board import SQUARES

PRIZES: Final = ("key", "clue")
"""What can be won, by number."""
STANDS: Final = ("guessing", "in", "out")
"""Where somebody stands in the third round, by number."""
ENDS: Final = ("without_key", "wrong_word", "by_choice")
"""Why somebody is out, by number."""


def seat_name(seat: int) -> Message:
    """A player by seat; a table with named players puts the name in its place."""
    return message("boyard-seat", seat=seat + 1)


def square_name(kind: int) -> Message:
    """A square of the fort."""
    return message("boyard-square", square=SQUARES[kind])


def prize_name(prize: int) -> Message:
    """A key, or a clue."""
    return message("boyard-prize", prize=PRIZES[prize])


def who(seat: int, viewer: int | None) -> str:
    """Is it the viewer that a sentence speaks of?"""
    return "you" if seat == viewer else "other"
