"""What a game tells does not change afterwards, in a compiled build as well."""

from __future__ import annotations

import pytest

import forts
from conformance.every_game import house_games
from forts.core import Message, Record


@pytest.mark.parametrize("game", house_games())
def test_a_view_cannot_be_changed(game: str) -> None:
    view = forts.new(game, players=2, seed=1).view(0)
    assert isinstance(view, Record)
    with pytest.raises(AttributeError):
        view.players = 3  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        view.something_else = 3  # type: ignore[attr-defined]


def test_messages_are_equal_by_what_they_say() -> None:
    assert Message("a", {"n": 1}) == Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert len({Message("a", {"n": 1}), Message("a", {"n": 1})}) == 1
    assert Message("a").args == {} and Message("a").args is not Message("a").args
