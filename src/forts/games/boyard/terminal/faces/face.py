"""What a face is made of."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from forts.core.message import Arg, message
from forts.core.record import Record


@dataclass(frozen=True)
class Face:
    """A puzzle in a terminal."""

    lines: Callable[[Any, str], list[str]]
    """What it shows, in a language."""
    read: Callable[[str, Any, float], Record | None]
    """What a typed line does, so many seconds after it began; None if it is not understood."""


def say(lang: str, id_: str, **args: Arg) -> str:
    """A message of the faces in words."""
    return message(f"boyard-face-{id_}", **args).text(lang)


def sign(lang: str, name: str) -> str:
    """A sign by its name."""
    return message("boyard-sign", sign=name).text(lang)


def number(text: str) -> int | None:
    """The number that was typed; None if it is none."""
    plain = text.strip().replace("−", "-")
    return int(plain) if re.fullmatch(r"-?[0-9]{1,9}", plain) else None


def numbers(text: str, most: int) -> list[int]:
    """The numbers that were typed, apart or, where one digit is enough for each, without anything between."""
    if most < 10 and text.strip().isdecimal():
        return [int(digit) for digit in text.strip()]
    return [int(found) for found in re.findall(r"[0-9]{1,9}", text)]


def choice(text: str, most: int) -> int | None:
    """The choice from 1 to so many, as a number from 0; None if it is none."""
    found = number(text)
    return found - 1 if found is not None and 1 <= found <= most else None


def milliseconds(at: float) -> int:
    """A moment as the puzzles take it."""
    return max(0, round(at * 1000))


def ranked(names: list[str]) -> str:
    """Choices with the numbers to type for them."""
    return " · ".join(f"{place + 1} {name}" for place, name in enumerate(names))
