"""One move deep, compiled: the inner loop of a bot that does not search."""

from __future__ import annotations

from forts.bots.learned.network import Judge
from forts.core.state import State


def best_of(judge: Judge, seat: int, options: list[int], tables: list[State]) -> int:
    """The option after which the seat's share is highest, on average over the tables."""
    best = options[0]
    most = -1.0
    for option in options:
        total = 0.0
        for table in tables:
            after = table.copy()
            after.apply(option)
            total += judge.share(after, seat)
        if total > most:
            best, most = option, total
    return best
