"""What a bot is: given what a seat may see, it answers with one of the legal actions."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Protocol

from forts.core import Dice, Game, Options, State


class BotView:
    """Everything a bot is told when it has to decide. The state itself stays hidden."""

    def __init__(self, game: Game, state: State, seat: int, dice: Dice) -> None:
        self.game = game
        """The rules."""
        self.seat = seat
        """Where the bot sits."""
        self.players = state.players
        """How many play."""
        self.legal = state.legal()
        """The actions to choose from, sorted."""
        self.dice = dice
        """The bot's own generator; chance has another."""
        self.__state = state

    @cached_property
    def options(self) -> Options:
        """The options of the game."""
        return self.game.options_of(self.__state)

    @cached_property
    def view(self) -> Any:
        """What the seat may see, as `game.view` builds it."""
        return self.game.view(self.__state, self.seat)

    def deal(self) -> State:
        """A table consistent with everything the seat knows; what is hidden from it is dealt again each time."""
        dealt = self.game.redeal(self.__state, self.seat, self.dice)
        dealt.discreet = False  # nobody watches a thought: steps with one answer are taken at once
        return dealt


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
