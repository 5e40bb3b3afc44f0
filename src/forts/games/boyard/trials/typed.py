"""Riddle and guess: read, and type one answer."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.judging import LONGEST, accepts
from forts.games.boyard.trials.puzzle import LOST, WON, Puzzle, after, glass, reached, refuse

GUESS_SECONDS = 60.0


class Typed(Record, frozen=True, forbid_unknown_fields=True):
    """The answer."""

    text: str


class TypedSeen(Record, frozen=True):
    """A riddle, or the clues of a word."""

    texts: list[str]
    """The riddle, or all clues so far."""
    left: float | None
    """Seconds left; None where no glass runs."""


class Typing(Puzzle):
    """One typed answer; the card names what is right and what is close but wrong."""

    still = True
    takes = Typed

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.texts = [str(text) for text in self.settings["texts"]]
        self.answers = [str(answer) for answer in self.settings["answers"]]
        self.near = [str(word) for word in self.settings.get("near", [])]
        self.others = [str(word) for word in self.settings.get("others", [])]
        self.lang = str(self.settings["language"])
        self.seconds = float(self.settings["seconds"])
        """For the answer; 0 for as long as one likes."""
        self.given = ""

    def take(self, seat: int, at: float, what: Any) -> None:
        """Right or wrong; nothing is no answer."""
        text = what.text.strip()
        if not text or len(text) > LONGEST:
            raise refuse("malformed")
        self.given = text
        self.ended = WON if accepts(text, self.answers, self.near, self.lang, self.others) else LOST

    def may_appeal(self) -> bool:
        """What was typed and found wrong; nothing typed in time is nothing to appeal."""
        return self.ended == LOST and bool(self.given)

    def next(self, at: float) -> float | None:
        """The end of the glass, if one runs."""
        return after([self.seconds + self.late], at) if self.seconds else None

    def tick(self, at: float) -> None:
        """No answer in time is a wrong one, with nothing to appeal."""
        if self.seconds and reached(self.seconds + self.late, at):
            self.ended = LOST

    def shown(self, viewer: int | None, at: float) -> TypedSeen:
        """The question alone."""
        return TypedSeen(self.texts, glass(self.seconds, at) if self.seconds else None)

    def told(self) -> dict[str, Any]:
        """What was asked, the answer and what was answered."""
        found = {"asked": self.texts, "answer": self.answers[0], "given": self.given}
        return {**found, "why": self.settings["why"]} if self.settings.get("why") else found


class RiddlePuzzle(Typing):
    """Père Fouras asks."""

    name = "riddle"


class GuessPuzzle(Typing):
    """All clues so far; which word is meant?"""

    name = "guess"
