"""Speed of tree search beside OpenSpiel's own C++ search, in one run: part of `make bench`.

Ours searches a game of Fort with four players in its middle, as the levels do, by the game's network if it has one for
so many, and by the estimate, as the classic levels do; OpenSpiel's information-set search plays hearts and gin rummy in
their middle, with random rollouts. Decisions a second, and simulations: leaves that are told to the tree. A pass of
OpenSpiel's search and of our classic one has one leaf; where a network judges, a pass judges every decision of the
place that it comes to, each of which is a leaf with a judgement and a visit of its own. Passes are printed besides.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from forts import catalog
from forts.bots import BotView, SearchBot
from forts.bots.search import Node
from forts.core.dice import Dice
from forts.core.playout import play_out

ROUNDS = 5
JUDGED, ESTIMATED = "fort by the network", "fort by the estimate"
SECONDS = 0.8

Rates = tuple[float, float, float]
"""Simulations, decisions and passes a second; 0 for what is not told."""


def leaves(node: Node) -> int:
    """How many decisions the tree has: each was a leaf when it was added."""
    return sum(1 + leaves(child) for child in node.children.values())


def ours(name: str, *, judged: bool) -> Callable[[], Rates]:
    """Simulations and decisions a second of our search."""
    game = catalog.find(name)
    state = game.new(4, game.complete(4, {}))
    play_out(state, Dice(3), 150)
    while state.to_act() < 0:
        state.roll(Dice(4))

    def measure() -> Rates:
        bot = SearchBot(seconds=SECONDS, judged=judged)
        start = time.perf_counter()
        tree = bot.search(BotView(game, state, state.to_act(), Dice(1)))
        seconds = time.perf_counter() - start
        return (leaves(tree) if judged else bot.done) / seconds, bot.decisions / seconds, bot.done / seconds

    return measure


def open_spiel(name: str, moves: int) -> Callable[[], Rates]:
    """Simulations a second of OpenSpiel's search; it does not tell how many decisions it simulated."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(2)
    state = game.new_initial_state()
    taken = 0
    while taken < moves or state.is_chance_node():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            taken += 1
    simulations = 200

    def measure() -> Rates:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.ISMCTSBot(
            7, evaluator, 2.0, simulations, 100, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
        )
        count = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            bot.step(state)
            count += simulations
        return count / (time.perf_counter() - start), 0.0, 0.0

    return measure


def main() -> int:
    """Measure, print, and say whether the figures hold."""
    runs = {
        JUDGED: ours("fort", judged=True),
        ESTIMATED: ours("fort", judged=False),
        "hearts": open_spiel("hearts", 20),
        "gin_rummy": open_spiel("gin_rummy", 20),
    }
    rates: dict[str, list[Rates]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, measure in runs.items():
            rates[name].append(measure())
    print(f"\n{'tree search, mid-game':<28}{'simulations/s':>14}{'decisions/s':>14}{'passes/s':>14}")
    for name, measured in rates.items():
        medians = [statistics.median(rate) for rate in zip(*measured, strict=True)]
        print(f"{name:<28}" + "".join(f"{median or float('nan'):>14,.0f}" for median in medians))
    good = True
    for peer, wanted in (("hearts", 0.5), ("gin_rummy", 5.0)):
        pairs = list(zip(rates[ESTIMATED], rates[peer], strict=True))
        decisions = statistics.median(mine[1] / theirs[0] for mine, theirs in pairs)
        holds = decisions >= wanted
        good = good and holds
        print(
            f"our decisions beside the simulations of {peer}: {decisions:.2f}x (wanted: {wanted:g}, "
            f"{'holds' if holds else 'MISSED'})"
        )
    # the classic search is printed beside: its leaf costs twenty random decisions
    for kind, wanted in ((JUDGED, 1.0), (ESTIMATED, 0.0)):
        pairs = list(zip(rates[kind], rates["hearts"], strict=True))
        simulations = statistics.median(mine[0] / theirs[0] for mine, theirs in pairs)
        holds = simulations >= wanted
        good = good and holds
        asked = f" (wanted: {wanted:g}, {'holds' if holds else 'MISSED'})" if wanted else ""
        print(f"{kind}: our simulations beside those of hearts: {simulations:.2f}x{asked}")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
