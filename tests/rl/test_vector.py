"""Many games at once: the same games as one by one, in arrays that say what they mean."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import forts
from forts.core import CHANCE, OVER, Dice, Game
from forts.core.layout import NoLayout, observed
from forts.rl import IllegalAction, vector
from forts.rl.errors import LostProcess
from forts.rl.stepping import game_seed
from nim.game import Nim
from rl.tables import EVERY, PLAIN, Setting, options_of


def made(setting: Setting, games: int, **more: Any) -> Any:
    return vector(setting.game, games, setting.players, **options_of(setting), **more)


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_the_arrays_say_what_the_states_do(setting: Setting) -> None:
    """Every row is played beside the vector, one game after another."""
    games = 3
    many = made(setting, games, seed=11)
    beside = [_Beside(setting, 11, row, games) for row in range(games)]
    ended = 0
    for _ in range(400):
        for row, one in enumerate(beside):
            assert many.seat[row] == one.state.to_act()
            assert many.number[row] == one.number
            assert many.observation[row].tobytes() == observed(one.state, one.state.to_act(), many.layout)
            assert np.flatnonzero(many.mask[row]).tolist() == one.state.legal()
        actions = many.sample().copy()
        many.step(actions)
        for row, one in enumerate(beside):
            over = one.step(int(actions[row]))
            assert bool(many.done[row]) == (over is not None)
            if over is None:
                assert not many.reward[row].any()
            else:
                assert many.reward[row].tolist() == many.result[row].tolist() == over[0]
                assert many.length[row] == over[1]
                ended += 1
    assert ended or setting.game.name in ("fort", "forfort")


class _Beside:
    """A row of games, played by the contract alone."""

    def __init__(self, setting: Setting, seed: int, row: int, games: int) -> None:
        self.setting, self.seed, self.games = setting, seed, games
        self.number = row
        self.begin()

    def begin(self) -> None:
        self.state = self.setting.new()
        self.dice = Dice(game_seed(self.seed, self.number))
        self.length = 0
        self.go_on()
        if self.state.to_act() == OVER:  # nobody was asked anything
            self.number += self.games
            self.begin()

    def go_on(self) -> None:
        while self.state.to_act() == CHANCE:
            self.state.roll(self.dice)

    def step(self, action: int) -> tuple[list[float], int] | None:
        """Take an action; the result and the length of the game, if that ended it."""
        self.state.apply(action)
        self.length += 1
        self.go_on()
        if self.state.to_act() != OVER:
            return None
        ended = self.state.returns(), self.length
        self.number += self.games
        self.begin()
        return ended


def first_games(many: Any, games: int) -> dict[int, list[bytes]]:
    """By number: the observations of the first games, played at random until they have ended."""
    found: dict[int, list[bytes]] = {number: [] for number in range(games)}
    left = set(found)
    while left:
        numbers = many.number.tolist()
        for row, number in enumerate(numbers):
            if number in left:
                found[number].append(many.observation[row].tobytes())
        many.step(many.sample())
        left -= {number for row, number in enumerate(numbers) if many.done[row]}
    return found


@pytest.mark.parametrize("game", ["nim", "forfort"])
def test_a_game_is_the_same_whatever_the_size_of_the_batch(game: str) -> None:
    alone, few, many = (first_games(vector(game, size, 2, seed=5), 4) for size in (1, 3, 4))
    assert alone == few == many
    assert len({tuple(seen) for seen in many.values()}) == 4
    assert first_games(vector(game, 4, 2, seed=6), 4) != many


@pytest.mark.parametrize("setting", PLAIN, ids=str)
def test_a_step_that_is_not_legal_names_its_row_and_changes_nothing(setting: Setting) -> None:
    many = made(setting, 4, seed=3)
    before = {name: getattr(many, name).copy() for name in ("observation", "mask", "seat", "number")}
    good = many.sample().copy()
    for wrong in (-1, many.num_actions, int(np.flatnonzero(many.mask[2] == 0)[0])):
        bad = good.copy()
        bad[2] = wrong
        with pytest.raises(IllegalAction, match="Row 2"):
            many.step(bad)
    for shapeless in (good[:3], good.astype(float), good.reshape(2, 2), []):
        with pytest.raises(IllegalAction):
            many.step(shapeless)
    for name, array in before.items():
        assert np.array_equal(getattr(many, name), array)
    many.step(good.tolist())


def test_seats_may_be_bots() -> None:
    many = vector("fort", 5, 3, seed=2, bots=["easy", None, "random"])
    for _ in range(60):
        assert set(many.seat.tolist()) == {1}
        many.step(many.sample())
    with pytest.raises(forts.BadOption):
        vector("fort", 5, 2, bots=["random", "random"])
    with pytest.raises(forts.FortsError, match="nobody"):
        vector("fort", 5, 2, bots=["nobody"])


def test_rewards_may_be_differences_of_points() -> None:
    many = vector("nim", 8, 3, seed=2, reward="score")
    seen = 0
    for _ in range(60):
        many.step(many.sample())
        for row in np.flatnonzero(many.done):
            assert many.reward[row].sum() == pytest.approx(0)
            assert many.result[row].sum() == pytest.approx(1)
            seen += bool(many.reward[row].any())
    assert seen


def test_several_processes_play_the_same_games() -> None:
    with vector("fort", 5, 2, seed=4, processes=2) as several:
        alone = vector("fort", 5, 2, seed=4)
        for _ in range(50):
            actions = alone.sample().copy()
            assert np.array_equal(several.sample(), actions)
            with pytest.raises(IllegalAction, match="Row 3"):
                several.step([*actions[:3], -1, *actions[4:]])
            several.step(actions)
            alone.step(actions)
            for name in ("observation", "mask", "seat", "reward", "done", "length", "result", "number"):
                assert np.array_equal(getattr(several, name), getattr(alone, name)), name
        several.reset(9)
        alone.reset(9)
        assert np.array_equal(several.observation, alone.observation)


def test_a_process_that_dies_is_told() -> None:
    several = vector("fort", 4, 2, seed=4, processes=2)
    several._rows._processes[0].kill()
    several._rows._processes[0].join()
    with pytest.raises(LostProcess):
        several.step(several.mask.argmax(axis=1))
    several.close()


class Unlearned(Nim):
    """Somebody else's game, written before anybody learned."""

    name = "unlearned"
    layout = Game.layout


def test_a_game_without_a_layout_is_told_what_to_add() -> None:
    with pytest.raises(NoLayout, match=r"unlearned .* `layout` .* `observe`"):
        vector(Unlearned(), 2, 2)


def test_forts_itself_does_without_numpy() -> None:
    told = "import sys, forts; forts.new('fort', seed=1); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", told]).returncode == 0


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("forts.rl", "numpy", "rl"),
        ("forts.rl.pettingzoo", "pettingzoo", "rl"),
        ("forts.rl.gymnasium", "gymnasium", "rl"),
        ("forts.rl.dataset", "polars", "rl"),
        ("forts.rl.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_named_with_the_command_that_installs_it(module: str, missing: str, extra: str) -> None:
    code = (
        "import importlib, sys, forts\n"
        f"sys.modules[{missing!r}] = None\n"
        "try:\n"
        f"    importlib.import_module({module!r})\n"
        "except forts.core.MissingExtra as error:\n"
        "    print(error)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
    assert missing in said
    assert said.endswith(f'pip install "forts[{extra}]"')
    assert "\n" not in said
