"""What others add by entry points: what works is there, what is broken is named once and hurts nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

GOOD = """
from forts.bots import RandomBot

class Careful(RandomBot):
    label = "Plays at random, but carefully."
    def __init__(self, patience: int = 3, bold: bool = False) -> None:
        if patience < 0:
            raise ValueError("patience has to be patient")

class OneGame(RandomBot):
    '''Plays one game only.'''
    game = "fort"

class NoBot:
    pass
"""
BROKEN = "import a_module_that_is_missing\n"
LEAVES = "raise SystemExit(3)\n"
TAKEN = """
from forts.core import Game

class Other(Game):
    name = "fort"

class Crooked(Game):
    name = "Two Words"

OTHER, CROOKED, NUMBER = Other(), Crooked(), 7
"""


@pytest.fixture
def added(tmp_path: Path) -> Path:
    """A folder with two packages that were installed: one in order, one of which nothing works."""
    for module, text in {"good": GOOD, "broken": BROKEN, "leaves": LEAVES, "taken": TAKEN}.items():
        (tmp_path / f"addition_{module}.py").write_text(text)
    _install(tmp_path, "fine-bots", bots=["careful = addition_good:Careful", "lonely = addition_good:OneGame"])
    _install(
        tmp_path,
        "bad-luck",
        games=[
            "crooked = addition_taken:CROOKED",
            "gone = addition_broken:GAME",
            "leaver = addition_leaves:GAME",
            "nothing = addition_taken:NOTHING",
            "number = addition_taken:NUMBER",
            "other = addition_taken:OTHER",
        ],
        bots=["easy = addition_good:Careful", "mute = addition_good:NoBot"],
    )
    return tmp_path


def _install(folder: Path, package: str, games: list[str] | None = None, bots: list[str] | None = None) -> None:
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = "\n".join(["[forts.games]", *(games or []), "[forts.bots]", *(bots or [])])
    (info / "entry_points.txt").write_text(points + "\n")


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    environment = {**os.environ, "PYTHONPATH": path, "FORTS_LANG": "en"}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True)


FAULTY = {"crooked", "gone", "leaver", "nothing", "number", "other", "easy", "mute"}


def test_what_is_broken_is_named_once_and_the_rest_works(added: Path) -> None:
    done = run(added, "-m", "forts", "games", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert {game["name"] for game in told["games"]} >= {"fort", "forfort"}
    assert {fault["name"] for fault in told["broken"]} == FAULTY
    lines = done.stderr.splitlines()
    assert len(lines) == len(FAULTY)
    for name in FAULTY:
        assert len([line for line in lines if f"“{name}”" in line and "bad-luck" in line]) == 1
    bots = {game["name"]: {bot["name"]: bot for bot in game["bots"]} for game in told["games"]}
    assert bots["fort"]["careful"]["origin"] == "fine-bots"
    assert bots["fort"]["careful"]["title"] == "Plays at random, but carefully."
    assert bots["fort"]["careful"]["parameters"] == {"patience": 3, "bold": False}
    assert bots["fort"]["lonely"]["title"] == "Plays one game only."
    assert "lonely" not in bots["forfort"]
    assert bots["fort"]["easy"]["origin"] == "forts"


def test_it_is_named_in_the_language_of_the_player(added: Path) -> None:
    done = run(added, "-m", "forts", "rules", "fort", "--lang", "fr")
    assert done.returncode == 0
    assert "« gone », de bad-luck, ne fonctionne pas" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_bot_that_was_added_plays_with_its_parameters(added: Path) -> None:
    arguments = ("-m", "forts", "simulate", "fort", "-n", "2", "--json", "-j", "2")
    done = run(added, *arguments, "--bots", "careful(patience=5, bold=yes),random")
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)["wins_by_bot"]) == {"careful(patience=5, bold=yes)", "random"}
    assert len(done.stderr.splitlines()) == len(FAULTY), "processes that help tell nothing again"
    refused = run(added, *arguments, "--bots", "careful(patience=-1)")
    assert refused.returncode == 2
    assert "patience has to be patient" in refused.stderr.splitlines()[-1]


def test_a_library_warns(added: Path) -> None:
    done = run(added, "-W", "always", "-c", "import forts; forts.new('fort'); forts.new('fort')")
    assert done.returncode == 0
    assert done.stderr.count("BrokenExtension") == 6, "the bots were not asked for"
    assert done.stderr.count("“gone”") == 1
