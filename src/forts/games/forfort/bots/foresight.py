"""A search of ForFort by whole turns: a decision is judged by the tables that the next few turns lead to."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from statistics import fmean

from forts.bots.bot import BotView
from forts.bots.learned import Judge
from forts.bots.search import Node
from forts.bots.thinking import SearchBot
from forts.core import CHANCE, OVER, Dice
from forts.games.forfort.bots.players import dealt, greedy, liked, turn_is_played
from forts.games.forfort.rules.state import ForFortState

_FEWEST = 2
"""How often each move that is still in question is looked at before the worse half is dropped, at least."""
_FEWEST_TO_TELL = 4
"""Looks before a move can be told to be worse than the best one for sure."""
_SURE = 2.5
"""How many standard errors are enough for that."""


class ForesightBot(SearchBot):
    """Compares all moves on the same deals, with the same luck, and drops the worse half time and again.

    What the cards bring differs far more from deal to deal than from move to move, so that a tree which gives each move
    deals of its own needs many times as many passes to tell two of them apart. Everybody is taken to play on by what
    the table is worth after each action, to the network as far as that seat knows the table, or to the estimate; and
    the table is judged at the end of each turn.
    """

    def __init__(
        self,
        passes: int = 0,
        seconds: float = 0.0,
        turns: int = 2,
        judged: bool = False,
        judged_passes: int = 0,
        *,
        clock: Callable[[], float] = time.perf_counter,
        cancelled: Callable[[], bool] = lambda: False,
        progress: Callable[[float], None] = lambda done: None,
    ) -> None:
        super().__init__(
            passes,
            seconds,
            judged=judged,
            judged_passes=judged_passes,
            clock=clock,
            cancelled=cancelled,
            progress=progress,
        )
        self.turns = turns
        """How many turns are played, that of the seat itself included."""

    def _searched(self, view: BotView, *, settling: bool) -> Node:
        """A tree of one decision; a pass is one move on one deal."""
        root = Node()
        shares: dict[int, list[float]] = {move: [] for move in view.legal}
        root.children = {move: Node() for move in view.legal}
        judge = self.judge(view)
        passes = self.judged_passes if judge is not None and self.judged_passes else self.passes
        began = self.clock()
        self.done = self.decisions = 0
        left = view.legal[:]
        halvings = (len(left) - 1).bit_length()
        halving, looks, due = 1, 0, _FEWEST_TO_TELL
        while len(left) > 1:
            self._look(root, left, view, shares, judge)
            looks += 1
            spent = self._spent(root.visits, began, passes)
            self.progress(min(1.0, spent))
            if self.cancelled():
                return root
            if settling and looks == due:
                left = _in_question(left, shares)
                due += due // 2
            if looks >= _FEWEST * halving and spent >= halving / halvings:
                left = _better_half(left, shares)
                halving += 1
        self.progress(1.0)
        return root

    def _look(
        self, root: Node, moves: list[int], view: BotView, shares: dict[int, list[float]], judge: Judge | None
    ) -> None:
        """Try each of the moves on one deal."""
        table = dealt(view)
        luck = view.dice.bits()
        self.done += len(moves)
        for move in moves:
            after = table.copy()
            after.apply(move)
            share = self._hope(after, view.seat, Dice(luck), judge)
            shares[move].append(share)
            root.children[move].reward += share
            root.children[move].visits += 1
            root.visits += 1

    def _hope(self, table: ForFortState, seat: int, dice: Dice, judge: Judge | None) -> float:
        """The seat's share of victory, on average over the ends of the turns played from here."""
        total = 0.0
        for played in range(self.turns):
            while table.actor != OVER and not turn_is_played(table):
                if table.actor == CHANCE:
                    table.roll(dice)
                else:
                    table.apply(greedy(table, table.actor) if judge is None else liked(table, table.actor, judge))
                    self.decisions += 1
            share = table.estimate()[seat] if judge is None else judge.share(table, seat)
            if table.actor == OVER:
                return (total + share * (self.turns - played)) / self.turns
            total += share
            while turn_is_played(table):
                table.roll(dice)
        return total / self.turns


def _better_half(moves: list[int], shares: dict[int, list[float]]) -> list[int]:
    return sorted(moves, key=lambda move: -sum(shares[move]))[: (len(moves) + 1) // 2]


def _in_question(moves: list[int], shares: dict[int, list[float]]) -> list[int]:
    """The best move, and those that may be better after all."""
    best = max(moves, key=lambda move: sum(shares[move]))
    return [move for move in moves if move == best or not _surely_below(shares[move], shares[best])]


def _surely_below(shares: list[float], best: list[float]) -> bool:
    """Is the difference too large, deal by deal, to be luck? Nor is it worth a look whether equals differ."""
    gaps = [more - less for more, less in zip(best, shares, strict=True)]
    mean = fmean(gaps)
    variance = fmean(gap * gap for gap in gaps) - mean * mean
    return mean * sqrt(len(gaps) - 1) >= _SURE * sqrt(max(0.0, variance))
