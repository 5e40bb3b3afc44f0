"""Codes of what the rules note while they work; the numbers that follow a code are named after it."""

from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 0  # seat
DREW: Final = 1  # seat, kind
BACK_TURNED: Final = 2  # seat, rotation
CAMP_PLACED: Final = 3  # seat, fort, slot
FRONT_DECLARED: Final = 4  # seat, side
TURN_BEGAN: Final = 5  # seat, round, extra
ARMY_ADVANCED: Final = 6  # seat, fort, slot, next slot
ARMY_LEFT: Final = 7  # seat, fort, slot
ARMY_WAITED: Final = 8  # seat, fort, slot, slot it faces
ARMY_FELL: Final = 9  # seat, fort, slot, slot of the protected wall
DESTROYED: Final = 10  # seat, fort, slot, cards from bottom to top
BUILT: Final = 11  # seat, kind, slot, source
COVERED: Final = 12  # seat, slot, card
TOKEN_BACK: Final = 13  # seat, slot
USED: Final = 14  # seat, kind, symbol
COMBO_DONE: Final = 15  # seat, symbol
COMBO_LOST: Final = 16  # seat, symbol
DONJON_HIT: Final = 17  # seat, fort, kind
TOP_REVEALED: Final = 18  # seat, kind
TOP_DISCARDED: Final = 19  # seat, kind
ARMY_PLACED: Final = 20  # seat, fort, slot, direction
ARMY_DEFEATED: Final = 21  # seat, fort, slot, owner of the army
GAVE_FOR_CAMP: Final = 22  # seat, kind
PASSED: Final = 23  # seat, kind or -1
BRIDGE_LOWERED: Final = 24  # seat, slot
LAST_ROUND: Final = 25  # seat whose donjon is empty
FORT_FINISHED: Final = 26  # seat
COUNTED: Final = 27  # -1
"""The last round is over and the points decide."""

FROM_HAND: Final = 0
FROM_DISCARD: Final = 1
FROM_DONJON: Final = 2
