"""How it plays: what a table is worth, and the bots of its own."""

from __future__ import annotations

from forts.bots.registry import BotMaker
from forts.games.forfort.bots.foresight import ForesightBot
from forts.games.forfort.bots.players import EasyForFort, NormalForFort


def hard(passes: int = 200, turns: int = 2, judged: bool = True) -> ForesightBot:
    """Looks at its turn and the next: some hundredths of a second a move."""
    # playing on by the network takes longer than by the estimate: the same time for so many
    return ForesightBot(passes=passes, turns=turns, judged=judged, judged_passes=passes * 3 // 20)


def expert(seconds: float = 1.0, turns: int = 4, judged: bool = True) -> ForesightBot:
    """Looks twice as far, for a second a move at most."""
    return ForesightBot(seconds=seconds, turns=turns, judged=judged)


def hard_classic(passes: int = 200, turns: int = 2) -> ForesightBot:
    """Looks at its turn and the next, by the game's estimate alone."""
    return ForesightBot(passes=passes, turns=turns)


def expert_classic(seconds: float = 1.0, turns: int = 4) -> ForesightBot:
    """Looks twice as far, by the game's estimate alone."""
    return ForesightBot(seconds=seconds, turns=turns)


BOTS: dict[str, BotMaker] = {
    "easy": EasyForFort,
    "normal": NormalForFort,
    "hard": hard,
    "expert": expert,
    "hard-classic": hard_classic,
    "expert-classic": expert_classic,
}
"""The levels that the game plays in its own way."""
