"""What cards are worth to a player, read off their icons: for bots and for guesses at who is going to win."""

from __future__ import annotations

from typing import Final

from forts.games.fort.box.icons import PRINTED
from forts.games.fort.box.printed import ONCE, PrintedAction

_WITH_SUITS: Final = 1.8
"""How often an action that counts suits is done, with a card or two added."""
_COUNTED: Final = 1.3
"""How often an action that counts something else is done."""
_OTHER_ACTION: Final = 0.35
"""How much the lesser action of a card adds to the better one."""
_SUIT: Final = 0.45
"""A suit, for adding and following."""


def action_worth(printed: PrintedAction) -> float:
    """What an action tends to bring."""
    total = 0.0
    for i in range(printed.length):
        often = 1.0
        if printed.counter != ONCE and printed.first <= i <= printed.last:
            often = _WITH_SUITS if printed.suited else _COUNTED
        total += PRINTED[printed.steps[i]].worth * printed.amounts[i] * often
    return total


def kid_worth(public: PrintedAction, private: PrintedAction, suits: int) -> float:
    """What a card is worth in a deck."""
    one = action_worth(public)
    other = action_worth(private)
    better, lesser = (one, other) if one > other else (other, one)
    return better + _OTHER_ACTION * lesser + _SUIT * suits
