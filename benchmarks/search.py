"""Speed of tree search beside OpenSpiel's own C++ search, in one run: part of `make bench`.

Ours searches a game of Fort with four players in its middle, as the levels do, by the game's network if it has one for
so many, and by the estimate, as the classic levels do; OpenSpiel's information-set search plays hearts and gin rummy in
their middle, with random rollouts. Simulations (passes) and simulated decisions a second.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from forts import catalog
from forts.bots import BotView, SearchBot
from forts.core.dice import Dice
from forts.core.playout import play_out

ROUNDS = 5
JUDGED, ESTIMATED = "fort by the network", "fort by the estimate"
SECONDS = 0.8


def ours(name: str, *, judged: bool) -> Callable[[], tuple[float, float]]:
    """Passes and decisions a second of our search."""
    game = catalog.find(name)
    state = game.new(4, game.complete(4, {}))
    play_out(state, Dice(3), 150)
    while state.to_act() < 0:
        state.roll(Dice(4))

    def measure() -> tuple[float, float]:
        bot = SearchBot(seconds=SECONDS, judged=judged)
        start = time.perf_counter()
        bot.search(BotView(game, state, state.to_act(), Dice(1)))
        seconds = time.perf_counter() - start
        return bot.done / seconds, bot.decisions / seconds

    return measure


def open_spiel(name: str, moves: int) -> Callable[[], tuple[float, float]]:
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

    def measure() -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.ISMCTSBot(
            7, evaluator, 2.0, simulations, 100, pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False
        )
        count = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            bot.step(state)
            count += simulations
        return count / (time.perf_counter() - start), 0.0

    return measure


def main() -> int:
    """Measure, print, and say whether the figures hold."""
    runs = {
        JUDGED: ours("fort", judged=True),
        ESTIMATED: ours("fort", judged=False),
        "hearts": open_spiel("hearts", 20),
        "gin_rummy": open_spiel("gin_rummy", 20),
    }
    rates: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, measure in runs.items():
            rates[name].append(measure())
    print(f"\n{'tree search, mid-game':<28}{'simulations/s':>14}{'decisions/s':>14}")
    for name, measured in rates.items():
        passes = statistics.median(rate for rate, _ in measured)
        decisions = statistics.median(rate for _, rate in measured)
        print(f"{name:<28}{passes:>14,.0f}{decisions or float('nan'):>14,.0f}")
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
    for kind in (JUDGED, ESTIMATED):
        passes = statistics.median(own[0] / hearts[0] for own, hearts in zip(rates[kind], rates["hearts"], strict=True))
        print(f"{kind}: our simulations beside those of hearts: {passes:.2f}x (aim: 1)")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
