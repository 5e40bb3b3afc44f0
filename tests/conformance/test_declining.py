"""Moves that leave be what is offered say so themselves: clients put them last without reading a word of them."""

from __future__ import annotations

import pytest

import forts
from conformance.every_game import house_games, suite_of
from forts.core import CHANCE, OVER, Dice


@pytest.mark.parametrize("name", house_games())
def test_what_leaves_the_offer_be_declines_and_nothing_else_does(name: str) -> None:
    declining: set[str] = suite_of(name).DECLINING
    game, seen = forts.find(name), {True: set[str](), False: set[str]()}
    for seed in range(30):
        dice, state = Dice(seed), game.new(game.max_players, game.complete(game.max_players, {}))
        while state.to_act() != OVER:
            if state.to_act() == CHANCE:
                state.roll(dice)
                continue
            for action in state.options:
                meaning = game.meaning(state, action)
                seen[meaning.declines].add(meaning.verb)
            state.apply(state.options[dice.below(len(state.options))])
    assert seen[True] <= declining
    assert not seen[False] & declining
    assert seen[True]
