"""A game in a package of its own: installed beside Forts, it is there for every command, with no edit elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

TOY = Path(__file__).parent.parent / "toy"

Forts = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def forts(tmp_path_factory: pytest.TempPathFactory) -> Forts:
    """Runs `forts` where the package is installed."""
    folder = tmp_path_factory.mktemp("installed")
    pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-build-isolation", "--no-deps"]
    subprocess.run([sys.executable, *pip, "--no-index", "--target", str(folder), str(TOY)], check=True)
    # the command runs in a folder of its own
    others = [str(Path(place).absolute()) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    path = os.pathsep.join([str(folder), *others])
    here = tmp_path_factory.mktemp("here")

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [sys.executable, "-m", "forts", *arguments],
            env={**os.environ, "PYTHONPATH": path, "FORTS_LANG": "en"},
            cwd=here,
            input=typed,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        return done

    return run


def test_it_is_listed_with_its_options_and_bots(forts: Forts) -> None:
    told = json.loads(forts("games", "--json").stdout)
    assert told["broken"] == []
    nim = next(game for game in told["games"] if game["name"] == "nim")
    assert (nim["title"], nim["origin"], nim["house"]) == ("Nim", "forts-nim", False)
    assert nim["options"][0]["title"] == "Stones in the smaller pile, at least"
    bots = {bot["name"]: bot for bot in nim["bots"]}
    assert bots["careful"]["title"] == "Never rolls the die."
    assert (bots["careful"]["origin"], bots["normal"]["origin"]) == ("forts-nim", "forts")
    assert (bots["hasty"]["origin"], bots["hasty"]["parameters"]) == ("forts-nim", {"most": 2})
    assert all("hasty" not in [bot["name"] for bot in game["bots"]] for game in told["games"] if game["name"] != "nim")


@pytest.mark.parametrize(("lang", "pile", "ask"), [("en", "left pile", "Which pile?"), ("fr", "tas de gauche", "Quel")])
def test_it_is_played_and_drawn_in_the_terminal(forts: Forts, lang: str, pile: str, ask: str) -> None:
    shown = forts("play", "nim", "--seats", "me,hasty(most=1)", "--seed", "3", "--lang", lang, typed="1\n" * 40).stdout
    assert "●●●" in shown
    assert pile in shown
    assert ask in shown


def test_its_rules_and_pieces_can_be_looked_up(forts: Forts) -> None:
    assert "die" in forts("rules", "nim").stdout
    assert "dé" in forts("rules", "nim", "--lang", "fr").stdout
    assert "Shows one or two" in forts("cards", "die", "--game", "nim").stdout


def test_its_report_is_drawn_with_its_own_facts(forts: Forts, tmp_path: Path) -> None:
    page = tmp_path / "nim.html"
    forts("balance", "nim", "-n", "30", "--bots", "random", "--seed", "1", "--out", str(page))
    drawn = page.read_text(encoding="utf-8")
    assert "Win rate by rolls of the die" in drawn
    assert "Stones taken" in drawn
    assert "the piles are empty" in drawn
