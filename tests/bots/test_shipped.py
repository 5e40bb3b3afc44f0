"""The networks that come with games: they are what the documentation says, and fit."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest

import forts
from conformance.every_game import Setting, settings, states
from forts.bots.learned import Judge, has_network, judge_for
from forts.bots.learned.judging import FILE, house_network
from forts.core import OVER, Dice
from forts.core.rooms import file_of

GAMES = [game for game in forts.catalog.games() if has_network(game)]
LEARNING = Path(__file__).parents[2] / "docs" / "learning.md"


def test_fort_has_one() -> None:
    assert "fort" in [game.name for game in GAMES]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_network_is_what_the_documentation_says(game: forts.Game) -> None:
    network = house_network(game)
    file = file_of(game.home, FILE)
    assert file is not None
    data = file.read_bytes()
    assert len(data) <= 500_000
    said = LEARNING.read_text(encoding="utf-8")
    assert f"{network.command} --out" in said
    assert sha256(data).hexdigest() in said
    assert network.data == game.fingerprint(game.complete(2, {}))
    for players in network.weights:
        assert judge_for(game, players, game.complete(players, {})) is not None


def judge_at(setting: Setting) -> Judge | None:
    """Who judges such a table by the game's own network."""
    return judge_for(setting.game, setting.players, setting.game.complete(setting.players, dict(setting.options)))


@pytest.mark.parametrize("setting", [setting for setting in settings() if judge_at(setting) is not None], ids=str)
def test_hidden_cards_do_not_change_what_a_network_says(setting: Setting) -> None:
    judge = judge_at(setting)
    assert judge is not None
    told = set()
    for number, state in enumerate(states(setting, 5)):
        if number % 9 == 0 and state.to_act() != OVER:
            for seat in range(setting.players):
                other = setting.game.redeal(state, seat, Dice(number + 1))
                shares = judge.shares(state, seat)
                assert judge.shares(other, seat) == shares
                told.add(tuple(shares))
    assert len(told) > 1
