"""The network while it learns: its weights as real numbers, and how they follow what games teach."""

from __future__ import annotations

from array import array
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from forts.bots.learned.inputs import LARGEST, SMALL, recipes
from forts.bots.learned.network import FIRST_UNIT, LIT_UNIT, TOP, UNIT, Weights
from forts.core.extras import extra
from forts.core.layout import Layout, Traits

with extra("lab"):
    import numpy as np
    import numpy.typing as npt

sums: Any = None
with suppress(ImportError):
    from forts.bots.learned import sums

FIRST, SECOND = 64, 32
"""Widths of the two layers between what is seen and the shares."""
_LARGE = 8.0
"""Large amounts are told in parts of this size, so that they learn no faster than the rest."""
_LIT = TOP / LIT_UNIT
"""What a layer hands on is at most this."""
_WEIGHT_TOP = 8191
_BYTE_TOP = 63
"""Seven bits tell a weight of the first layer finely enough, and pack better than eight."""
_SLOW, _SLOWER, _TINY = 0.9, 0.999, 1e-8
"""How Adam (Kingma and Ba 2014) remembers."""
_SHARED = 0.5
"""How much slower the first layer learns: hundreds of its weights move together."""
_LEAK = np.float32(0.05)
"""What a light that is out, or as bright as can be, still learns: it comes back rather than staying so for good."""
_STEADY = 0.998
"""How slowly the shipped weights follow the learning ones."""

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]


@dataclass
class Columns:
    """How observations become numbers: a column for each value of a code, and for each small and all large amounts."""

    names: list[str] = field(default_factory=list)
    """The ingredients."""
    scales: list[float] = field(default_factory=list)
    """By ingredient: what stands for one in its column."""
    codes: list[int] = field(default_factory=list)
    """Bytes that pick a column,"""
    code_starts: list[int] = field(default_factory=list)
    """the columns of their value 1,"""
    code_tops: list[int] = field(default_factory=list)
    """and their highest value that has one."""
    amounts: list[int] = field(default_factory=list)
    """Bytes that are amounts too,"""
    amount_columns: list[int] = field(default_factory=list)
    """and the columns that have their size."""
    count: int = 0
    pairs: list[tuple[int, int, int]] = field(default_factory=list)
    """Column, ingredient, and how often it is taken."""


def columns_of(layout: Layout, traits: dict[str, Traits], ignored: Collection[str]) -> Columns:
    """The columns of a layout."""
    made = Columns()
    numbers: dict[str, int] = {}

    def ingredient(name: str, scale: float = 1.0) -> int:
        if name not in numbers:
            numbers[name] = len(made.names)
            made.names.append(name)
            made.scales.append(scale)
        return numbers[name]

    for part in layout.parts:
        if part.name in ignored:
            continue
        rows = recipes(Layout(layout.game, layout.version, (part,)), traits)
        for index, values in enumerate(rows):
            at = part.first + index
            top = part.high if part.codes else min(part.high, SMALL)
            if not part.codes:
                scale = 1.0 / _LARGE if part.high > _LARGE else 1.0
                made.pairs.append((made.count, ingredient(values[0][0][0], scale), 1))
                made.amounts.append(at)
                made.amount_columns.append(made.count)
                made.count += 1
                if part.high == 1:
                    continue
            made.codes.append(at)
            made.code_starts.append(made.count)
            made.code_tops.append(top)
            for recipe in values[:top]:
                for name, times in recipe if part.codes else recipe[1:]:
                    made.pairs.append((made.count, ingredient(name), times))
                made.count += 1
    return made


class Dense:
    """The first layer by numpy alone: an observation becomes a long row of numbers, most of them 0."""

    def __init__(self, made: Columns, size: int, sizes: Floats) -> None:
        self._codes = np.array(made.codes)
        self._starts = np.array(made.code_starts) - 1
        self._tops = np.array(made.code_tops, dtype=np.uint8)
        self._amounts = np.array(made.amounts)
        self._places = np.array(made.amount_columns)
        self._sizes = sizes
        self._count = made.count

    def forward(self, seen: Bytes, table: Floats) -> Floats:
        """What each observation picks from the table, added up."""
        found: Floats = self._inputs(seen) @ table
        return found

    def backward(self, seen: Bytes, slopes: Floats) -> Floats:
        """By row of the table: the slopes of the observations that pick it, added up."""
        found: Floats = self._inputs(seen).T @ slopes
        return found

    def _inputs(self, seen: Bytes) -> Floats:
        rows = np.arange(len(seen))[:, None]
        inputs = np.zeros((len(seen), self._count + 1), dtype=np.float32)
        values = np.minimum(seen[:, self._codes], self._tops)
        inputs[rows, np.where(values > 0, self._starts + values, self._count)] = 1.0
        inputs[:, self._places] = np.minimum(seen[:, self._amounts], LARGEST) * self._sizes
        return inputs[:, :-1]


class Compiled:
    """The same by `sums.c`, where it was compiled: several times faster, since it passes over what is 0."""

    def __init__(self, made: Columns, size: int, sizes: Floats) -> None:
        tops = np.zeros(size, dtype=np.uint8)
        starts = np.zeros(size, dtype=np.int32)
        places = np.full(size, -1, dtype=np.int32)
        counted = np.zeros(size, dtype=np.float32)
        tops[made.codes] = made.code_tops
        starts[made.codes] = made.code_starts
        places[made.amounts] = made.amount_columns
        counted[made.amounts] = sizes
        self._how = (tops, starts, counted, places)
        self._count = made.count

    def forward(self, seen: Bytes, table: Floats) -> Floats:
        """What each observation picks from the table, added up."""
        found = np.zeros((len(seen), table.shape[1]), dtype=np.float32)
        sums.forward(np.ascontiguousarray(seen), *self._how, np.ascontiguousarray(table), found)
        return found

    def backward(self, seen: Bytes, slopes: Floats) -> Floats:
        """By row of the table: the slopes of the observations that pick it, added up."""
        found = np.zeros((self._count, slopes.shape[1]), dtype=np.float32)
        sums.backward(np.ascontiguousarray(seen), *self._how, found, np.ascontiguousarray(slopes))
        return found


class Learner:
    """A network for one number of players."""

    def __init__(self, layout: Layout, traits: dict[str, Traits], ignored: Collection[str], players: int, seed: int):
        self.columns = made = columns_of(layout, traits, ignored)
        self._down = _Gathering(made.pairs, made.count)
        self._up = _Gathering([(name, column, times) for column, name, times in made.pairs], len(made.names))
        scales = np.array(made.scales, dtype=np.float32)
        named = {column: ingredient for column, ingredient, _ in made.pairs}
        self.sizes: Floats = scales[[named[column] for column in made.amount_columns]]
        """What one of each amount counts for."""
        self.first_layer: Dense | Compiled = (Compiled if sums is not None else Dense)(made, layout.size, self.sizes)
        self.scales = scales
        dice = np.random.default_rng([seed, players])
        self.weights: list[Floats] = [
            np.zeros((len(made.names), FIRST), dtype=np.float32),  # what is never seen stays nothing
            np.full(FIRST, 0.2, dtype=np.float32),
            _drawn(dice, (2 / FIRST) ** 0.5, FIRST, SECOND),
            np.full(SECOND, 0.1, dtype=np.float32),
            _drawn(dice, 0.05, SECOND, players),
            np.zeros(players, dtype=np.float32),
        ]
        self.steady = [each.copy() for each in self.weights]
        """The mean of late weights: what plays, and what is shipped."""
        self._first = [np.zeros_like(each) for each in self.weights]
        self._second = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def learn(self, seen: Bytes, shares: Floats, rate: float) -> float:
        """One step towards the shares that belong to these observations; returns how far off it was (cross entropy)."""
        table, bias, second, second_bias, last, last_bias = self.weights
        lit = self.first_layer.forward(seen, self._down(table)) + bias
        on: Floats = np.clip(lit, 0.0, _LIT)
        lit_2 = on @ second + second_bias
        on_2: Floats = np.clip(lit_2, 0.0, _LIT)
        told = _softmax(on_2 @ last + last_bias)
        back: Floats = told - shares
        back /= np.float32(len(seen))
        back_2: Floats = back @ last.T
        back_2 *= np.where(lit_2 == on_2, np.float32(1), _LEAK)
        back_1: Floats = back_2 @ second.T
        back_1 *= np.where(lit == on, np.float32(1), _LEAK)
        slopes = [
            self._up(self.first_layer.backward(seen, back_1)),
            back_1.sum(axis=0),
            on.T @ back_2,
            back_2.sum(axis=0),
            on_2.T @ back,
            back.sum(axis=0),
        ]
        self._follow(slopes, rate)
        return float(-(shares * np.log(np.maximum(told, 1e-9))).sum() / len(seen))

    def judged(self, seen: Bytes) -> Floats:
        """The shares that the steady weights see in observations."""
        table, bias, second, second_bias, last, last_bias = self.steady
        on = np.clip(self.first_layer.forward(seen, self._down(table)) + bias, 0.0, _LIT)
        on_2 = np.clip(on @ second + second_bias, 0.0, _LIT)
        return _softmax(on_2 @ last + last_bias)

    def shipped(self) -> Weights:
        """The steady weights in whole numbers."""
        table, bias, second, second_bias, last, last_bias = self.steady
        rows = table * self.scales[:, None] * FIRST_UNIT
        most = np.abs(rows).max(axis=1)
        used = np.flatnonzero(most >= 0.5)
        shifts = np.maximum(0, np.ceil(np.log2(most[used] / _BYTE_TOP))).astype(np.uint8)
        whole = np.clip(np.rint(rows[used] / (1 << shifts.astype(np.int64))[:, None]), -_BYTE_TOP, _BYTE_TOP)
        return Weights(
            [self.columns.names[number] for number in used],
            shifts.tobytes(),
            whole.astype(np.int8).tobytes(),
            _whole("i", bias * FIRST_UNIT),
            _whole("h", np.clip(second.T * UNIT, -_WEIGHT_TOP, _WEIGHT_TOP)),
            _whole("i", second_bias * LIT_UNIT * UNIT),
            _whole("h", np.clip(last.T * UNIT, -_WEIGHT_TOP, _WEIGHT_TOP)),
            _whole("i", last_bias * LIT_UNIT * UNIT),
        )

    def kept(self) -> dict[str, Any]:
        """All that going on needs."""
        found = {f"{name}{i}": each for name, some in self._parts().items() for i, each in enumerate(some)}
        return {"steps": np.array(self._steps), **found}

    def go_on(self, kept: dict[str, Any]) -> None:
        """Go on where `kept` was taken."""
        self._steps = int(kept["steps"])
        for name, some in self._parts().items():
            for i, each in enumerate(some):
                each[...] = kept[f"{name}{i}"]

    def _parts(self) -> dict[str, list[Floats]]:
        return {"weights": self.weights, "steady": self.steady, "first": self._first, "second": self._second}

    def _follow(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        pace = np.float32(rate * (1 - _SLOWER**self._steps) ** 0.5 / (1 - _SLOW**self._steps))
        steady = min(_STEADY, 1 - 1 / (1 + self._steps))
        paces = [pace * np.float32(_SHARED), *[pace] * (len(slopes) - 1)]
        for weights, kept, first, second, slope, pace in zip(
            self.weights, self.steady, self._first, self._second, slopes, paces, strict=True
        ):
            if sums is not None:
                whole = np.ascontiguousarray(slope)
                sums.follow(weights, kept, first, second, whole, pace, _SLOW, _SLOWER, _TINY, 1 - steady)
                continue
            first *= np.float32(_SLOW)
            first += np.float32(1 - _SLOW) * slope
            second *= np.float32(_SLOWER)
            second += np.float32(1 - _SLOWER) * slope * slope
            weights -= pace * first / (np.sqrt(second) + np.float32(_TINY))
            kept += np.float32(1 - steady) * (weights - kept)


class _Gathering:
    """Rows that are sums of other rows."""

    def __init__(self, pairs: list[tuple[int, int, int]], count: int) -> None:
        self._into, self._out_of, times = np.array(sorted(pairs), dtype=np.int32).T.copy()
        self._times = times.astype(np.float32)
        self._count = count

    def __call__(self, rows: Floats) -> Floats:
        found: Floats = np.zeros((self._count, rows.shape[1]), dtype=np.float32)
        if sums is not None:
            sums.gather(self._into, self._out_of, self._times, np.ascontiguousarray(rows), found, rows.shape[1])
        else:
            np.add.at(found, self._into, rows[self._out_of] * self._times[:, None])
        return found


def _drawn(dice: np.random.Generator, spread: float, rows: int, columns: int) -> Floats:
    return (dice.standard_normal((rows, columns)) * spread).astype(np.float32)


def _softmax(sums: Floats) -> Floats:
    powers: Floats = np.exp(sums - sums.max(axis=1, keepdims=True))
    powers /= powers.sum(axis=1, keepdims=True)
    return powers


def _whole(kind: str, numbers: Floats) -> array[int]:
    return array(kind, np.rint(numbers).astype(np.int64).ravel().tolist())
