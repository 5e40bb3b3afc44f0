"""Bots by name, and one's own by module and class."""

from __future__ import annotations

import pytest
import sample_bots

from forts.bots import BadParameter, NotABot, RandomBot, UnknownBot, bot_names, find_bot, register_bot, split_names


def test_random_plays_every_game():
    assert find_bot("random") is find_bot("random", "fort") is find_bot("random", "nim") is RandomBot
    assert "random" in bot_names("fort")


def test_a_bot_of_one_game(monkeypatch):
    monkeypatch.setattr("forts.bots.registry._bots", {("random", None): RandomBot})
    register_bot("first", "fort", sample_bots.First)
    register_bot("first", "nim", sample_bots.Last)
    assert find_bot("first", "fort") is sample_bots.First
    assert find_bot("first", "nim") is sample_bots.Last
    assert bot_names("fort") == ["random", "first"]
    with pytest.raises(UnknownBot, match="which game"):
        find_bot("first")
    with pytest.raises(UnknownBot, match="first"):
        find_bot("first", "forfort")
    with pytest.raises(NotABot, match="already"):
        register_bot("first", "fort", sample_bots.Last)


def test_a_bot_of_one_game_goes_before_one_of_all(monkeypatch):
    monkeypatch.setattr("forts.bots.registry._bots", {})
    register_bot("easy", None, sample_bots.First)
    register_bot("hard", None, sample_bots.First)
    register_bot("easy", "fort", sample_bots.Last)
    assert find_bot("easy", "fort") is sample_bots.Last
    assert find_bot("easy", "nim") is find_bot("easy") is sample_bots.First
    assert bot_names("fort") == bot_names() == ["easy", "hard"]


def test_own_class():
    assert find_bot("sample_bots:First", "fort") is sample_bots.First


@pytest.mark.parametrize(
    ("name", "kind", "part"),
    [
        ("no_such_module:Bot", UnknownBot, "no_such_module"),
        ("sample_bots:Nobody", UnknownBot, "Nobody"),
        ("sample_bots:", UnknownBot, "sample_bots"),
        (":Bot", NotABot, ":Bot"),
        ("sample_bots:NoBot", NotABot, "choose"),
        ("sample_bots:not_a_class", NotABot, "not_a_class"),
    ],
)
def test_what_is_no_bot(name, kind, part):
    with pytest.raises(kind, match=part):
        find_bot(name)


def test_a_module_in_the_current_folder(tmp_path, monkeypatch):
    (tmp_path / "bot_found_here.py").write_text(
        "class Mine:\n    def choose(self, view):\n        return view.legal[0]\n"
    )
    (tmp_path / "bot_that_is_broken.py").write_text("import a_module_that_is_missing\n")
    (tmp_path / "bot_that_leaves.py").write_text("raise SystemExit(3)\n")
    monkeypatch.setattr("sys.path", [place for place in __import__("sys").path if place])
    monkeypatch.chdir(tmp_path)
    assert find_bot("bot_found_here:Mine").__name__ == "Mine"
    with pytest.raises(NotABot, match="a_module_that_is_missing"):
        find_bot("bot_that_is_broken:Mine")
    with pytest.raises(NotABot, match="SystemExit"):
        find_bot("bot_that_leaves:Mine")


def test_parameters():
    assert find_bot("hard(passes=500)", "fort")().passes == 500
    assert find_bot(" easy( deals = 2, careless=0.5 ) ")().careless == 0.5
    assert find_bot("hard()")().passes == find_bot("hard")().passes
    assert find_bot("sample_bots:Patient(turns=3, bold=yes, motto=slowly)", "nim")().told == (3, True, "slowly")
    assert split_names("easy, hard(passes=5, horizon=2),me") == ["easy", "hard(passes=5, horizon=2)", "me"]


@pytest.mark.parametrize(
    ("name", "kind", "part"),
    [
        ("hard(passes=many)", BadParameter, "many"),
        ("hard(passes=1.5)", BadParameter, "whole number"),
        ("hard(passes=0)", BadParameter, "passes"),
        ("hard(colour=red)", BadParameter, "Parameters: passes"),
        ("hard(passes)", BadParameter, "hard\\(passes=500\\)"),
        ("hard(passes=1,passes=2)", BadParameter, "hard"),
        ("hard(passes=5", BadParameter, "hard"),
        ("random(luck=7)", BadParameter, "none"),
        ("sample_bots:Patient(bold=yes)", BadParameter, "turns"),
        ("sample_bots:Patient(turns=1,bold=perhaps)", BadParameter, "yes or no"),
        ("genius(x=1)", UnknownBot, "genius"),
    ],
)
def test_wrong_parameters(name, kind, part):
    with pytest.raises(kind, match=part) as caught:
        find_bot(name, "fort")
    assert caught.value.text("fr") != caught.value.text("en")
