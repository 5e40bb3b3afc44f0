"""Sequence: signs play one after the other, a round longer each time; repeat them."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import LOST, WON, Puzzle, after, glass, reached, refuse

SIGNS = ("anchor", "shell", "star", "wave", "lantern")
"""Each has a shape, a name and a pitch of its own."""
FIRST = 3
"""Signs of the first round."""
BEAT = 0.8
"""Seconds between two signs."""
PER_SIGN = 2.0
"""Seconds that repeating a sign may take, and as much again to begin."""
_LAST = (6, 7, 8)
"""By level: signs of the last round."""


class Repeat(Record, frozen=True, forbid_unknown_fields=True):
    """The signs of the round, in order."""

    signs: list[int]


class SequenceSeen(Record, frozen=True):
    """The sequence as it is seen: of the round that is on, and no more."""

    signs: list[int]
    """The signs that have been played in this round so far; empty once they are to be repeated."""
    length: int
    """How many there are in this round."""
    rounds_left: int
    asked: bool
    """Is it time to repeat them?"""
    left: float
    """Seconds left to do so."""


class Repeating(Puzzle):
    """Three signs, then one more each round."""

    name = "sequence"
    still = True
    sets = ("signs", 6, 8)
    takes = Repeat

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        last = self.setting("signs", _LAST[self.level - 1])
        self.signs = [self.secret.below(len(SIGNS)) for _ in range(last)]
        """All signs; each round has the first few of them."""
        self.length = FIRST
        """Signs of the round that is on."""
        self.given: list[int] = []
        """What was last repeated."""
        self._begin(0.0)

    def _begin(self, at: float) -> None:
        """A round is played from now on."""
        self.beats = [at + BEAT * (number + 1) for number in range(self.length + 1)]
        self.seconds = PER_SIGN * (self.length + 1)
        self.end = self.beats[-1] + self.seconds + self.late

    def take(self, seat: int, at: float, what: Any) -> None:
        """The signs of this round; right: the next round, or won."""
        if not reached(self.beats[-1], at):
            raise refuse("early")
        if len(what.signs) != self.length or any(not 0 <= sign < len(SIGNS) for sign in what.signs):
            raise refuse("malformed")
        self.given = what.signs
        if what.signs != self.signs[: self.length]:
            self.ended = LOST
        elif self.length == len(self.signs):
            self.ended = WON
        else:
            self.length += 1
            self._begin(at)

    def next(self, at: float) -> float | None:
        """The next sign, then the end of the time."""
        return after([*self.beats, self.end], at)

    def tick(self, at: float) -> None:
        """What is not repeated in time is lost."""
        if reached(self.end, at):
            self.ended = LOST

    def shown(self, viewer: int | None, at: float) -> SequenceSeen:
        """The signs played so far; nothing of the rounds to come."""
        asked = reached(self.beats[-1], at)
        played = 0 if asked else sum(reached(beat, at) for beat in self.beats[:-1])
        left = glass(self.seconds, at - self.beats[-1])
        return SequenceSeen(self.signs[:played], self.length, len(self.signs) - self.length, asked, left)

    def told(self) -> dict[str, Any]:
        """The signs, and what was repeated last."""
        return {"signs": [SIGNS[sign] for sign in self.signs], "given": [SIGNS[sign] for sign in self.given]}
