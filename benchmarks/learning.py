"""How fast learners are served, beside their own measures, in one run: part of `make bench`.

All rates are by the time of the core. Rounds of each take turns, and the median of the ratios counts.
"""

from __future__ import annotations

import atexit
import random
import statistics
import sys
import tempfile
import time
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import forts
from forts import catalog
from forts.core.dice import Dice
from forts.core.playout import play_out
from forts.lab.dataset import dataset
from forts.rl import vector

warnings.simplefilter("ignore")  # PettingZoo warns of how its own games are made

ROUNDS = 5
SECONDS = 0.8
GAMES = 256
AECS_BESIDE_TICTACTOE = 1.0
RAW_BESIDE_RLCARD = 5.0
VECTOR_BESIDE_PLAY_OUT = 0.5
WITHOUT_OBSERVING = "0.48 to 0.54 where observations cost nothing: docs/decisions/0011-floor-of-speed.md"
"""What was measured beside `play_out` when nothing was written for learners but masks."""
VECTOR_BESIDE_TICTACTOE = 20.0
TWO_BESIDE_ONE = 1.8
VECTOR_A_SECOND = 500_000
"""On one idle core."""
MILLION_DECISIONS = 600.0
"""Seconds of the core to write down a million decisions of `normal` for two: five minutes on two cores."""
MILLION_BYTES = 200e6
"""What they may take on the disk."""


def rate(step: Callable[[], int], clock: Callable[[], float] = time.process_time) -> Callable[[], float]:
    """Measures how many a second: `step` does some and says how many."""

    def measure() -> float:
        count = 0
        began = clock()
        while clock() - began < SECONDS:
            count += step()
        return count / (clock() - began)

    return measure


def playing(name: str, players: int) -> Callable[[], int]:
    """Whole random games, one after another."""
    game = catalog.find(name)
    first = game.new(players, game.complete(players, {}))
    seed = iter(range(1 << 60))
    return lambda: play_out(first.copy(), Dice(next(seed)))


def stepping(name: str, players: int, processes: int = 1) -> Callable[[], int]:
    """Many games at once, with observations and masks."""
    many = vector(name, GAMES, players, seed=1, processes=processes)
    atexit.register(many.close)

    def step() -> int:
        for _ in range(10):
            many.step(many.sample())
        return 10 * GAMES

    return step


def taking_turns(env: Any) -> Callable[[], int]:
    """A game of PettingZoo, played at random by its masks."""
    rng = random.Random(1)

    def play() -> int:
        env.reset(seed=rng.getrandbits(30))
        turns = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            mask = observation["action_mask"]
            env.step(None if over or cut else rng.choice(np.flatnonzero(mask).tolist()))
            turns += 1
        return turns

    return play


def gin_rummy() -> Callable[[], int]:
    """RLCard's own environment, played at random."""
    import rlcard

    env = rlcard.make("gin-rummy")
    rng = random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        turns = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            turns += 1
        return turns

    return play


def writing(name: str, games: int = 300) -> tuple[float, float]:
    """Seconds of the core, and bytes, that a million decisions of `normal` for two take in a data set."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.process_time()
        run = dataset(catalog.find(name), 2, games, Path(folder), 1, ("normal",))
        seconds = time.process_time() - began
        size = sum(file.stat().st_size for file in Path(folder).iterdir())
    return seconds / run.decisions * 1e6, size / run.decisions * 1e6


def main() -> int:
    """Measure, print, and say whether the figures hold."""
    if not forts.COMPILED:
        print("The rules are not compiled: these figures are those of plain Python.")
    from pettingzoo.classic import tictactoe_v3

    from forts.rl.pettingzoo import env, raw_env

    name = catalog.first().name
    runs = {
        "play_out": rate(playing(name, 4)),
        f"vector, {GAMES} games": rate(stepping(name, 4)),
        "two processes (wall clock)": rate(stepping(name, 4, 2), time.perf_counter),
        "one process (wall clock)": rate(stepping(name, 4), time.perf_counter),
        "pettingzoo env": rate(taking_turns(env(name, 4))),
        "pettingzoo raw_env": rate(taking_turns(raw_env(name, 4))),
        "tictactoe_v3.env": rate(taking_turns(tictactoe_v3.env())),
        "rlcard gin-rummy": rate(gin_rummy()),
    }
    rates: dict[str, list[float]] = {run: [] for run in runs}
    for _ in range(ROUNDS):
        for run, measure in runs.items():
            rates[run].append(measure())
    print(f"{name + ' for four, random play':<34}{'a second':>12}")
    for run, measured in rates.items():
        print(f"{run:<34}{statistics.median(measured):>12,.0f}")
    many = f"vector, {GAMES} games"
    wanted = [
        (many, "play_out", VECTOR_BESIDE_PLAY_OUT),
        (many, "tictactoe_v3.env", VECTOR_BESIDE_TICTACTOE),
        ("two processes (wall clock)", "one process (wall clock)", TWO_BESIDE_ONE),
        ("pettingzoo env", "tictactoe_v3.env", AECS_BESIDE_TICTACTOE),
        ("pettingzoo raw_env", "rlcard gin-rummy", RAW_BESIDE_RLCARD),
    ]
    good = True
    for mine, theirs, least in wanted:
        ratio = statistics.median(one / other for one, other in zip(rates[mine], rates[theirs], strict=True))
        holds = ratio >= least
        good = good and holds
        floor = "" if holds or theirs != "play_out" else f"; {WITHOUT_OBSERVING}"
        print(f"{mine} beside {theirs}: {ratio:.2f}x   (wanted: {least:g}, {'holds' if holds else 'MISSED'}{floor})")
    fast = statistics.median(rates[many])
    good = good and fast >= VECTOR_A_SECOND
    print(
        f"{many}: {fast:,.0f} a second   "
        f"(wanted on an idle core: {VECTOR_A_SECOND:,}, {'holds' if fast >= VECTOR_A_SECOND else 'MISSED'})"
    )
    seconds, size = writing(name)
    holds = seconds <= MILLION_DECISIONS and size <= MILLION_BYTES
    good = good and holds
    print(
        f"a million decisions of normal for two: {seconds:.0f} s of the core, {size / 1e6:.0f} MB   "
        f"(wanted: {MILLION_DECISIONS:.0f} s, {MILLION_BYTES / 1e6:.0f} MB, {'holds' if holds else 'MISSED'})"
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
