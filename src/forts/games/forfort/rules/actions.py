"""The action ids. Every id is of one family; a family is a first id and what is added to it."""

from __future__ import annotations

from typing import Final

CARD: Final = 0
"""+ kind * `PER_KIND` + what is done with the wall: a slot to build it on, or one of the following."""
PER_KIND: Final = 15
USE: Final = 8
"""+ symbol: use the symbol, discard the wall."""
FOR_CAMP: Final = 13
"""Discard the wall to place a camp."""
IN_PASSING: Final = 14
"""Discard the wall and pass."""

CAMP_AT: Final = 330
"""+ fort * 8 + slot: put a camp there."""
DESTROY: Final = 362
"""+ fort * 8 + slot: ram or trebuchet hits there."""
DEFEAT: Final = 394
"""+ fort * 8 + slot: the garrison defeats the army there."""
ARMY: Final = 426
"""+ (fort * 8 + slot) * 2 + way: place an army there, with one of the two headings of the slot."""
ADVANCE: Final = 490
"""+ fort * 8 + slot: the army there advances next."""
BESIEGE: Final = 522
"""+ fort: the siege tower hits that donjon."""
FRONT: Final = 526
"""+ side: that side of the player's fort faces the rivals."""
COMBO: Final = 530
"""+ symbol: the combo to do next."""
FROM_DISCARD: Final = 535
"""The mason's combo builds out of the discard."""
FROM_DONJON: Final = 536
"""The mason's combo builds the top of the donjon."""
BRIDGE: Final = 537
"""+ slot: put the drawbridge token there."""
NO_BRIDGE: Final = 545
"""Leave the drawbridge up."""
DRAW: Final = 546
"""+ kind: chance brings up this wall."""
BACK: Final = 568
"""+ rotation: chance turns the new top back."""
FIRST: Final = 572
"""+ seat: chance makes this seat the first player."""
NUM_ACTIONS: Final = 576
