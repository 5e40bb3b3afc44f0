"""Games that say what their moves are about, or only how they are written; what all of them promise is in the suite."""

from __future__ import annotations

import pytest

from forts.core import Game, Meaning, State


class Older(Game):
    """A game that was written before moves were data: it knows texts only."""

    num_actions = 2

    def notation(self, state: State, action: int) -> str:
        return ("heads", "tails")[action]


class Newer(Game):
    """A game that says what its moves are about, and leaves the text to the core."""

    num_actions = 2

    def meaning(self, state: State, action: int) -> Meaning:
        return Meaning("take", "coin", "bank", 0, action + 1)


def test_a_game_that_knows_texts_only_has_them_as_verbs() -> None:
    game, state = Older(), State(2)
    state.actor, state.options = 0, [0]
    assert game.meaning(state, 1) == Meaning("tails")
    assert game.text(game.meaning(state, 1)) == game.notation(state, 1) == "tails"
    assert game.meant(state, Meaning("tails")) == [1]
    assert game.meant(state, Meaning("")) == [0, 1]


def test_a_game_that_gives_meanings_only_has_a_plain_text() -> None:
    game, state = Newer(), State(2)
    assert game.notation(state, 1) == "take 2 coin at bank of seat 1"
    state.actor, state.options = 0, [0, 1]
    assert game.parse(state, "Take 1 coin at bank of seat 1") == 0


def test_a_game_that_gives_neither_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Game().notation(State(2), 0)
