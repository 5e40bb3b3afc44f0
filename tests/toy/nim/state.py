"""The rules: two piles, whose sizes chance decides first."""

from __future__ import annotations

from forts.core import CHANCE, OVER, State
from nim.moves import FALL, PICK, ROLL, SIZE, TAKE


class NimState(State):
    """A table where Nim is played."""

    def __init__(self, players: int, size: int) -> None:
        super().__init__(players)
        self.size = size
        self.piles: list[int] = []
        self.picked = -1
        self.rolls = False
        self.turn = 0
        self.taken = [0] * players

    def outcomes(self) -> list[tuple[int, int]]:
        """What the die may show, or how large a pile may be."""
        if self.actor != CHANCE:
            return []
        first = SIZE if len(self.piles) < 2 else FALL
        return [(first, 1), (first + 1, 1)]

    def apply(self, action: int) -> None:
        """Take an action."""
        self.check(action)
        self._take(action)
        self.ask()

    def _take(self, action: int) -> None:
        mover = self.turn % self.players
        if self.trace is not None:
            self.trace.append((action, mover))
        if action >= SIZE:
            self.piles.append(self.size + action - SIZE)
        elif action == ROLL:
            self.rolls = True
        elif action < TAKE:
            self.picked = action - PICK
        else:
            count = 1 + action - (FALL if action >= FALL else TAKE)
            self.piles[self.picked] -= count
            self.taken[mover] += count
            self.picked, self.rolls = -1, False
            self.turn += 1

    def ask(self) -> None:
        """Who decides what; a step with one answer is taken at once."""
        while True:
            self.options = []
            if len(self.piles) < 2 or self.rolls:
                self.actor = CHANCE
                if self.rolls and self.piles[self.picked] == 1:
                    self._take(FALL)
                    continue
                return
            if not any(self.piles):
                self.actor = OVER
                return
            self.actor = self.turn % self.players
            if self.picked < 0:
                self.options = [PICK + pile for pile in range(2) if self.piles[pile]]
            else:
                self.options = [TAKE, *([TAKE + 1] if self.piles[self.picked] > 1 else []), ROLL]
            if len(self.options) > 1:
                return
            self._take(self.options[0])

    def copy(self) -> NimState:
        """A table of its own."""
        twin = NimState(self.players, self.size)
        twin.actor, twin.options, twin.reveals = self.actor, self.options, self.reveals
        twin.piles, twin.taken = self.piles[:], self.taken[:]
        twin.picked, twin.rolls, twin.turn = self.picked, self.rolls, self.turn
        return twin

    def returns(self) -> list[float]:
        """All to whoever took the last stone."""
        last = (self.turn - 1) % self.players
        return [1.0 if seat == last and self.actor == OVER else 0.0 for seat in range(self.players)]
