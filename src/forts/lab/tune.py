"""Numbers that make a game as it should be: an aim, what may be changed, and a budget of games.

Games are dear and the figures of a game change smoothly with its numbers. So a few points are played first, a smooth
surface is laid through what they showed, and the next games are played where the aim seems nearest. What is proposed in
the end is played anew with other seeds: the best of many measured points always looks better than it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as made
from math import sqrt
from typing import Any

from forts.core import BadOption, Game, Message
from forts.core.extras import extra
from forts.lab.field import Field, Measure, bounds
from forts.lab.figures import SPREAD, is_share
from forts.lab.intervals import Z95
from forts.lab.records import BotFault

with extra("lab"):
    import numpy as np

UNIT = 0.05
"""Off by one unit of an aim: of a share five percentage points, of other figures five per cent."""
FIRST_POINTS = 9
"""Points that are played first, at most."""
ROUNDS = 6
"""Rounds after which the budget is used up."""
BEST = 3
"""Points that are played on in a round."""
CONFIRMED = 0.25
"""The part of the budget that the proposal is played anew with."""
_AIM = re.compile(r"(?P<name>[a-z_]+(\.[A-Za-z0-9_:.-]+)?)(?P<sign>[=<>])(?P<target>-?\d+(\.\d+)?)")


@dataclass(frozen=True)
class Aim:
    """What a figure should be."""

    name: str
    sign: str
    """`=`, `<` or `>`."""
    target: float

    @property
    def share(self) -> bool:
        """Is the figure a share?"""
        return is_share(self.name)

    @property
    def unit(self) -> float:
        """How far off counts as one."""
        return UNIT if self.share else UNIT * max(abs(self.target), 1e-9)

    def off(self, value: float) -> float:
        """How far a value is from what it should be, in units."""
        away = (value - self.target) / self.unit
        return away if self.sign == "=" else max(0.0, away if self.sign == "<" else -away)

    def __str__(self) -> str:
        return f"{self.name}{self.sign}{self.target:g}"


def read_aims(text: str) -> list[Aim]:
    """The aims as they are written: `turns=12 win.first=0.5 seat_spread<0.04`."""
    found = []
    for word in text.split():
        read = _AIM.fullmatch(word)
        if read is None:
            raise BadOption("tune-aim", text=word)
        found.append(Aim(read["name"], read["sign"], float(read["target"])))
    if not found or len({aim.name for aim in found}) < len(found):
        raise BadOption("tune-aim", text=text)
    return found


@dataclass
class Tuning:
    """What was tried, and what is proposed."""

    field: Field
    aims: list[Aim]
    budget: int
    best: int = -1
    """The point that is proposed; -1 if nothing was played."""
    fresh: int = 0
    """The first of its games that were played to confirm it."""
    interrupted: bool = False
    stopped: Message | None = None
    rounds: list[dict[str, int]] = made(default_factory=list)
    """What was proposed after each round."""

    @property
    def game(self) -> Game:
        """The game."""
        return self.field.game

    @property
    def games(self) -> int:
        """Games played."""
        return self.field.games

    @property
    def faults(self) -> dict[str, int]:
        """How often each bot misbehaved."""
        return self.field.tally.faults_by_bot()

    @property
    def first_faults(self) -> dict[str, BotFault]:
        """The earliest fault of each of these."""
        return self.field.tally.first_faults

    def tried(self) -> list[tuple[dict[str, int], int, dict[str, Measure]]]:
        """Points that were played: what is set, how often, and the figures of the aim, those nearest to it first."""
        rows = [
            (point.numbers, self.field.played(number), aimed_at(self.aims, self.field.measures(number)))
            for number, point in enumerate(self.field.points)
            if self.field.played(number)
        ]
        return sorted(rows, key=lambda row: loss(self.aims, {name: one.mean for name, one in row[2].items()}))

    def confirmed(self) -> dict[str, Measure]:
        """The figures of the proposal, by the games that were played to confirm it alone."""
        return aimed_at(self.aims, self.field.measures(self.best, self.fresh)) if self.best >= 0 else {}

    def to_json(self) -> dict[str, Any]:
        """The same for other programs."""
        return {
            "game": self.game.name,
            "players": self.field.players,
            "seed": str(self.field.seed),
            "bots": self.field.bots,
            "aim": [str(aim) for aim in self.aims],
            "budget": self.budget,
            "games": self.games,
            "proposed": None if self.best < 0 else self.field.points[self.best].numbers,
            "confirmed": {name: _told(name, one) for name, one in self.confirmed().items()},
            "rounds": self.rounds,
            "tried": [
                {"set": numbers, "games": games, "figures": {name: _told(name, one) for name, one in measures.items()}}
                for numbers, games, measures in self.tried()
            ],
            "faults": self.faults,
        }


def tune(field_: Field, aims: Sequence[Aim], budget: int) -> Tuning:
    """Look for the point that comes nearest to the aims."""
    found = Tuning(field_, list(aims), budget)
    search = int(budget * (1 - CONFIRMED))
    begin = _spread_out(field_)
    each = max(10, search // (2 * len(begin)))
    wanted = dict.fromkeys(begin, each)
    for round_ in range(ROUNDS):
        outcome = field_.play(wanted)
        found.interrupted, found.stopped = outcome.interrupted, outcome.stopped
        if any(field_.played(point) > 1 for point in begin):
            _check(aims, field_, begin)
            ranked = _ranked(field_, aims)
            found.best, found.fresh = ranked[0], field_.played(ranked[0])
            found.rounds.append(field_.points[found.best].numbers)
        left = search - field_.games
        if found.interrupted or found.stopped is not None or left < BEST:
            break
        more = max(1, left // (ROUNDS - round_) // BEST)
        wanted = {point: field_.played(point) + more for point in ranked[:BEST]}
    if found.best >= 0 and not found.interrupted and found.stopped is None:
        outcome = field_.play({found.best: found.fresh + max(10, budget - field_.games)})
        found.interrupted, found.stopped = outcome.interrupted, outcome.stopped
    return found


def aimed_at(aims: Sequence[Aim], measures: Mapping[str, Measure]) -> dict[str, Measure]:
    """The figures that the aims are about."""
    found = {aim.name: measures[aim.name] for aim in aims if aim.name in measures}
    if any(aim.name == SPREAD for aim in aims):
        seats = [one for name, one in measures.items() if name.startswith("win.seat.")]
        if len(seats) == 1:
            # of two seats one is told: the other has the rest
            found[SPREAD] = Measure(abs(2 * seats[0].mean - 1), 2 * seats[0].error, seats[0].games)
        elif seats:
            low, high = min(seats, key=lambda one: one.mean), max(seats, key=lambda one: one.mean)
            found[SPREAD] = Measure(high.mean - low.mean, sqrt(low.error**2 + high.error**2), low.games)
    for aim in aims:
        # an end that no game had is not among the figures
        if aim.name not in found and aim.name.startswith("ended_by.") and "turns" in measures:
            games = measures["turns"].games
            found[aim.name] = Measure(0.0, 1.0 / max(1, games), games)
    return found


def loss(aims: Sequence[Aim], values: Mapping[str, float]) -> float:
    """How far figures are from the aims."""
    return sum(aim.off(values[aim.name]) ** 2 for aim in aims if aim.name in values)


def met(aim: Aim, measure: Measure) -> str:
    """Is an aim reached: `yes` if it is within a unit for sure, `no` if it is surely not, else `open`."""
    low, high = measure.mean - Z95 * measure.error, measure.mean + Z95 * measure.error
    ends = [abs(aim.off(low)), abs(aim.off(high))]
    inside = low <= aim.target <= high if aim.sign == "=" else min(ends) == 0
    if max(ends) <= 1:
        return "yes"
    return "open" if inside or min(ends) <= 1 else "no"


def _check(aims: Sequence[Aim], field_: Field, begin: Sequence[int]) -> None:
    """Refuse an aim at what the game does not measure."""
    known = {name for point in begin for name in field_.measures(point)} | {SPREAD}
    for aim in aims:
        if aim.name not in known and not aim.name.startswith("ended_by."):
            raise BadOption("tune-figure", name=aim.name, known=", ".join(sorted(known)))
        ends = sorted(name for name in known if name.startswith("ended_by."))
        if aim.name.startswith("ended_by.") and aim.name not in known and aim.target > 0:
            raise BadOption("tune-figure", name=aim.name, known=", ".join(ends))


def _spread_out(field_: Field) -> list[int]:
    """Some points, far from each other: each next one is farthest from those before."""
    places = _places(field_)
    middle = int(np.argmin(((places - 0.0) ** 2).sum(axis=1)))
    chosen = [middle]
    while len(chosen) < min(FIRST_POINTS, len(places)):
        away = np.min([((places - places[one]) ** 2).sum(axis=1) for one in chosen], axis=0)
        chosen.append(int(np.argmax(away)))
    return sorted(chosen)


def _places(field_: Field) -> Any:
    """Where each point lies, every number scaled from -1 to 1."""
    raw = np.array([list(point.numbers.values()) for point in field_.points], dtype=float)
    low, high = raw.min(axis=0), raw.max(axis=0)
    return 2 * (raw - low) / np.where(high > low, high - low, 1.0) - np.where(high > low, 1.0, 0.0)


def _ranked(field_: Field, aims: Sequence[Aim]) -> list[int]:
    """All points, the one first that a smooth surface through what was measured lets expect nearest to the aims."""
    places = _places(field_)
    played = [point for point in range(len(places)) if field_.played(point) > 1]
    measures = {point: aimed_at(aims, field_.measures(point)) for point in played}
    centre = min(played, key=lambda one: loss(aims, {name: value.mean for name, value in measures[one].items()}))
    for _ in range(2):
        off = np.zeros(len(places))
        for aim in aims:
            known = [point for point in played if aim.name in measures[point]]
            if known:
                values = np.array([measures[point][aim.name].mean for point in known])
                counts = np.array([measures[point][aim.name].games for point in known], dtype=float)
                surface = _surface(places, known, values, counts, centre)
                off += np.array([aim.off(float(value)) ** 2 for value in surface])
        centre = int(np.argmin(off))
    return [int(point) for point in np.argsort(off, kind="stable")]


def _surface(places: Any, known: Sequence[int], values: Any, counts: Any, centre: int) -> Any:
    """What to expect at every point: a quadratic surface through what was measured, the nearer the more it counts."""
    spread = _terms(places - places[centre])
    near = np.exp(-((places[known] - places[centre]) ** 2).sum(axis=1) / 0.5) + 0.02
    weights = np.sqrt(counts * near)
    matrix = spread[known] * weights[:, None]
    # a little reluctance to bend keeps few points from making wild curves
    reluctance = np.diag([0.0] + [0.03 * float(weights.max())] * (spread.shape[1] - 1))
    target = np.concatenate([values * weights, np.zeros(spread.shape[1])])
    fitted, *_ = np.linalg.lstsq(np.vstack([matrix, reluctance]), target, rcond=None)
    return spread @ fitted


def _terms(places: Any) -> Any:
    columns = [np.ones(len(places))]
    width = places.shape[1]
    columns += [places[:, one] for one in range(width)]
    columns += [places[:, one] * places[:, other] for one in range(width) for other in range(one, width)]
    return np.stack(columns, axis=1)


def _told(name: str, one: Measure) -> dict[str, float | int | None]:
    low, high = bounds(name, one)
    known = (None, None) if one.games < 2 else (round(low, 6), round(high, 6))
    return {"mean": round(one.mean, 6), "low": known[0], "high": known[1], "games": one.games}
