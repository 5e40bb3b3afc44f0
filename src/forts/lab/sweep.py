"""What a number does when it goes up: many ways to play, each until its figures are known well enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from forts.core import Game, Message
from forts.lab.field import Field, Measure, bounds
from forts.lab.figures import is_share
from forts.lab.records import BotFault
from forts.lab.run import Outcome

FIRST = 50
"""Games of a point before it is looked at."""
NARROW = 0.05
"""A figure is known well enough when its interval is so narrow to either side: of a share, of the mean otherwise."""
WATCHED = ("win.first", "turns", "ended_by", "points.winner")
"""Figures that have to be known so well."""


@dataclass(frozen=True)
class Sweep:
    """What is known of every point."""

    field: Field
    narrow: float
    most: int
    """Games of a point at most."""
    outcome: Outcome

    @property
    def game(self) -> Game:
        """The game."""
        return self.field.game

    @property
    def games(self) -> int:
        """Games played."""
        return self.field.games

    @property
    def interrupted(self) -> bool:
        """Was it broken off by Ctrl-C?"""
        return self.outcome.interrupted

    @property
    def stopped(self) -> Message | None:
        """Why it ended early, if not by Ctrl-C."""
        return self.outcome.stopped

    @property
    def faults(self) -> dict[str, int]:
        """How often each bot misbehaved."""
        return self.field.tally.faults_by_bot()

    @property
    def first_faults(self) -> dict[str, BotFault]:
        """The earliest fault of each of these."""
        return self.field.tally.first_faults

    def rows(self) -> list[tuple[dict[str, int], dict[str, Measure]]]:
        """By point: what is set, and the figures."""
        return [(point.numbers, self.field.measures(number)) for number, point in enumerate(self.field.points)]

    def figures(self) -> list[str]:
        """All figures, those first that change most from point to point, by how sure that is."""
        rows = [measures for _, measures in self.rows()]
        names = sorted({name for row in rows for name in row})
        return sorted(names, key=lambda name: (-_spread([row[name] for row in rows if name in row]), name))

    def to_json(self) -> dict[str, Any]:
        """The same for other programs."""
        return {
            "game": self.game.name,
            "players": self.field.players,
            "seed": str(self.field.seed),
            "bots": self.field.bots,
            "games": self.games,
            "narrow": self.narrow,
            "points": [
                {
                    "set": numbers,
                    "games": max((one.games for one in measures.values()), default=0),
                    "figures": {name: _told(name, one) for name, one in measures.items() if one.games > 1},
                }
                for numbers, measures in self.rows()
            ],
            "faults": self.faults,
        }


def sweep(field: Field, most: int, narrow: float = NARROW) -> Sweep:
    """Play every point until its figures are known well enough, or for so many games."""
    due = min(FIRST, most)
    open_ = list(range(len(field.points)))
    while True:
        outcome = field.play(dict.fromkeys(open_, due))
        if outcome.interrupted or outcome.stopped is not None or due >= most:
            return Sweep(field, narrow, most, outcome)
        open_ = [point for point in open_ if not known_well(field.measures(point), narrow)]
        if not open_:
            return Sweep(field, narrow, most, outcome)
        due = min(most, 2 * due)


def known_well(measures: dict[str, Measure], narrow: float) -> bool:
    """Are the intervals of what is watched as narrow as wanted?"""
    return all(
        one.half <= narrow * (1.0 if is_share(name) else abs(one.mean))
        for name, one in measures.items()
        if name.startswith(WATCHED)
    )


def _told(name: str, one: Measure) -> dict[str, float]:
    low, high = bounds(name, one)
    return {"mean": round(one.mean, 6), "low": round(low, 6), "high": round(high, 6)}


def _spread(measures: list[Measure]) -> float:
    """How far apart the points are, in standard errors."""
    known = [one for one in measures if one.games > 1]
    if len(known) < 2:
        return 0.0
    low, high = min(known, key=lambda one: one.mean), max(known, key=lambda one: one.mean)
    error = (low.error**2 + high.error**2) ** 0.5
    return (high.mean - low.mean) / error if error else 0.0
