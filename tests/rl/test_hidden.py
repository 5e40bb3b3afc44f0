"""What learners are shown, whichever way they look: all that a seat may know, and nothing that is dealt again."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
import pytest

from forts.core import CHANCE, OVER, Dice, State
from forts.core.layout import observed
from forts.rl.gymnasium import SeatEnv
from forts.rl.openspiel import TableObserver
from forts.rl.pettingzoo import raw_env
from forts.rl.seen import Looking
from forts.rl.table import Table
from rl.tables import EVERY, Setting, options_of


def positions(setting: Setting, seed: int) -> Iterator[State]:
    """One state in six of a random game; chance may be pending."""
    dice = Dice(seed)
    state = setting.new()
    while state.to_act() != OVER:
        if not dice.below(6):
            yield state
        if state.to_act() == CHANCE:
            state.roll(dice)
        else:
            state.apply(state.options[dice.below(len(state.options))])
    yield state


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_agents_are_shown_what_their_seats_know(setting: Setting) -> None:
    table = raw_env(setting.game, setting.players, **options_of(setting))
    table.reset(seed=1)
    dice = Dice(2)
    for state in positions(setting, 7):
        for seat, agent in enumerate(table.possible_agents):
            for dealt in (state, setting.game.redeal(state, seat, Dice(dice.bits()))):
                table._state = dealt
                shown = table.observe(agent)
                assert shown["observation"].tobytes() == observed(state, seat, table.layout)
                legal = state.legal() if state.to_act() == seat else []
                assert np.flatnonzero(shown["action_mask"]).tolist() == legal


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_one_seat_is_shown_what_it_knows(setting: Setting) -> None:
    dice = Dice(2)
    env = SeatEnv(setting.game, setting.players, opponents="random", seat=1, **options_of(setting))
    env.reset(seed=1)
    for state in positions(setting, 8):
        for dealt in (state, setting.game.redeal(state, 1, Dice(dice.bits()))):
            env._state = dealt
            shown, info = env._seen()
            assert shown.tobytes() == observed(state, 1, env.layout)
            legal = state.legal() if state.to_act() == 1 else []
            assert np.flatnonzero(info["action_mask"]).tolist() == legal


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_tensors_and_strings_say_as_much_as_the_bytes(setting: Setting) -> None:
    """Two states look the same in one of them where they do in the others."""
    table = Table(setting.game, setting.players, options_of(setting))
    observer = TableObserver(table, pyspiel.IIGObservationType(perfect_recall=False), None)
    by_tensor: dict[bytes, bytes] = {}
    by_text: dict[str, bytes] = {}
    bytes_seen = set()
    for state in positions(setting, 9):
        for seat in range(setting.players):
            looked: Any = SimpleNamespace(state=state)
            observer.set_from(looked, seat)
            told = observed(state, seat, table.layout)
            bytes_seen.add(told)
            assert observer.tensor is not None
            assert by_tensor.setdefault(observer.tensor.tobytes(), told) == told
            assert by_text.setdefault(str(observer.string_from(looked, seat)), told) == told
    assert len(by_tensor) == len(by_text) == len(bytes_seen)


@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_who_sees_everything_sees_whatever_may_be_dealt_otherwise(setting: Setting) -> None:
    table = Table(setting.game, setting.players, options_of(setting))
    looking = Looking(table)
    dice = Dice(4)
    other = 0
    for state in positions(setting, 10):
        for seat in range(setting.players):
            dealt = setting.game.redeal(state, seat, Dice(dice.bits()))
            if setting.game.position(dealt) != setting.game.position(state):
                assert not np.array_equal(looking.everything(dealt), looking.everything(state))
                other += 1
    assert other or not setting.hides
