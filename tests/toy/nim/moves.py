"""What can be done, by a player or by chance, as numbers and as data."""

from __future__ import annotations

from forts.core import Meaning

PICK, TAKE, ROLL, FALL, SIZE = 0, 2, 4, 5, 7
"""The first action of each kind: two piles, one or two stones, the die, what it shows, and how large a pile is."""

MEANINGS = [
    Meaning("pick", place="left"),
    Meaning("pick", place="right"),
    Meaning("take", amount=1),
    Meaning("take", amount=2),
    Meaning("roll"),
    Meaning("fall", amount=1),
    Meaning("fall", amount=2),
    Meaning("size", amount=3),
    Meaning("size", amount=4),
]
"""What each action is about."""

_NUMBERS = ["none", "one", "two", "three", "four"]


def text(meaning: Meaning) -> str:
    """A meaning as text: `pick left`, `take two`."""
    return f"{meaning.verb} {meaning.place or _NUMBERS[meaning.amount]}" if meaning.verb != "roll" else "roll"
