"""Codes of what happens at the table. Every event is (code, seat, a, b, c); the comments say what a, b, c are."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0  # seat starts
BOARD: Final = 1  # a: board
DEALT: Final = 2  # a: kid, seen by the seat alone
KEPT: Final = 3  # a: kid, seen by the seat alone (draft)
PASSED: Final = 4  # the drafted cards go round (draft)
REFILL: Final = 5  # a: kid, now in the Park
ROUND: Final = 6  # a: round
TURN: Final = 7  # the seat's turn begins
CLEANUP: Final = 8  # a: number of cards that stay friends
SKIP: Final = 9  # plays no card
PLAY: Final = 10  # a: kid
DECLARE: Final = 11  # a: suit
USE: Final = 12  # a: kid, b: side
NAME: Final = 13  # a: suit
KIND: Final = 14  # a: kind
ADD: Final = 15  # a: kid, b: 0 from hand, 1 from the Lookout
GATHER: Final = 16  # a: kind, b: how many
POINTS: Final = 17  # a: how many
PACK: Final = 18  # a: kind, b: 0 from Stuff, 1 from the supply
TUCK: Final = 19  # a: kid, b: source
TRASH: Final = 20  # a: kid, b: 0 from hand, 1 from the discard pile
TRASH_YARD: Final = 21  # a: kid, b: whose Yard
TRASH_PLAYED: Final = 22  # a: kid
RECRUIT: Final = 23  # a: kid, b: source
PAY: Final = 24  # a: kind, b: from Stuff, c: from the Pack
LEVEL: Final = 25  # a: Fort Level
RULE: Final = 26  # a: made-up rule, seen by the seat alone
PERK: Final = 27  # a: perk
SCULPTURE: Final = 28
SPEND: Final = 29  # a: kind, b: 0 from Stuff, 1 from the Pack
COPY: Final = 30  # a: whose Pack
CONVERT: Final = 31  # a: kind that is given up, b: 0 in Stuff, 1 in the Pack
STOP: Final = 32  # the action stops short
FOLLOW: Final = 33  # a: kid discarded to follow
USE_PERK: Final = 34  # a: perk, now in the box
TAKE_BACK: Final = 35  # a: kid, from the discard pile to hand
YARD: Final = 36  # a: kid, left in the Yard
SHUFFLE: Final = 37  # a: number of cards
DRAW: Final = 38  # a: kid, seen by the seat alone
END: Final = 39  # a: what triggers the end
OVER: Final = 40
DECLINE: Final = 41  # does not follow; told at discreet tables

FROM_HAND: Final = 0
FROM_PARK: Final = 1
FROM_DECK: Final = 2
FROM_YARD: Final = 3
"""Sources of recruits and tucks; from a Yard: this plus its owner's seat."""
