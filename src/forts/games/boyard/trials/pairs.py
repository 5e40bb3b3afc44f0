"""Pairs: six pairs face down; a pair is kept and goes on; three each have no winner."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import after, reached, refuse
from forts.games.boyard.trials.turns import InTurn

SIGNS = ("anchor", "shell", "star", "wave", "lantern", "key")
CARDS = 12
LOOK = 2.0
"""Seconds that two different cards are seen before they are turned down again."""


class Turn(Record, frozen=True, forbid_unknown_fields=True):
    """A card, from 0."""

    choice: int


class PairsSeen(Record, frozen=True):
    """The cards as they lie."""

    cards: list[str]
    """The sign of each card that lies open; empty for those that do not."""
    kept: list[int]
    """Who keeps each card, by seat; -1 for those on the table."""
    pairs: list[int]
    """Pairs of the one whose trial it is, and of the rival."""
    turn: int
    left: float


class Pairs(InTurn):
    """Twelve cards."""

    name = "pairs"
    in_the_open = True
    takes = Turn

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.cards = [number // 2 for number in range(CARDS)]
        self.secret.shuffle(self.cards)
        """The sign of each card."""
        self.kept = [-1] * CARDS
        """The side that keeps each card."""
        self.open: list[int] = []
        """Cards that lie open."""
        self.known: set[int] = set()
        """Cards that have been seen: what a bot may remember."""

    def choices(self) -> list[int]:
        """What lies face down; nothing while two different cards are seen."""
        if len(self.open) == 2:
            return []
        return [card for card in range(CARDS) if self.kept[card] < 0 and card not in self.open]

    def best(self) -> int:
        """The other card of a pair that is known, else one that is not."""
        choices = self.choices()
        if self.open:
            for card in choices:
                if card in self.known and self.cards[card] == self.cards[self.open[0]]:
                    return card
        else:
            seen = [card for card in choices if card in self.known]
            for card in seen:
                if any(other != card and self.cards[other] == self.cards[card] for other in seen):
                    return card
        fresh = [card for card in choices if card not in self.known]
        return (fresh or choices)[self.secret.below(len(fresh or choices))]

    def do(self, choice: int) -> None:
        """Two alike are kept, and the same one goes on."""
        self.open.append(choice)
        self.known.add(choice)
        if len(self.open) < 2:
            return
        one, other = self.open
        if self.cards[one] != self.cards[other]:
            return  # they are looked at for a while
        self.kept[one] = self.kept[other] = self.turn
        self.open = []
        mine, theirs = self._pairs()
        if mine + theirs == CARDS // 2:
            if mine == theirs:
                self.draws()
            else:
                self.wins(0 if mine > theirs else 1)

    def _pairs(self) -> tuple[int, int]:
        return self.kept.count(0) // 2, self.kept.count(1) // 2

    def waiting(self) -> list[int]:
        """Nobody, while two different cards are seen."""
        return [] if len(self.open) == 2 else super().waiting()

    def take(self, seat: int, at: float, what: Any) -> None:
        """Turn a card, but not while two different ones are seen."""
        if len(self.open) == 2:
            raise refuse("not-now")
        super().take(seat, at, what)

    def next(self, at: float) -> float | None:
        """The end of the look, or as in every duel."""
        return after([self.moved + LOOK], at) if len(self.open) == 2 else super().next(at)

    def tick(self, at: float) -> None:
        """Different cards are turned down again, and it is the other one's move."""
        if len(self.open) < 2:
            super().tick(at)
        elif reached(self.moved + LOOK, at):
            self.open = []
            self.pass_on()
            self.moved = at

    def shown(self, viewer: int | None, at: float) -> PairsSeen:
        """What lies open, and what is kept."""
        faces = [SIGNS[self.cards[card]] if card in self.open or self.kept[card] >= 0 else "" for card in range(CARDS)]
        kept = [self.seats[side] if side >= 0 else -1 for side in self.kept]
        return PairsSeen(faces, kept, list(self._pairs()), self.seats[self.turn], self.left(at))

    def told(self) -> dict[str, Any]:
        """Pairs of both."""
        return {"pairs": list(self._pairs())}
