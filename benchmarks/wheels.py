"""Two builds of Forts beside each other, in one run: `make bench-wheels BEFORE=a.whl AFTER=b.whl`.

Each wheel is unpacked into a folder of its own and works in a process of its own; the two take turns, so that what else
the machine does slows both alike. Random play, copies and search of every game that both have, and with `--server` the
moves a second of a saturated server. The median of the rounds' ratios counts, with the interval that holds it in 95 of
100 cases; exit code 1 if it lies below 1 as a whole.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import comb
from pathlib import Path

SECONDS = 0.4
"""How long one measurement takes, about."""


# -- in the process of one wheel -----------------------------------------------------------------------------------


def work() -> None:
    """Answer each line "measure game" with a rate, until the input ends."""
    from forts import catalog

    print(*(game.name for game in catalog.games()), flush=True)
    known: dict[str, Callable[[], float]] = {}
    for line in sys.stdin:
        measure, name = line.split()
        if line not in known:
            known[line] = {"play": play, "copy": copy, "search": search}[measure](name)
        print(known[line](), flush=True)


def play(name: str) -> Callable[[], float]:
    """Decisions a second of random play, as `forts simulate` plays it: the same games in every round."""
    from forts import catalog
    from forts.core.dice import Dice
    from forts.core.playout import play_out

    game = catalog.find(name)
    players = min(4, game.max_players)
    options = game.complete(players, {})

    def measure() -> float:
        decisions = seed = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            decisions += play_out(game.new(players, options), Dice(seed))
            seed += 1
        return decisions / (time.perf_counter() - start)

    return measure


def copy(name: str) -> Callable[[], float]:
    """Copies a second, of states all through a game."""
    from forts import catalog
    from forts.core.dice import Dice
    from forts.core.playout import play_out

    game = catalog.find(name)
    players = min(4, game.max_players)
    states = []
    for moment in range(10):
        state = game.new(players, game.complete(players, {}))
        play_out(state, Dice(moment), 20 * moment)
        states.append(state)

    def measure() -> float:
        copies = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            for state in states:
                for _ in range(100):
                    state.copy()
            copies += 1000
        return copies / (time.perf_counter() - start)

    return measure


def search(name: str) -> Callable[[], float]:
    """Passes a second of the tree search, from a few moments of a game."""
    from forts import catalog
    from forts.bots import BotView, SearchBot
    from forts.core.dice import Dice
    from forts.core.playout import play_out

    game = catalog.find(name)
    players = min(4, game.max_players)
    states = []
    for moment in range(4):
        state = game.new(players, game.complete(players, {}))
        play_out(state, Dice(moment), 10 + 20 * moment)
        while state.to_act() == -1:
            state.roll(Dice(moment))
        if state.to_act() >= 0:
            states.append(state)

    def measure() -> float:
        passes = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            for state in states:
                passes += SearchBot(passes=96).search(BotView(game, state, state.to_act(), Dice(passes))).visits
        return passes / (time.perf_counter() - start)

    return measure


# -- beside each other ---------------------------------------------------------------------------------------------


class Worker:
    """A wheel at work."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, __file__, "--work"]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(folder)},
        )
        self.games = self._line().split()
        """The games it has."""

    def measure(self, what: str) -> float:
        """The rate of one measure of one game."""
        assert self.process.stdin is not None
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        return float(self._line())

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("a build ended before it had measured anything")
        return line

    def close(self) -> None:
        """Let it end."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@contextmanager
def unpacked(wheels: list[Path]) -> Iterator[list[Path]]:
    """Each wheel in a folder of its own."""
    with tempfile.TemporaryDirectory() as name:
        folders = [Path(name, str(number)) for number in range(len(wheels))]
        for wheel, folder in zip(wheels, folders, strict=True):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(folder)
        yield folders


def interval(ratios: list[float]) -> tuple[float, float]:
    """Where the median lies in 95 of 100 cases, by the order of the values alone."""
    ordered = sorted(ratios)
    count = len(ordered)
    outside, cut = 0.0, 0
    while cut < (count - 1) // 2:
        outside += 2 * comb(count, cut) / 2**count
        if outside > 0.05:
            break
        cut += 1
    cut = max(0, cut - 1)
    return ordered[cut], ordered[-1 - cut]


def show(name: str, before: list[float], after: list[float]) -> bool:
    """Print a row; False if the second is slower for sure."""
    ratios = [new / old for old, new in zip(before, after, strict=True)]
    low, high = interval(ratios)
    rates = f"{statistics.median(before):>12,.0f}{statistics.median(after):>12,.0f}"
    print(f"{name:<24}{rates}{statistics.median(ratios):>9.3f}   ({low:.3f} to {high:.3f})", flush=True)
    return high >= 1.0


def engines(folders: list[Path], rounds: int) -> bool:
    """Every measure of every game that both have."""
    workers = [Worker(folder) for folder in folders]
    good = True
    for name in [name for name in workers[0].games if name in workers[1].games]:
        for measure in ("play", "copy", "search"):
            rates: list[list[float]] = [[], []]
            for turn in range(rounds + 1):
                # who goes first alternates, and the first round warms up
                for number in (0, 1) if turn % 2 else (1, 0):
                    rate = workers[number].measure(f"{measure} {name}")
                    if turn:
                        rates[number].append(rate)
            good = show(f"{name}: {measure} / s", *rates) and good
    for worker in workers:
        worker.close()
    return good


def servers(folders: list[Path], rounds: int) -> bool:
    """Moves a second of a saturated server on SQLite with 50 tables."""
    import serving

    rates: list[list[float]] = [[], []]
    with tempfile.TemporaryDirectory() as name:
        for turn in range(rounds):
            for number in (0, 1) if turn % 2 else (1, 0):
                data = Path(name, f"{turn}-{number}")
                data.mkdir()
                os.environ["PYTHONPATH"] = str(folders[number])  # the server's process inherits it
                found = serving.undisturbed(serving.Ours(data).measure, 50, 0.0, 8.0)
                rates[number].append(found["moves_per_second"])
    return show("server: moves / s", *rates)


def main() -> int:
    """Compare, print, and say whether the second is no slower."""
    given = argparse.ArgumentParser()
    given.add_argument("before", type=Path)
    given.add_argument("after", type=Path)
    given.add_argument("--rounds", type=int, default=11)
    given.add_argument("--server", action="store_true", help="the server too")
    options = given.parse_args()
    print(f"{'':<24}{'before':>12}{'after':>12}{'ratio':>9}   (95 of 100)")
    with unpacked([options.before, options.after]) as folders:
        good = engines(folders, options.rounds)
        if options.server:
            good = servers(folders, max(5, options.rounds // 2)) and good
    return 0 if good else 1


if __name__ == "__main__":
    if sys.argv[1:] == ["--work"]:
        work()
    else:
        sys.exit(main())
