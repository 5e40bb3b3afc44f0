"""Trials in a terminal: what they show in words, and what a typed line does."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from forts.core.dice import Dice
from forts.core.message import message
from forts.games.boyard.terminal.faces import FACES, face
from forts.games.boyard.trials.by_name import PUZZLES
from forts.games.boyard.trials.puzzle import Puzzle

TYPED = {"texts": ["What?"], "answers": ["that"], "language": "en", "seconds": 90}
SETTINGS: dict[str, dict[str, Any]] = {
    "letters": {"words": ["stone", "notes"]},
    "riddle": TYPED,
    "guess": TYPED,
    "grip": {"most": 9},
}
WITHOUT = {"odd", "gauge", "rope", "lanterns", "reflex", "grip"}
"""Trials that need a picture, or keys that are held."""


def made(name: str, level: int = 2) -> Puzzle:
    """A puzzle of two seats."""
    return PUZZLES[name]([0, 1], level, SETTINGS.get(name, {}), Dice(7), {})


def moments(puzzle: Puzzle) -> list[float]:
    """When it changes by itself."""
    found, at = [0.0], puzzle.next(0.0)
    while at is not None and puzzle.ended is None:
        puzzle.tick(at)
        found.append(at)
        at = puzzle.next(at)
    return found


@pytest.mark.parametrize("name", [name for name in PUZZLES if name not in WITHOUT])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_face_says_everything_in_words(name: str, lang: str) -> None:
    puzzle, shown = made(name), face(name)
    assert shown is not None
    for at in moments(made(name)):
        lines = shown.lines(puzzle.shown(0, at), lang)
        assert lines or puzzle.ended is not None
        assert all("boyard-" not in line and line == line.rstrip() and "\n" not in line for line in lines), lines


def test_trials_that_need_a_picture_have_no_face() -> None:
    assert {name for name in PUZZLES if face(name) is None} == WITHOUT
    assert set(FACES) == set(PUZZLES) - WITHOUT


@pytest.mark.parametrize("name", [*PUZZLES, "card"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_trial_says_what_is_asked_before_it_begins(name: str, lang: str) -> None:
    assert "boyard-" not in message(f"boyard-ready-{name}").text(lang)


def read(name: str, text: str, at: float = 3.0, **changed: Any) -> Any:
    """What a typed line does in a puzzle that has come so far, as plain data; None if it is not understood."""
    puzzle, shown = made(name), face(name)
    assert shown is not None
    found = shown.read(text, msgspec.structs.replace(puzzle.shown(0, getattr(puzzle, "asked_at", 9.0)), **changed), at)
    return None if found is None else msgspec.to_builtins(found)


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        *(("sequence", text, {"signs": [2, 0, 3]}) for text in ("314", "3 1 4", " 3, 1, 4 ")),
        *(("sequence", text, None) for text in ("31", "3146", "316", "310", "", "abc")),
        ("parade", " 7 ", {"number": 7}),
        ("parade", "seven", None),
        *(("grid", text, {"cell": 5}) for text in ("B2", "b2", "2b", "B 2")),
        *(("grid", text, None) for text in ("E1", "B4", "B", "22", "")),
        ("shells", "3", {"place": 2}),
        *(("shells", text, None) for text in ("0", "4", "x", "")),
        *(("order", text, None) for text in ("1234", "12344", "123456", "")),
        *(("sums", text, {"number": -4}) for text in ("-4", "−4")),
        ("sums", "4.5", None),
        ("letters", " notes ", {"word": "notes"}),
        ("letters", " ", None),
        ("bell", "", {"at": [3000]}),
        ("drum", "", {"at": [3000]}),
        ("glass", "", {"at": 3000}),
        ("sticks", "2", {"choice": 2}),
        ("sticks", "two", None),
        ("noughts", "9", {"choice": 8}),
        ("noughts", "0", None),
        *(("fleet", text, {"boat": (0, 3), "choice": -1}) for text in ("1 4", "14")),
        *(("fleet", text, None) for text in ("1", "1 2 3", "")),
        ("race", "12", {"number": 12, "after": 3000}),
        ("race", "", None),
        ("pairs", "12", {"choice": 11}),
        ("pairs", "13", None),
        ("bluff", "1", {"round": 0, "choice": 0}),
        ("bluff", "4", None),
        *(("dice", text, {"choice": "roll"}) for text in ("r", "R")),
        ("dice", "s", {"choice": "stop"}),
        ("dice", "", None),
        ("riddle", " the moon ", {"text": "the moon"}),
        ("guess", "", None),
    ],
)
def test_a_typed_line(name: str, text: str, what: Any) -> None:
    assert read(name, text) == what


def test_characters_are_put_in_order_by_their_numbers() -> None:
    choices = ["diver", "fisher", "keeper", "sage", "tiger"]
    assert read("order", "54321", choices=choices) == {"order": choices[::-1]}
    assert read("order", "2 1 3 4 5", choices=choices) == {"order": ["fisher", "diver", "keeper", "sage", "tiger"]}


def test_nothing_is_beaten_or_put_in_order_before_it_is_asked_for() -> None:
    assert read("drum", "", asked=False) is None
    assert read("order", "", choices=[]) is None


def test_a_shot_is_one_square() -> None:
    assert read("fleet", "5", hiding=False) == {"boat": (), "choice": 4}
    assert read("fleet", "5 6", hiding=False) is None


@pytest.mark.parametrize("name", list(FACES))
@pytest.mark.parametrize("text", ["", "1", "xyz", "-1", "9" * 40, "١", "²", "1 2 3 4 5 6 7 8 9", "\x00"])
def test_whatever_is_typed_is_read_or_not_understood(name: str, text: str) -> None:
    puzzle, shown = made(name), face(name)
    assert shown is not None
    for at in moments(made(name)):
        found = shown.read(text, puzzle.shown(0, at), at)
        assert found is None or isinstance(found, puzzle.takes)
