"""The commands of the lab: what they print, write and refuse."""

from __future__ import annotations

import json

import pytest

from forts.lab.results import read_results

FIRST = "first_bot:First"
BAD = "first_bot:Bad"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder with somebody's bots in it."""
    (tmp_path / "first_bot.py").write_text(
        "class First:\n    def choose(self, view):\n        return view.legal[0]\n\n\n"
        "class Bad:\n    def choose(self, view):\n        raise ValueError('no idea')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_simulate_with_bots(run):
    outcome = run("simulate", "nim", "-n", "20", "--seed", "1", "--bots", f"{FIRST},random", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    result = json.loads(outcome.out)
    assert sum(result["wins_by_bot"].values()) == pytest.approx(20)
    assert set(result["win_rate_by_bot"][FIRST]) == {"rate", "low", "high"}
    shown = run("simulate", "nim", "-n", "20", "--bots", f"{FIRST},random", "--lang", "fr").out
    assert FIRST in shown
    assert "Intervalle" in shown


@pytest.mark.parametrize("ending", ["parquet", "csv", "json"])
def test_simulate_writes_games(run, folder, ending):
    out = folder / f"games.{ending}"
    assert run("simulate", "nim", "-n", "20", "--seed", "1", "--out", out).code == 0
    assert [record.number for record in read_results(out)] == list(range(20))
    run("simulate", "nim", "-n", "20", "--out", out).refused("already exists", str(out))


def test_bad_bots_are_named_and_the_games_go_on(run):
    outcome = run("simulate", "nim", "-n", "5", "--bots", f"{BAD},random", "--json")
    assert outcome.code == 0
    assert BAD in outcome.err
    assert "no idea" in outcome.err
    result = json.loads(outcome.out)
    assert result["games"] == 5
    assert result["faults"][BAD]["first"]["kind"] == "raised"


def test_bad_bots_stop_the_run_if_asked(run, folder):
    out = folder / "games.json"
    arguments = ("simulate", "nim", "-n", "5", "--bots", f"{BAD},random", "--on-bad-bot", "stop")
    outcome = run(*arguments, "--out", out)
    assert outcome.code == 1
    assert BAD in outcome.err
    assert f"{out}.part" in outcome.err.replace("\n", "")
    assert "arrêt" in run(*arguments, "--lang", "fr").err.lower()
    assert json.loads(run(*arguments, "--json").out)["games"] == 0


def test_ladder(run):
    outcome = run("ladder", "nim", "--bots", f"random,{FIRST}", "-n", "21", "--seed", "1", "--json")
    assert (outcome.code, outcome.err) == (0, "")
    result = json.loads(outcome.out)
    assert result["games"] == 22
    assert {place["bot"] for place in result["ladder"]} == {"random", FIRST}
    assert all(place["low"] <= place["elo"] <= place["high"] for place in result["ladder"])
    assert result["pairings"][0]["seats"] == {"random": [11, 11], FIRST: [11, 11]}
    shown = run("ladder", "nim", "--bots", f"random,{FIRST}", "-n", "20", "--lang", "fr").out
    assert "Elo" in shown
    assert "contre" in shown


def test_ladder_with_a_bad_bot(run):
    arguments = ("ladder", "nim", "--bots", f"random,{BAD}", "-n", "10")
    outcome = run(*arguments)
    assert outcome.code == 0
    assert "no idea" in outcome.err
    assert run(*arguments, "--on-bad-bot", "stop").code == 1


def test_balance(run, folder):
    outcome = run("balance", "fort", "-n", "6", "--seed", "1", "--bots", "random", "--lang", "fr", "--json")
    assert outcome.code == 0
    assert json.loads(outcome.out) == json.loads((folder / "balance-fort.json").read_text())
    assert "Équilibre de Fort" in (folder / "balance-fort.html").read_text()
    assert run("balance", "nim", "-n", "6", "--out", folder / "report.html").code == 0
    assert (folder / "report.json").exists()


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["simulate", "nim", "--bots", "nowhere:Bot"], "nowhere"),
        (["simulate", "nim", "--bots", "first_bot:Nobody"], "Nobody"),
        (["simulate", "nim", "--bots", "json:dumps"], "json:dumps"),
        (["simulate", "nim", "--out", "games.xls"], ".parquet"),
        (["simulate", "nim", "--out", "no/games.csv"], "no/games.csv"),
        (["simulate", "nim", "--on-bad-bot", "shout"], "shout"),
        (["simulate", "nim", "--bot-seconds", "soon"], "soon"),
        (["simulate", "nim", "--bot-seconds", "-1"], "-1"),
        (["simulate", "nim", "--bot-seconds", "nan"], "nan"),
        (["ladder", "nim", "--bots", "random"], "random"),
        (["ladder", "nim", "--bots", "random,random"], "random, random"),
        (["ladder", "nim", "--bots", "random,genius"], "genius"),
        (["ladder", "nim", "--bots", f"random,{FIRST}", "-n", "0"], "0"),
        (["ladder", "nim", "--bots", f"random,{FIRST}", "--pairs", "few"], "few"),
        (["ladder", "nim", "--bots", f"random,{FIRST}", "--jobs", "-2"], "-2"),
        (["ladder", "nim", "--bots", f"random,{FIRST}", "-p", "9"], "9"),
        (["balance", "chess"], "chess"),
        (["balance", "nim", "-n", "0"], "0"),
        (["balance", "nim", "--out", "report.pdf"], "report.pdf"),
        (["balance", "nim", "--out", "no/report.html"], "no/report.html"),
    ],
)
def test_refusals(run, folder, arguments, part):
    before = sorted(folder.rglob("*.*"))
    run(*arguments).refused(part)
    run(*arguments, "--lang", "fr").refused(part)
    assert sorted(path for path in folder.rglob("*.*") if "__pycache__" not in path.parts) == before
