"""How sure a difference is, when many are looked at, and looked at again and again while the games go on.

Two games of a pair have the same seed and seats, so that what is judged is the mean of the differences within pairs.

- **At any time.** Whoever watches a run and breaks it off when something shows up deceives themselves: the more often
  one looks, the likelier chance alone crosses a line. So the line lies higher the earlier one looks, by the boundary of
  O'Brien and Fleming: after a share f of the planned pairs a mean has to be c / sqrt(f) standard errors from zero, with
  c such that a random walk without drift gets there at any time up to the end in 5 % of cases at most
  (4 (1 - Phi(c)) = 5 %, by reflection: c = 2.24). Intervals are as wide as that.
- **Many figures.** Of thirty figures that do not differ one or two would seem to. What is called sure is so by Holm's
  rule for all figures together: when nothing differs, 19 comparisons of 20 call nothing sure at all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from statistics import NormalDist, fmean
from typing import Any

RISK = 0.05
"""How often something is called sure though nothing differs."""
POWER = 0.9
"""How often a difference that "would have been seen" is seen."""
FEWEST = 30
"""Pairs before anything is said."""
_NORMAL = NormalDist()

Column = Sequence[float | None]
"""A figure's numbers, game by game."""


@dataclass(frozen=True)
class Difference:
    """A figure on both sides."""

    name: str
    first: float
    """Its mean on the first side."""
    second: float
    pairs: int
    """Pairs in which both games have it."""
    difference: float
    """Second less first."""
    half: float
    """Half the width of the 95 % interval; infinite while nothing can be said."""
    risk: float
    """How often chance alone brings such a difference, for this figure alone."""
    risk_of_all: float
    """The same for all figures together: at most 5 % is sure."""
    seen: float
    """A difference of this size would have been called sure, nine times of ten."""

    @property
    def low(self) -> float:
        """The lower bound of the interval."""
        return self.difference - self.half

    @property
    def high(self) -> float:
        """The upper bound of the interval."""
        return self.difference + self.half

    @property
    def sure(self) -> bool:
        """Is it, whatever else was looked at?"""
        return self.risk_of_all <= RISK

    @property
    def perhaps(self) -> bool:
        """Would it be, had nothing else been looked at?"""
        return not self.sure and self.risk <= RISK

    def to_json(self) -> dict[str, Any]:
        """The difference as plain JSON; what is not known yet is null."""
        numbers = {
            "first": self.first,
            "second": self.second,
            "difference": self.difference,
            "low": self.low,
            "high": self.high,
            "risk": self.risk,
            "risk_of_all": self.risk_of_all,
            "would_be_seen": self.seen,
        }
        known = {name: None if abs(value) == inf else round(value, 6) for name, value in numbers.items()}
        return {"name": self.name, "pairs": self.pairs, **known, "sure": self.sure}


def differences(
    first: Mapping[str, Column], second: Mapping[str, Column], planned: int, shares: frozenset[str] = frozenset()
) -> list[Difference]:
    """Every figure that both sides have, the surest difference first. `shares` are those from 0 to 1."""
    names = [name for name in sorted({*first, *second}) if name in first and name in second]
    played = max((len(first[name]) for name in names), default=0)
    wide = sqrt(max(1.0, planned / max(1, played)))
    found = [_judged(name, first[name], second[name], wide, name in shares) for name in names]
    return _together(found, wide)


def _judged(name: str, first: Column, second: Column, wide: float, share: bool) -> Difference:
    """One figure by itself."""
    both = [(a, b) for a, b in zip(first, second, strict=True) if a is not None and b is not None]
    pairs = len(both)
    if not pairs:
        return Difference(name, 0.0, 0.0, 0, 0.0, inf, 1.0, 1.0, inf)
    deltas = [b - a for a, b in both]
    mean = fmean(deltas)
    error = _error(deltas, mean, share)
    means = fmean(a for a, _ in both), fmean(b for _, b in both)
    if pairs < FEWEST:
        return Difference(name, *means, pairs, mean, inf, 1.0, 1.0, inf)
    distance = abs(mean) / error / wide if error else (inf if mean else 0.0)
    # the standard error stands in `seen` until it is known how many figures there are
    return Difference(name, *means, pairs, mean, bound(RISK) * wide * error, _risk(distance), 1.0, error)


def _together(found: list[Difference], wide: float) -> list[Difference]:
    """Holm's rule: the surest is held against all figures, the next against one less, and so on."""
    ranked = sorted(found, key=lambda one: (one.risk, -abs(one.difference) / (one.half or inf), one.name))
    # a figure that is the same in every pair is no trial
    tried = sum(1 for one in found if one.pairs >= FEWEST and one.half > 0)
    done: list[Difference] = []
    worst = 0.0
    for place, one in enumerate(ranked):
        worst = max(worst, min(1.0, one.risk * max(1, tried - place)))
        seen = one.seen if one.seen == inf else one.seen * (bound(RISK / max(1, tried)) * wide + _NORMAL.inv_cdf(POWER))
        done.append(replace(one, risk_of_all=worst, seen=seen))
    return done


def _error(deltas: list[float], mean: float, share: bool) -> float:
    """The standard error of the mean. For shares a pair either way is imagined besides: a few games prove little."""
    if not any(deltas):
        return 0.0
    squares = [(delta - mean) ** 2 for delta in deltas]
    if share:
        squares += [1.0, 1.0]
    return sqrt(sum(squares) / max(1, len(squares) - 1) / len(deltas))


def bound(risk: float) -> float:
    """How many standard errors a mean has to be away at the end, when it may be looked at at any time."""
    return _NORMAL.inv_cdf(1.0 - risk / 4.0)


def _risk(distance: float) -> float:
    return min(1.0, 4.0 * (1.0 - _NORMAL.cdf(distance))) if distance < 8 else 0.0
