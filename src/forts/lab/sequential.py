"""A match that ends when it knows: Wald's sequential likelihood-ratio test, as chess engines are tested by.

Two claims are weighed: that a bot wins `low` of the games, and that it wins `high` of them. The games of one deal, each
bot in every seat, are one observation, since the same luck is in all of them; how much such means differ is taken from
the games themselves (the generalised test that is called pentanomial where deals are played twice).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from statistics import fmean
from typing import Any

from forts.core import BadOption

RISK = 0.05
"""How often either claim is accepted though the other is true."""
FEWEST = 8
"""Deals before anything is decided."""


@dataclass(frozen=True)
class Sequential:
    """The two claims."""

    low: float
    high: float

    def __post_init__(self) -> None:
        if not 0.0 < self.low < self.high < 1.0:
            raise BadOption("lab-sequential", low=str(self.low), high=str(self.high))

    @property
    def bound(self) -> float:
        """The logarithm of the likelihood ratio at which a claim is accepted."""
        return log((1 - RISK) / RISK)

    def ratio(self, deals: list[float]) -> float:
        """Logarithm of how much likelier the upper claim makes these means than the lower one does."""
        if not deals:
            return 0.0
        mean = fmean(deals)
        # a lost and a won deal are imagined besides, so that means which are all alike prove nothing by themselves
        spread = fmean([(deal - mean) ** 2 for deal in [*deals, 0.0, 1.0]])
        return len(deals) * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)

    def decided(self, deals: list[float]) -> int | None:
        """After how many of these deals it is decided; None if it is not."""
        for count in range(FEWEST, len(deals) + 1):
            if abs(self.ratio(deals[:count])) >= self.bound:
                return count
        return None

    def verdict(self, deals: list[float]) -> Verdict:
        """What is known after these deals."""
        ratio = self.ratio(deals)
        known = len(deals) >= FEWEST and abs(ratio) >= self.bound
        return Verdict(self.low, self.high, ratio, None if not known else self.high if ratio > 0 else self.low)


@dataclass(frozen=True)
class Verdict:
    """How such a test ended."""

    low: float
    high: float
    ratio: float
    """Logarithm of the likelihood ratio."""
    accepted: float | None
    """The claim that was accepted; None if the games ran out before."""

    def to_json(self) -> dict[str, Any]:
        """The verdict as plain JSON."""
        return {"low": self.low, "high": self.high, "llr": round(self.ratio, 4), "accepted": self.accepted}


def read_claims(text: str) -> Sequential:
    """The claims as they are written: `0.5,0.55`, or in per cent, `50,55`."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadOption("lab-sequential-form", text=text) from None
    return Sequential(low / 100, high / 100) if high > 1 else Sequential(low, high)
