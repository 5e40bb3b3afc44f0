"""Does `forts compare` tell what it promises? Fort for two, on two cores.

    python benchmarks/compare.py            # a card that scores too well, ten seeds, bots `normal`
    python benchmarks/compare.py --honest   # the same cards written otherwise, a hundred seeds: what is called sure?

The first runs the command as a designer would, with two files, and counts the seeds in which within a minute it called
the winner's points surely higher with the card, and not with the same cards written otherwise: nine of ten are wanted.
The second counts how many figures of equal files are called sure: at most one of twenty is allowed. All games are
fresh for every seed; `--first 5 --seeds 2` does a part.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import forts
from forts.core import Game
from forts.lab import Means
from forts.lab.compare import Side, compare

FIGURE = "points.winner"
SECONDS = 60.0
"""What a comparison may take."""
ALLOWED = 0.05
"""Figures of equal files that may be called sure."""


def strong_card(text: str) -> str:
    """The house cards with three copies of a kid that scores too well, in place of three others."""
    for kid in ("0,Bones,", "3,Doc,", "4,Einstein,"):
        text = "\n".join(line for line in text.split("\n") if not line.startswith(kid))
    gap = text.index("\n\n")
    return f"{text[:gap]}\n60,Comet,book,2 vp,fort > 3 vp,3,{text[gap:]}"


def written_otherwise(text: str, seed: int) -> str:
    """The same cards by other numbers and names and in another order: the same game in law, but other luck."""
    lines = text.split("\n")
    gap = lines.index("")
    rows = [line.split(",", 2) for line in lines[1:gap]]
    numbers = [number for number, _, _ in rows]
    chance = random.Random(seed)
    chance.shuffle(numbers)
    told = [f"{number},Kid {number},{rest}" for number, (_, _, rest) in zip(numbers, rows, strict=True)]
    chance.shuffle(told)
    return "\n".join([lines[0], *told, *lines[gap:]])


def by_command(folder: Path, text: str, given: argparse.Namespace, seed: int) -> tuple[dict[str, float | bool], float]:
    """What `forts compare` of the house's file with another says of the winner's points, and how long it takes."""
    other = folder / "other.csv"
    other.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "forts", "compare", "fort", "--data", str(folder / "house.csv")]
    command += ["--data", str(other), "--bots", given.bot, "--games", str(given.pairs), "--seed", str(seed)]
    command += ["--jobs", str(given.jobs), "--json", "--out", str(folder / "page.html")]
    began = time.perf_counter()
    told = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True, text=True).stdout
    seconds = time.perf_counter() - began
    return next(one for one in json.loads(told)["differences"] if one["name"] == FIGURE), seconds


def spoken(one: dict[str, float | bool], seconds: float) -> str:
    """A difference with its interval and time."""
    return f"{one['difference']:+.2f} ({one['low']:+.2f} to {one['high']:+.2f}) in {seconds:.1f} s"


def tells_apart(given: argparse.Namespace, house: str) -> bool:
    """Is the card told from none in nine seeds of ten?"""
    right = 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        (folder / "house.csv").write_text(house, encoding="utf-8")
        for seed in range(given.first, given.first + given.seeds):
            strong, while_strong = by_command(folder, strong_card(house), given, seed)
            none, while_none = by_command(folder, written_otherwise(house, seed), given, seed)
            found = (
                strong["sure"] and strong["low"] > 0 and not none["sure"] and max(while_strong, while_none) <= SECONDS
            )
            right += bool(found)
            verdict = "told apart" if found else "NOT told apart"
            told = f"strong card {spoken(strong, while_strong)}, equal cards {spoken(none, while_none)}"
            print(f"seed {seed}: {told}: {verdict}", flush=True)
    print(f"told apart within {SECONDS:.0f} s in {right} of {given.seeds} seeds")
    return right >= 0.9 * given.seeds


def is_honest(given: argparse.Namespace, game: Game, house: str) -> bool:
    """Is at most one figure of twenty called sure, when the two files are equal?"""
    told = figures = alarmed = 0
    for seed in range(given.first, given.first + given.seeds):
        sides = [
            Side(name, game.complete(2, {"data": text}), (given.bot,))
            for name, text in (("house", house), ("otherwise", written_otherwise(house, seed)))
        ]
        twin = compare(game, 2, given.pairs, (sides[0], sides[1]), seed, Means(given.jobs))
        sure = [one.name for one in twin.differences if one.sure]
        told, figures, alarmed = told + len(sure), figures + len(twin.differences), alarmed + bool(sure)
        if sure:
            print(f"seed {seed}: surely {', '.join(sure)}", flush=True)
    print(f"of {figures} figures of equal files {told} were called sure ({told / figures:.2%}), in {alarmed} runs")
    return told <= ALLOWED * figures


def main() -> int:
    """Run what was asked for; 1 if a promise was not kept."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--honest", action="store_true")
    asked.add_argument("--first", type=int, default=1, help="the first seed")
    asked.add_argument("--seeds", type=int)
    asked.add_argument("--pairs", type=int)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--bot", default="normal")
    given = asked.parse_args()
    given.seeds = given.seeds or (100 if given.honest else 10)
    given.pairs = given.pairs or (100 if given.honest else 600)
    game = forts.find("fort")
    house = game.house.text() if game.house is not None else ""
    return 0 if (is_honest(given, game, house) if given.honest else tells_apart(given, house)) else 1


if __name__ == "__main__":
    sys.exit(main())
