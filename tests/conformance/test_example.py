"""The example that newcomers see is a game that the rules allow, with a caption for each step in each language."""

from __future__ import annotations

import pytest

import forts
from conformance.every_game import house_games
from forts.core import log as logs
from forts.core.example import example_of
from forts.core.match import replay
from forts.core.rooms import words_in


@pytest.mark.parametrize("name", house_games())
def test_the_example_replays_and_says_every_step(name: str) -> None:
    game = forts.find(name)
    example = example_of(game.home)
    assert example is not None
    match = replay(game, logs.from_json(example.log))
    moments = [shown.at for shown in example.steps]
    assert moments == sorted(moments)
    assert 6 <= len(moments) <= 14
    assert moments[-1] < len(match.actions)
    for language in ("en", "fr"):
        words = words_in(game.home, language)
        assert words is not None
        for shown in example.steps:
            assert f"\n{shown.said} = " in words
