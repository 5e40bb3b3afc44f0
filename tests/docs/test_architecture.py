"""The page on how Forts is built names files and functions that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| *\d* *\| `([^`]+)` \| (.*) \|$", PAGE, re.M)


def test_a_move_has_a_way() -> None:
    assert len(ROWS) > 10


@pytest.mark.parametrize(("file", "functions"), ROWS, ids=[f"{file} {names}" for file, names in ROWS])
def test_what_a_move_goes_through_is_there(file: str, functions: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    for name in re.findall(r"`(\w+)`", functions):
        assert re.search(
            rf"\b(def|function)\s+{name}\b|^\s+(private |async )*{name}\(|\b(const|readonly) {name} = ", source, re.M
        ), name


def test_files_are_counted_once() -> None:
    numbered = [file for number, file in re.findall(r"^\| *(\d*) *\| `([^`]+)`", PAGE, re.M) if number]
    assert len(numbered) == len(set(numbered)) == len({file for file, _ in ROWS})
