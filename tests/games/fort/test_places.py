"""A watched table notes where each card lies: that says the same as its piles."""

from __future__ import annotations

import copy
import pickle

import pytest

from forts.core import CHANCE, OVER, Dice
from forts.core.layout import observed
from forts.games.fort import GAME
from forts.games.fort.rules import places
from forts.games.fort.rules.state import FortState

TABLES = [(players, setup) for players in (2, 3, 4) for setup in ("basic", "advanced")]


def watched(players: int, setup: str) -> FortState:
    state = GAME.new(players, GAME.complete(players, {"setup": setup}))
    state.watch()
    return state


def go_on(state: FortState, dice: Dice) -> None:
    if state.to_act() == CHANCE:
        state.roll(dice)
    else:
        state.apply(state.options[dice.below(len(state.options))])


@pytest.mark.parametrize(("players", "setup"), TABLES)
def test_what_was_noted_is_what_the_piles_say(players: int, setup: str) -> None:
    layout = GAME.layout(players, GAME.complete(players, {"setup": setup}))
    for seed in range(4):
        dice = Dice(seed)
        state = watched(players, setup)
        while state.to_act() != OVER:
            go_on(state, dice)
            twin = state.copy()
            for seat in range(players):
                assert observed(state, seat, layout) == observed(twin, seat, layout), seat
            twin.watch()
            for start, end in zip(state.cards.starts, [*state.cards.starts[1:], state.cards.count], strict=True):
                assert sorted(state.where[start:end]) == sorted(twin.where[start:end])


def test_a_copy_is_not_watched_and_is_equal_all_the_same() -> None:
    state = watched(2, "basic")
    for twin in (state.copy(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert len(twin.where) == 0
        assert twin == state
    assert len(state.where) == state.cards.count
    assert state.where[state.cards.starts[state.cards.park[0]]] == places.PARK_DECK
