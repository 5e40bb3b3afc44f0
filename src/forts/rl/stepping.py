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


class Row:
    """One of the games that are played side by side."""

    def __init__(self, first: State) -> None:
        self.state = first
        self.dice = Dice(0)
        """What chance draws."""
        self.luck = Dice(0)
        """What `sample` and bots draw."""
        self.offered: list[int] = []
        """The actions that are marked in the mask."""
        self.count = 0
        """Decisions taken so far."""
        self.asked = False
        """Has a learner decided anything in this game?"""
        self.number = 0
        """The number of the game: with the seed it says which game it is."""


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
        self.rows: list[Row] = [Row(first) for _ in range(rows)]
        self.begin = begin
        """The number of the first row's first game; the next row has the next number."""
        self.stride = stride
        """How much higher the number of a row's next game is."""
        self.seed = seed
        self.referee = referee
        """Who knows what a finished game is worth, and moves for seats that are bots."""
        self.players: i64 = players
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
        self.manned: list[bool] = [True] * players
        """By seat: does a learner decide? Otherwise the referee does."""

    def reset(self) -> None:
        """Begin every row with its first game."""
        for at, row in enumerate(self.rows):
            self._forget(at)
            row.number = self.begin + at - self.stride
            self._begin(row, at)
            self._settle(row, at)

    def sample(self) -> None:
        """Draw a legal action for each row, every one equally often."""
        drawn = self.drawn
        for at, row in enumerate(self.rows):
            options = row.offered
            drawn[at] = options[row.luck.below(len(options))]

    def refused(self, actions: list[int]) -> int:
        """The first row whose action is not legal; -1 if all are."""
        mask = self.mask
        width: i64 = self.actions
        for at, action in enumerate(actions):
            if action < 0 or action >= width or mask[at * width + action] == 0:
                return at
        return -1

    def step(self, actions: list[int]) -> None:
        """Take an action in each row; they are legal, as `refused` has said."""
        done = self.done
        for at, row in enumerate(self.rows):
            if done[at] != 0:
                self._forget(at)
            row.state.apply(actions[at])
            row.count += 1
            row.asked = True
            self._settle(row, at)

    def _forget(self, at: i64) -> None:
        """The end of a row's last game is no news any more."""
        self.done[at] = 0
        place: i64 = at * self.players
        while place < (at + 1) * self.players:
            self.reward[place] = 0.0
            place += 1

    def _begin(self, row: Row, at: i64) -> None:
        """The next game of a row."""
        number = row.number + self.stride
        row.number = number
        self.number[at] = number
        row.state = self.first.copy()
        seed = game_seed(self.seed, number)
        row.dice = Dice(seed)
        row.luck = Dice(seed ^ _LUCK)
        row.count = 0
        row.asked = False

    def _settle(self, row: Row, at: i64) -> None:
        """Go on to the next decision of a learner, and write down what it has to know."""
        while True:
            state = row.state
            actor = state.actor
            if actor == CHANCE:
                state.roll(row.dice)
            elif actor == OVER:
                # a game that ends before any learner was asked taught nobody anything: it is passed over
                if row.asked:
                    self._end(row, at)
                self._begin(row, at)
            elif self.manned[actor]:
                break
            else:
                state.apply(self.referee.choose(state, actor, row.luck))
                row.count += 1
        self.seat[at] = actor
        state.observe(actor, self.observation, at * self.size)
        mask = self.mask
        first: i64 = at * self.actions
        for option in row.offered:
            mask[first + option] = 0
        row.offered = state.options
        for option in row.offered:
            mask[first + option] = 1

    def _end(self, row: Row, at: i64) -> None:
        rewards: list[float] = self.referee.rewards(row.state)
        shares = row.state.returns()
        place: i64 = at * self.players
        for seat in range(len(shares)):
            self.reward[place] = rewards[seat]
            self.result[place] = shares[seat]
            place += 1
        self.done[at] = 1
        self.length[at] = row.count
