"""PettingZoo's own suite, at every table, and what it does not ask."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test, state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import forts
from forts.core import Dice
from forts.rl.errors import GameOver, IllegalAction
from forts.rl.pettingzoo import ILLEGAL, env, raw_env
from rl.tables import EVERY, PLAIN, Setting, options_of


@pytest.fixture(autouse=True)
def quiet() -> Any:
    """PettingZoo warns of what it would not do; errors are errors."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def made(setting: Setting, **more: Any) -> Any:
    return env(setting.game, setting.players, **options_of(setting), **more)


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_the_api_is_as_pettingzoo_wants_it(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(setting), num_cycles=1000)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_a_seed_makes_the_same_game(setting: Setting) -> None:
    seed_test(lambda: made(setting))


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_every_mode_renders(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: made(setting, render_mode=render_mode))
    if setting.game.room("terminal") is not None:  # without a drawing the view itself is printed
        assert "player_0" in capsys.readouterr().out, "people read names"


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_the_state_lies_in_its_space(setting: Setting) -> None:
    state_test(made(setting), turn_based_aec_to_parallel(made(setting)))


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_a_table_works_as_a_parallel_one(setting: Setting) -> None:
    parallel_api_test(turn_based_aec_to_parallel(made(setting)), num_cycles=200)


def played(table: Any, seed: int) -> dict[str, float]:
    """Play a game at random; what each agent was given in all."""
    table.reset(seed=seed)
    dice = Dice(seed)
    given = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        given[agent] += reward
        legal = np.flatnonzero(observation["action_mask"])
        table.step(None if over else int(legal[dice.below(len(legal))]))
    return given


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_rewards_are_shares_of_one_or_differences_of_points(setting: Setting) -> None:
    shares = played(made(setting), 3)
    assert sum(shares.values()) == pytest.approx(1)
    points = played(made(setting, reward="score"), 3)
    assert sum(points.values()) == pytest.approx(0)
    assert len(set(points.values())) > 1 or len(set(shares.values())) == 1


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_everything_is_what_all_agents_know(setting: Setting) -> None:
    table = raw_env(setting.game, setting.players)
    table.reset(seed=1)
    known = [table.observe(agent)["observation"] for agent in table.possible_agents]
    assert np.array_equal(table.state()[: sum(map(len, known))], np.concatenate(known))
    assert len(table.state()) == sum(map(len, known)) + table.table.unknown.size
    masks = [table.observe(agent)["action_mask"].sum() for agent in table.possible_agents]
    assert sum(mask > 0 for mask in masks) == 1, "only who is asked may do anything"


def test_partners_are_a_team_and_share_the_victory() -> None:
    table = raw_env("forfort", 4, teams=True)
    assert table.teams == [["player_0", "player_2"], ["player_1", "player_3"]]
    given = played(table, 5)
    assert given["player_0"] == given["player_2"]
    assert raw_env("forfort", 3).teams == [["player_0"], ["player_1"], ["player_2"]]


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    table = raw_env("fort", 2)
    with pytest.raises(GameOver):
        table.step(0)
    table.reset(seed=2)
    before = table.state()
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    for wrong in (illegal, -1, 100_000, None):
        with pytest.raises(IllegalAction, match=str(wrong)):
            table.step(wrong)
    assert np.array_equal(table.state(), before)


def test_a_step_after_the_end_is_refused() -> None:
    table = raw_env("fort", 2)
    played(table, 3)
    assert not table.agents
    for action in (0, None):
        with pytest.raises(GameOver):
            table.step(action)
    table.reset(seed=3)
    assert len(table.agents) == 2


def test_the_guarded_table_ends_with_an_illegal_move() -> None:
    table = env("fort", 2)
    table.reset(seed=2)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0])
    table.step(illegal)
    assert table.rewards[agent] == ILLEGAL
    assert all(table.terminations.values())


def test_unknown_games_options_and_rewards_are_refused() -> None:
    with pytest.raises(forts.UnknownGame):
        env("chess")
    with pytest.raises(forts.BadOption):
        env("fort", 2, colour="red")
    with pytest.raises(forts.BadOption):
        env("fort", 2, reward="money")
    with pytest.raises(forts.BadPlayers):
        env("fort", 9)
