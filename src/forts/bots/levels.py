"""The levels that a seat can be given to, for every game of the catalog."""

from __future__ import annotations

from forts.bots.lookahead import LookaheadBot
from forts.bots.thinking import SearchBot

LEVELS = ("easy", "normal", "hard", "expert")
"""From the weakest to the strongest."""


def easy() -> LookaheadBot:
    """Sees what an action brings at once, and is careless now and then."""
    return LookaheadBot(deals=1, horizon=3, careless=0.25)


def normal() -> LookaheadBot:
    """Looks a few decisions ahead."""
    return LookaheadBot(deals=3, horizon=6)


def hard() -> SearchBot:
    """Searches a little: some hundredths of a second a move."""
    return SearchBot(passes=224)


def expert() -> SearchBot:
    """Searches for a second a move."""
    return SearchBot(seconds=1.0)
