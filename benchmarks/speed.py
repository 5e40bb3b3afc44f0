"""Speed beside peers, in one run: `make bench`.

Prints decisions a second of uniformly random play, driven from one Python process: ours through the compiled play-out
that `forts simulate` uses, OpenSpiel's hearts through its C++ engine, and catanatron's, if it is installed. All by the
time of the core. The machine may be busy: rounds of each take turns, and the median of the ratios counts.
"""

from __future__ import annotations

import importlib.util
import random
import statistics
import sys
import time
import tomllib
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files

import forts
from forts import catalog
from forts.core.dice import Dice
from forts.core.playout import play_out
from forts.lab.simulate import simulate

ROUNDS = 7
SECONDS = 0.8


@dataclass(frozen=True)
class Wanted:
    """What is asked of a game: `figures.toml` in its folder."""

    beside_hearts: float
    """How many times the decisions of hearts it has to make."""
    copy_microseconds: float
    """How long copying a state may take."""
    state_bytes: int
    """How much memory a state may take."""


def wanted() -> dict[str, Wanted]:
    """The games of the house, with what is asked of each."""
    found = {}
    for game in catalog.games():
        figures = files(game.home).joinpath("figures.toml")
        if figures.is_file():
            found[game.name] = Wanted(**tomllib.loads(figures.read_text(encoding="utf-8")))
    return found


def ours(name: str) -> Callable[[], float]:
    """Decisions a second of random play with four players, as `forts simulate --jobs 1` plays it."""
    game = catalog.find(name)
    games = 50
    simulate(game, 4, games, seed=0)  # warm up
    while simulate(game, 4, games, seed=1).seconds < SECONDS / 4:
        games *= 2

    def measure() -> float:
        start = time.process_time()
        run = simulate(game, 4, games * 4, seed=time.perf_counter_ns())
        return run.decisions_now / (time.process_time() - start)

    return measure


def open_spiel(name: str) -> Callable[[], float]:
    """Decisions a second of a game of OpenSpiel: C++ rules, driven from Python as its own examples do."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def measure() -> float:
        decisions = 0
        start = time.process_time()
        while time.process_time() - start < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, weights)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    decisions += 1
        return decisions / (time.process_time() - start)

    return measure


def catanatron() -> Callable[[], float]:
    """Decisions a second of catanatron's random players at a table of four."""
    from catanatron import Color, Game, RandomPlayer

    def measure() -> float:
        decisions = 0
        start = time.process_time()
        while time.process_time() - start < SECONDS:
            game = Game([RandomPlayer(color) for color in Color])
            game.play()
            decisions += len(game.state.actions)
        return decisions / (time.process_time() - start)

    return measure


def middle(name: str) -> forts.State:
    """A state in the middle of a game of four."""
    game = catalog.find(name)
    options = game.complete(4, {})
    length = play_out(game.new(4, options), Dice(3))
    state = game.new(4, options)
    play_out(state, Dice(3), length // 2)
    return state


def copying(state: forts.State) -> float:
    """Microseconds to copy a state."""
    best = 1e9
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(5000):
            state.copy()
        best = min(best, (time.perf_counter() - start) / 5000)
    return best * 1e6


def size(state: forts.State) -> float:
    """Bytes that one more state takes."""
    tracemalloc.start()
    kept = [state.copy() for _ in range(500)]
    used, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return used / len(kept)


def main() -> int:
    """Measure, print, and say whether the figures hold."""
    if not forts.COMPILED:
        print("The rules are not compiled: these figures are those of plain Python.")
    asked = wanted()
    runs: dict[str, Callable[[], float]] = {name: ours(name) for name in asked}
    runs["hearts"] = open_spiel("hearts")
    if importlib.util.find_spec("catanatron"):
        runs["catanatron"] = catanatron()
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, measure in runs.items():
            rates[name].append(measure())
    print(f"{'random play, 4 players':<28}{'decisions/s':>14}{'beside hearts':>16}")
    good = True
    for name, measured in rates.items():
        ratio = statistics.median(mine / theirs for mine, theirs in zip(measured, rates["hearts"], strict=True))
        note = ""
        if name in asked:
            holds = ratio >= asked[name].beside_hearts
            good = good and holds
            note = f"   (wanted: {asked[name].beside_hearts:g}, {'holds' if holds else 'MISSED'})"
        print(f"{name:<28}{statistics.median(measured):>14,.0f}{ratio:>15.2f}x{note}")
    for name, most in asked.items():
        state = middle(name)
        copied, used = copying(state), size(state)
        holds = copied <= most.copy_microseconds and used <= most.state_bytes
        good = good and holds
        note = f"(wanted: {most.copy_microseconds:g} µs, {most.state_bytes:,} B, {'holds' if holds else 'MISSED'})"
        print(f"{name + ' state, mid-game':<28}{copied:>11.2f} µs{used:>13,.0f} B   {note}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
