"""A trial in a terminal: what a game's room `terminal` makes of what a bout shows.

The room says it by these functions:

    playable(people)                             what it can show while so many people attempt it at one keyboard: the
                                                 names of trials that a referee takes as `faces`
    picture(trial, shown, seat, names, lang)     how a trial looks at a moment to who is at the keyboard: a `Picture`
    read(typed, shown, at)                       what was typed as a try; None if it is none
    told(note, names, lang)                      what was asked and answered, as lines
    sheet(view, clue, word, seats, names, lang)  what the seats have been told of what was dealt to them, as lines
"""

from __future__ import annotations

from typing import Any

import msgspec

from forts.core.record import Record


class Choice(Record, frozen=True):
    """Something that can be typed in a trial."""

    typed: str
    """What is typed for it; empty for Enter alone."""
    said: str
    """What it does."""
    what: Any
    """The try that it makes."""
    seats: list[int] = msgspec.field(default_factory=list)
    """Who makes it; whoever is asked where nobody is named."""


class Picture(Record, frozen=True):
    """A trial at one moment."""

    lines: list[str]
    """What is seen."""
    choices: list[Choice] = msgspec.field(default_factory=list)
    """What can be typed, besides an answer."""
    hidden: list[str] = msgspec.field(default_factory=list)
    """For the eyes of who judges alone: shown when it is asked for, and covered again."""
    fades: bool = False
    """Does it ask for what was seen before? Then that is wiped from the screen."""
    left: float | None = None
    """Seconds left of the glass that runs; None if none does."""
