"""The levels that a seat can be given to, for every game of the catalog."""

from __future__ import annotations

from forts.bots.lookahead import LookaheadBot
from forts.bots.thinking import SearchBot

LEVELS = ("easy", "normal", "hard", "expert")
"""From the weakest to the strongest."""
SKILLS = {"random": 35, "easy": 45, "normal": 60, "hard": 72, "expert": 82}
"""Of a hundred trials, how many a bot of that name passes, unless it says otherwise (`skill`)."""


def easy(deals: int = 1, horizon: int = 3, careless: float = 0.25) -> LookaheadBot:
    """Sees what an action brings at once, and is careless now and then."""
    return LookaheadBot(deals, horizon, careless)


def normal(deals: int = 3, horizon: int = 6) -> LookaheadBot:
    """Looks a few decisions ahead."""
    return LookaheadBot(deals, horizon)


def hard(passes: int = 224) -> SearchBot:
    """Searches a little: some hundredths of a second a move."""
    return SearchBot(passes=passes)


def expert(seconds: float = 1.0) -> SearchBot:
    """Searches for a second a move."""
    return SearchBot(seconds=seconds)
