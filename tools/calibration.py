"""How honest a judgement is: predicted shares of victory against what came of them, in games that nobody learned from.

    python tools/calibration.py fort -p 2 -n 200 --bots hard-classic --file my.network --plot promised.svg

Prints one JSON object: mean squared errors of the network and of the game's estimate over all decisions (each seat's
share as the seat to act may know it), their difference with its 95 % interval by games, and promised and true shares.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

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
    reads.add_argument("game")
    reads.add_argument("-p", "--players", type=int, default=2)
    reads.add_argument("-n", "--games", type=int, default=100)
    reads.add_argument("--bots", default="hard-classic")
    reads.add_argument("--seed", type=int, default=1_000_003)
    reads.add_argument("--file", default="", help="a network; the game's own if none is named")
    reads.add_argument("--plot", type=Path)
    asked = reads.parse_args()
    game = find(asked.game)
    judge = judge_for(game, asked.players, game.complete(asked.players, {}), asked.file)
    if judge is None:
        raise SystemExit(f"no network judges {asked.game} for {asked.players}")
    games = [played(game, asked.players, asked.bots, asked.seed + number, judge) for number in range(asked.games)]
    gaps = [fmean((own - came) ** 2 - (plain - came) ** 2 for own, plain, came in told) for told in games]
    half = Z95 * stdev(gaps) / sqrt(len(gaps)) if len(gaps) > 1 else 1.0
    everything = [promise for told in games for promise in told]
    found = {
        "game": asked.game,
        "players": asked.players,
        "games": asked.games,
        "bots": asked.bots,
        "network": round(fmean(fmean((own - came) ** 2 for own, _, came in told) for told in games), 5),
        "estimate": round(fmean(fmean((plain - came) ** 2 for _, plain, came in told) for told in games), 5),
        "difference": [round(fmean(gaps), 5), round(fmean(gaps) - half, 5), round(fmean(gaps) + half, 5)],
        "promised": binned(everything),
    }
    print(json.dumps(found))
    if asked.plot is not None:
        draw(found["promised"], asked.plot)


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


def draw(promised: list[tuple[float, float, int]], path: Path) -> None:
    """A plot of promised against true shares."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(4.5, 4.5))
    axes.plot([0, 1], [0, 1], color="grey", linewidth=1)
    axes.scatter([own for own, _, _ in promised], [came for _, came, _ in promised], s=18)
    axes.set(xlabel="promised share of the victory", ylabel="true share", xlim=(0, 1), ylim=(0, 1))
    figure.tight_layout()
    figure.savefig(path)


if __name__ == "__main__":
    main()
