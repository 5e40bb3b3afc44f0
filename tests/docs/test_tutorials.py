"""The tutorials work: what they tell people to write and type is written and typed here, word for word."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TUTORIALS = sorted((ROOT / "docs/tutorials").glob("*.md"))
_BLOCK = re.compile(r"(?:<!-- file: (?P<file>\S+) -->\n)?```(?P<kind>\w+)\n(?P<body>.*?)```", re.DOTALL)


def test_every_audience_has_its_tutorial() -> None:
    assert {page.stem for page in TUTORIALS} >= {"first-bot", "first-card", "first-experiment", "own-game"}


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_a_tutorial_works_as_it_stands(page: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "LANG": "C.UTF-8", "COLUMNS": "120"}
    known: list[str] = []  # what was typed into Python before is known there afterwards
    for block in _BLOCK.finditer(page.read_text(encoding="utf-8")):
        if block["file"]:
            (tmp_path / block["file"]).write_text(block["body"], encoding="utf-8")
        elif block["kind"] == "python":
            known.append(block["body"])
            _run([sys.executable, "-c", "\n".join(known)], tmp_path, environment)
        elif block["kind"] == "console":
            for line in block["body"].splitlines():
                assert line.startswith("$ forts "), line
                command = shlex.split(line.removeprefix("$ forts "), comments=True)
                _run([sys.executable, "-m", "forts", *command], tmp_path, environment)


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


@pytest.mark.parametrize("page", TUTORIALS, ids=lambda page: page.stem)
def test_the_sources_that_a_tutorial_shows_exist(page: Path) -> None:
    for name in re.findall(r"<!-- source: (\S+) -->", page.read_text(encoding="utf-8")):
        assert (ROOT / name).is_file(), name
