"""One move deep, compiled: the inner loop of a bot that does not search."""

from __future__ import annotations

from forts.bots.learned.network import Judge
from forts.core.state import State


def best_of(judge: Judge, seat: int, options: list[int], tables: list[State], ahead: int) -> int:
    """The option after which the seat's share is highest, on average over the tables.

    The seat's next decisions, up to `ahead` of them, are taken too before a table is judged, each by what the judge
    thinks of the table after it: until chance comes, or somebody else decides.
    """
    best = options[0]
    most = -1.0
    for option in options:
        total = 0.0
        for table in tables:
            after = table.copy()
            after.apply(option)
            total += _hope(judge, seat, after, ahead)
        if total > most:
            best, most = option, total
    return best


def _hope(judge: Judge, seat: int, table: State, ahead: int) -> float:
    """The seat's share once it has decided what it can decide by itself."""
    if table.actor != seat or ahead == 0:
        return judge.share(table, seat)
    most = -1.0
    for _ in range(ahead):
        if table.actor != seat:
            break
        best = table
        most = -1.0
        for option in table.options:
            after = table.copy()
            after.apply(option)
            share = judge.share(after, seat)
            if share > most:
                best, most = after, share
        table = best
    return most
