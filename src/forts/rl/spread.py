"""From the bytes of an observation to the inputs of a network.

An observation is short because it names things by numbers. A network tells numbers apart best if each has an input of
its own: here every code becomes as many inputs as it has values, one of which is 1, and every amount a number from 0
to 1.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from forts.core.layout import Layout


class Spread:
    """Spreads observations of a layout out, one or many at a time."""

    def __init__(self, layout: Layout) -> None:
        codes: list[int] = []
        firsts: list[int] = []
        amounts: list[int] = []
        places: list[int] = []
        highs: list[int] = []
        width = 0
        for part in layout.parts:
            for at in range(part.first, part.end):
                if part.codes:
                    codes.append(at)
                    firsts.append(width)
                    width += part.high + 1
                else:
                    amounts.append(at)
                    places.append(width)
                    highs.append(max(part.high, 1))
                    width += 1
        self.width = width
        """How many inputs an observation becomes."""
        self.codes = np.array(codes, dtype=np.int64)
        """Which bytes are codes."""
        self.firsts = np.array(firsts, dtype=np.int64)
        """For each of them, the input that stands for 0; the next stands for 1, and so on."""
        self.amounts = np.array(amounts, dtype=np.int64)
        """Which bytes are amounts."""
        self.places = np.array(places, dtype=np.int64)
        """For each of them, its input."""
        self.highs = np.array(highs, dtype=np.float32)
        """For each of them, the amount that becomes 1."""

    def __call__(self, observation: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
        """The inputs: as many rows as there were observations."""
        rows = observation.reshape(-1, observation.shape[-1])
        inputs = np.zeros((len(rows), self.width), dtype=np.float32)
        inputs[np.arange(len(rows))[:, None], self.firsts + rows[:, self.codes]] = 1.0
        inputs[:, self.places] = rows[:, self.amounts] / self.highs
        return inputs.reshape(*observation.shape[:-1], self.width)
