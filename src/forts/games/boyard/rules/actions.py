"""The action space: small integers, the same in every question."""

from __future__ import annotations

from typing import Final

from forts.games.boyard.box.board import LONGEST

SEATS: Final = 6
"""The most players."""

DIE: Final = 0
"""0 to 5: the die shows 1 to 6."""
WON: Final = 6
"""The trial is passed; in a duel, by the player whose turn it is."""
LOST: Final = 7
"""The trial is failed; in a duel, the rival wins."""
NO_WINNER: Final = 8
"""Nobody wins the duel."""
RIVAL: Final = 9
"""9 to 14: challenge that seat."""
KEY: Final = 15
"""The prize is a key."""
CLUE: Final = 16
"""The prize is a clue."""
DIVE: Final = 17
"""Go after the prize, into the sea."""
LET_GO: Final = 18
"""Leave the prize to the sea."""
MOVE: Final = 19
"""19 to 42: Passe-Partout opens that square of the fort."""
STAY: Final = MOVE + LONGEST
"""Stay with Passe-Partout."""
AGAIN: Final = STAY + 1
"""Give a key for another guess."""
STOP: Final = AGAIN + 1
"""Leave without having found the word."""
HANDFUL: Final = STOP + 1
"""46 to 54: a hand takes one to nine tokens."""
MOST: Final = 9
"""The most tokens that a hand takes."""
TOKEN: Final = HANDFUL + MOST
"""55 to 58: a token of the bag, in the order of `TOKENS`."""
TOKENS: Final = (0, 10, 20, 50)
"""What a token is worth, pebbles first."""
COUNT: Final = TOKEN + len(TOKENS)
"""Size of the action space."""
