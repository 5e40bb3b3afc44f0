"""How often a table waits for somebody else in a turn, without and with standing orders.

    python benchmarks/stops.py GAME --orders VERB [VERB ...] --games 200

Bots sit in for people. Each verb is a way to order: whoever is not on turn orders that until their own next turn, as
soon as it can be ordered; of several such orders, the first.
"""

from __future__ import annotations

import argparse

from forts.bots import BotView, make_bot
from forts.catalog import find
from forts.core import Dice, Match, Order
from forts.core.order import MY_TURN


def stops(game: str, players: int, verb: str | None, seed: int, level: str) -> tuple[int, int]:
    """Stops, and turns, of one game."""
    rules = find(game)
    match = Match(rules, players, seed=seed, discreet=True)
    bots = [make_bot(level, game) for _ in range(players)]
    dice = Dice(seed)
    standing: dict[int, Order] = {}
    last, count = -1, 0
    while not match.over:
        seat, state = match.to_act, match.state
        for other in range(players) if verb is not None else ():
            if other in standing and rules.order_stands(state, other, standing[other]):
                continue
            standing.pop(other, None)
            for order in rules.orders(state, other):
                if (order.what.verb, order.until) == (verb, MY_TURN):
                    standing[other] = order
                    break
        answer = rules.ordered(state, standing[seat]) if seat in standing else None
        if answer is None:
            count += seat != last
            last = seat
            legal = state.legal()
            answer = legal[0] if len(legal) == 1 else bots[seat].choose(BotView(rules, state, seat, dice))
        match.play(answer)
    return count, rules.turns(match.state)


def main() -> None:
    """Print a line for each way to order."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--orders", nargs="*", default=[], metavar="VERB")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--level", default="easy")
    given = parser.parse_args()
    for verb in (None, *given.orders):
        found = [stops(given.game, given.players, verb, seed, given.level) for seed in range(given.games)]
        total, turns = sum(one for one, _ in found), sum(one for _, one in found)
        print(f"{verb or 'no orders':>15}: {total / turns:.2f} stops a turn ({turns} turns)", flush=True)


if __name__ == "__main__":
    main()
