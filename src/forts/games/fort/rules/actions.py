"""The action space: small integers, whose meaning depends on the question asked."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
"""No: skip, finish the card, stop short, do not follow, no second one."""
GO: Final = 1
"""Start the action, or follow, with what has been added."""
PUBLIC: Final = 2
"""Use the public action of the played card."""
PRIVATE: Final = 3
"""Use the private action of the played card."""
USE_PERK: Final = 4
"""Trash the perk to use it: DIY, Do-Over, Rough Housing."""
KIND: Final = 5
"""5: pizza, 6: toys; the kind to gather, or to pack from Stuff."""
SUPPLY: Final = 7
"""7: pizza, 8: toys; pack it from the shared supply."""
FROM: Final = 9
"""9: spend from Stuff, 10: from the Pack."""
CONVERT: Final = 11
"""11, 12: a pizza, a toy of Stuff into the other; 13, 14: of the Pack."""
SUIT: Final = 15
"""15 to 21: declare or name a suit, the coin last."""
SEAT: Final = 22
"""22 to 25: copy that player's Pack; for chance: who starts."""
PAY: Final = 26
"""26 to 35: pay that many of the cost in pizza, the rest in toys."""
PACKED: Final = 36
"""36 to 45: take that many of the pizza (then of the toys) out of the Pack."""
RULE: Final = 46
"""46 to 56: a made-up rule."""
PERK: Final = 57
"""57 to 65: a perk."""
BOARD: Final = 66
"""66 to 69: chance gives a board."""
DECK: Final = 70
"""Take the unseen top card of the Park deck."""

WIDTH: Final = 64
"""How many kids each of the following groups has room for."""
HAND: Final = 71
"""A card of one's own hand (or, in the draft, of those passed): play, add, tuck, trash, discard to follow, keep."""
LOOKOUT: Final = HAND + WIDTH
"""Add a card of one's own Lookout."""
DISCARD: Final = LOOKOUT + WIDTH
"""Trash a card of one's own discard pile."""
PARK: Final = DISCARD + WIDTH
"""Take a card of the Park."""
YARD: Final = PARK + WIDTH
"""Take or trash a card of a Yard: `YARD + seat * WIDTH + kid`."""
DRAW: Final = YARD + 4 * WIDTH
"""Chance: this card is drawn."""
RECYCLE: Final = DRAW + WIDTH
"""Trash Recycling to take this card of the discard pile to hand."""
COUNT: Final = RECYCLE + WIDTH
"""Size of the action space."""
