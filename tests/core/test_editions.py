"""Editions: a game by an older version of its rules, in which old logs and positions go on."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

import forts
from conformance.every_game import house_games, play_randomly
from forts import catalog
from forts.core import Game, UnknownRules
from forts.core import match as matches
from forts.core.log import Log

GAMES = catalog.games()


def begun(game: Game, moves: int = 12) -> forts.Match:
    """A match in its first moves."""
    match = forts.Match(game, 2, {}, 4)
    for _ in range(moves):
        if not match.over:
            match.play(match.state.legal()[0])
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_edition_is_the_same_object_each_time(game: Game) -> None:
    assert game.edition(game.rules) is game
    for rules in range(1, game.rules + 1):
        assert game.edition(rules) is game.edition(rules)
        assert game.edition(rules).rules == max(rules, game.writes_all_draws)
        assert game.edition(rules).edition(game.rules).rules == game.rules
        assert pickle.loads(pickle.dumps(game.edition(rules))).rules == game.edition(rules).rules
    for rules in (0, -1, game.rules + 1):
        with pytest.raises(UnknownRules) as caught:
            game.edition(rules)
        assert caught.value.text("en") != caught.value.text("fr")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_log_goes_on_by_its_own_rules(game: Game, tmp_path: Path) -> None:
    for rules in range(game.writes_all_draws, game.rules + 1):
        match = begun(game.edition(rules))
        assert match.log["rules"] == rules
        path = tmp_path / f"{rules}.json"
        match.to_log(going_on=True).save(path)
        again = forts.replay(path)
        assert again.game is game.edition(rules)
        assert play_randomly(again, 4).log == play_randomly(match, 4).log
        assert forts.replay(again.log).scores == match.scores


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_log_that_is_filled_in_goes_on_by_the_rules_that_write_all_draws(game: Game) -> None:
    for rules in range(1, game.writes_all_draws):
        match = begun(game.edition(rules))
        again = matches.replay(game, Log(game.name, rules, 2, match.options))
        assert again.game.rules == game.writes_all_draws


@pytest.mark.parametrize("name", house_games())
def test_a_position_is_read_by_the_rules_it_names(name: str) -> None:
    game = catalog.find(name)
    position = json.loads(json.dumps(begun(game).position()))
    assert position["rules"] == game.rules
    for rules in range(1, game.rules + 1):
        match = forts.from_position({**position, "rules": rules}, seed=1)
        assert match.game is game.edition(rules)
        assert match.state.edition == match.game.rules  # type: ignore[attr-defined]  # a game of ours
        assert match.state.copy().edition == match.game.rules  # type: ignore[attr-defined]
        assert forts.replay(match.log).game is match.game
    del position["rules"]
    assert forts.from_position(position).game is game
    for wrong in (99, 0, None, "2", True):
        with pytest.raises(forts.BadPosition):
            forts.from_position({**position, "rules": wrong})
