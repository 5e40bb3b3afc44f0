"""A bot that weighs every way in which a turn may end, by its chance and by the game's own estimate then."""

from __future__ import annotations

from typing import cast

from forts.bots.bot import BotView
from forts.core.state import CHANCE
from forts.games.boyard.rules.state import BoyardState
from forts.games.boyard.rules.table import ASK_HANDFUL, ASK_TOKEN, OVER_NOW


class ReckoningBot:
    """Takes the action with the best prospect; everybody after it is taken to do the same.

    What the estimate sees is written down in `rules/value.py`.
    """

    def __init__(self, turns: int) -> None:
        if not 1 <= turns <= 3:
            raise ValueError("one to three turns")
        self.turns = turns
        """How many turns are weighed, the present one included."""

    def choose(self, view: BotView) -> int:
        """The action with the best prospect; among equals any, so that no rival is challenged for a seat's number."""
        table = cast(BoyardState, view.deal())
        last = table.turn + self.turns
        worth = [_prospect(_after(table, action), last)[view.seat] for action in view.legal]
        good = max(worth) - _ALIKE
        best = [action for action, share in zip(view.legal, worth, strict=True) if share >= good]
        return best[view.dice.below(len(best))]


def _after(t: BoyardState, action: int) -> BoyardState:
    twin = t.copy()
    twin.apply(action)
    return twin


def _prospect(t: BoyardState, last: int) -> list[float]:
    """Each seat's share of the victory, by all that may happen before the turn numbered `last` begins."""
    if t.turn >= last or t.ask in _SETTLED:
        return t.estimate()
    if t.actor != CHANCE:
        found = [_prospect(_after(t, action), last) for action in t.options]
        return max(found, key=lambda shares: shares[t.actor])
    outcomes = t.outcomes()
    whole = sum(weight for _, weight in outcomes)
    total = [0.0] * t.players
    for action, weight in outcomes:
        for seat, share in enumerate(_prospect(_after(t, action), last)):
            total[seat] += share * weight / whole
    return total


_ALIKE = 1e-9
"""Prospects that differ by less are equal."""
_SETTLED = (ASK_HANDFUL, ASK_TOKEN, OVER_NOW)
"""Nobody decides anything any more: what comes out of the bag is luck."""
