"""Functions that the Fluent files of every language may call; the browser has the same ones."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any


def functions(seat_name: Callable[[int], str]) -> dict[str, Callable[..., Any]]:
    """By name. `SEAT($seat)` is who sits there, by `seat_name`; what is no number is a name already."""
    return {
        "SEAT": lambda seat: seat_name(int(seat)) if isinstance(seat, int) else seat,
        "STARTS": starts,
        "ELIDE": elide,
    }


def starts(name: object) -> str:
    """`STARTS($name)`: does the name start with a vowel or a consonant? For a selector."""
    letter = unicodedata.normalize("NFD", str(name))[:1].lower()
    return "vowel" if letter and letter in "aeiouyœæø" else "consonant"


def elide(word: object, name: object) -> str:
    """`ELIDE("de", $name)`: the word before a name, without its last letter where the name starts with a vowel."""
    return f"{str(word)[:-1]}’{name}" if starts(name) == "vowel" else f"{word} {name}"
