"""Strength from results: each bot has a worth, and wins in proportion to its share of the worth at the table.

For two seats this is the model of Bradley and Terry, whose worths are Elo ratings on another scale; for more seats it
is that of Plackett and Luce, looking at the winner only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import log, log10
from typing import Any

from forts.core.extras import extra
from forts.lab.intervals import Z95
from forts.lab.tally import Result

with extra("lab"):
    import numpy as np

PRIOR = 0.5
"""Imagined victories of each over each bot it met, so that one that always wins is not infinitely strong."""
ANCHOR = "random"
"""The bot whose rating is 0; without it, the weakest's is."""


@dataclass(frozen=True)
class Standing:
    """A bot's place on the ladder."""

    bot: str
    elo: float
    """Rating, 0 for the anchor."""
    low: float
    """Bounds of the 95 % interval of the difference from the anchor."""
    high: float
    games: int
    """Games it took part in."""
    wins: float
    """Victories, shared ones in parts; in several seats it wins with any of them."""

    def to_json(self) -> dict[str, Any]:
        """The standing as plain JSON."""
        return {
            "bot": self.bot,
            "elo": round(self.elo, 1),
            "low": round(self.low, 1),
            "high": round(self.high, 1),
            "games": self.games,
            "wins": round(self.wins, 6),
        }


def standings(bots: list[str], results: Counter[Result]) -> list[Standing]:
    """The bots with their ratings, the strongest first; those without a game are left out."""
    met = [bot for bot in bots if any(bot in seated for seated, _ in results)]
    if len(met) < 2:
        return []
    tables = _tables(met, results)
    worths = _worths(len(met), tables)
    elos = [400 * log10(worth) for worth in worths]
    anchor = met.index(ANCHOR) if ANCHOR in met else elos.index(min(elos))
    errors = _errors(worths, tables, anchor)
    found = []
    for number, bot in enumerate(met):
        elo, half = elos[number] - elos[anchor], Z95 * errors[number]
        games = sum(count for (seated, _), count in results.items() if bot in seated)
        wins = sum(
            count * share
            for (seated, shares), count in sorted(results.items())
            for name, share in zip(seated, shares, strict=True)
            if name == bot
        )
        found.append(Standing(bot, elo, elo - half, elo + half, games, wins))
    return sorted(found, key=lambda standing: -standing.elo)


_Table = tuple[tuple[int, ...], tuple[float, ...]]
"""Seats of each bot at a table, and victories of each bot there."""


def _tables(bots: list[str], results: Counter[Result]) -> list[_Table]:
    """Results by who sat there, in whatever seats; with an imagined game or two of each pair that met."""
    wins: dict[tuple[int, ...], list[float]] = {}
    met: set[tuple[int, int]] = set()
    for (seated, shares), count in sorted(results.items()):
        places = tuple(seated.count(bot) for bot in bots)
        sums = wins.setdefault(places, [0.0] * len(bots))
        for bot, share in zip(seated, shares, strict=True):
            sums[bots.index(bot)] += share * count
        there = [number for number, seats in enumerate(places) if seats]
        met.update((a, b) for a in there for b in there if a < b)
    tables = [(places, tuple(sums)) for places, sums in wins.items()]
    for pair in sorted(met):
        one_each = tuple(1 if number in pair else 0 for number in range(len(bots)))
        tables.append((one_each, tuple(PRIOR * seats for seats in one_each)))
    return tables


def _worths(count: int, tables: Iterable[_Table]) -> list[float]:
    """The most likely worths, found by Hunter's steps, each of which makes the results more likely."""
    tables = list(tables)
    worths = [1.0] * count
    won = [sum(sums[bot] for _, sums in tables) for bot in range(count)]
    for _ in range(10_000):
        needs = [0.0] * count
        for places, sums in tables:
            games = sum(sums)
            whole = sum(seats * worth for seats, worth in zip(places, worths, strict=True))
            for bot, seats in enumerate(places):
                needs[bot] += games * seats / whole
        fresh = [won[bot] / needs[bot] for bot in range(count)]
        scale = count / sum(fresh)
        fresh = [worth * scale for worth in fresh]
        change = max(abs(log(new / old)) for new, old in zip(fresh, worths, strict=True))
        worths = fresh
        if change < 1e-9:
            break
    return worths


def _errors(worths: list[float], tables: list[_Table], anchor: int) -> list[float]:
    """Standard errors of the ratings relative to the anchor, from the curvature of the likelihood there."""
    count = len(worths)
    curvature = np.zeros((count, count))
    for places, sums in tables:
        chances = np.array([seats * worth for seats, worth in zip(places, worths, strict=True)])
        chances = chances / chances.sum()
        curvature += sum(sums) * (np.diag(chances) - np.outer(chances, chances))
    free = [bot for bot in range(count) if bot != anchor]
    spread = np.linalg.pinv(curvature[np.ix_(free, free)])
    errors = [0.0] * count
    for place, bot in enumerate(free):
        # worths are on a natural scale, ratings on one of 400 points a power of ten
        errors[bot] = float(np.sqrt(max(0.0, spread[place, place]))) * 400 / log(10)
    return errors
