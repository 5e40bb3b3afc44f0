"""What happens, as codes: an event is (code, seat, and up to two numbers)."""

from __future__ import annotations

from typing import Final

FIRST_ROLL: Final = 0
"""The seat rolled a number for who begins."""
FIRST: Final = 1
"""The seat begins."""
ROUND: Final = 2
"""A round begins: its number."""
TURN: Final = 3
"""The seat's turn begins."""
SKIP: Final = 4
"""The seat is in prison and skips its turn."""
ROLL: Final = 5
"""The seat rolled a number."""
WALK: Final = 6
"""The seat's pawn came to a square of the fort: its place, its kind."""
PRIZE: Final = 7
"""The seat announced its prize."""
RIVAL: Final = 8
"""The seat challenged a rival."""
PASSED: Final = 9
"""The seat passed a trial of a kind."""
FAILED: Final = 10
"""The seat failed a trial of a kind."""
DUEL: Final = 11
"""The seat won a duel against a rival; against -1: nobody won it."""
GAIN: Final = 12
"""The seat gains a prize: key or clue, from a rival (-1: from the stock or the neighbour)."""
NO_KEY: Final = 13
"""There is no key to win."""
PRISON: Final = 14
"""The seat goes to prison."""
DIVE: Final = 15
"""The seat dives after a prize."""
LET_GO: Final = 16
"""The seat lets a prize go."""
SWIM: Final = 17
"""The seat swims on: squares swum so far."""
CLIMB: Final = 18
"""The seat climbs out of the sea."""
STAY: Final = 19
"""The seat stays with Passe-Partout."""
ENTER: Final = 20
"""The seat found its word and is in the treasure room."""
OUT: Final = 21
"""The seat is out: for want of a key (0), a wrong word (1), by its own choice (2)."""
PAID: Final = 22
"""The seat gave a key for another guess."""
HANDFUL: Final = 23
"""The seat's hand takes so many tokens."""
TOKEN: Final = 24
"""The seat drew a token: its kind."""
COUNTED: Final = 25
"""The seat's tokens are counted: Boyards in all."""
OVER: Final = 26
"""The game is over."""
