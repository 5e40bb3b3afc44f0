"""The commands that know every game know this one, and what is wrong is said in a sentence."""

from __future__ import annotations

import io
import json
import sys

import pytest

from forts.cli import main
from forts.cli.settings import _language

from .player import at_table, begin, on_screen


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    """Nothing is remembered of other tests, and the language is put back."""
    monkeypatch.setattr("forts.cli.seen.data_folder", lambda: tmp_path / "data")
    for name in ("FORTS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "110")
    token = _language.set("en")
    yield tmp_path
    _language.reset(token)


@pytest.fixture
def run(capsys, monkeypatch):
    """Runs `forts` with arguments and typed answers: exit code, output, errors."""

    def run_with(*arguments, typed=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return run_with


@pytest.mark.parametrize(("lang", "part"), [("en", "independent of them"), ("fr", "Ce projet en est indépendant")])
def test_the_rules_say_whose_the_game_is(run, lang, part):
    code, out, _ = run("rules", "boyard", "--lang", lang)
    assert code == 0
    assert part in " ".join(out.split())


@pytest.mark.parametrize(("lang", "parts"), [("en", ["Père Fouras", "Strength"]), ("fr", ["Père Fouras", "Force"])])
def test_every_square_and_trial_can_be_looked_up(run, lang, parts):
    code, out, _ = run("cards", "boyard", "--lang", lang)
    assert code == 0
    assert all(part in out for part in parts)


@pytest.mark.parametrize(
    ("who", "answer", "trials", "lang", "parts"),
    [
        (["me", "normal"], on_screen, "screen", "en", ["Answered", "Right"]),
        (["me", "normal"], on_screen, "screen", "fr", ["Réponse donnée", "Bonne réponse"]),
        (["me:Ann", "me:Bob"], at_table, "table", "en", ["Asked", "Ann"]),
        (["me:Ann", "me:Bob"], at_table, "table", "fr", ["Question", "Ann"]),
    ],
)
def test_a_replay_tells_what_was_asked_and_answered(run, tmp_path, who, answer, trials, lang, parts):
    path = tmp_path / "game.json"
    begin(answer, who, lang, path, seed=2, trials=trials)[0].run()
    code, out, _ = run("replay", path, "--lang", lang)
    assert code == 0
    assert all(part in out for part in parts)
    stepped, told, _ = run("replay", path, "--step", "--lang", lang, typed="\n" * 500)
    assert stepped == 0
    assert parts[0] in told


def test_a_game_is_simulated(run):
    code, out, _ = run("simulate", "boyard", "-p", "4", "-n", "5", "--bots", "random")
    assert code == 0
    assert "Mean score" in out


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--seats", "me,normal", "--option", "levels=easy,hard,easy"], "levels"),
        (["--seats", "me,normal", "--option", "levels=easy,tricky"], "tricky"),
        (["--option", "language=de"], "de"),
        (["--table", "--seats", "me,normal"], "Only people can play around a table"),
        (["--seats", "me,normal", "--option", "trials=table"], "Only people can play around a table"),
        (["--names", "Ann,Bob", "--seats", "me,normal"], "2 names"),
        (["--names", "Ann,,Bob", "--table"], "empty name"),
        (["--option", "board=nonsense"], "line 1"),
        (["--seats", "me,me"], "--hot-seat"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(run, arguments, part):
    code, out, err = run("play", "boyard", *arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert part in err


def test_only_a_game_with_trials_has_a_table(run):
    code, _, err = run("play", "fort", "--table", "--names", "Ann,Bob")
    assert code == 2
    assert "has no trials" in err


def test_a_saved_trial_that_is_damaged_is_refused_and_left_as_it_is(run, tmp_path):
    path = tmp_path / "game.json"
    session, _ = begin(on_screen, ["me", "normal"], path=path, cut=2)
    with pytest.raises(KeyboardInterrupt):
        session.run()
    whole = json.loads(path.read_text())
    del whole["check"]
    for broken in (
        {"trials": 3},
        {"trials": {**whole["trials"], "tries": [{"seat": 0, "at": 1.0, "what": {"do": "fly"}}]}},
        {"trials": {**whole["trials"], "opening": {"mode": "screen"}}},
        {"trials": {"seed": 1}},
        {"notes": [{"at": 0, "note": 7}]},
    ):
        text = json.dumps({**whole, **broken})
        path.write_text(text)
        code, _, err = run("play", "boyard", "--load", path)
        assert code == 2, broken
        assert "Traceback" not in err
        assert path.read_text() == text


def test_people_are_asked_for_their_names(run, tmp_path):
    path = tmp_path / "game.json"
    code, out, _ = run("play", "boyard", "--table", "--save", path, "--seed", "3", typed="Ann, Bob\n")
    assert code == 130
    assert "Who is playing?" in out
    assert json.loads(path.read_text())["names"] == ["me:Ann", "me:Bob"]


def test_cards_are_in_the_language_of_who_plays(run, tmp_path):
    path = tmp_path / "game.json"
    run("play", "boyard", "--lang", "fr", "--save", path)
    assert json.loads(path.read_text())["options"]["language"] == "fr"
