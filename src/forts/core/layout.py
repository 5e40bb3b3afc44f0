"""What a seat knows as numbers: the parts of an observation, one after another, a byte a value.

A game says what is where (`Game.layout`), its state writes the bytes (`State.observe`). Whoever learns reads the parts
by their names, and keeps the version beside whatever was learned: with another version the bytes mean something else.
"""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import u8

from forts.core.errors import FortsError
from forts.core.record import Record

if TYPE_CHECKING:
    from forts.core.state import State


class NoLayout(FortsError):
    """A game that does not say what a seat knows as numbers."""


class OtherLayout(FortsError):
    """Something was learned or recorded with a layout other than the game's."""


class Part(Record, frozen=True):
    """Some bytes of an observation that belong together."""

    name: str
    first: int
    """Where it begins."""
    shape: tuple[int, ...]
    """How its values are arranged; there are as many as the product says, the last axis running fastest."""
    low: int
    """No value is below it."""
    high: int
    """No value is above it."""
    codes: bool
    """Are the values names of something (to be told apart), rather than amounts (to be compared)?"""
    meaning: str

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The index after its last byte."""
        return self.first + self.size


class Layout(Record, frozen=True):
    """The parts of an observation in their order."""

    game: str
    version: int
    """Goes up whenever the same bytes come to mean something else."""
    parts: tuple[Part, ...]

    @property
    def size(self) -> int:
        """How many bytes an observation has."""
        return self.parts[-1].end if self.parts else 0

    def part(self, name: str) -> Part:
        """The part of that name."""
        for part in self.parts:
            if part.name == name:
                return part
        raise KeyError(name)

    def to_json(self) -> dict[str, Any]:
        """The layout as plain JSON."""
        return {
            "game": self.game,
            "version": self.version,
            "parts": [
                {"name": p.name, "shape": list(p.shape), "low": p.low, "high": p.high, "codes": p.codes}
                for p in self.parts
            ],
        }


class Traits(Record, frozen=True):
    """The traits of the things that a part's codes stand for, so that a learner recognises a new one by them."""

    things: tuple[tuple[tuple[str, int], ...], ...]
    """By thing: its traits, and how often it has each. The first one is the thing's own name."""
    by_value: bool = False
    """Do the values from 1 on name things? If not, each place of the last axis stands for one."""
    wider: tuple[tuple[str, ...], ...] = ()
    """By value, where places stand for things: what else it says, in common with other values. May be left out."""


def observed(state: State, seat: int, layout: Layout) -> bytes:
    """What the seat knows, as bytes; if you need many, provide the memory yourself (`State.observe`)."""
    sheet = vec[u8]([0] * layout.size)
    state.observe(seat, sheet, 0)
    return bytes(memoryview(sheet))


class Layouting:
    """Puts parts one after another."""

    def __init__(self, game: str, version: int) -> None:
        self._game = game
        self._version = version
        self._parts: list[Part] = []
        self._at = 0

    def amount(self, name: str, high: int, meaning: str, shape: tuple[int, ...] = (1,)) -> None:
        """A part of amounts from 0 to `high`."""
        self._add(name, high, meaning, shape, codes=False)

    def code(self, name: str, high: int, meaning: str, shape: tuple[int, ...] = (1,)) -> None:
        """A part of names from 0 to `high`."""
        self._add(name, high, meaning, shape, codes=True)

    def _add(self, name: str, high: int, meaning: str, shape: tuple[int, ...], *, codes: bool) -> None:
        part = Part(name, self._at, shape, 0, high, codes, meaning)
        self._parts.append(part)
        self._at = part.end

    def done(self) -> Layout:
        """The layout of all parts."""
        return Layout(self._game, self._version, tuple(self._parts))
