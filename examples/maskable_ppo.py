"""MaskablePPO of sb3-contrib learns a game against a bot, then plays matches against others.

    pip install "forts[learn]"
    python examples/maskable_ppo.py fort --players 2 --opponents random --steps 200000 --seed 1

Prints one line of JSON: win rates with 95 % intervals, steps, minutes and seed.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO

from forts.lab.intervals import wilson
from forts.rl.gymnasium import SeatEnv
from forts.rl.spread import Spread


class Inputs(gymnasium.ObservationWrapper[Any, Any, Any]):
    """The table as a network reads it."""

    def __init__(self, env: SeatEnv) -> None:
        super().__init__(env)
        self._spread = Spread(env.layout)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (self._spread.width,), dtype=np.float32)

    def observation(self, observation: Any) -> Any:
        return self._spread(observation)

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined]


def share(model: MaskablePPO, game: str, players: int, opponents: str, games: int, seed: int) -> dict[str, Any]:
    """The share of games that the learner wins against an opponent, and where it lies in all likelihood."""
    env = Inputs(SeatEnv(game, players, opponents))
    won = 0.0
    for number in range(games):
        observation, _ = env.reset(seed=seed if not number else None)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(int(action))
        won += float(reward)
    rate = wilson(won, games)
    return {"share": round(rate.rate, 4), "low": round(rate.low, 4), "high": round(rate.high, 4), "games": games}


def main() -> None:
    parser = argparse.ArgumentParser(description="MaskablePPO against bots.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--opponents", default="random", help="who it learns against")
    parser.add_argument("--against", default="random,easy,normal", help="who it is measured against")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--minutes", type=float, default=0.0, help="stop after so long, whatever the steps")
    parser.add_argument("--games", type=int, default=400, help="games of each match")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=256, help="neurons of each layer")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    began = time.perf_counter()

    def goes_on(*_: Any) -> bool:
        return not asked.minutes or time.perf_counter() - began < 60 * asked.minutes

    model = MaskablePPO(
        "MlpPolicy",
        Inputs(SeatEnv(asked.game, asked.players, asked.opponents)),
        seed=asked.seed,
        n_steps=min(2048, max(64, asked.steps)),
        batch_size=min(512, max(64, asked.steps)),
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [asked.width, asked.width]},
        device="cpu",
    )
    model.learn(asked.steps, callback=lambda *_: goes_on())
    minutes = (time.perf_counter() - began) / 60
    result: dict[str, Any] = {"game": asked.game, "players": asked.players, "learned_against": asked.opponents}
    result |= {"steps": model.num_timesteps, "minutes": round(minutes, 2), "seed": asked.seed}
    for opponents in asked.against.split(","):
        result[opponents] = share(model, asked.game, asked.players, opponents, asked.games, asked.seed + 1)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
