"""The sums of a network in plain Python, for where `sums.c` was not compiled: slower, the same to the bit."""

from __future__ import annotations

from array import array
from math import exp


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
        self._tops = tops
        self._starts = starts
        self._rows = rows
        self._bias = bias.tolist()
        self._second = _columns(second, middle)
        self._second_bias = second_bias.tolist()
        self._last = _columns(last, seats)
        self._last_bias = last_bias.tolist()
        self._width = width
        self._shift = shift
        self._second_shift = second_shift
        self._top = top
        self._unit = unit

    def shares(self) -> list[float]:
        """Each seat's share of the victory, the observing seat first."""
        width, rows = self._width, self._rows
        picked = [self._bias]
        for value, top, start in zip(self._sheet, self._tops, self._starts, strict=True):
            value = value if value < top else top
            if value:
                first = (start + value - 1) * width
                picked.append(rows[first : first + width])  # type: ignore[arg-type]  # numbers in a row, both
        lit = self._clipped(list(map(sum, zip(*picked, strict=True))), self._shift)
        lit = self._clipped(_layer(lit, self._second, self._second_bias), self._second_shift)
        sums = _layer(lit, self._last, self._last_bias)
        best = max(sums)
        shares = [exp(float(each - best) * self._unit) for each in sums]
        total = 0.0
        for share in shares:  # in this order, not by the better `sum` of newer Pythons
            total += share
        return [share / total for share in shares]

    def _clipped(self, sums: list[int], shift: int) -> list[int]:
        top = self._top
        return [0 if each < 0 else min(each >> shift, top) for each in sums]


def _columns(weights: array[int], count: int) -> list[list[int]]:
    width = len(weights) // count
    return [weights[at : at + width].tolist() for at in range(0, len(weights), width)]


def _layer(lit: list[int], weights: list[list[int]], bias: list[int]) -> list[int]:
    return [
        start + sum(light * weight for light, weight in zip(lit, row, strict=True))
        for row, start in zip(weights, bias, strict=True)
    ]
