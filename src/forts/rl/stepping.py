"""Many games at once, in compiled code: one call steps them all, and what learners read lies in memory made once."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from forts.core.dice import Dice
from forts.core.state import CHANCE, OVER, State

_SEED_BITS: Final = (1 << 96) - 1
_LUCK: Final = 0x6C75636B
"""Sets the luck of drawn actions apart from that of chance."""


def game_seed(seed: int, number: int) -> int:
    """The seed of one of many games: any of them can be played again alone."""
    return seed & _SEED_BITS | number << 96


class Batch:
    """Rows of games. A game that ends is followed by another one in the same step."""

    def __init__(
        self, first: State, size: int, actions: int, rows: int, begin: int, stride: int, seed: int, referee: Any
    ) -> None:
        players = first.players
        self.first = first
        """The state that every game begins with."""
        self.size: i64 = size
        """Bytes of an observation."""
        self.actions: i64 = actions
        """Size of the action space."""
        self.rows = rows
        self.begin = begin
        """The number of the first row's first game; the next row has the next number."""
        self.stride = stride
        """How much higher the number of a row's next game is."""
        self.seed = seed
        self.referee = referee
        """Who knows what a finished game is worth, and moves for seats that are bots."""
        self.players = players
        self.observation: vec[u8] = vec[u8]([0] * (rows * size))
        self.mask: vec[u8] = vec[u8]([0] * (rows * actions))
        self.seat: vec[i32] = vec[i32]([0] * rows)
        self.reward: vec[float] = vec[float]([0.0] * (rows * players))
        self.done: vec[u8] = vec[u8]([0] * rows)
        self.length: vec[i32] = vec[i32]([0] * rows)
        """Decisions of the game that has just ended."""
        self.result: vec[float] = vec[float]([0.0] * (rows * players))
        """Shares of the victory in the last game that ended."""
        self.drawn: vec[i64] = vec[i64]([0] * rows)
        """Actions that `sample` has drawn."""
        self.number: vec[i64] = vec[i64]([0] * rows)
        """The number of the game in each row."""
        self.counts: list[int] = [0] * rows
        """Decisions taken so far in each row's game."""
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.luck: list[Dice] = []
        self.offered: list[list[int]] = [[] for _ in range(rows)]
        """The actions that are marked in the mask."""
        self.manned: list[bool] = [True] * players
        """By seat: does a learner decide? Otherwise the referee does."""

    def reset(self) -> None:
        """Begin every row with its first game."""
        self.states = []
        self.dice = []
        self.luck = []
        for row in range(self.rows):
            self.states.append(self.first)
            self.dice.append(Dice(0))
            self.luck.append(Dice(0))
            self.number[row] = self.begin + row - self.stride
        for row in range(self.rows):
            self._begin(row)
            self._settle(row)

    def sample(self) -> None:
        """Draw a legal action for each row, every one equally often."""
        for row in range(self.rows):
            options = self.offered[row]
            self.drawn[row] = options[self.luck[row].below(len(options))]

    def refused(self, actions: list[int]) -> int:
        """The first row whose action is not legal; -1 if all are."""
        mask = self.mask
        width: i64 = self.actions
        for row in range(self.rows):
            action: i64 = actions[row]
            if action < 0 or action >= width or mask[row * width + action] == 0:
                return row
        return -1

    def step(self, actions: list[int]) -> None:
        """Take an action in each row; they are legal, as `refused` has said."""
        players: i64 = self.players
        for row in range(self.rows):
            if self.done[row] != 0:
                self.done[row] = 0
                at: i64 = row * players
                while at < row * players + players:
                    self.reward[at] = 0.0
                    at += 1
            self.states[row].apply(actions[row])
            self.counts[row] += 1
            self._settle(row)

    def _begin(self, row: int) -> None:
        """The next game of a row."""
        number = int(self.number[row]) + self.stride
        self.number[row] = number
        self.states[row] = self.first.copy()
        seed = game_seed(self.seed, number)
        self.dice[row] = Dice(seed)
        self.luck[row] = Dice(seed ^ _LUCK)
        self.counts[row] = 0

    def _settle(self, row: int) -> None:
        """Go on to the next decision of a learner, and write down what it has to know."""
        while True:
            state = self.states[row]
            actor = state.actor
            if actor == CHANCE:
                state.roll(self.dice[row])
            elif actor == OVER:
                self._end(row, state)
                self._begin(row)
            elif self.manned[actor]:
                break
            else:
                state.apply(self.referee.choose(state, actor, self.luck[row]))
                self.counts[row] += 1
        self.seat[row] = actor
        state.observe(actor, self.observation, row * self.size)
        mask = self.mask
        at: i64 = row * self.actions
        for option in self.offered[row]:
            mask[at + option] = 0
        options = state.options
        self.offered[row] = options
        for option in options:
            mask[at + option] = 1

    def _end(self, row: int, state: State) -> None:
        rewards: list[float] = self.referee.rewards(state)
        shares = state.returns()
        at = row * self.players
        for seat in range(self.players):
            self.reward[at + seat] = rewards[seat]
            self.result[at + seat] = shares[seat]
        self.done[row] = 1
        self.length[row] = self.counts[row]
