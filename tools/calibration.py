"""How honest a judgement is: predicted shares of victory against what came of them, in games that nobody learned from.

    python tools/calibration.py fort forfort -p 2,3,4 -n 200 --bots hard --plot promised.svg

Prints one JSON object for each game and number of players that has a network: mean squared errors of the network and of
the estimate over all decisions (each seat's share as the seat to act may know it), their difference with its 95 %
interval by games, and promised and true shares.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

from forts.bots import BotView, bot_skill, find_bot
from forts.bots.learned import Judge, judge_for
from forts.catalog import find
from forts.core import CHANCE, OVER, Dice, Game
from forts.lab.intervals import Z95

BINS = 20
Promise = tuple[float, float, float]
"""What the network promised a seat, what the estimate did, and what came of it."""


def main() -> None:
    """Play, compare, tell."""
    reads = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    reads.add_argument("games", nargs="+", metavar="game")
    reads.add_argument("-p", "--players", default="2", metavar="N,N")
    reads.add_argument("-n", "--number", type=int, default=100, help="games of each kind")
    reads.add_argument("--bots", default="hard")
    reads.add_argument("--seed", type=int, default=1_000_003)
    reads.add_argument("--file", default="", help="a network; the game's own if none is named")
    reads.add_argument("--plot", type=Path)
    asked = reads.parse_args()
    found = []
    for name in asked.games:
        for players in map(int, asked.players.split(",")):
            game = find(name)
            judge = judge_for(game, players, game.complete(players, {}), asked.file)
            if judge is None:
                print(f"no network judges {name} for {players}", file=sys.stderr)
                continue
            seeds = range(asked.seed, asked.seed + asked.number)
            told = compared([played(game, players, asked.bots, seed, judge) for seed in seeds])
            found.append({"game": name, "players": players, "games": asked.number, "bots": asked.bots, **told})
            print(json.dumps(found[-1]), flush=True)
    if asked.plot is not None and found:
        draw(found, asked.plot)


def compared(games: list[list[Promise]]) -> dict[str, Any]:
    """Errors of the network and of the estimate, their difference and its interval, and promised and true shares."""
    gaps = [fmean((own - came) ** 2 - (plain - came) ** 2 for own, plain, came in told) for told in games]
    half = Z95 * stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 1.0
    return {
        "network": round(fmean(fmean((own - came) ** 2 for own, _, came in told) for told in games), 5),
        "estimate": round(fmean(fmean((plain - came) ** 2 for _, plain, came in told) for told in games), 5),
        "difference": [round(fmean(gaps), 5), round(fmean(gaps) - half, 5), round(fmean(gaps) + half, 5)],
        "promised": binned([promise for told in games for promise in told]),
    }


def played(game: Game, players: int, bots: str, seed: int, judge: Judge) -> list[Promise]:
    """One game, and what was promised at each of its decisions."""
    dice, own = Dice(seed), Dice(seed ^ 0x6C75636B)
    state = game.new(players, game.complete(players, {}))
    if game.has_trials:
        state.set_skills([bot_skill(bots, game.name)] * players)
    seated = [find_bot(bots, game.name)() for _ in range(players)]
    told: list[tuple[list[float], list[float]]] = []
    while state.to_act() != OVER:
        seat = state.to_act()
        if seat == CHANCE:
            state.roll(dice)
            continue
        told.append((judge.shares(state, seat), state.estimate()))
        state.apply(seated[seat].choose(BotView(game, state, seat, own)))
    result = state.returns()
    return [(mine[seat], plain[seat], result[seat]) for mine, plain in told for seat in range(players)]


def binned(promises: list[Promise]) -> list[tuple[float, float, int]]:
    """Promised and true shares, both on average, by how much was promised, and of how many promises."""
    found = []
    for place in range(BINS):
        some = [(own, came) for own, _, came in promises if min(int(own * BINS), BINS - 1) == place]
        if some:
            found.append(
                (round(fmean(own for own, _ in some), 4), round(fmean(came for _, came in some), 4), len(some))
            )
    return found


def draw(found: list[dict[str, Any]], path: Path) -> None:
    """A plot of promised against true shares, one panel for each game and number of players."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "forts"  # the same picture each time
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(1, len(found), figsize=(3.2 * len(found), 3.4), squeeze=False)
    for told, axes in zip(found, panels[0], strict=True):
        axes.plot([0, 1], [0, 1], color="grey", linewidth=1)
        axes.scatter([own for own, _, _ in told["promised"]], [came for _, came, _ in told["promised"]], s=14)
        axes.set(title=f"{told['game']}, {told['players']} players", xlabel="promised share", ylabel="true share")
        axes.set(xlim=(0, 1), ylim=(0, 1), aspect="equal")
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    main()
