"""OpenSpiel's own suites, at every table, and what they do not ask."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.tests import games_sim_test

from conformance.every_game import LONG, house_games
from forts.core import Dice
from forts.rl.openspiel import BETWEEN_SEATS, name_of, register
from rl.tables import EVERY, PLAIN, Setting

FOLDER = Path(__file__).parents[1] / "data" / "openspiel"
register()


def loaded(setting: Setting) -> Any:
    params: dict[str, Any] = {"players": setting.players, **dict(setting.options)}
    if isinstance(params.get("levels"), str):
        params["levels"] = params["levels"].replace(",", BETWEEN_SEATS)
    return pyspiel.load_game(name_of(setting.game), params)


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_random_games_can_be_played_and_serialised(setting: Setting) -> None:
    games = 10 if LONG or setting.players == setting.game.min_players else 1
    pyspiel.random_sim_test(loaded(setting), num_sims=games, serialize=True, verbose=False)


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_the_simulation_test_of_the_wheel_passes(setting: Setting) -> None:
    games_sim_test.GamesSimTest().sim_game(loaded(setting))


def _api_tests() -> list[tuple[str, str]]:
    from open_spiel.integration_tests import api_test

    tests = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]
    return [(str(setting), name) for setting in PLAIN for name in tests]


@pytest.fixture(scope="module")
def partial_trees() -> dict[str, Any]:
    """By table: the suite of OpenSpiel, set up once."""
    return {}


@pytest.mark.parametrize(("table", "name"), _api_tests())
def test_the_api_is_as_openspiel_wants_it(table: str, name: str, partial_trees: dict[str, Any]) -> None:
    from open_spiel.integration_tests import api_test

    if table not in partial_trees:
        setting = next(setting for setting in PLAIN if str(setting) == table)
        game = loaded(setting)
        suite = type(table, (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": str(game)})
        suite.setUpClass()
        partial_trees[table] = suite
    getattr(partial_trees[table](name), name)()


def walked(setting: Setting, seed: int) -> list[Any]:
    """States of a random game, now and then."""
    dice = Dice(seed)
    state = loaded(setting).new_initial_state()
    kept = []
    while not state.is_terminal():
        if not dice.below(12):
            kept.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])
    return [*kept, state]


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_what_is_dealt_again_looks_the_same_to_its_player(setting: Setting) -> None:
    changed = 0
    sampler = pyspiel.UniformProbabilitySampler(4, 0.0, 1.0)
    for state in walked(setting, 5):
        for player in range(setting.players):
            dealt = state.resample_from_infostate(player, sampler)
            assert dealt.information_state_string(player) == state.information_state_string(player)
            assert dealt.observation_string(player) == state.observation_string(player)
            assert dealt.observation_tensor(player) == state.observation_tensor(player)
            assert dealt.current_player() == state.current_player()
            if state.current_player() == player:
                assert dealt.legal_actions() == state.legal_actions()
            changed += str(dealt) != str(state)
    assert changed or not setting.hides


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_an_information_state_recalls_every_action_and_sight(setting: Setting) -> None:
    seen: dict[str, tuple[int, ...]] = {}
    for seed in range(3):
        dice = Dice(seed)
        state = loaded(setting).new_initial_state()
        own: list[list[int]] = [[] for _ in range(setting.players)]
        for _ in range(150):
            if state.is_terminal():
                break
            actor = state.current_player()
            actions = state.legal_actions()
            action = actions[dice.below(len(actions))]
            state.apply_action(action)
            if actor >= 0:
                own[actor].append(action)
            for player in range(setting.players):
                told = state.information_state_string(player)
                assert seen.setdefault(told, tuple(own[player])) == tuple(own[player])
                assert told.startswith(f"seat {player}")


def test_the_search_of_openspiel_plays() -> None:
    game = pyspiel.load_game("python_fort")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        evaluator=evaluator,
        max_simulations=6,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        random_state=np.random.RandomState(2),
    )
    sampler = pyspiel.UniformProbabilitySampler(3, 0.0, 1.0)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, sampler))
    dice = Dice(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("name", [f"python_{game}" for game in (*house_games(), "nim")])
def test_a_playthrough_is_as_it_is_on_file(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    after = generate_playthrough.playthrough(name, None, seed=3)
    if before != after:
        path.parent.mkdir(exist_ok=True)
        path.with_suffix(".new").write_text(after, encoding="utf-8")
        changes = list(difflib.unified_diff(before.splitlines(), after.splitlines(), path.name, "now", lineterm=""))
        pytest.fail("\n".join(changes[:60]) + f"\n\nIf that is meant, put {path.stem}.new in its place", pytrace=False)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("python_forfort(players=4,teams=True,armies=5)")
    assert game.num_players() == 4
    assert game.get_parameters()["teams"] is True
    assert game.table.options["armies"] == 5
