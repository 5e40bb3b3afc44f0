"""What a bot is: it is shown what a seat may see, and answers with one of the legal actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from forts.core import Dice, Game


@dataclass(frozen=True)
class BotView:
    """All that a bot is told when it has to decide."""

    game: Game
    """The rules."""
    seat: int
    """Where the bot sits."""
    view: Any
    """What that seat may see, as `game.view` builds it."""
    legal: list[int]
    """The actions to choose from, sorted."""
    dice: Dice
    """The bot's own generator; chance has another."""


class Bot(Protocol):
    """A player that decides by itself."""

    def choose(self, view: BotView) -> int:
        """One of the legal actions."""
        ...


class RandomBot:
    """Takes every legal action equally often."""

    def choose(self, view: BotView) -> int:
        """Any of the legal actions."""
        return view.legal[view.dice.below(len(view.legal))]
