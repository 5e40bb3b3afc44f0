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
        self._codes = np.array(codes, dtype=np.int64)
        self._firsts = np.array(firsts, dtype=np.int64)
        self._amounts = np.array(amounts, dtype=np.int64)
        self._places = np.array(places, dtype=np.int64)
        self._highs = np.array(highs, dtype=np.float32)

    def __call__(self, observation: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
        """The inputs: as many rows as there were observations."""
        rows = observation.reshape(-1, observation.shape[-1])
        inputs = np.zeros((len(rows), self.width), dtype=np.float32)
        inputs[np.arange(len(rows))[:, None], self._firsts + rows[:, self._codes]] = 1.0
        inputs[:, self._places] = rows[:, self._amounts] / self._highs
        return inputs.reshape(*observation.shape[:-1], self.width)
