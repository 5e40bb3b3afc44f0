"""Does `forts tune` find a planted track again? Fort for two.

    python benchmarks/tune.py                        # ten seeds
    python benchmarks/tune.py --first 5 --seeds 2    # a part of them

The aim is what the house's own track gives, measured with seeds of its own. Then the points of level 5 are made worse,
and tuning may choose them anew from 8 to 38: in eight seeds of ten it should come back to the house's 23, give or
take 2.
"""

from __future__ import annotations

import argparse
import sys
import time

import forts
from forts.lab import Means
from forts.lab.field import Field
from forts.lab.sweep import sweep
from forts.lab.tune import Aim, tune
from forts.lab.values import points_of, with_values

NAME, HOUSE, WORSE = "track.5.points", 23, 11
FIGURES = ("points.winner", "ended_by.fort", "turns")
NEAR = 2


def main() -> int:
    """Plant, tune, and count; 1 if the track was lost too often."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--first", type=int, default=1, help="the first seed")
    asked.add_argument("--seeds", type=int, default=10)
    asked.add_argument("--games", type=int, default=3000, help="the budget of a tuning")
    asked.add_argument("--bot", default="normal")
    asked.add_argument("--jobs", type=int, default=2)
    given = asked.parse_args()
    game, means, right = forts.find("fort"), Means(given.jobs), 0
    house = game.complete(2, {})
    worse = with_values(game, 2, house, {NAME: WORSE})
    for seed in range(given.first, given.first + given.seeds):
        began = time.perf_counter()
        planted = Field(game, 2, points_of(game, 2, worse, {NAME: [HOUSE]}), [given.bot], 1000 + seed, means)
        known = sweep(planted, given.games // 3, 0.0).rows()[0][1]
        aims = [Aim(name, "=", known[name].mean) for name in FIGURES]
        field = Field(game, 2, points_of(game, 2, worse, {NAME: range(8, 39)}), [given.bot], seed, means)
        found = tune(field, aims, given.games)
        value = field.points[found.best].numbers[NAME]
        right += abs(value - HOUSE) <= NEAR
        print(f"seed {seed}: {value}, {time.perf_counter() - began:.0f} s", flush=True)
    print(f"found again within {NEAR} in {right} of {given.seeds} seeds")
    return 0 if right >= 0.8 * given.seeds else 1


if __name__ == "__main__":
    sys.exit(main())
