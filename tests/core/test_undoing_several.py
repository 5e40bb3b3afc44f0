"""Several decisions are undone at once as they are one after the other."""

from __future__ import annotations

import random

import pytest

import forts
from forts.core.errors import NothingToUndo


@pytest.mark.parametrize("game", [game.name for game in forts.catalog.games()])
def test_several_at_once_lead_to_where_one_after_the_other_do(game: str) -> None:
    chance, deepest = random.Random(5), 0
    match = forts.new(game, seed=5)
    while not match.over and len(match.actions) < 120:
        match.play(chance.choice(match.legal()))
        steps = 0
        while match.can_undo(steps=steps + 1):
            steps += 1
        deepest = max(deepest, steps)
        if steps > 1:
            often, before = match, [*match.actions]
            for _ in range(steps):
                often.undo()
            assert not often.can_undo()
            again = before[len(often.actions) :]
            left = often.state.copy()
            for action in again:
                often.play(action)
            assert often.can_undo(steps=steps) and not often.can_undo(steps=steps + 1)
            often.undo(steps=steps)
            assert often.state == left and often.actions == before[: len(often.actions)]
            with pytest.raises(NothingToUndo):
                often.undo()
            for action in again:
                often.play(action)
    assert deepest > 1 or game != "fort"
