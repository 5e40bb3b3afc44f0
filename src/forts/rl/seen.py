"""What one seat at one table observes, as arrays, and how a table is drawn for people."""

from __future__ import annotations

import io
import json
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8
from rich.console import Console

from forts.core import State
from forts.core.layout import Layout
from forts.rl.table import Table

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

Bytes = npt.NDArray[np.uint8]
_WIDTH = 110
"""Columns that a table is drawn for."""
_POINTS = 12
"""Size of letters in a picture."""


class Looking:
    """Observations of a table, one after another, through memory made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._size = table.layout.size
        self._sheet = vec[u8]([0] * (self._size * table.players + table.unknown.size))
        self._seen: Bytes = np.frombuffer(memoryview(self._sheet), dtype=np.uint8)
        self._actions = table.game.num_actions

    def seat(self, state: State, seat: int) -> Bytes:
        """What a seat knows."""
        state.observe(seat, self._sheet, 0)
        return self._seen[: self._size].copy()

    def everything(self, state: State) -> Bytes:
        """What each seat knows, seat by seat, and then what none of them does."""
        for seat in range(self._table.players):
            state.observe(seat, self._sheet, seat * self._size)
        state.observe_unknown(self._sheet, self._table.players * self._size)
        return self._seen.copy()

    def mask(self, state: State, seat: int) -> npt.NDArray[np.int8]:
        """1 where an action is legal; nothing is for a seat that is not asked."""
        marks = bytearray(self._actions)  # quicker to mark than an array
        if state.actor == seat:
            for option in state.options:
                marks[option] = 1
        return np.frombuffer(marks, dtype=np.int8)


def highest(*layouts: Layout) -> Bytes:
    """The highest value of each byte, of one layout after another."""
    parts = [part for layout in layouts for part in layout.parts]
    return np.concatenate([np.full(part.size, part.high, dtype=np.uint8) for part in parts])


def ansi(table: Table, state: State, names: list[str]) -> str:
    """The table as a terminal shows it to a spectator."""
    view = table.game.view(state, None)
    terminal = table.game.room("terminal")
    if terminal is None:
        return json.dumps(msgspec.to_builtins(view), indent=1) + "\n"
    console = Console(file=io.StringIO(), record=True, width=_WIDTH, markup=False, highlight=False, emoji=False)
    console.print(terminal.draw(view, "en", names, table.game.spelled_out(table.options)))
    return console.export_text()


def picture(text: str) -> Bytes:
    """Text as an image: rows x columns x red, green and blue."""
    from PIL import Image, ImageDraw

    font = _font()
    lines = text.splitlines() or [""]
    width = int(font.getlength("m")) * _WIDTH
    height = (_POINTS + 4) * len(lines)
    image = Image.new("RGB", (width + 2 * _POINTS, height + 2 * _POINTS), "white")
    pen = ImageDraw.Draw(image)
    for number, line in enumerate(lines):
        pen.text((_POINTS, _POINTS + number * (_POINTS + 4)), line, fill="black", font=font)
    return np.asarray(image, dtype=np.uint8).copy()


@cache
def _font() -> FreeTypeFont:
    from matplotlib import get_data_path
    from PIL import ImageFont

    return ImageFont.truetype(f"{get_data_path()}/fonts/ttf/DejaVuSansMono.ttf", _POINTS)


def named(layout: Layout, observation: Bytes | bytes) -> dict[str, Any]:
    """An observation by the names of its parts, in their shapes."""
    whole = np.frombuffer(observation, dtype=np.uint8) if isinstance(observation, bytes) else observation
    return {
        part.name: whole[..., part.first : part.end].reshape(whole.shape[:-1] + part.shape) for part in layout.parts
    }
