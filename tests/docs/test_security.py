"""The page on security names tests that are there, and every attack."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from attack import frame

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/security.md").read_text(encoding="utf-8")
PROMISED = PAGE.split("## What is promised")[1].split("## What is not promised")[0]
ROWS = re.findall(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", PROMISED, re.M)[1:]
ATTACKS = re.findall(r"^\| `(\w+)` \|", PROMISED, re.M)


def test_much_is_promised() -> None:
    assert len(ROWS) > 30


@pytest.mark.parametrize(("promise", "tried_by"), [(promise, tried_by) for promise, _, tried_by in ROWS])
def test_what_is_promised_is_tried_by_tests_that_are_there(promise: str, tried_by: str) -> None:
    names = re.findall(r"`([^`]+)`", tried_by)
    assert names, promise
    found = {name: list((ROOT / "tests").glob(name)) for name in names}
    assert all(found.values()), f"{promise}: {found}"
    assert any("def test_" in file.read_text(encoding="utf-8") for files in found.values() for file in files)


def test_every_attack_is_told() -> None:
    assert frame.names() == ATTACKS
