"""What cards are worth to a player, read off their icons: for bots and for guesses at who is going to win."""

from __future__ import annotations

from typing import Final

from forts.games.fort.box import deeds as icon
from forts.games.fort.box.deeds import Deed

_STEP_WORTH: Final = (0.5, 0.5, 0.65, 1.0, 0.45, 0.5, 0.25, 0.0, 0.3, 0.4, 3.0, -0.4, -0.4, 0.8, 0.8, 0.2)
"""What doing a step once is worth in points, in the order of the icons."""
_WITH_SUITS: Final = 1.8
"""How often an action that counts suits is done, with a card or two added."""
_COUNTED: Final = 1.3
"""How often an action that counts something else is done."""
_OTHER_ACTION: Final = 0.35
"""How much the lesser action of a card adds to the better one."""
_SUIT: Final = 0.45
"""A suit, for adding and following."""


def deed_worth(deed: Deed) -> float:
    """What an action tends to bring."""
    total = 0.0
    for i in range(deed.length):
        often = 1.0
        if deed.counter != icon.ONCE and deed.first <= i <= deed.last:
            often = _WITH_SUITS if deed.suited else _COUNTED
        total += _STEP_WORTH[deed.steps[i]] * deed.amounts[i] * often
    return total


def kid_worth(public: Deed, private: Deed, suits: int) -> float:
    """What a card is worth in a deck."""
    one = deed_worth(public)
    other = deed_worth(private)
    better, lesser = (one, other) if one > other else (other, one)
    return better + _OTHER_ACTION * lesser + _SUIT * suits
