"""The count: Boyards, and who has won."""

from __future__ import annotations

from forts.games.boyard.rules.actions import TOKENS
from forts.games.boyard.rules.table import IN, Table


def handful_boyards(handful: int) -> int:
    """What the tokens of a handful are worth; pebbles are worth nothing."""
    worth = 0
    for kind in range(len(TOKENS)):
        worth += TOKENS[kind] * (handful & 15)
        handful >>= 4
    return worth


def boyards(t: Table, seat: int) -> int:
    """All that a seat has drawn."""
    worth = 0
    for handful in t.drawn[seat]:
        worth += handful_boyards(handful)
    return worth


def winners(t: Table) -> list[int]:
    """Who is in ranks before who is out, then Boyards count; with nobody in, all share."""
    best = -1
    found = list(range(t.players))
    for seat in range(t.players):
        if t.stands[seat] == IN:
            drawn = boyards(t, seat)
            if drawn > best:
                best = drawn
                found = [seat]
            elif drawn == best:
                found.append(seat)
    return found
