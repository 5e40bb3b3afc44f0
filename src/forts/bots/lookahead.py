"""Bots that look a few decisions ahead and take what then looks best to the game's own estimate."""

from __future__ import annotations

from forts.bots.bot import BotView
from forts.core.playout import play_out


class LookaheadBot:
    """Tries each action on a few deals, plays on a little at random, and compares what the game estimates then.

    What the estimate sees is written down with each game: its `rules/value.py`.
    """

    def __init__(self, deals: int, horizon: int, careless: float = 0.0) -> None:
        if deals < 1 or horizon < 0 or not 0 <= careless <= 1:
            raise ValueError("deals from 1 on, a horizon from 0 on, and careless from 0 to 1")
        self.deals = deals
        """How often what is hidden is imagined."""
        self.horizon = horizon
        """How many decisions are played on."""
        self.careless = careless
        """How often it does not think at all."""

    def choose(self, view: BotView) -> int:
        """The action that looks best."""
        if self.careless and view.dice.unit() < self.careless:
            return view.legal[view.dice.below(len(view.legal))]
        worth = [0.0] * len(view.legal)
        for _ in range(self.deals):
            table = view.deal()
            for number, action in enumerate(view.legal):
                after = table.copy()
                after.apply(action)
                play_out(after, view.dice, self.horizon)
                worth[number] += after.estimate()[view.seat]
        return view.legal[worth.index(max(worth))]
