"""A network that judges tables: how its rows are put together for a game, and how it is asked.

It reads what one seat may know (`State.observe`), chance pending or not, and answers with every seat's share of the
victory. All sums are in whole numbers, so that every build of Forts judges alike.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import u8

from forts.core.state import OVER, State

FIRST_UNIT: Final = 1024
"""How finely the weights of the first layer are told: parts of one."""
LIT_UNIT: Final = 256
"""The same for what a layer hands on,"""
UNIT: Final = 1024
"""and for the weights of the other layers."""
TOP: Final = 1023
"""What a layer hands on is at most this."""
_FIRST_SHIFT: Final = 2
_SECOND_SHIFT: Final = 10
_ROW_TOP: Final = 32767


class Weights:
    """The weights of a network for one number of players, as its file has them."""

    def __init__(
        self,
        names: list[str],
        shifts: bytes,
        rows: bytes,
        bias: array[int],
        second: array[int],
        second_bias: array[int],
        last: array[int],
        last_bias: array[int],
    ) -> None:
        self.names = names
        """The ingredients of rows (`inputs.py`)."""
        self.shifts = shifts
        """By ingredient: its weights are those of `rows` times two to this power."""
        self.rows = rows
        """Weights of the ingredients, one after another, a signed byte each."""
        self.bias = bias
        self.second = second
        self.second_bias = second_bias
        self.last = last
        self.last_bias = last_bias

    @property
    def width(self) -> int:
        """Of the first layer."""
        return len(self.bias)


class Composed:
    """The rows of a network put together for one layout and the things that are played with."""

    def __init__(self, weights: Weights, recipes: list[list[list[tuple[str, int]]]]) -> None:
        self.weights = weights
        self.tops: bytes = bytes([len(values) for values in recipes])
        self.starts = array("i")
        self.rows = array("h")
        numbers = {name: number for number, name in enumerate(weights.names)}
        width = weights.width
        known: dict[str, list[int]] = {}
        start = 0
        for values in recipes:
            self.starts.append(start)
            for recipe in values:
                row = [0] * width
                for name, times in recipe:
                    number = numbers.get(name)
                    if number is not None:
                        part = known.get(name)
                        if part is None:
                            part = _ingredient(weights, number, width)
                            known[name] = part
                        for i in range(width):
                            row[i] += part[i] * times
                for i in range(width):
                    self.rows.append(max(-_ROW_TOP, min(_ROW_TOP, row[i])))
                start += 1

    def judge(self, layers: Any) -> Judge:
        """Somebody who judges tables by this network; `layers` is the class that sums."""
        sheet = vec[u8]([0] * len(self.tops))
        w = self.weights
        return Judge(
            layers(
                memoryview(sheet),
                self.tops,
                self.starts,
                self.rows,
                w.bias,
                w.second,
                w.second_bias,
                w.last,
                w.last_bias,
                w.width,
                len(w.second_bias),
                len(w.last_bias),
                _FIRST_SHIFT,
                _SECOND_SHIFT,
                TOP,
                1.0 / (LIT_UNIT * UNIT),
            ),
            sheet,
            len(w.last_bias),
        )


def _ingredient(weights: Weights, number: int, width: int) -> list[int]:
    """The weights of an ingredient."""
    factor = 1 << weights.shifts[number]
    rows = weights.rows
    first = number * width
    found: list[int] = []
    for i in range(first, first + width):
        weight = rows[i]
        found.append((weight - 256 if weight > 127 else weight) * factor)
    return found


class Judge:
    """Judges tables, one at a time: each thread needs one of its own."""

    def __init__(self, layers: Any, sheet: vec[u8], players: int) -> None:
        self._layers = layers
        self.sheet: vec[u8] = sheet
        """What was observed last."""
        self._players = players

    def shares(self, state: State, seat: int) -> list[float]:
        """Each seat's share of the victory, as far as that seat can know."""
        if state.actor == OVER:
            return state.returns()
        state.observe(seat, self.sheet, 0)
        told: list[float] = self._layers.shares()
        return told if seat == 0 else told[-seat:] + told[:-seat]

    def share(self, state: State, seat: int) -> float:
        """The seat's own share."""
        if state.actor == OVER:
            return state.returns()[seat]
        state.observe(seat, self.sheet, 0)
        told: list[float] = self._layers.shares()
        return told[0]

    def from_seat(self) -> list[float]:
        """The shares at what was observed last, the observing seat first."""
        told: list[float] = self._layers.shares()
        return told
