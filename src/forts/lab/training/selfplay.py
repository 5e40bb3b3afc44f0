"""A network plays itself, one move deep, and writes down what it saw and what came of it.

The first games are played by the game's estimate, so that there is something to learn from.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from forts.bots.learned.network import Judge
from forts.core.dice import Dice
from forts.core.playout import play_out
from forts.core.state import CHANCE, OVER, State

MOST_DECISIONS: Final = 5_000
"""A game is broken off after so many."""


class Sight:
    """What a seat saw after a decision, and what it made of it."""

    def __init__(self, seat: int, when: int, seen: bytes, shares: list[float]) -> None:
        self.seat = seat
        self.when = when
        """Decisions taken before."""
        self.seen = seen
        """The observation."""
        self.shares = shares
        """What the network thought of it: the seat's own share first, the others in turn order."""


class Lesson:
    """What one game teaches: observations, and the shares of victory that belong to them."""

    def __init__(self) -> None:
        self.seen: list[bytes] = []
        self.shares: list[float] = []
        """As many for each observation as there are seats, the observing seat first."""
        self.error = 0.0
        """Squared error of the network's own share against the result, added up over the observations."""
        self.decisions = 0


class SelfPlay:
    """Plays games of one kind."""

    def __init__(self, judge: Judge, first: State, daring: float, memory: float, taught: bool) -> None:
        self._judge = judge
        self._sheet: vec[u8] = judge.sheet
        self._view = memoryview(judge.sheet)
        self._first = first
        self._daring = daring
        """How often a move is taken by chance."""
        self._memory = memory
        """How much a result counts for a decision before it, rather than what the network thought in between."""
        self._taught = taught
        """Do moves still go by the game's estimate, a little further on, rather than by the network?"""

    def play(self, seed: int) -> Lesson:
        """One game; all seats are played by the network."""
        dice = Dice(seed)
        state = self._first.copy()
        players = state.players
        sights: list[Sight] = []
        decisions = 0
        while decisions < MOST_DECISIONS:
            actor = state.actor
            if actor == CHANCE:
                state.roll(dice)
            elif actor == OVER:
                break
            else:
                state = self._moved(state, actor, dice)
                decisions += 1
                if state.actor != OVER:
                    for seat in range(players):
                        # the judge is asked most often by who has just moved
                        if dice.below(2 if seat == actor else 4 * (players - 1)) == 0:
                            sights.append(self._look(state, seat, decisions))
        return self._lesson(sights, state, decisions)

    def _moved(self, state: State, seat: int, dice: Dice) -> State:
        """The table after the move that the judge likes best, or after any."""
        options = state.options
        if dice.unit() < self._daring:
            state.apply(options[dice.below(len(options))])
            return state
        judge = self._judge
        best = state
        most = -1.0
        for option in options:
            after = state.copy()
            after.apply(option)
            share = _estimated(after, seat, dice) if self._taught else judge.share(after, seat)
            if share > most:
                best, most = after, share
        return best

    def _look(self, state: State, seat: int, when: int) -> Sight:
        state.observe(seat, self._sheet, 0)
        return Sight(seat, when, bytes(self._view), self._judge.from_seat())

    def _lesson(self, sights: list[Sight], state: State, decisions: int) -> Lesson:
        """TD(lambda): each seat learns from what it thought later, and in the end from the result."""
        lesson = Lesson()
        lesson.decisions = decisions
        if state.actor != OVER:
            return lesson
        result = state.returns()
        players = state.players
        # by seat: when it looked next, what it thought then, and what it should have thought
        whens = [decisions] * players
        thoughts = [result[seat:] + result[:seat] for seat in range(players)]
        lessons = thoughts[:]
        for sight in reversed(sights):
            seat = sight.seat
            kept = self._memory ** float(whens[seat] - sight.when)
            shares = [kept * lessons[seat][other] + (1.0 - kept) * thoughts[seat][other] for other in range(players)]
            whens[seat] = sight.when
            thoughts[seat] = sight.shares
            lessons[seat] = shares
            lesson.seen.append(sight.seen)
            lesson.shares += shares
            lesson.error += (sight.shares[0] - result[seat]) ** 2.0
        return lesson


def _estimated(table: State, seat: int, dice: Dice) -> float:
    """What the seat's share looks like to the game a few decisions later."""
    later = table.copy()
    play_out(later, dice, _HORIZON)
    return later.estimate()[seat]


_HORIZON: Final = 6
"""Decisions that are played on at random before an estimate: in the middle of a turn it is worth little."""
