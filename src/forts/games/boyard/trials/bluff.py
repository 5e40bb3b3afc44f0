"""Bluff: water beats torch, torch beats rope, rope beats water; first to two."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import NO_WINNER, refuse
from forts.games.boyard.trials.secretly import Secretly

SIGNS = ("water", "torch", "rope")
"""Each beats the next one, the last one the first."""
ENOUGH = 2
ROUNDS = 7
"""After so many rounds nobody wins."""
_NONE = -1


class BluffChoice(Record, frozen=True, forbid_unknown_fields=True):
    """A sign, in secret."""

    round: int
    choice: int


class BluffSeen(Record, frozen=True):
    """The signs as one viewer sees them."""

    round: int
    chosen: list[int]
    """Seats that have chosen in this round."""
    own: str
    """What the viewer has chosen."""
    last: list[str]
    """What both chose in the round before."""
    won: list[int]
    left: float


class Bluff(Secretly):
    """Choose in secret, see, and again."""

    name = "bluff"
    still = True
    takes = BluffChoice

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.choices = [_NONE, _NONE]
        self.last: list[str] = []
        self.won = [0, 0]
        self.round = 0
        self.told_rounds: list[list[str]] = []

    def waiting(self) -> list[int]:
        """Who has not chosen."""
        if self.ended is not None:
            return []
        return [seat for side, seat in enumerate(self.seats) if seat not in self.bots and self.choices[side] == _NONE]

    def take(self, seat: int, at: float, what: Any) -> None:
        """A sign for this round."""
        side = self.seats.index(seat)
        if what.round != self.round or self.choices[side] != _NONE:
            raise refuse("not-now")
        if not 0 <= what.choice < len(SIGNS):
            raise refuse("malformed")
        self.choices[side] = what.choice
        if not self.waiting():
            self.since = at
            self._reveal()

    def time_is_up(self) -> None:
        """Who has not chosen loses the round."""
        self._reveal()

    def _reveal(self) -> None:
        for side, seat in enumerate(self.seats):
            if seat in self.bots:
                self.choices[side] = self.secret.below(len(SIGNS))
        mine, theirs = self.choices
        if mine != theirs:
            beats = theirs == _NONE or (mine != _NONE and (theirs - mine) % len(SIGNS) == 1)
            self.won[0 if beats else 1] += 1
        self.last = ["" if choice == _NONE else SIGNS[choice] for choice in self.choices]
        self.told_rounds.append(self.last)
        self.choices = [_NONE, _NONE]
        self.round += 1
        if max(self.won) == ENOUGH:
            self.judge(*self.won)
        elif self.round == ROUNDS:
            self.ended = NO_WINNER

    def shown(self, viewer: int | None, at: float) -> BluffSeen:
        """One's own choice, and those of the round before."""
        own = ""
        if viewer in self.seats and (choice := self.choices[self.seats.index(viewer)]) != _NONE:
            own = SIGNS[choice]
        chosen = [seat for side, seat in enumerate(self.seats) if self.choices[side] != _NONE]
        return BluffSeen(self.round, chosen, own, self.last, self.won[:], self.left(at))

    def told(self) -> dict[str, Any]:
        """What both chose, round by round."""
        return {"rounds": self.told_rounds, "won": self.won}
