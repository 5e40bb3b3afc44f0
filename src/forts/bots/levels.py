"""The levels that a seat can be given to, for every game of the catalog."""

from __future__ import annotations

from forts.bots.lookahead import LookaheadBot
from forts.bots.thinking import SearchBot

LEARNED = "learned"
"""The extra level of games that have a network."""
LEVELS = ("easy", "normal", LEARNED, "hard", "expert")
"""From the weakest to the strongest."""
CLASSICS = ("hard-classic", "expert-classic")
"""The two strongest as they were before there were networks, as a yardstick; no list shows them."""
SKILLS = {
    "random": 35,
    "easy": 45,
    "normal": 60,
    LEARNED: 66,
    "hard": 72,
    "hard-classic": 72,
    "expert": 82,
    "expert-classic": 82,
}
"""How many trials out of a hundred a bot of that name passes, unless it says otherwise (`skill`)."""


def easy(deals: int = 1, horizon: int = 3, careless: float = 0.25) -> LookaheadBot:
    """Sees what an action gains at once, and is careless now and then."""
    return LookaheadBot(deals, horizon, careless)


def normal(deals: int = 3, horizon: int = 6) -> LookaheadBot:
    """Looks a few decisions ahead."""
    return LookaheadBot(deals, horizon)


def hard(passes: int = 224, judged: bool = True) -> SearchBot:
    """Searches a little: some hundredths of a second a move."""
    # a pass takes a little longer where a network judges all decisions of a place: the same time for so many
    return SearchBot(passes=passes, judged=judged, judged_passes=passes * 6 // 7)


def expert(seconds: float = 1.0, judged: bool = True) -> SearchBot:
    """Searches for a second a move."""
    return SearchBot(seconds=seconds, judged=judged)


def hard_classic(passes: int = 224) -> SearchBot:
    """Searches a little, by the game's estimate alone."""
    return SearchBot(passes=passes)


def expert_classic(seconds: float = 1.0) -> SearchBot:
    """Searches for a second a move, by the game's estimate alone."""
    return SearchBot(seconds=seconds)
