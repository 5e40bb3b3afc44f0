"""How sure a measured share is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

Z95 = 1.959963984540054
"""Half the width of a 95 % interval, in standard deviations."""


@dataclass(frozen=True)
class Rate:
    """A share with the bounds of its 95 % interval."""

    rate: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """The three numbers, rounded."""
        return {"rate": round(self.rate, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def wilson(successes: float, trials: int, z: float = Z95) -> Rate:
    """The share of successes with Wilson's score interval; without any trial nothing is known.

    Shares of a victory count as parts of a success. That makes the interval a little too wide, never too narrow.
    """
    if trials <= 0:
        return Rate(0.0, 0.0, 1.0)
    rate = successes / trials
    spread = z * z / trials
    middle = (rate + spread / 2) / (1 + spread)
    half = z / (1 + spread) * sqrt(rate * (1 - rate) / trials + spread / trials / 4)
    # at the ends rounding must not put the bound a hair inside
    low = 0.0 if rate == 0.0 else max(0.0, middle - half)
    high = 1.0 if rate == 1.0 else min(1.0, middle + half)
    return Rate(rate, low, high)
