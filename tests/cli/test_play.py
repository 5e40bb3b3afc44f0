"""Playing at the terminal, on a small game where chance and decisions are easy to place."""

from __future__ import annotations

import json

import pytest

import forts
from forts.cli.seats import Seats
from nim.game import Nim

ONE = ("play", "bare", "--seats", "me,random", "--seed", "3")
TWO = ("play", "bare", "--seats", "me,me", "--hot-seat", "--seed", "3")


def logged(path) -> dict:
    return json.loads(path.read_text())


def test_a_whole_game_by_numbers(run):
    outcome = run(*ONE, typed="1\n" * 50)
    assert outcome.code == 0
    assert "please pick" in outcome.out
    assert "1 please pick left" in outcome.out
    assert "Final score" in outcome.out
    assert "win!" in outcome.out or "wins." in outcome.out


def test_in_french(run):
    outcome = run(*ONE, "--lang", "fr", typed="1\n" * 50)
    assert outcome.code == 0
    assert "Score final" in outcome.out
    assert "gagn" in outcome.out


def test_moves_by_their_text(run, tmp_path):
    path = tmp_path / "game"
    run(*ONE, "--save", path, typed="PICK  right\ntake one\n")
    assert logged(path)["actions"][2:4] == [1, 2]


def test_wrong_answers_lose_nothing(run, tmp_path):
    path = tmp_path / "game"
    outcome = run(*ONE, "--save", path, typed="99\n0\n" + "9" * 5000 + "\nhello\n\n²\ntake one\n[bold]\n")
    assert outcome.code == 130
    assert "choose from 1 to 2" in outcome.out
    assert "“hello” is not a move" in outcome.out
    assert "“[bold]” is not a move" in outcome.out
    assert "not at this point" in outcome.out
    assert len(logged(path)["actions"]) == 2


def test_why(run):
    outcome = run(*ONE, typed="why\nwhy take one\nwhy pick right\nwhy juggle\n")
    assert "Which move?" in outcome.out
    assert "“take one” is not allowed now: not at this point" in outcome.out
    assert "it is answer 2" in outcome.out
    assert "“juggle” is not a move" in outcome.out


def test_help_table_and_log(run):
    outcome = run(*ONE, typed="?\n? bug\ntable\nlog\n")
    assert "why MOVE" in outcome.out
    assert "Nothing here is called “bug”" in outcome.out
    assert outcome.out.count("NimView(") == 2
    assert "seat 1: size" in outcome.out


def test_undo_goes_back_to_the_own_choice(run, tmp_path):
    path = tmp_path / "game"
    outcome = run(*ONE, "--save", path, typed="pick left\nu\n")
    assert "Undone" in outcome.out
    assert len(logged(path)["actions"]) == 2
    again = run(*ONE, "--save", path, typed="pick right\nu\nu\n")
    assert "There is nothing to undo" in again.out


def test_undo_never_passes_chance_or_a_bot(run):
    for typed in ("u\n", "pick left\nroll\nu\n", "pick left\ntake one\nu\n"):
        outcome = run(*ONE, typed=typed)
        assert "There is nothing to undo" in outcome.out
        assert "Undone" not in outcome.out


def test_undo_never_passes_another_person(run):
    outcome = run(*TWO, typed="pick left\ntake one\nu\n")
    assert "There is nothing to undo" in outcome.out


def test_hot_seat_has_a_curtain_where_something_is_hidden(run, monkeypatch):
    monkeypatch.setattr(Nim, "hides", True)
    outcome = run(*TWO, typed="\npick left\ntake one\n\npick left\ntake one\n\n")
    assert outcome.out.count("Pass the keyboard to Player 1") == 2
    assert outcome.out.count("Pass the keyboard to Player 2") == 1


def test_hot_seat_has_no_curtain_where_all_lies_open(run):
    outcome = run(*TWO, typed="pick left\ntake one\npick left\ntake one\n")
    assert "Pass the keyboard" not in outcome.out
    assert "Player 2 >" in outcome.out


def test_end_of_input_keeps_the_saved_game(run, tmp_path):
    path = tmp_path / "game"
    outcome = run(*ONE, "--save", path, typed="pick left\n")
    assert outcome.code == 130
    assert "saved in" in outcome.err
    assert forts.replay(path).game.name == "bare"


def test_end_of_input_without_a_file(run):
    outcome = run(*ONE, typed="")
    assert outcome.code == 130
    assert "not saved" in outcome.err


def test_ctrl_c(run, monkeypatch, tmp_path):
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    path = tmp_path / "game"
    outcome = run(*ONE, "--save", path, "--lang", "fr")
    assert outcome.code == 130
    assert "enregistrée dans" in outcome.err
    assert forts.replay(path).to_act == 0


@pytest.mark.parametrize("cut", range(0, 8, 2))
def test_interrupted_and_resumed_is_the_same_game(run, tmp_path, cut):
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    start = (*ONE, "--option", "size=9", "--save")
    answers = ["1", "1", "2", "3", "1", "1", "2", "1"] + ["1"] * 30
    assert run(*start, whole, typed="\n".join(answers) + "\n").code == 0
    assert run(*start, parts, typed="".join(f"{answer}\n" for answer in answers[:cut])).code == 130
    outcome = run("play", "bare", "--save", parts, typed="\n".join(answers[cut:]) + "\n")
    assert outcome.code == 0
    assert "Continuing" in outcome.err
    assert logged(whole) == logged(parts)


def test_load_goes_on_and_saves_where_it_is_told(run, tmp_path):
    first, second = tmp_path / "first", tmp_path / "second"
    run(*ONE, "--save", first, typed="1\n")
    before = first.read_bytes()
    run("play", "bare", "--load", first, "--save", second, typed="1\n")
    assert first.read_bytes() == before
    assert len(logged(second)["actions"]) > len(logged(first)["actions"])
    run("play", "bare", "--load", first, "--save", second).refused("already exists")


def test_save_at_the_prompt(run, tmp_path):
    path, taken = tmp_path / "game", tmp_path / "taken"
    taken.write_text("a letter")
    outcome = run(*ONE, typed=f"save\nsave {taken}\nsave {path}\npick left\nsave {path}\nq\n")
    assert outcome.code == 0
    assert "Where to?" in outcome.out
    assert "already exists" in outcome.out
    assert taken.read_text() == "a letter"
    assert len(logged(path)["actions"]) == 3


def test_quit_asks_once_when_nothing_is_saved(run, tmp_path):
    assert run(*ONE, typed="q\n").code == 130
    outcome = run(*ONE, typed="q\nq\n")
    assert outcome.code == 0
    assert "q again" in outcome.out
    assert run(*ONE, "--save", tmp_path / "game", typed="q\n").code == 0


def test_replay_tells_the_game(run, tmp_path):
    path = tmp_path / "game"
    run(*ONE, "--save", path, typed="1\n" * 50)
    outcome = run("replay", path)
    assert outcome.code == 0
    assert "seat 1: pick left" in outcome.out
    assert "Final score" in outcome.out
    stepped = run("replay", path, "--step", "--seat", "1", typed="\n" * 200)
    assert stepped.code == 0
    assert stepped.out.count("NimView(") == len(logged(path)["actions"]) + 1
    assert run("replay", path, "--step").code == 130


def test_replay_of_an_unfinished_game(run, tmp_path):
    path = tmp_path / "game"
    run(*ONE, "--save", path, typed="1\n")
    assert "not over yet" in run("replay", path).out


def test_a_seat_gets_the_bot_of_its_game():
    assert type(Seats(["me", "normal"], False, "forfort").bots[1]).__name__ == "NormalForFort"
    assert type(Seats(["me", "normal"], False, "fort").bots[1]).__name__ == "LookaheadBot"
