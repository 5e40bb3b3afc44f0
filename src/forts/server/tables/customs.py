"""How tables are run, whatever is played there. A table keeps to its end the customs that it began with.

- 0: who has one answer is not asked; one generator, seeded anew for each move, answers for chance.
- 1: the table is discreet: where being asked would tell what a seat holds, all are asked. Chance is a keyed stream.
"""

from __future__ import annotations

from hashlib import blake2b

from forts.core import Dice
from forts.core.dice import KeyedDice

NEWEST = 1
"""What new tables are run by."""


def discreet(customs: int) -> bool:
    """Are those asked too who have one answer, where being asked would tell what a seat holds?"""
    return customs >= 1


def chance(customs: int, seed: str, length: int) -> Dice:
    """What answers for chance after `length` actions: any node that goes on from there draws the same.

    With the seed, which is shown after the end, anybody can check every draw. Without it nobody can work out the next
    one from those that were seen: each block of the stream is a keyed hash, and the key stays secret.
    """
    key = bytes.fromhex(seed)
    if customs >= 1:
        return KeyedDice(key, b"chance %d" % length)
    digest = blake2b(key + length.to_bytes(4, "big"), digest_size=16).digest()
    return Dice(int.from_bytes(digest, "big"))


def lot(seed: str, ply: int) -> float:
    """A number from 0 up to, not including, 1, for how long an answer takes at this ply; no player can tell it."""
    return KeyedDice(bytes.fromhex(seed), b"pace %d" % ply).unit()
