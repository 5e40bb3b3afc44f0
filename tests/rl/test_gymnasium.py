"""Gymnasium's own checks, at every table, and what they do not ask."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import forts
from forts.bots import BotView
from forts.core import Dice
from forts.rl.errors import GameOver, IllegalAction
from forts.rl.gymnasium import ILLEGAL, SeatEnv, SeatVectorEnv, id_of, register
from rl.tables import EVERY, PLAIN, Setting, options_of

register()  # games that other tests have added since


def made(setting: Setting, **more: Any) -> Any:
    return gymnasium.make(id_of(setting.game), players=setting.players, **options_of(setting), **more)


@pytest.mark.filterwarnings("ignore")  # Gymnasium warns of what it would not do; errors are errors
@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_gymnasium_s_own_check_passes(setting: Setting) -> None:
    check_env(made(setting, opponents="random").unwrapped)


def played(env: Any, seed: int | None, dice: Dice) -> tuple[float, int]:
    """Play a game at random; the reward and the seat."""
    _, info = env.reset(seed=seed)
    while True:
        legal = np.flatnonzero(info["action_mask"])
        assert np.array_equal(legal, np.flatnonzero(env.unwrapped.action_masks()))
        _, reward, over, cut, info = env.step(int(legal[dice.below(len(legal))]))
        assert not cut
        if over:
            return reward, info["seat"]
        assert reward == 0


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_the_learner_sits_in_another_seat_each_game(setting: Setting) -> None:
    env = made(setting, opponents="random")
    seats = [played(env, 4 if not number else None, Dice(number))[1] for number in range(setting.players)]
    assert sorted(seats) == list(range(setting.players))
    fixed = made(setting, opponents="random", seat=1)
    assert {played(fixed, None, Dice(9))[1] for _ in range(3)} == {1}


def test_a_seed_makes_the_same_game() -> None:
    one, two = (gymnasium.make("forts/Fort-v0", players=3, opponents="easy") for _ in range(2))
    assert played(one, 7, Dice(1)) == played(two, 7, Dice(1))


class First:
    """Somebody's own bot: takes the first legal action."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: BotView) -> int:
        self.asked += 1
        return view.legal[0]


def test_opponents_may_be_one_s_own() -> None:
    first = First()
    played(SeatEnv("fort", 2, opponents=first), 3, Dice(1))
    assert first.asked > 10
    played(SeatEnv("fort", 3, opponents=[first, "random"]), 3, Dice(1))
    with pytest.raises(forts.FortsError, match="nobody"):
        SeatEnv("fort", 2, opponents="nobody")
    with pytest.raises(forts.BadOption):
        SeatEnv("fort", 4, opponents=["random", "random"])
    with pytest.raises(forts.BadOption):
        SeatEnv("fort", 2, seat=2)


def test_skills_of_the_opponents_count_where_there_are_trials() -> None:
    env = SeatEnv("boyard", 3, opponents=["random", "expert"], seat=1)
    env.reset(seed=1)
    part = env.layout.part("seat_amounts")
    assert list(env.reset(seed=1)[0][part.first : part.end].reshape(3, 6)[:, 4]) == [60, 82, 35]


def test_an_illegal_move_ends_the_game_or_is_refused() -> None:
    env = SeatEnv("fort", 2, opponents="random")
    with pytest.raises(GameOver):
        env.step(0)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (ILLEGAL, True, illegal)
    with pytest.raises(GameOver):
        env.step(illegal)
    strict = SeatEnv("fort", 2, opponents="random", illegal="raise")
    before, _ = strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(illegal)
    assert strict.action_masks().any()
    assert np.array_equal(strict._looking.seat(strict._state, strict.seat), before)


def test_it_is_drawn_as_text_and_as_a_picture() -> None:
    text = gymnasium.make("forts/Fort-v0", render_mode="ansi", opponents="random")
    text.reset(seed=1)
    assert "player_0" in text.render()
    image = gymnasium.make("forts/Fort-v0", render_mode="rgb_array", opponents="random")
    image.reset(seed=1)
    assert image.render().ndim == 3


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_many_tables_step_together(setting: Setting) -> None:
    env = gymnasium.make_vec(id_of(setting.game), num_envs=3, players=setting.players, opponents="random", seat=1)
    assert isinstance(env.unwrapped, SeatVectorEnv)
    observation, info = env.reset(seed=5)
    assert env.observation_space.contains(observation)
    ended = 0
    for _ in range(4000):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        observation, reward, over, cut, info = env.step(actions)
        assert env.observation_space.contains(observation)
        assert not cut.any()
        if over.any():
            assert np.allclose(reward[over], info["final_info"]["result"][over][:, 1])
            ended += int(over.sum())
        if ended > 5:
            break
    assert ended > 5
    env.close()
