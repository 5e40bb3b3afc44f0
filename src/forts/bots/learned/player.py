"""A bot that learned: it looks one move ahead, and judges what it sees there by a network."""

from __future__ import annotations

from forts.bots.bot import BotView
from forts.bots.learned.judging import judge_of
from forts.bots.learned.looking import best_of
from forts.bots.learned.network import Judge
from forts.bots.lookahead import LookaheadBot


class LearnedBot:
    """Takes the move after which its seat's share of the victory is judged highest, on average over a few deals.

    Where no network fits the table it plays as `normal` does, by the game's estimate.
    """

    def __init__(self, deals: int = 2, ahead: int = 6, file: str = "") -> None:
        if deals < 1 or ahead < 0:
            raise ValueError("deals from 1 on, and ahead from 0 on")
        self.deals = deals
        """How often what is hidden is imagined."""
        self.ahead = ahead
        """How many of its own next decisions it takes before it judges."""
        self.file = file
        """A network of one's own; the game's own network if it is empty."""
        self._judge: Judge | None = None
        self._asked = False

    def choose(self, view: BotView) -> int:
        """The move that promises most."""
        if not self._asked:
            self._asked = True
            self._judge = judge_of(view, self.file)
        if self._judge is None:
            return LookaheadBot(deals=3, horizon=6).choose(view)
        return best_of(self._judge, view.seat, view.legal, [view.deal() for _ in range(self.deals)], self.ahead)
