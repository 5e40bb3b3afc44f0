"""A game of Fort Boyard as a state of the contract."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from forts.core.dice import Dice
from forts.core.state import CHANCE, OVER
from forts.games.boyard.rules import observation
from forts.games.boyard.rules.questions.by_number import QUESTIONS
from forts.games.boyard.rules.questions.question import Chance
from forts.games.boyard.rules.questions.trials import trial_of
from forts.games.boyard.rules.rounds import begin_game
from forts.games.boyard.rules.scoring import winners
from forts.games.boyard.rules.table import NOTHING, OVER_NOW, Table
from forts.games.boyard.rules.value import estimate


class BoyardState(Table):
    """A position of Fort Boyard with its pending decision, roll or trial."""

    def begin(self, first: int) -> None:
        """Start the game; `first` is the seat that begins, or -1 to roll for it."""
        if first >= 0:
            begin_game(self, first)
        self.settle()

    def settle(self) -> None:
        """Go on to the next real decision, roll or trial, taking every step that leaves no choice."""
        while True:
            question = QUESTIONS[self.ask]
            if isinstance(question, Chance):
                self.actor = CHANCE
                self.options = NOTHING
                self.trial = trial_of(self)
                return
            self.trial = 0
            if self.ask == OVER_NOW:
                self.actor = OVER
                self.options = NOTHING
                return
            options = question.offer(self)
            if len(options) > 1:
                self.actor = self.seat
                self.options = options
                return
            question.answer(self, options[0])

    def outcomes(self) -> list[tuple[int, int]]:
        """At `CHANCE`: every action that chance may take, with its weight."""
        question = QUESTIONS[self.ask]
        return question.outcomes(self) if isinstance(question, Chance) else []

    def roll(self, dice: Dice) -> int:
        """At `CHANCE`: let chance act by its weights; returns the action it took."""
        question = QUESTIONS[self.ask]
        assert isinstance(question, Chance), "chance is asked"
        action = question.roll(self, dice)
        question.answer(self, action)
        self.settle()
        return action

    def apply(self, action: int) -> None:
        """Take a legal action or chance outcome, and every step after it that leaves no choice."""
        self.check(action)
        QUESTIONS[self.ask].answer(self, action)
        self.settle()

    def copy(self) -> BoyardState:
        """An independent state that continues from here."""
        twin = BoyardState(0, self.board, self.hard)
        self.copy_onto(twin)
        return twin

    def returns(self) -> list[float]:
        """At the end: one, shared among the winners."""
        if self.actor != OVER:
            return [0.0] * self.players
        best = winners(self)
        share = 1.0 / len(best)
        return [share if seat in best else 0.0 for seat in range(self.players)]

    def estimate(self) -> list[float]:
        """A guess at each seat's share of the victory."""
        return self.returns() if self.actor == OVER else estimate(self)

    def observe(self, seat: int, into: vec[u8], at: i64) -> None:
        """Write what the seat knows: everything."""
        observation.write(self, seat, into, at)

    def made_from(self) -> tuple[Any, ...]:
        """An empty table with this board and these words."""
        return 0, self.board, self.hard
