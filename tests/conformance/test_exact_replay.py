"""Replay is exact: a game as it was played, replayed from its log, compiled and uncompiled, ends in the same state."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.every_game import LONG, house_games

GAMES = 10_000 if LONG else 24
"""Random games of each game; the promise says ten thousand."""
PARTS = 20 if LONG else 1
ROOT = Path(__file__).parents[2]

PLAY = """
import sys
import forts
from conformance.every_game import play_randomly, variants
from golden import state_hash
game, first, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
print(forts.COMPILED)
players = range(forts.find(game).min_players, forts.find(game).max_players + 1)
for seed in range(first, first + count):
    options = variants(game)[seed % 2]
    match = play_randomly(forts.new(game, players[seed % len(players)], seed=seed, **options), seed)
    again = forts.replay(match.log)
    assert state_hash(again) == state_hash(match), seed
    assert again.steps == match.steps, seed
    print(seed, state_hash(match))
"""


def hashes(game: str, part: int, *paths: str) -> list[str]:
    """The ends of a part of the games, by another process whose package is looked for in `paths` first."""
    each = GAMES // PARTS
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*paths, str(ROOT / "tests"), str(ROOT / "tests/toy")])}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, game, str(part * each), str(each)],
        env=environment,
        capture_output=True,
        text=True,
        cwd="/",
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", house_games())
def test_live_replayed_compiled_and_uncompiled_games_end_alike(game: str, part: int) -> None:
    installed, uncompiled = hashes(game, part), hashes(game, part, str(ROOT / "src"))
    assert uncompiled[0] == "False"
    assert installed[0] == "True" or os.environ.get("FORTS_PURE"), "nothing was compiled"
    assert installed[1:] == uncompiled[1:]
    assert len(installed) == 1 + GAMES // PARTS
