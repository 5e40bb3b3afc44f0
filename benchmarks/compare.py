"""Does `forts compare` tell what it promises? Two cores, bots `normal`, Fort for two.

    python benchmarks/compare.py            # a card that shifts the winner's points by about 3, ten seeds
    python benchmarks/compare.py --honest   # the same cards by other numbers, a hundred seeds: what is called sure?

Both play fresh games for every seed. The first says for each seed whether the shift was found, and whether the same
cards by other numbers were left alone, and in what time.
"""

from __future__ import annotations

import argparse
import time

import forts
from forts.core import Game
from forts.lab import Means
from forts.lab.compare import Comparison, Side, compare

FIGURE = "points.winner"


def strong_card(text: str) -> str:
    """The house cards with three copies of a kid that scores too well, in place of three others."""
    for kid in ("0,Bones,", "3,Doc,", "4,Einstein,"):
        text = "\n".join(line for line in text.split("\n") if not line.startswith(kid))
    gap = text.index("\n\n")
    return f"{text[:gap]}\n60,Comet,book,2 vp,fort > 3 vp,3,{text[gap:]}"


def renumbered(text: str, shift: int) -> str:
    """The same cards by other numbers: the same game in law, but other luck."""
    lines = text.split("\n")
    gap = lines.index("")
    rows = [line.split(",", 1) for line in lines[1:gap]]
    turned = [f"{rows[(place + shift) % len(rows)][0]},{rest}" for place, (_, rest) in enumerate(rows)]
    return "\n".join([lines[0], *turned, *lines[gap:]])


def against(game: Game, text: str, bot: str, pairs: int, seed: int, jobs: int) -> tuple[Comparison, float]:
    """The house cards and others, and how long it took."""
    sides = [Side(name, game.complete(2, {"data": data}), (bot,)) for name, data in (("house", ""), ("other", text))]
    began = time.perf_counter()
    return compare(game, 2, pairs, (sides[0], sides[1]), seed, Means(jobs)), time.perf_counter() - began


def main() -> None:
    """Run what was asked for."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--honest", action="store_true")
    asked.add_argument("--seeds", type=int)
    asked.add_argument("--pairs", type=int)
    asked.add_argument("--jobs", type=int, default=2)
    asked.add_argument("--bot")
    given = asked.parse_args()
    game = forts.find("fort")
    house = game.house.text() if game.house is not None else ""
    seeds = given.seeds or (100 if given.honest else 10)
    bot = given.bot or ("random" if given.honest else "normal")
    pairs = given.pairs or (200 if given.honest else 600)
    told = figures = right = alarmed = 0
    for seed in range(1, seeds + 1):
        twin, seconds = against(game, renumbered(house, 1 + seed % 49), bot, pairs, seed, given.jobs)
        sure = [one.name for one in twin.differences if one.sure]
        told, figures, alarmed = told + len(sure), figures + len(twin.differences), alarmed + bool(sure)
        line = f"seed {seed}: renumbered, {seconds:.0f} s, surely: {', '.join(sure) or 'nothing'}"
        if not given.honest:
            strong, seconds = against(game, strong_card(house), bot, pairs, seed, given.jobs)
            one = next(one for one in strong.differences if one.name == FIGURE)
            found = one.sure and FIGURE not in sure
            right += found
            line += f"; strong card, {seconds:.0f} s: {one.difference:+.2f} ({one.low:+.2f} to {one.high:+.2f})"
            line += " told apart" if found else " NOT told apart"
        print(line, flush=True)
    if not given.honest:
        print(f"told apart in {right} of {seeds} seeds")
    print(
        f"of {figures} figures without any difference {told} were called sure ({told / figures:.2%}), in {alarmed} runs"
    )


if __name__ == "__main__":
    main()
