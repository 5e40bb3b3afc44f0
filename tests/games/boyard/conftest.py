"""A table of Fort Boyard that a test plays by hand: rolls and trials are said, not drawn."""

from __future__ import annotations

from forts.core.state import CHANCE
from forts.games.boyard.box.board import SQUARES, board_from
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules.state import BoyardState
from forts.games.boyard.rules.table import CLUE, KEY, Table


class Game:
    """A game in the book's words."""

    def __init__(self, players: int = 3, first: int = 0, hard: tuple[int, ...] = (), board: str = "") -> None:
        self.state = BoyardState(players, board_from(board), [seat in hard for seat in range(players)])
        self.state.skills = [60] * players
        self.state.trace = []
        self.state.begin(first)

    @property
    def t(self) -> Table:
        """What lies on the table."""
        return self.state

    def roll(self, number: int) -> Game:
        """The die shows a number."""
        assert self.state.actor == CHANCE and not self.state.trial
        self.state.apply(act.DIE + number - 1)
        return self

    def trial(self, outcome: int) -> Game:
        """The trial ends so."""
        assert self.state.trial
        self.state.apply(outcome)
        return self

    def pass_(self) -> Game:
        """The trial is passed."""
        return self.trial(act.WON)

    def fail(self) -> Game:
        """The trial is failed."""
        return self.trial(act.LOST)

    def choose(self, action: int) -> Game:
        """The seat whose turn it is decides."""
        assert self.state.actor == self.state.seat
        self.state.apply(action)
        return self

    def stand(self, seat: int, square: str) -> Game:
        """Put a pawn so that a 1 brings it to the first square of a kind."""
        place = self.state.board.squares.index(SQUARES.index(square))
        self.state.at[seat] = place - 1
        return self

    def land(self, square: str) -> Game:
        """The seat whose turn it is comes to the first square of a kind."""
        return self.stand(self.state.seat, square).roll(1)

    def round_two(self) -> Game:
        """Go to the second round: the seat whose turn it is gets the third key."""
        self.state.keys[self.state.seat] = 2
        self.state.stock = 20 - sum(self.state.keys)
        return self.land("strength").pass_()

    def round_three(self, keys: tuple[int, ...], clues: tuple[int, ...]) -> Game:
        """Go to the treasure: the seat whose turn it is gets the fourth clue."""
        self.round_two()
        for seat, (some, told) in enumerate(zip(keys, clues, strict=True)):
            self.state.keys[seat] = some
            self.state.clues[seat] = told
        self.state.stock = 20 - sum(keys)
        self.state.clues[self.state.seat] = 3
        return self.land("strength").pass_()


__all__ = ["CLUE", "KEY", "Game"]
