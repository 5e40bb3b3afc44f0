"""The designer's commands: compare, sweep and tune, with what they write, keep and refuse."""

from __future__ import annotations

import json

import pytest

import forts

THOUSANDS = [part for level in (3, 4, 5) for part in ("--set", f"track.{level}.points=1..99")]


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder with two card files in it."""
    house = forts.find("fort").house.text()
    (tmp_path / "a.csv").write_text(house, encoding="utf-8")
    (tmp_path / "b.csv").write_text(house.replace("\n5,23,", "\n5,40,"), encoding="utf-8")
    (tmp_path / "bad.csv").write_text(
        house.replace("Bones,book", "Bones,moon").replace("2 any", "2 of"), encoding="utf-8"
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_compare_two_files(run, folder):
    outcome = run(
        "compare", "fort", "--data", "a.csv", "--data", "b.csv", "-n", "32", "--seed", "1", "--bots", "random"
    )
    assert outcome.code == 0
    assert outcome.out.startswith("Surely: ")
    page, body = (folder / "compare-fort.html").read_text(), json.loads((folder / "compare-fort.json").read_text())
    assert "a.csv" in page and "b.csv" in page and "+5,40,3,3,0" in page
    assert [side["name"] for side in body["sides"]] == ["a.csv", "b.csv"]
    assert sorted(path.suffix for path in folder.glob("compare*")) == [
        ".html",
        ".json",
    ]  # nothing is left to go on with


def test_compare_with_the_house_a_number_an_option_or_other_bots(run):
    for given, name in (
        (["--data", "b.csv"], "b.csv"),
        (["--set", "track.5.points=30"], "track.5.points=30"),
        (["--option", "max_rounds=5", "--option", "max_rounds=6"], "house"),
    ):
        outcome = run("compare", "fort", *given, "-n", "2", "--seed", "1", "--bots", "random", "--json")
        assert (outcome.code, json.loads(outcome.out)["pairs"]) == (0, 2)
        assert name in json.loads(outcome.out)["sides"][1]["name"]
    outcome = run("compare", "nim", "--bots", "random", "--bots", "hard(passes=8)", "-n", "2", "--lang", "fr")
    assert outcome.code == 0
    assert "trop peu" in outcome.out


def test_sweep_and_tune(run, folder):
    outcome = run("sweep", "nim", "--set", "size=3..9/3", "-n", "20", "--seed", "1", "--bots", "random")
    assert outcome.code == 0 and "size=9" in outcome.out
    assert len(json.loads((folder / "sweep-nim.json").read_text())["points"]) == 3
    given = ("tune", "nim", "--set", "size=3..12", "--aim", "turns=6", "-n", "200", "--seed", "1", "--bots", "random")
    outcome = run(*given, "--json")
    assert outcome.code == 0 and "size" in json.loads(outcome.out)["proposed"]
    assert "Proposition" in run(*given, "--lang", "fr").out
    assert not list(folder.glob("*.part"))


def test_all_mistakes_of_a_file_are_shown_each_on_its_line(run):
    for command in (["compare", "fort", "--data", "bad.csv"], ["cards", "--data", "bad.csv"]):
        outcome = run(*command)
        assert (outcome.code, outcome.out) == (2, "")
        told = outcome.err.splitlines()
        assert len(told) == 6
        assert all(line.startswith("Line ") and ", column " in line for line in told)
        assert "skateboard, shovel" in told[0] and "copy_rival_pack" in told[1]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["compare", "fort"], "--data"),
        (["compare", "fort", "--data", "a.csv", "--data", "b.csv", "--data", "a.csv"], "--data"),
        (["compare", "fort", "--data", "none.csv"], "none.csv"),
        (["compare", "fort", "--set", "track.9.points=3"], "track.9.points"),
        (["compare", "fort", "--set", "track.5.points=soon"], "soon"),
        (["compare", "fort", "--set", "track.5.points=100"], "100"),
        (["compare", "nim", "--data", "a.csv"], "nim"),
        (["compare", "fort", "--data", "b.csv", "--out", "x.pdf"], "x.pdf"),
        (["compare", "fort", "--data", "b.csv", "-n", "0"], "0"),
        (["sweep", "fort"], "--set"),
        (["sweep", "fort", "--set", "track.5.points"], "track.5.points"),
        (["sweep", "fort", "--set", "track.5.points=1..200"], "100"),
        (["sweep", "fort", *THOUSANDS], "10..30/5"),
        (["sweep", "nim", "--set", "size=3..4", "--points", "0"], "0"),
        (["sweep", "nim", "--set", "size=3..4", "-n", "1"], "1"),
        (["tune", "nim", "--set", "size=3..4", "--aim", "nice"], "nice"),
        (["tune", "nim", "--set", "size=3..4", "--aim", "turns=3", "-n", "3"], "3"),
        (["tune", "nim", "--aim", "turns=3"], "--set"),
    ],
)
def test_refusals(run, folder, arguments, part):
    before = sorted(folder.iterdir())
    run(*arguments).refused(part)
    run(*arguments, "--lang", "fr").refused(part)
    assert sorted(folder.iterdir()) == before


def test_the_house_cards_are_copied_to_be_changed_and_nothing_is_written_over(run, tmp_path):
    mine = tmp_path / "mine.csv"
    run("cards", "--copy", str(mine))
    assert mine.read_text(encoding="utf-8") == forts.find("fort").house.text()
    run("cards", "--copy", str(mine)).refused("mine.csv")
    run("cards", "forfort", "--copy", str(tmp_path / "walls.csv"))
    run("cards", "--data", str(tmp_path / "walls.csv")).refused("number, name, suits")
    run("cards", "--game", "nim", "--copy", str(tmp_path / "none.csv")).refused("nim")


def test_icons_can_be_looked_up(run):
    shown = run("cards", "--icons").out
    assert "copy_rival_pack" in shown and "vp x in_lookout" in shown
    assert "Icônes" in run("cards", "--icons", "--lang", "fr").out
    assert "rival’s Yard" in run("cards", "trash_rival").out
    run("cards", "forfort", "--icons").refused("forfort")
