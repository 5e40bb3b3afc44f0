"""What a move is about, as data."""

from __future__ import annotations

from forts.core.record import Record


class Meaning(Record, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a move is about, in the game's own words. A field that the move does not need keeps its default.

    The same record says what somebody touched; then the verb is empty, unless it is known what was meant.
    """

    verb: str
    """What is done: `play`, `build`."""
    piece: str = ""
    """With which piece: `bug`, `corner_mb`."""
    place: str = ""
    """Where the piece is, or where it goes: `yard`, `nw`."""
    seat: int = -1
    """Whose place it is, from 0; -1 if the move names nobody."""
    amount: int = -1
    """How many; -1 if nothing is counted."""
    declines: bool = False
    """Does it turn down what the question offers: skip, stay, let go? It is offered last, and never praised."""

    def fits(self, touched: Meaning) -> bool:
        """Does it agree with everything known about what was touched?"""
        return (
            touched.verb in ("", self.verb)
            and touched.piece in ("", self.piece)
            and touched.place in ("", self.place)
            and touched.seat in (-1, self.seat)
            and touched.amount in (-1, self.amount)
        )


def plain_text(meaning: Meaning) -> str:
    """The text form for a game that has none of its own: `take 2 coin at bank of seat 1`."""
    words = [meaning.verb]
    if meaning.amount >= 0:
        words.append(str(meaning.amount))
    if meaning.piece:
        words.append(meaning.piece)
    if meaning.place:
        words.append(f"at {meaning.place}")
    if meaning.seat >= 0:
        words.append(f"of seat {meaning.seat + 1}")
    return " ".join(words)
