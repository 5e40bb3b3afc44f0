"""A legal action, as a value."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message
from forts.core.record import Record


class Move(Record, frozen=True):
    """A legal action of a match, as a value."""

    id: int
    """Action id."""
    text: str
    """Notation; `match.play` takes it back."""
    message: Message
    """What it does."""
    meaning: Meaning
    """What it is about, as data."""

    def describe(self, lang: str = "en") -> str:
        """What it does, in words."""
        return self.message.text(lang)

    def __str__(self) -> str:
        return self.text
