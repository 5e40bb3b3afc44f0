"""PPO in one file: a network learns a game by playing all seats of many games at once.

    pip install "forts[learn]"
    python examples/self_play.py fort --players 2 --minutes 30 --seed 1

Every seat's decisions are its own story: rewards come at its end, a seat's advantage is reckoned from its own decisions
alone. Prints one line of JSON: win rates with 95 % intervals, decisions, minutes, minutes of the core, and seed.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from forts.core.extras import extra
from forts.lab.intervals import wilson
from forts.rl import Vector, vector
from forts.rl.spread import Spread

with extra("learn"):
    import numpy as np
    import torch
    from torch import nn


class Net(nn.Module):
    """What to do, and what it will come to."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, inputs: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(inputs)
        return self.policy(hidden).masked_fill(~mask, -1e9), self.value(hidden).squeeze(-1)


class Story:
    """The decisions of each row and seat that wait for their end."""

    def __init__(self, games: int, players: int) -> None:
        self.open: list[list[list[int]]] = [[[] for _ in range(players)] for _ in range(games)]

    def take(self, row: int, seat: int, index: int) -> None:
        self.open[row][seat].append(index)

    def end(self, row: int) -> list[list[int]]:
        ended, self.open[row] = self.open[row], [[] for _ in self.open[row]]
        return ended


def collect(
    net: Net, many: Vector, spread: Spread, story: Story, decisions: int, lam: float
) -> dict[str, torch.Tensor]:
    """Play on, until so many decisions belong to games that have ended; what came of each is known then."""
    kept: dict[str, list[Any]] = {name: [] for name in ("seen", "mask", "action", "log", "value")}
    advantage: dict[int, float] = {}
    target: dict[int, float] = {}
    rows = np.arange(many.games)
    while len(advantage) < decisions:
        seen, mask, seats = many.observation.copy(), many.mask.astype(bool), many.seat.copy()
        with torch.no_grad():
            logits, value = net(torch.from_numpy(spread(seen)), torch.from_numpy(mask))
            chances = torch.distributions.Categorical(logits=logits)
            action = chances.sample()
            log = chances.log_prob(action)
        first = len(kept["action"]) * many.games
        for row in rows:
            story.take(int(row), int(seats[row]), first + int(row))
        for name, one in (("seen", seen), ("mask", mask), ("action", action), ("log", log), ("value", value)):
            kept[name].append(one if isinstance(one, np.ndarray) else one.numpy())
        many.step(action.numpy())
        values = kept["value"]
        for row in np.flatnonzero(many.done):
            for seat, indices in enumerate(story.end(int(row))):
                after, gain = float(many.reward[row, seat]), 0.0
                for index in reversed(indices):
                    now = float(values[index // many.games][index % many.games])
                    gain = after - now + lam * gain
                    advantage[index], target[index], after = gain, now + gain, now
    chosen = np.array(sorted(advantage))
    flat = {name: np.concatenate(parts)[chosen] for name, parts in kept.items()}
    story.open = [[[] for _ in seats] for seats in story.open]  # what has not ended is played on, but not learned from
    flat["advantage"] = np.array([advantage[index] for index in chosen], dtype=np.float32)
    flat["target"] = np.array([target[index] for index in chosen], dtype=np.float32)
    return {name: torch.from_numpy(part) for name, part in flat.items()}


def improve(net: Net, best: torch.optim.Optimizer, batch: dict[str, torch.Tensor], spread: Spread, size: int) -> None:
    """A few passes of PPO over the decisions."""
    gain = batch["advantage"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(3):
        for part in torch.randperm(len(gain)).split(size):
            logits, value = net(torch.from_numpy(spread(batch["seen"][part].numpy())), batch["mask"][part])
            chances = torch.distributions.Categorical(logits=logits)
            ratio = (chances.log_prob(batch["action"][part]) - batch["log"][part]).exp()
            bounded = ratio.clamp(0.8, 1.2)
            policy = -torch.min(ratio * gain[part], bounded * gain[part]).mean()
            loss = policy + (value - batch["target"][part]).square().mean() - 0.01 * chances.entropy().mean()
            best.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            best.step()


def share(net: Net, game: str, players: int, opponents: str, games: int, seed: int) -> dict[str, Any]:
    """The share of games that the network wins against a bot, each seat equally often."""
    won, played = 0.0, 0
    for seat in range(players):
        bots = [None if other == seat else opponents for other in range(players)]
        rows = min(64, max(1, games // players))
        many = vector(game, rows, players, seed + seat, bots=bots)
        spread = Spread(many.layout)
        left = np.full(
            rows, max(1, games // players // rows)
        )  # so many of each row: short games count no more than long
        while left.any():
            with torch.no_grad():
                logits, _ = net(torch.from_numpy(spread(many.observation)), torch.from_numpy(many.mask.astype(bool)))
            many.step(logits.argmax(dim=1).numpy())
            counted = many.done.astype(bool) & (left > 0)
            won += float(many.result[counted, seat].sum())
            played += int(counted.sum())
            left -= counted
    rate = wilson(won, played)
    return {"share": round(rate.rate, 4), "low": round(rate.low, 4), "high": round(rate.high, 4), "games": played}


def main() -> None:
    parser = argparse.ArgumentParser(description="PPO by self-play.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rows", type=int, default=64, help="games side by side")
    parser.add_argument("--decisions", type=int, default=8192, help="decisions of each round")
    parser.add_argument("--rounds", type=int, default=0, help="stop after so many; 0: when the time is up")
    parser.add_argument("--minutes", type=float, default=30.0, help="stop after so long")
    parser.add_argument("--core-minutes", type=float, default=0.0, help="likewise, by the time of the core")
    parser.add_argument("--against", default="random,easy,normal", help="who it is measured against")
    parser.add_argument("--games", type=int, default=400, help="games of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=256, help="neurons of each layer")
    asked = parser.parse_args()
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    many = vector(asked.game, asked.rows, asked.players, asked.seed)
    spread = Spread(many.layout)
    net = Net(spread.width, many.num_actions, asked.width)
    best = torch.optim.Adam(net.parameters(), lr=3e-4)
    story = Story(asked.rows, asked.players)
    began, core, decisions, rounds = time.perf_counter(), time.process_time(), 0, 0

    def goes_on() -> bool:
        in_time = time.perf_counter() - began < 60 * asked.minutes
        return in_time and (not asked.core_minutes or time.process_time() - core < 60 * asked.core_minutes)

    while (not asked.rounds or rounds < asked.rounds) and goes_on():
        batch = collect(net, many, spread, story, asked.decisions, lam=0.95)
        improve(net, best, batch, spread, size=min(1024, asked.decisions))
        decisions += len(batch["action"])
        rounds += 1
    result: dict[str, Any] = {"game": asked.game, "players": asked.players, "decisions": decisions}
    result |= {"minutes": round((time.perf_counter() - began) / 60, 2)}
    result |= {"core_minutes": round((time.process_time() - core) / 60, 2), "seed": asked.seed}
    for opponents in asked.against.split(","):
        result[opponents] = share(net, asked.game, asked.players, opponents, asked.games, asked.seed + 1000)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
