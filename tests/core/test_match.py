"""A match as an object: it can be copied and pickled, compiled or not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from forts import catalog
from forts.core import Dice, Match


def pickled(match: Match) -> Any:
    return pickle.loads(pickle.dumps(match))


def finish(match: Match) -> list[int]:
    """Play on at random, the same wherever it starts from."""
    dice = Dice(5)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[dice.below(len(legal))])
    return match.actions


@pytest.mark.parametrize("again", [copy.deepcopy, pickled])
@pytest.mark.parametrize("game", catalog.games(), ids=lambda game: game.name)
def test_a_match_that_was_kept_goes_on_as_it_would_have(game: Any, again: Callable[[Match], Any]) -> None:
    match = Match(game, 2, seed=3, names=["Ada", "Ben"])
    for _ in range(3):
        match.play(match.legal()[0])
    kept = again(match)
    assert kept.to_log(going_on=True) == match.to_log(going_on=True)
    assert kept.state == match.state and kept.state is not match.state
    assert [kept.can_undo(seat) for seat in range(2)] == [match.can_undo(seat) for seat in range(2)]
    before = match.actions[:]
    assert finish(kept) != before and match.actions == before, "each goes its own way"
    assert finish(match) == kept.actions


def test_a_copy_of_a_match_can_be_given_another_table() -> None:
    match = Match(catalog.find("fort"), 2, seed=3)
    twin = copy.copy(match)
    twin.state = match.state.copy()
    twin.state.apply(twin.state.legal()[0])
    assert twin.state != match.state
    assert twin.dice is match.dice and twin.actions is match.actions
