"""What the guide says works: its blocks are put into a copy of the sources, word for word, and played."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/extending.md").read_text(encoding="utf-8")
STEP = re.compile(r'<!-- file: (\S+), (after|before): "([^"\n]+)" -->\n```\w+\n(.*?)```', re.S)


def _section(heading: str) -> str:
    found = re.search(rf"^## {heading}\n(.*?)(?=^## )", GUIDE, re.S | re.M)
    assert found is not None, heading
    return found[1]


def _carry_out(heading: str, copy: Path) -> set[str]:
    """Put the blocks of a section where it says; returns the files that have changed."""
    changed = set()
    for file, where, line, text in STEP.findall(_section(heading)):
        path = copy / file
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
        places = [number for number, old in enumerate(lines) if old.startswith(line)]
        assert len(places) == 1, (file, line)
        place = places[0] + (where == "after")
        if where == "before":
            text += "\n\n"  # a class stands apart
        path.write_text("".join([*lines[:place], text, *lines[place:]]), encoding="utf-8")
        changed.add(file)
    return changed


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources, without anything compiled."""
    ignored = shutil.ignore_patterns("*.so", "__pycache__", "node_modules", "dist")
    shutil.copytree(ROOT / "src/forts", tmp_path / "src/forts", ignore=ignored)
    shutil.copytree(ROOT / "web/src/games/fort/art", tmp_path / "web/src/games/fort/art", ignore=ignored)
    return tmp_path


def _run(copy: Path, program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(copy / "src"), "PATH": "", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


PLAY = """
import forts
from forts.games.fort.box.kids import cards
deck = cards({data})
assert {number} in [kid for kid in range(len(deck.kids)) if deck.kids[kid].id == {kid!r}], "it has its number"
for seed in range(3):
    match = forts.new("fort", players=3, seed=seed, data={data})
    while not match.over:
        match.play(match.legal()[seed % len(match.legal())])
    assert forts.replay(match.log).scores == match.scores
from forts.core.topics import chapters, find_topics
for lang in ("en", "fr"):
    (topic,) = find_topics(chapters(match.game, match.options, lang), {kid!r})
    print(*topic.lines)
"""


def test_a_kid_is_one_line(copy: Path) -> None:
    before = (copy / "src/forts/games/fort/box/fort.csv").read_text(encoding="utf-8")
    assert _carry_out("A kid", copy) == {"src/forts/games/fort/box/fort.csv"}
    after = (copy / "src/forts/games/fort/box/fort.csv").read_text(encoding="utf-8")
    assert len(after.splitlines()) == len(before.splitlines()) + 1
    said = _run(copy, PLAY.format(data="''", kid="comet", number=60))
    assert "for each book" in said and "pour chaque livre" in said


def test_an_icon_that_counts_something_new_is_four_files(copy: Path) -> None:
    assert len(_carry_out("An icon that counts something new", copy)) == 4
    house = (copy / "src/forts/games/fort/box/fort.csv").read_text(encoding="utf-8")
    own = house.replace("(trash > vp) x book,any", "(trash > vp) x book,vp x in_yard")
    assert own != house
    said = _run(copy, PLAY.format(data=repr(own), kid="bones", number=0))
    assert "friend in your Yard" in said and "copain dans ton Jardin" in said


FOLLOW = """
import forts
checked = 0
for seed in range(60):
    match = forts.new("fort", players=4, seed=seed, data={data})
    while not match.over:
        position = match.position()
        pending = position["pending"]
        if pending["ask"] == "follow":
            seat = position["seats"][pending["seat"] - 1]
            for move in match.legal():
                if move.text.startswith("follow "):
                    twin = forts.from_position(position)
                    twin.play(move.text)
                    after = twin.position()["seats"][pending["seat"] - 1]
                    piles = dict(in_discard=len(seat["discard"]) + 1, in_hand=len(seat["hand"]) - 1)
                    assert after["points"] - seat["points"] == piles[{counter!r}] > 0, (position, move.text)
                    checked += {counter!r} == "in_hand" or not seat["discard"]
            if {counter!r} == "in_hand":  # whose last card it would be has nothing to count then, and is not asked
                seat["deck"] += seat["hand"][1:]
                del seat["hand"][1:]
                try:
                    asked = forts.from_position(position).legal()
                except forts.FortsError:
                    asked = []
                assert not any(move.text.startswith("follow ") for move in asked), position
        match.play(match.legal()[-1 if pending["ask"] == "follow" else seed % len(match.legal())])
assert checked, "nobody was asked with an empty discard pile"
"""

PILES = """
class InDiscard(Counter):
    name = word = "in_discard"
    bits = bearing.DISCARD
    by_discarding = 1

    def count(self, t: Table, me: Player) -> int:
        return len(me.discard)


class InHand(Counter):
    name = word = "in_hand"
    bits = bearing.HAND
    by_leaving = -1

    def count(self, t: Table, me: Player) -> int:
        return len(me.hand)


"""


@pytest.mark.parametrize("counter", ["in_discard", "in_hand"])
def test_what_following_itself_changes_is_counted_as_it_is_then(copy: Path, counter: str) -> None:
    counters = copy / "src/forts/games/fort/rules/icons/counters.py"
    text = counters.read_text(encoding="utf-8").replace("COUNTERS: Final", f"{PILES}COUNTERS: Final")
    counters.write_text(
        text.replace("    FortLevel(),", "    FortLevel(),\n    InDiscard(),\n    InHand(),"), encoding="utf-8"
    )
    house = (copy / "src/forts/games/fort/box/fort.csv").read_text(encoding="utf-8")
    own = re.sub(r"^(\d+,[^,]+,[a-z +]+,)[^,]+", rf"\g<1>vp x {counter}", house, flags=re.M)
    _run(copy, FOLLOW.format(data=repr(own), counter=counter))


def test_the_guide_counts_its_files() -> None:
    for row in re.findall(r"^\| \[.*?\]\((.*?)\) \|", GUIDE, re.M):
        target = row.split("#")[0]
        assert not target or (ROOT / "docs" / target).exists(), row
        if "#" in row:
            headings = [
                re.sub(r"[^a-z ]", "", text.lower()).replace(" ", "-") for text in re.findall(r"^## (.*)$", GUIDE, re.M)
            ]
            assert row.split("#")[1] in headings, row
