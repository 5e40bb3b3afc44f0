"""The rules: two piles, whose sizes chance decides first."""

from __future__ import annotations

from typing import Any

from forts.core import CHANCE, OVER, PERSON, State
from nim.moves import DARE, FALL, PICK, ROLL, SHAKY, SIZE, STEADY, TAKE

BALANCE = 1
"""The trial: with a steady hand two stones are taken, with a shaky one only one."""


class NimState(State):
    """A table where Nim is played."""

    def __init__(self, players: int, size: int, daring: bool = False) -> None:
        super().__init__(players)
        self.size = size
        self.daring = daring
        self.skills = [PERSON] * players
        self.piles: list[int] = []
        self.picked = -1
        self.rolls = False
        self.turn = 0
        self.taken = [0] * players

    def outcomes(self) -> list[tuple[int, int]]:
        """What the die may show, or how large a pile may be."""
        if self.actor != CHANCE:
            return []
        if self.trial:
            skill = self.skills[self.turn % self.players]
            return [(STEADY, skill), (SHAKY, 100 - skill)]
        first = SIZE if len(self.piles) < 2 else FALL
        return [(first, 1), (first + 1, 1)]

    def set_skills(self, skills: list[int]) -> None:
        """Say how steady each hand is."""
        self.skills = skills

    def apply(self, action: int) -> None:
        """Take an action."""
        self.check(action)
        self._take(action)
        self.ask()

    def _take(self, action: int) -> None:
        mover = self.turn % self.players
        if self.trace is not None:
            self.trace.append((action, mover))
        if action == DARE:
            self.trial = BALANCE
        elif SIZE <= action < DARE:
            self.piles.append(self.size + action - SIZE)
        elif action == ROLL:
            self.rolls = True
        elif action < TAKE:
            self.picked = action - PICK
        else:
            one = SHAKY if action >= SHAKY else STEADY - 1 if action == STEADY else FALL if action >= FALL else TAKE
            count = 1 + action - one
            self.piles[self.picked] -= count
            self.taken[mover] += count
            self.picked, self.rolls, self.trial = -1, False, 0
            self.turn += 1

    def ask(self) -> None:
        """Who decides what; a step with one answer is taken at once."""
        while True:
            self.options = []
            if self.trial:
                self.actor = CHANCE
                return
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
                several = self.piles[self.picked] > 1
                self.options = [
                    TAKE,
                    *([TAKE + 1] if several else []),
                    ROLL,
                    *([DARE] if several and self.daring else []),
                ]
            if len(self.options) > 1:
                return
            self._take(self.options[0])

    def copy(self) -> NimState:
        """A table of its own."""
        twin = NimState(self.players, self.size, self.daring)
        twin.actor, twin.options, twin.reveals = self.actor, self.options, self.reveals
        twin.trial, twin.skills = self.trial, self.skills
        twin.piles, twin.taken = self.piles[:], self.taken[:]
        twin.picked, twin.rolls, twin.turn = self.picked, self.rolls, self.turn
        return twin

    def returns(self) -> list[float]:
        """All to whoever took the last stone."""
        last = (self.turn - 1) % self.players
        return [1.0 if seat == last and self.actor == OVER else 0.0 for seat in range(self.players)]

    def observe(self, seat: int, into: Any, at: int) -> None:
        """Everything lies open: what a seat knows is all there is."""
        turned = [*self.taken[seat:], *self.taken[:seat]]
        skills = [*self.skills[seat:], *self.skills[:seat]]
        piles = [pile + 1 for pile in self.piles]
        whose = 1 + (self.turn - seat) % self.players
        known = [whose, self.turn, self.picked + 1, int(self.rolls), self.trial, *piles, *[0] * (2 - len(piles))]
        for place, value in enumerate([*known, min(self.actor, 0) + 2, *turned, *skills]):
            into[at + place] = value

    def made_from(self) -> tuple[Any, ...]:
        """An empty table."""
        return self.players, self.size, self.daring
