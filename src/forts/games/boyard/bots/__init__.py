"""How Fort Boyard is played by bots that count, rather than try out: nothing is hidden, and a turn has few ends."""

from __future__ import annotations

from forts.bots.registry import BotMaker
from forts.games.boyard.bots.reckoning import ReckoningBot


def hard(turns: int = 1) -> ReckoningBot:
    """Weighs every end of its turn."""
    return ReckoningBot(turns)


def expert(turns: int = 2) -> ReckoningBot:
    """Weighs every end of its turn and of the next one."""
    return ReckoningBot(turns)


BOTS: dict[str, BotMaker] = {"hard": hard, "expert": expert, "hard-classic": hard, "expert-classic": expert}
"""The levels that the game plays in its own way."""
