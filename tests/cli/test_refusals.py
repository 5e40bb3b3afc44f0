"""Whatever is wrong with what is given: one sentence, exit code 2, nothing lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import forts
from forts.core import Match


@pytest.mark.parametrize("command", ["play", "simulate", "rules"])
def test_unknown_game(run, command):
    run(command, "chess").refused("“chess”", "fort")
    run(command, "chess", "--lang", "fr").refused("Aucun jeu ne s’appelle « chess »")


def test_wrong_number_of_players(run):
    run("play", "fort", "--seats", "me,random,random,random,random").refused("2 to 4", "5")
    run("simulate", "fort", "-p", "1").refused("2 to 4", "1")
    run("simulate", "fort", "-p", "9", "--lang", "fr").refused("se joue de 2 à 4")


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--seats", "me,genius"], "genius"),
        (["--seats", "me,,random"], "me,,random"),
        (["--seats", "me,me"], "--hot-seat"),
        (["--seats", "random,random"], "Nobody"),
        (["--option", "size"], "NAME=VALUE"),
        (["--option", "colour=red"], "colour"),
        (["--option", "size=big"], "big"),
        (["--option", "size=99"], "99"),
        (["--option", "size=@/no/such/file"], "/no/such/file"),
        (["--fort-data", "kids.csv"], "--fort-data"),
        (["--data", "kids.csv"], "nim has no data"),
        (["--seats", "me,hard(passes=no)"], "whole number"),
        (["--load", "/no/such/file"], "/no/such/file"),
        (["--save", "/no/such/folder/game.json"], "/no/such/folder/game.json"),
        (["--lang", "de"], "de"),
        (["--seed", "seven"], "seven"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_bad_options_of_play(run, arguments, part):
    run("play", "nim", *arguments).refused(part)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--bots", "genius"], "genius"),
        (["--bots", "random,random,random"], "3"),
        (["--bots", ""], "Bots"),
        (["-n", "0"], "0"),
        (["--jobs", "-1"], "-1"),
        (["-n", "many"], "many"),
        (["-n", "9" * 5000], "--games"),
        (["-p", "1" * 30], "--players"),
        (["--seed", "1" * 60], "--seed"),
    ],
)
def test_bad_options_of_simulate(run, arguments, part):
    run("simulate", "nim", *arguments).refused(part)


def test_missing_and_unknown_commands(run):
    run("play").refused("GAME")
    run("juggle").refused("juggle")
    run("juggle", "--lang", "fr").refused("juggle")
    run("play", "--lang", "fr").refused("Il manque GAME")
    run("play", "nim", "--seed").refused("--seed")
    run("play", "nim", "extra").refused("extra")
    run("cards", "--game", "bare").refused("bare")
    run("rules", "bare").refused("bare")
    run("cards", "nobody_of_this_name").refused("nobody_of_this_name")


def damaged_files(folder: Path) -> list[Path]:
    log = forts.new("nim", seed=1).to_log(going_on=True).to_json()
    wrong = {
        "empty": "",
        "text": "hello\nworld",
        "foreign": json.dumps({"moves": [1, 2]}),
        "changed": json.dumps({**log, "actions": [7, 7, 7]}),
        "future": json.dumps({**log, "forts": 99}),
        "rules": json.dumps({key: value for key, value in {**log, "rules": 99}.items() if key != "check"}),
        "field": json.dumps({key: value for key, value in {**log, "actions": 3}.items() if key != "check"}),
        "illegal": json.dumps({key: value for key, value in {**log, "actions": [4]}.items() if key != "check"}),
    }
    for name, text in wrong.items():
        (folder / name).write_text(text)
    (folder / "binary").write_bytes(b"\xff\xfe\x00")
    return sorted(folder.iterdir())


def test_damaged_and_foreign_saves_are_refused_and_kept(run, tmp_path):
    for path in damaged_files(tmp_path):
        before = path.read_bytes()
        for arguments in (["play", "nim", "--save"], ["play", "nim", "--load"], ["replay"]):
            run(*arguments, path).refused(path.name)
            run(*arguments, path, "--lang", "fr").refused(path.name)
        assert path.read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 9


def test_a_save_of_another_game_is_refused_and_kept(run, tmp_path):
    path = tmp_path / "game"
    forts.new("nim", seed=1).to_log(going_on=True).save(path)
    before = path.read_bytes()
    run("play", "fort", "--save", path).refused("nim")
    assert path.read_bytes() == before


def test_a_finished_game_and_a_bare_log_are_refused_and_kept(run, tmp_path):
    match = forts.new("nim", seed=1)
    path = tmp_path / "game"
    match.to_log().save(path)
    run("play", "nim", "--save", path).refused("forts replay")
    while not match.over:
        match.play(match.legal()[0])
    match.to_log().save(path)
    before = path.read_bytes()
    run("play", "nim", "--save", path).refused("forts replay")
    assert path.read_bytes() == before


def test_a_save_that_does_not_say_who_plays(run, tmp_path):
    path = tmp_path / "game"
    forts.new("nim", seed=1).to_log(going_on=True).save(path)
    run("play", "nim", "--save", path).refused("--seats")
    run("play", "nim", "--save", path, "--seats", "me,random,random").refused("3")
    Match(forts.find("nim"), 2, {}, 1, names=["Ada", "me"]).to_log(going_on=True).save(path)
    run("play", "nim", "--save", path).refused("Ada")


def test_wrong_data_file(run, tmp_path):
    path = tmp_path / "kids.csv"
    path.write_text("name,suits\nBug,shovel\n")
    for command in (["play", "fort"], ["simulate", "fort", "-n", "1"], ["cards"]):
        run(*command, "--fort-data", path).refused("1")
        run(*command, "--fort-data", path, "--lang", "fr").refused("1")
        run(*command, "--data", path).refused("1")
    run("play", "forfort", "--fort-data", path).refused("--fort-data", "forfort")
    run("cards", "--forfort-data", path).refused("1")
    path.write_bytes(b"\xff\xff")
    run("cards", "--fort-data", path).refused("UTF-8")


def test_replay_of_a_seat_that_is_not_there(run, tmp_path):
    path = tmp_path / "game"
    forts.new("nim", seed=1).to_log().save(path)
    run("replay", path, "--seat", "3").refused("3")


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "Aucun jeu"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "There is no game"),
        ({"LANG": "fr_FR.UTF-8", "FORTS_LANG": "en"}, "There is no game"),
        ({"LC_ALL": "fr_CA.UTF-8"}, "Aucun jeu"),
        ({}, "There is no game"),
    ],
)
def test_language_of_the_environment(run, monkeypatch, environment, sentence):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    run("play", "chess").refused(sentence)


def test_as_a_process_of_its_own():
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "FORTS_LANG": "en"}
    done = subprocess.run(
        [sys.executable, "-m", "forts", "play", "chess"], capture_output=True, encoding="utf-8", env=environment
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("There is no game called “chess”. Games: ")
    assert done.stderr.endswith("forfort, fort.\n")


def test_version_and_help(run):
    assert run("--version").out == f"forts {forts.__version__}\n"
    bare = run()
    assert bare.code == 0
    assert "simulate" in bare.out
    assert "--hot-seat" in run("play", "--help").out
