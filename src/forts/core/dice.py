"""The random generator: xoshiro128** (Blackman and Vigna), in integers small enough to compile well.

It is ours, rather than `random.Random`, so that compiled and uncompiled runs agree bit for bit, its whole
state is four words that fit into a saved game, and a draw costs nanoseconds in compiled search.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64, mypyc_attr

_MASK: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Dice:
    """A deterministic stream of random numbers from a seed of up to 128 bits."""

    def __init__(self, seed: int) -> None:
        # splitmix32 spreads the bits, so that seeds 1, 2, 3 give unrelated streams
        words: list[i64] = []
        z: i64 = 0x9E3779B9
        for i in range(4):
            z = _mix(z ^ ((seed >> (32 * i)) & _MASK))
            words.append(z)
        for i in range(4):
            z = _mix(z ^ words[i])
            words[i] = z
        self.a: i64 = words[0]
        self.b: i64 = words[1]
        self.c: i64 = words[2]
        self.d: i64 = words[3] | 1

    def bits(self) -> int:
        """The next 32 random bits."""
        return int(self._next())

    def _next(self) -> i64:
        # i64 keeps the arithmetic in machine words when compiled; uncompiled it is a plain int
        a: i64 = self.a
        b: i64 = self.b
        c: i64 = self.c
        d: i64 = self.d
        x: i64 = (b * 5) & _MASK
        result: i64 = ((((x << 7) & _MASK) | (x >> 25)) * 9) & _MASK
        t: i64 = (b << 9) & _MASK
        c ^= a
        d ^= b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ t
        self.d = ((d << 11) & _MASK) | (d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1. The bias, at most n / 2**32, is far below what any game can show."""
        return (self._next() * n) >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self.bits() / 4294967296.0

    def shuffle(self, cards: list[int]) -> None:
        """Put the list into random order."""
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
            i -= 1

    def state(self) -> list[int]:
        """The four words that `restore` takes."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]

    def copy(self) -> Dice:
        """A generator that continues exactly as this one will."""
        return restore(self.state())

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.state(),)


@mypyc_attr(acyclic=True)
class KeyedDice(Dice):
    """A stream that nobody can foresee without its key: the numbers are blocks of a keyed hash (BLAKE2b).

    For tables where people meet. A plain generator's state can be worked out from enough of its numbers, and with it
    all that it has dealt and will deal.
    """

    def __init__(self, key: bytes, purpose: bytes) -> None:
        super().__init__(0)
        self._key = key
        self._purpose = purpose
        self._block = b""
        self._blocks = 0
        self._place = 0

    def _next(self) -> i64:
        if self._place == len(self._block):
            text = b"%s #%d" % (self._purpose, self._blocks)
            self._block = blake2b(text, key=self._key).digest()
            self._blocks += 1
            self._place = 0
        word: i64 = int.from_bytes(self._block[self._place : self._place + 4], "big")
        self._place += 4
        return word

    def state(self) -> list[int]:
        """Nothing that could be written into a log: with the key, the stream can be made again."""
        raise TypeError("a keyed stream is made anew from its key")

    def copy(self) -> Dice:
        """A stream that goes on exactly as this one will."""
        twin = KeyedDice(self._key, self._purpose)
        twin._block = self._block
        twin._blocks = self._blocks
        twin._place = self._place
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a keyed stream is made anew from its key")


def restore(words: list[int]) -> Dice:
    """The generator whose `state()` was these four words."""
    dice = Dice(0)
    dice.a, dice.b, dice.c, dice.d = words[0], words[1], words[2], words[3]
    return dice


def _mix(z: i64) -> i64:
    # in machine words, which the products just fit: a signal during the multiplication of long integers, be it Ctrl-C,
    # would end a compiled program
    z = (z + 0x9E3779B9) & _MASK
    z = ((z ^ (z >> 16)) * 0x21F0AAAD) & _MASK
    z = ((z ^ (z >> 15)) * 0x735A2D97) & _MASK
    return z ^ (z >> 15)
