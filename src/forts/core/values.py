"""The numbers of a data file that can be changed one by one, for trying out what each of them does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Bounds:
    """What a number may be, and what it is."""

    low: int
    high: int
    now: int


@dataclass(frozen=True)
class Values:
    """The numbers of a game's data; a game has it as `VALUES` in its module `values`."""

    known: Callable[[str], dict[str, Bounds]]
    """By name: the numbers of a data file's text."""
    changed: Callable[[str, Mapping[str, int]], str]
    """The text with other numbers for some of these names; all else stays as it was written."""
