"""What can be done, by a player or by chance, as numbers and as data."""

from __future__ import annotations

from forts.core import Meaning

PICK, TAKE, ROLL, FALL, SIZE, DARE, STEADY, SHAKY = 0, 2, 4, 5, 7, 9, 10, 11
"""The first action of each kind: two piles, one or two stones, the die, what it shows, how large a pile is, daring."""

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
    Meaning("dare"),
    Meaning("steady"),
    Meaning("shaky"),
]
"""What each action is about."""

_NUMBERS = ["none", "one", "two", "three", "four"]


def text(meaning: Meaning) -> str:
    """A meaning as text: `pick left`, `take two`."""
    if not meaning.place and meaning.amount < 0:
        return meaning.verb
    return f"{meaning.verb} {meaning.place or _NUMBERS[meaning.amount]}"
