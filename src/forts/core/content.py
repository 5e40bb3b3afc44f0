"""What can be asked of the cards that a game has in words: a game has it as its module `content`.

The module has `LANGUAGES` and `read_cards(lang)`, the cards of one of them; `add(folder)`, which adds cards of one's
own; `check() -> Checked`; `blind(lang) -> str`, which asks all that can be answered, without the answers; and
`mark(text) -> list[Marked]`, which judges what was written into that.
"""

from __future__ import annotations

from forts.core.message import Message
from forts.core.record import Record


class Finding(Record, frozen=True):
    """Something about a card that breaks a rule."""

    place: str
    """Language, file, card and side."""
    what: Message


class Checked(Record, frozen=True):
    """What a check has found."""

    counts: list[Message]
    """What there is, a line each."""
    findings: list[Finding]


class Marked(Record, frozen=True):
    """An answer that was given to a card."""

    card: str
    group: Message
    """What cards of its sort are called."""
    given: str
    answer: str
    right: bool
