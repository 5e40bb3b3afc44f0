"""Nobody can work out from the number of actions what is hidden; what else every game promises is in the suite."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from conformance.every_game import LONG, Setting, suite_of
from forts.core import CHANCE, OVER, Dice

SEEDS = range(40 if LONG else 3)


@pytest.mark.parametrize("seed", SEEDS)
def test_whether_chance_is_asked_for_a_hidden_card_tells_nothing_of_it(setting: Setting, seed: int) -> None:
    """Everybody can count the actions: a draw that is not written down would tell that it was certain."""
    if not setting.hides:
        return
    hidden_pile = suite_of(setting.game.name).hidden_pile
    dice = Dice(seed)
    state = setting.new()
    while state.to_act() != OVER:
        if state.to_act() == CHANCE and (pile := hidden_pile(state)) is not None:
            twins = [setting.game.redeal(state, seat, Dice(dice.bits())) for seat in range(setting.players)]
            asked = {_draws_written(hidden_pile, twin, pile, dice) for twin in [state.copy(), *twins]}
            assert len(asked) == 1
        if state.to_act() == CHANCE:
            state.roll(dice)
        else:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])


def _draws_written(hidden_pile: Callable[[Any], int | None], state: Any, pile: int, dice: Dice) -> int:
    """How many draws in a row are asked of chance for that pile."""
    count = 0
    while state.to_act() == CHANCE and hidden_pile(state) == pile:
        state.roll(dice)
        count += 1
    return count
