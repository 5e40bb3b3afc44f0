"""Many games at once, in compiled code: one call steps them all, and what learners read lies in memory made once."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from forts.core.dice import Dice
from forts.core.state import CHANCE, OVER, State

_SEED_BITS: Final = (1 << 96) - 1
_LUCK: Final = 0x6C75636B
"""Sets the luck of drawn actions apart from that of chance."""
_TOGETHER: Final = 32
"""Rows that are played on before any of them is written down: so long their tables stay in the core's second cache, and
the code of the rules and that of observing in its first."""


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
        """A legal action for each row, drawn as soon as it was known what is legal."""
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
            self._write(row, at)

    def sample(self) -> None:
        """Draw another legal action for each row, every one equally often."""
        for at, row in enumerate(self.rows):
            self._draw(row, at)

    def refused(self, actions: bytes) -> int:
        """The first row whose action, eight bytes each, is not legal; -1 if all are."""
        mask = self.mask
        width: i64 = self.actions
        for at in range(len(self.rows)):
            action: i64 = read_i64_le(actions, at * 8)
            if action < 0 or action >= width or mask[at * width + action] == 0:
                return at
        return -1

    def step(self, actions: bytes, order: bytes) -> None:
        """Take an action in each row; they are legal, as `refused` has said. Both are eight bytes a row.

        Rows have nothing to do with each other, so that any order will do. With those together that take the same
        action, the rules go the same way again and again, which the processor has learned by then.
        """
        done = self.done
        rows = self.rows
        count: i64 = len(rows)
        first: i64 = 0
        while first < count:
            end: i64 = first + _TOGETHER
            if end > count:
                end = count
            turn: i64 = first
            while turn < end:
                at: i64 = read_i64_le(order, turn * 8)
                row = rows[at]
                if done[at] != 0:
                    self._forget(at)
                row.state.apply(int(read_i64_le(actions, at * 8)))
                row.count += 1
                row.asked = True
                self._settle(row, at)
                turn += 1
            turn = first
            while turn < end:
                at = read_i64_le(order, turn * 8)
                self._write(rows[at], at)
                turn += 1
            first = end

    def _draw(self, row: Row, at: i64) -> None:
        options = row.offered
        self.drawn[at] = options[row.luck.below(len(options))]

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
        row.state.watch()
        seed = game_seed(self.seed, number)
        row.dice = Dice(seed)
        row.luck = Dice(seed ^ _LUCK)
        row.count = 0
        row.asked = False

    def _settle(self, row: Row, at: i64) -> None:
        """Go on to the next decision of a learner."""
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

    def _write(self, row: Row, at: i64) -> None:
        """Write down who decides, what it knows and what it may do."""
        state = row.state
        actor = state.actor
        self.seat[at] = actor
        state.observe(actor, self.observation, at * self.size)
        mask = self.mask
        first: i64 = at * self.actions
        option: i64
        for option in row.offered:
            mask[first + option] = 0
        row.offered = state.options
        for option in row.offered:
            mask[first + option] = 1
        self._draw(row, at)

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
