"""The sums of a network in plain Python, for where `sums.c` was not compiled: slower, the same to the bit.

A row of numbers is one large number here, with a lane of bits for each: so one addition adds two rows, and one
multiplication weighs a row. Lanes are so wide that none reaches into the next one.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence
from math import exp
from operator import getitem, mul
from sys import byteorder
from typing import Literal


class Layers:
    """The layers of a network over a sheet that an observation is written to."""

    def __init__(
        self,
        sheet: memoryview,
        tops: bytes,
        starts: array[int],
        rows: array[int],
        bias: array[int],
        second: array[int],
        second_bias: array[int],
        last: array[int],
        last_bias: array[int],
        width: int,
        middle: int,
        seats: int,
        shift: int,
        second_shift: int,
        top: int,
        unit: float,
    ) -> None:
        self._sheet = sheet
        known = next((sums for of, sums in tuple(_known) if of is rows), None)
        if known is None:
            known = (
                _Sums([rows[at : at + width] for at in range(0, len(rows), width)], bias, len(tops)),
                _Sums([second[at::width] for at in range(width)], second_bias, width * top),
                _Sums([last[at::middle] for at in range(middle)], last_bias, middle * top),
                [],
            )
            packed = known[0].rows
            known[3].extend(_by_value(packed[start : start + most]) for start, most in zip(starts, tops, strict=True))
            _known.append((rows, known))
        self._first, self._second, self._last, self._by_value = known
        self._shift = shift
        self._second_shift = second_shift
        self._top = top
        self._unit = unit

    def shares(self) -> list[float]:
        """Each seat's share of the victory, the observing seat first."""
        lit = self._clipped(self._first.read(sum(map(getitem, self._by_value, self._sheet))), self._shift)
        lit = self._clipped(self._second.read(sum(map(mul, lit, self._second.rows))), self._second_shift)
        sums = self._last.read(sum(map(mul, lit, self._last.rows)))
        best = max(sums)
        shares = [exp(float(each - best) * self._unit) for each in sums]
        total = 0.0
        for share in shares:  # in this order, not by the better `sum` of newer Pythons
            total += share
        return [share / total for share in shares]

    def _clipped(self, sums: list[int], shift: int) -> list[int]:
        top = self._top
        return [0 if each < 0 else top if each >> shift > top else each >> shift for each in sums]


class _Sums:
    """Rows that are added up, each so often, to a bias."""

    def __init__(self, rows: list[array[int]], bias: array[int], most: int) -> None:
        """`most` rows at a time, each counted as often as it is added."""
        largest = max(map(abs, bias)) + most * max(max(map(abs, row)) for row in rows)
        self._kind: Literal["i", "q"] = "i" if largest < 1 << 30 else "q"
        self._half = 1 << (8 * array(self._kind).itemsize - 2)
        """What is added to each lane for reading it, so that none is negative."""
        self._bytes = len(bias) * array(self._kind).itemsize
        self._halves = self._whole([self._half] * len(bias))
        self.rows = [self._packed(row) for row in rows]
        self._start = self._packed(bias) + self._halves

    def read(self, added: int) -> list[int]:
        """The sums, where that was added of the rows."""
        half = self._half
        lanes = memoryview((self._start + added).to_bytes(self._bytes, byteorder)).cast(self._kind)
        return [each - half for each in lanes]

    def _packed(self, row: Sequence[int]) -> int:
        """A row in one number; a lane that is negative takes one from the next, as in any subtraction."""
        return self._whole([each + self._half for each in row]) - self._halves

    def _whole(self, lanes: list[int]) -> int:
        return int.from_bytes(array(self._kind, lanes).tobytes(), byteorder)


def _by_value(rows: list[int]) -> list[int]:
    """What each value of a byte picks: nothing if it is 0, and the last row from there on."""
    return [0, *rows, *[rows[-1] if rows else 0] * (255 - len(rows))]


_known: deque[tuple[array[int], tuple[_Sums, _Sums, _Sums, list[list[int]]]]] = deque(maxlen=4)
"""Networks whose numbers were put together last, by their rows: that takes longer than a judgement."""
