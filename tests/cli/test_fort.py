"""Fort at the terminal, from the first question to the score sheet."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import forts
from conformance.every_game import house_games

ENDS = {"en": "Final score", "fr": "Score final"}


def answers(seed: int, count: int = 4000) -> list[str]:
    """Numbers as a hasty player would type them; those too high are refused and cost nothing."""
    chooser = random.Random(seed)
    return [str(chooser.randint(1, 6)) for _ in range(count)]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", ["me,random", "random,me,random,random"])
def test_a_whole_game(run, lang, seats):
    outcome = run("play", "fort", "--seats", seats, "--seed", "5", "--lang", lang, typed="\n".join(answers(1)))
    assert outcome.code == 0
    assert ENDS[lang] in outcome.out
    assert outcome.err == ""
    assert max(len(line) for line in outcome.out.splitlines() if "│" in line) <= 110


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_people_with_the_draft(run, lang):
    typed = "\n".join(answers(2, 12000))
    setup = ("--hot-seat", "--option", "setup=advanced", "--option", "max_rounds=8")
    outcome = run("play", "fort", "--seats", "me,me,random", *setup, "--seed", "6", "--lang", lang, typed=typed)
    assert outcome.code == 0
    assert ENDS[lang] in outcome.out


def test_as_a_process_with_piped_answers():
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, "-m", "forts", "play", "fort", "--seed", "5", "--lang", "fr", "--option", "max_rounds=4"],
        input="1\n" * 400,
        capture_output=True,
        encoding="utf-8",
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    assert "Score final" in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize("cut", [0, 1, 7, 30])
def test_interrupted_and_resumed_is_the_same_game(run, tmp_path, cut):
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    start = ("play", "fort", "--seats", "me,random,random", "--seed", "9", "--option", "max_rounds=12", "--save")
    typed = answers(3)
    assert run(*start, whole, typed="\n".join(typed)).code == 0
    assert run(*start, parts, typed="".join(f"{answer}\n" for answer in typed[:cut])).code == 130
    assert run("play", "fort", "--save", parts, typed="\n".join(typed[cut:])).code == 0
    assert json.loads(whole.read_text()) == json.loads(parts.read_text())
    assert forts.replay(whole).over
    for lang, end in ENDS.items():
        assert end in run("replay", whole, "--lang", lang).out


def test_rivals_hands_are_not_shown(run):
    outcome = run("play", "fort", "--seed", "5")
    match = forts.new("fort", 2, seed=5)
    shown = outcome.out.split("Which card")[0]
    rival = {match.state.cards.kids[kid].name for kid in match.state.boards[1].hand}
    open_cards = {match.state.cards.kids[kid].name for kid in match.state.park + match.state.boards[0].hand}
    for name in rival - open_cards:
        assert name not in shown


def test_undo_why_and_words(run):
    match = forts.new("fort", 2, seed=5, first="1")
    card = next(move for move in match.legal() if move.text.startswith("play "))
    typed = f"u\nwhy play zip\nwhy {card.text}\n{card.text}\nu\n? bug\n? lookout\n? copy cat\n? nobody\n?\n"
    for lang, parts in {
        "en": ["There is nothing to undo", "is not allowed now", "That is allowed", "Undone", "Bug (Kids)"],
        "fr": ["rien", "n’est pas permis", "C’est permis", "C’est annulé", "Bug (Gamins)"],
    }.items():
        outcome = run("play", "fort", "--seed", "5", "--option", "first=1", "--lang", lang, typed=typed)
        for part in parts:
            assert part in outcome.out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards(run, lang):
    outcome = run("cards", "--lang", lang)
    assert outcome.code == 0
    for kid in forts.new("fort").state.cards.kids:
        assert kid.name.split()[0] in outcome.out
    assert "Bug" in run("cards", "bug", "--lang", lang).out
    assert "Icky & Sticky" in run("cards", "icky_sticky", "--lang", lang).out
    assert run("cards", "Icky & Sticky", "--lang", lang).code == 0
    assert len(run("cards", "fort", "--lang", lang).out) == len(outcome.out)


def test_cards_of_a_data_file(run, tmp_path):
    from forts.games.fort.box.kids import house_text

    path = tmp_path / "own.csv"
    path.write_text(house_text().replace("Bug,", "Beetle,"), encoding="utf-8")
    assert run("cards", "beetle", "--fort-data", path).code == 0
    run("cards", "bug", "--fort-data", path).refused("bug")
    played = run("play", "fort", "--fort-data", path, "--seed", "1", "--option", "max_rounds=2", typed="1\n" * 99)
    assert played.code == 0


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", house_games())
def test_rules(run, game, lang):
    outcome = run("rules", game, "--lang", lang)
    assert outcome.code == 0
    assert len(outcome.out) > 1000
