"""Duels in turn: one does something, then the other, each within the time of a move."""

from __future__ import annotations

from typing import Any

from forts.games.boyard.trials.puzzle import LOST, NO_WINNER, WON, Puzzle, after, glass, reached, refuse

MOVE = 10.0
"""Seconds for a move."""
PAUSE = 1.2
"""Seconds that a bot takes for one."""


class InTurn(Puzzle):
    """Two seats in turn; the one whose trial it is begins. A subclass has `choices`, `best` and `do`."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.turn = 0
        """Whose move it is: 0 for the one whose trial it is, 1 for the rival."""
        self.moved = 0.0
        """When the last move was."""

    def choices(self) -> list[int]:
        """What the one whose move it is may choose from."""
        raise NotImplementedError  # each duel has its own

    def best(self) -> int:
        """The best of the choices."""
        raise NotImplementedError  # each duel has its own

    def do(self, choice: int) -> None:
        """Carry out a choice; sets `ended`, or gives the turn on by `pass_on`."""
        raise NotImplementedError  # each duel has its own

    def chosen(self, what: Any) -> int:
        """The choice that somebody sent."""
        return int(what.choice)

    def pass_on(self) -> None:
        """The other one's move."""
        self.turn = 1 - self.turn

    def wins(self, side: int) -> None:
        """That side has won."""
        self.ended = WON if side == 0 else LOST

    def draws(self) -> None:
        """Nobody has won."""
        self.ended = NO_WINNER

    def waiting(self) -> list[int]:
        """The one whose move it is, if it is no bot."""
        seat = self.seats[self.turn]
        return [] if self.ended is not None or seat in self.bots else [seat]

    def take(self, seat: int, at: float, what: Any) -> None:
        """A move of the one whose move it is."""
        if seat != self.seats[self.turn]:
            raise refuse("not-now")
        choice = self.chosen(what)
        if choice not in self.choices():
            raise refuse("impossible")
        self.do(choice)
        self.moved = at

    def next(self, at: float) -> float | None:
        """The bot's move, or the end of the time for one."""
        return after([self._due], at)

    def tick(self, at: float) -> None:
        """A bot moves; whoever lets the time run out loses."""
        if not reached(self._due, at):
            return
        skill = self.bots.get(self.seats[self.turn])
        if skill is None:
            self.wins(1 - self.turn)
            return
        choices = self.choices()
        clever = self.secret.below(100) < skill
        self.do(self.best() if clever else choices[self.secret.below(len(choices))])
        self.moved = at

    def left(self, at: float) -> float:
        """Seconds left for the move."""
        return glass(MOVE, at - self.moved)

    @property
    def _due(self) -> float:
        return self.moved + (PAUSE if self.seats[self.turn] in self.bots else MOVE + self.late)
