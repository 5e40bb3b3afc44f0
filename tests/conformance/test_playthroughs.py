"""Playthroughs: whole games on file as text, told again word for word."""

from __future__ import annotations

import difflib

import pytest

from conformance.every_game import Setting
from playthroughs import FOLDER, Telling, path_of, script_of, told, told_again

TOLD = list(told())
_MOST = 200
"""Lines of a difference that are shown."""


@pytest.mark.parametrize("game_told", TOLD, ids=str)
def test_a_game_is_told_as_it_is_on_file(game_told: Setting) -> None:
    path = path_of(game_told)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    after, _ = told_again(game_told)
    if before != after:
        changes = list(
            difflib.unified_diff(before.splitlines(), after.splitlines(), path.name, "as it is now", lineterm="")
        )
        shown = "\n".join(changes[:_MOST]) + ("\n..." if len(changes) > _MOST else "")
        pytest.fail(f"{shown}\n\nIf that is meant, write it down: python tests/playthroughs.py", pytrace=False)


def test_no_file_is_left_of_a_game_that_is_not_told() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(setting).name for setting in TOLD}


@pytest.mark.parametrize("game_told", TOLD, ids=str)
def test_a_file_is_followed_as_far_as_it_goes(game_told: Setting) -> None:
    on_file = path_of(game_told).read_text(encoding="utf-8").splitlines()
    script = script_of("\n".join(on_file))
    half = len(script) // 2
    again, match = Telling(game_told, [*script[:half], "nonsense", *script[half:]]).tell()
    assert script_of(again)[:half] == script[:half]
    assert match.over
    same = next(at for at, line in enumerate(again.splitlines()) if len(script_of("\n".join(on_file[:at]))) == half)
    assert again.splitlines()[: same - 1] == on_file[: same - 1]
