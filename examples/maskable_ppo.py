"""MaskablePPO of sb3-contrib learns a game against a bot, at many tables at once, then plays matches against others.

    pip install "forts[learn]"
    python examples/maskable_ppo.py fort --players 2 --opponents random --minutes 30 --seed 1

Prints one line of JSON: win rates with 95 % intervals, steps, minutes, minutes of a core, and seed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from typing import Any

from forts.core.extras import extra
from forts.core.layout import Layout
from forts.lab.intervals import wilson
from forts.rl.gymnasium import SeatVectorEnv
from forts.rl.spread import Spread

with extra("learn"):
    import gymnasium
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
    from stable_baselines3.common.vec_env import VecEnv
    from torch import nn


class Tables(VecEnv):
    """The tables of `SeatVectorEnv` as Stable-Baselines3 wants them."""

    def __init__(self, tables: SeatVectorEnv) -> None:
        self.tables = tables
        super().__init__(tables.num_envs, tables.single_observation_space, tables.single_action_space)
        self._actions: Any = None

    def reset(self) -> Any:
        return self.tables.reset(seed=None)[0]

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Any, Any, Any, list[dict[str, Any]]]:
        seen, reward, done, _, _ = self.tables.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(done):  # what a game ended with is not learned from: nothing is expected after it
            infos[row] = {"terminal_observation": seen[row], "TimeLimit.truncated": False}
        return seen, reward.astype(np.float32), done, infos

    def action_masks(self) -> Any:
        return self.tables.action_masks()

    def env_method(self, name: str, *given: Any, indices: Any = None, **named: Any) -> list[Any]:
        return list(getattr(self, name)(*given, **named))

    def has_attr(self, name: str) -> bool:
        return hasattr(self, name)

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.tables, name, None)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self.tables, name, value)

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        self.tables.reset(seed=seed)
        return [seed] * self.num_envs

    def close(self) -> None:
        self.tables.close()


class Reading(BaseFeaturesExtractor):
    """The first layer: each value of a code has weights of its own, which are looked up rather than multiplied."""

    def __init__(self, space: gymnasium.Space[Any], layout: Layout, width: int) -> None:
        super().__init__(space, width)
        spread = Spread(layout)
        self.register_buffer("codes", torch.from_numpy(spread.codes))
        self.register_buffer("firsts", torch.from_numpy(spread.firsts))
        self.register_buffer("amounts", torch.from_numpy(spread.amounts))
        self.register_buffer("highs", torch.from_numpy(spread.highs))
        self.of_codes = nn.EmbeddingBag(spread.width, width, mode="sum")
        nn.init.normal_(self.of_codes.weight, std=len(spread.codes) ** -0.5)
        self.of_amounts = nn.Linear(len(spread.amounts), width)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        codes = seen[:, self.codes].long() + self.firsts
        return torch.relu(self.of_codes(codes) + self.of_amounts(seen[:, self.amounts] / self.highs))


def share(model: MaskablePPO, game: str, players: int, opponents: str, games: int, seed: int) -> dict[str, Any]:
    """The share of games that the learner wins against an opponent, each seat equally often, and its interval."""
    won, played = 0.0, 0
    for seat in range(players):
        rows = min(64, max(1, games // players))
        tables = SeatVectorEnv(game, rows, players, opponents, seat)
        seen, _ = tables.reset(seed=seed + seat)
        left = np.full(
            rows, max(1, games // players // rows)
        )  # so many of each row: short games count no more than long
        while left.any():
            action, _ = model.predict(seen, action_masks=tables.action_masks(), deterministic=True)
            seen, reward, done, _, _ = tables.step(action)
            counted = done & (left > 0)
            won += float(reward[counted].sum())
            played += int(counted.sum())
            left -= counted
    rate = wilson(won, played)
    return {"share": round(rate.rate, 4), "low": round(rate.low, 4), "high": round(rate.high, 4), "games": played}


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO against bots.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="who it learns against")
    parser.add_argument("--against", default="random,easy,normal", help="who it is measured against")
    parser.add_argument("--steps", type=int, default=100_000_000)
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long, whatever the steps")
    parser.add_argument("--core-minutes", type=float, default=0.0, help="likewise, by the time of the cores")
    parser.add_argument("--rows", type=int, default=64, help="tables side by side")
    parser.add_argument("--games", type=int, default=400, help="games of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=256, help="neurons of each layer")
    parser.add_argument("--threads", type=int, default=1, help="of torch; more than one gains nothing at this size")
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    began, core = time.perf_counter(), time.process_time()

    def goes_on(*_: Any) -> bool:
        in_time = not asked.minutes or time.perf_counter() - began < 60 * asked.minutes
        return in_time and (not asked.core_minutes or time.process_time() - core < 60 * asked.core_minutes)

    tables = SeatVectorEnv(asked.game, asked.rows, asked.players, asked.opponents)
    model = MaskablePPO(
        "MlpPolicy",
        Tables(tables),
        seed=asked.seed,
        n_steps=max(1, min(8192, asked.steps) // asked.rows),
        batch_size=min(1024, max(64, asked.steps)),
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.01,
        policy_kwargs={
            "features_extractor_class": Reading,
            "features_extractor_kwargs": {"layout": tables.layout, "width": asked.width},
            "net_arch": [asked.width],
        },
        device="cpu",
    )
    model.learn(asked.steps, callback=lambda *_: goes_on())
    result: dict[str, Any] = {"game": asked.game, "players": asked.players, "learned_against": asked.opponents}
    result |= {"steps": model.num_timesteps, "minutes": round((time.perf_counter() - began) / 60, 2)}
    result |= {"core_minutes": round((time.process_time() - core) / 60, 2), "seed": asked.seed}
    for opponents in asked.against.split(","):
        result[opponents] = share(model, asked.game, asked.players, opponents, asked.games, asked.seed + 1000)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
