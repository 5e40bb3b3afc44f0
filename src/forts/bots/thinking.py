"""Bots that search: by a number of passes or by time; they can be stopped, and say how far they are."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, inf

from forts.bots.bot import BotView
from forts.bots.learned import Judge, judge_of
from forts.bots.search import Node, judged_pass, search_pass

_ROUND = 32
"""Passes between two looks at the clock."""


@dataclass(frozen=True)
class Prospect:
    """What a search found out about a move."""

    action: int
    share: float
    """The share of victory that it promises."""
    visits: int
    """How often the search took it; the most visited move is the best."""


class SearchBot:
    """Information-set tree search."""

    def __init__(
        self,
        passes: int = 0,
        seconds: float = 0.0,
        horizon: int = 20,
        curiosity: float = 0.3,
        judged: bool = False,
        judged_passes: int = 0,
        *,
        clock: Callable[[], float] = time.perf_counter,
        cancelled: Callable[[], bool] = lambda: False,
        progress: Callable[[float], None] = lambda done: None,
    ) -> None:
        if passes <= 0 and seconds <= 0:
            raise ValueError("a search needs a number of passes or a time")
        self.passes = passes
        """How many passes, at most; 0 for as many as there is time."""
        self.seconds = seconds
        """How long, at most; 0 for as long as the passes take."""
        self.horizon = horizon
        """How many decisions are played on at random after each pass, where no network judges."""
        self.curiosity = curiosity
        """How much it tries what it has tried seldom."""
        self.judged = judged
        """Does the game's network judge the tables that the search comes to, if there is one?"""
        self.judged_passes = judged_passes
        """How many passes then, since each takes another time; 0 for the same number."""
        self.clock = clock
        self.cancelled = cancelled
        """Asked now and then; True ends the search with what it has found so far."""
        self.progress = progress
        """Told now and then how much of the search is done, from 0 to 1."""
        self.done = 0
        """Passes of the last search,"""
        self.decisions = 0
        """and decisions simulated in it."""
        self.found: list[Prospect] = []
        """What the last choice went by: all moves, the best first."""

    def choose(self, view: BotView) -> int:
        """The move that the search takes most often; it ends as soon as no other move can overtake it."""
        self.found = _ranked(view, self._searched(view, settling=True))
        return self.found[0].action

    def prospects(self, view: BotView) -> list[Prospect]:
        """All moves, the best first."""
        return _ranked(view, self.search(view))

    def search(self, view: BotView) -> Node:
        """The tree after all passes. Every move is tried at least once, however little time there is."""
        return self._searched(view, settling=False)

    def _searched(self, view: BotView, *, settling: bool) -> Node:
        """The tree after all passes, or after as many as settle the choice."""
        root = Node()
        judge = self.judge(view)
        passes = self.judged_passes if judge is not None and self.judged_passes else self.passes
        began = self.clock()
        self.done = self.decisions = 0
        while True:
            for _ in range(_ROUND):
                if judge is None:
                    self.decisions += search_pass(root, view.deal(), view.dice, self.horizon, self.curiosity)
                else:
                    self.decisions += judged_pass(root, view.deal(), view.dice, self.curiosity, judge, view.seat)
            self.done += _ROUND
            if self.done < len(view.legal):
                continue
            spent = self._spent(self.done, began, passes)
            settled = settling and _lead(root) > _left(self.done, spent)
            self.progress(1.0 if settled else min(1.0, spent))
            if settled or spent >= 1.0 or self.cancelled():
                return root

    def judge(self, view: BotView) -> Judge | None:
        """Who judges tables like this one; None if it is left to the game's estimate."""
        return judge_of(view) if self.judged else None

    def _spent(self, done: int, began: float, passes: int) -> float:
        """How much of its passes or its time the search has used up; 1 and more is all of it."""
        by_passes = done / passes if passes else 0.0
        by_time = (self.clock() - began) / self.seconds if self.seconds else 0.0
        return max(by_passes, by_time)


def _left(done: int, spent: float) -> float:
    """How many passes are still to come, as fast as they went so far."""
    return ceil(done * (1.0 / spent - 1.0) / _ROUND) * _ROUND if spent > 0.0 else inf


def _lead(root: Node) -> int:
    """How many visits the most visited move has more than the next."""
    best = second = 0
    for child in root.children.values():
        if child.visits > best:
            best, second = child.visits, best
        elif child.visits > second:
            second = child.visits
    return best - second


def _ranked(view: BotView, root: Node) -> list[Prospect]:
    """What the search found out about each move, the best first."""
    found = [
        Prospect(action, root.children[action].mean(), root.children[action].visits)
        if action in root.children
        else Prospect(action, 0.0, 0)
        for action in view.legal
    ]
    return sorted(found, key=lambda prospect: (-prospect.visits, -prospect.share, prospect.action))
