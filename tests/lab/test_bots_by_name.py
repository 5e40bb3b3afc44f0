"""Bots by name, and one's own by module and class."""

from __future__ import annotations

import pytest
import sample_bots

from forts.bots import NotABot, RandomBot, UnknownBot, bot_names, find_bot, register_bot


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
