"""What a designer can change of a game's data file: its tables, what each column takes, and its cards as they look.

A game whose cards are data has a module `workshop` with a `WORKSHOP`. The file itself stays the one truth: a workshop
shows its cells, and whatever is changed there is changed in the file.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from forts.core.message import Message
from forts.core.record import Record


class Choice(Record, frozen=True):
    """Something that a cell can say."""

    value: str
    """As the file writes it."""
    label: Message


class Column(Record, frozen=True):
    """A column of a table."""

    name: str
    """As the file's header writes it."""
    kind: Literal["number", "name", "whole", "choice", "icons"]
    """`number`: what the row is known by for good; `name`: what people call it; `whole`: a whole number; `choice`: one
    or several of `choices`; `icons`: what the game has a language of its own for."""
    label: Message
    low: int = 0
    high: int = 0
    choices: tuple[Choice, ...] = ()
    fewest: int = 0
    """How many of the choices a cell has at least."""
    most: int = 1
    between: str = " "
    """What stands between several."""
    twice: bool = False
    """May it have the same choice twice?"""


class Sheet(Record, frozen=True):
    """A table of the file."""

    name: str
    label: Message
    columns: tuple[Column, ...]
    cards: bool
    """Is each row a card, which can be added, copied and removed? Otherwise there are as many rows as there are."""
    fresh: dict[str, str]
    """What a new row says, by column."""


class Spoken(Record, frozen=True):
    """A part of a card in words."""

    label: Message
    text: Message


class DrawnCard(Record, frozen=True):
    """A card as it looks and reads."""

    line: int
    """The line of the file that it stands on, from 1."""
    words: tuple[Spoken, ...]
    piece: Any
    """What it is drawn from, as the game's components have it."""


@dataclass(frozen=True)
class Workshop:
    """What a game offers to designers; it has one as `WORKSHOP` in its module `workshop`."""

    sheets: tuple[Sheet, ...]
    """The tables of a file, in their order."""
    drawn: Callable[[str], list[DrawnCard]]
    """The cards of a file's text; a card with a mistake in it is left out, whatever is wrong elsewhere does not
    matter."""
    example: Mapping[str, str]
    """A card to explain the workshop by, one that does too much: its cells by column."""


class Finding(Record, frozen=True):
    """What trying a set out has shown of one figure."""

    name: str
    """As JSON of `forts compare` calls it."""
    label: str
    sentence: str
    """What was found, in words."""
    verdict: Literal["sure", "perhaps", "none"]
    share: bool
    """Is it a share? Then differences are in percentage points, otherwise in per cent of the first side."""
    first: str
    """Its mean on the first side, in words."""
    second: str
    difference: float | None
    """Second less first, in the unit named above; None where there is none to name."""
    low: float | None
    high: float | None
