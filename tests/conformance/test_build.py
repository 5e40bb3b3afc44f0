"""Compiled and uncompiled rules are the same rules."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import forts
from forts import catalog

PLAY = """
import json, sys
import forts
from forts import catalog
from forts.core.dice import Dice
result = []
for game in [game for game in catalog.games() if catalog.origin(game) == catalog.HOUSE]:
    for players in range(game.min_players, game.max_players + 1):
        for seed in range(int(sys.argv[1])):
            dice = Dice(seed)
            match = forts.new(game.name, players, seed=seed)
            while not match.over:
                legal = match.state.legal()
                match.play(legal[dice.below(len(legal))])
            result.append([match.actions, match.scores, match.steps])
print(forts.COMPILED)
print(json.dumps(result))
"""


def played(*, path: str | None) -> list[str]:
    """Games played by another process, whose package is looked for in `path` first."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = path
    games = "30" if os.environ.get("FORTS_LONG") else "3"
    done = subprocess.run(
        [sys.executable, "-c", PLAY, games], env=environment, capture_output=True, text=True, check=True, cwd="/"
    )
    return done.stdout.splitlines()


def test_compiled_and_uncompiled_play_the_same_games() -> None:
    source = str(Path(__file__).parents[2] / "src")
    installed, uncompiled = played(path=None), played(path=source)
    assert uncompiled[0] == "False"
    assert installed[1] == uncompiled[1]


def test_the_suite_runs_on_the_build_it_means_to() -> None:
    if os.environ.get("FORTS_UNCOMPILED") or os.environ.get("FORTS_PURE"):
        assert not forts.COMPILED
    assert {game.name for game in catalog.games()} >= {"fort", "forfort"}
