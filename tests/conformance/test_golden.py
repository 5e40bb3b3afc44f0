"""Golden playthroughs: games on file replay to the same end in every build of the program, now and later."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import forts
from forts import catalog
from forts.core.rooms import words_of
from golden import FOLDER, state_hash
from playthroughs import told

GOLDEN = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_recorded_end(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    match = forts.replay(golden["log"])
    assert match.over
    assert state_hash(match, golden["log"]["rules"]) == golden["hash"]
    assert match.scores == golden["scores"]


def test_every_game_number_of_players_and_version_of_the_rules_has_a_golden_game() -> None:
    logs = [json.loads(path.read_text())["log"] for path in GOLDEN]
    found = {(log["game"], log["players"], log["rules"]) for log in logs}
    # those of the newest rules are the playthroughs, until these rules are released
    found |= {(setting.game.name, setting.players, setting.game.rules) for setting in told()}
    assert found >= {
        (game.name, players, rules)
        for game in catalog.games()
        if words_of(game.home) is not None  # a game without words is not told
        for players in range(game.min_players, game.max_players + 1)
        for rules in range(1, game.rules + 1)
    }
