"""Two players of ForFort: one goes by the look of a single action, one by the table at the end of its turn."""

from __future__ import annotations

from typing import Final

from forts.bots.bot import BotView
from forts.bots.learned import Judge
from forts.bots.learned.looking import best_of
from forts.core import CHANCE
from forts.games.forfort.box.slots import COUNT, HEADING, NEXT_CELL
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.rules.symbols.by_number import SYMBOLS
from forts.games.forfort.rules.table import ASK_BACK_DRAW, ASK_DRAW

_CARELESS: Final = 0.12
"""How often the easy player does anything at all."""
_HASTY: Final = 0.2
"""How often the normal player does what looks best by itself: without it, `hard` would hardly be harder."""
_DEALS: Final = 2
"""How often the normal player imagines the hands of the others."""


class EasyForFort:
    """Closes its gaps, hits the fullest fort, and thinks no further; now and then it does not think at all."""

    def choose(self, view: BotView) -> int:
        """The action that looks best by itself."""
        if view.dice.unit() < _CARELESS:
            return view.legal[view.dice.below(len(view.legal))]
        return _most_appealing(view)


def _most_appealing(view: BotView) -> int:
    table = dealt(view)
    # a little luck decides between what looks alike
    looks = [_appeal(table, view.seat, action) + 0.5 * view.dice.unit() for action in view.legal]
    return view.legal[looks.index(max(looks))]


def _appeal(table: ForFortState, seat: int, action: int) -> float:
    """How the easy player likes an action, from the table before it."""
    walls = table.walls
    if action < actions.CAMP_AT:
        use = action % actions.PER_KIND
        if use < actions.USE:
            return 0.0 if walls[seat] >> use & 1 else 4.0
        if use < actions.FOR_CAMP:
            return SYMBOLS[use - actions.USE].appeal
        return 1.8 if use == actions.FOR_CAMP else 0.0
    if action < actions.DESTROY:
        return 1.0 if (action - actions.CAMP_AT) >> 3 == seat else 0.0
    if action < actions.DEFEAT:
        fort, slot = divmod(action - actions.DESTROY, 8)
        return COUNT[walls[fort]] + 2.0 * (walls[fort] >> slot & 1)
    if action < actions.ARMY:
        return 9.0
    if action < actions.ADVANCE:
        fort, way = divmod(action - actions.ARMY, 16)
        entered = NEXT_CELL[(way >> 1) * 4 + HEADING[way]]
        return COUNT[walls[fort]] + 2.0 * (walls[fort] >> entered & 1)
    if actions.BESIEGE <= action < actions.FRONT:
        return float(COUNT[walls[action - actions.BESIEGE]])
    return 0.0 if action == actions.NO_BRIDGE else 1.0


class NormalForFort:
    """Looks at the table at the end of its turn after each action, and takes the one that leaves it best off.

    Now and then it is in haste, and goes by the action alone.
    """

    def choose(self, view: BotView) -> int:
        """The action with the best mean estimate over a few deals of what is hidden."""
        if view.dice.unit() < _HASTY:
            return _most_appealing(view)
        hopes = [0.0] * len(view.legal)
        for _ in range(_DEALS):
            table = dealt(view)
            for i, action in enumerate(view.legal):
                after = table.copy()
                after.apply(action)
                _end_turn(after, view)
                hopes[i] += after.estimate()[view.seat]
        return view.legal[hopes.index(max(hopes))]


def _end_turn(table: ForFortState, view: BotView) -> None:
    """Go on to the draw that ends the seat's turn, each further decision taken by what the table is worth after it."""
    while True:
        actor = table.actor
        if actor == CHANCE and not turn_is_played(table):
            table.roll(view.dice)
        elif actor == view.seat:
            table.apply(greedy(table, actor))
        else:
            return


def turn_is_played(table: ForFortState) -> bool:
    """Is all of a turn over but its draw?"""
    return table.actor == CHANCE and table.ask in (ASK_DRAW, ASK_BACK_DRAW)


def greedy(table: ForFortState, seat: int) -> int:
    """The action after which the table at once looks best for the seat."""
    best = -1
    most = -1.0
    for action in table.options:
        after = table.copy()
        after.apply(action)
        hope = after.estimate()[seat]
        if hope > most:
            best, most = action, hope
    return best


def liked(table: ForFortState, seat: int, judge: Judge) -> int:
    """The action after which a network likes the table best for the seat, by what the seat knows."""
    return best_of(judge, seat, table.options, [table], 0)


def dealt(view: BotView) -> ForFortState:
    """The table as it may be for all that the seat knows."""
    table = view.deal()
    assert isinstance(table, ForFortState), "bots of ForFort play ForFort"
    return table


__all__ = ["EasyForFort", "NormalForFort", "dealt", "greedy", "liked", "turn_is_played"]
