"""The guide to learning says what works, and its baselines learn something."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from forts import catalog
from forts.lab.dataset import dataset

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


def lacks(*packages: str) -> str:
    """What is not installed, as a reason to leave a test out."""
    missing = [package for package in packages if importlib.util.find_spec(package) is None]
    return f"this machine lacks {', '.join(missing)} (make test-learn)" if missing else ""


def blocks(*words: str) -> list[str]:
    return [block for block in BLOCKS if any(word in block for word in words)]


@pytest.mark.parametrize("block", blocks("vector(", "gymnasium.make"))
def test_what_the_guide_shows_of_games_runs(block: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(block, {})
    assert capsys.readouterr().out


def test_what_the_guide_shows_of_data_sets_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    dataset(catalog.find("fort"), 2, 3, Path("decisions"), 1, ("random",))
    names: dict[str, Any] = {}
    shown = 0
    for block in blocks("dataset.read", "polars", "pandas", "torch"):
        if any(word in block and lacks(word) for word in ("pandas", "torch")):
            continue
        exec(block, names)
        shown += 1
    assert shown >= 2
    assert "share" in capsys.readouterr().out


@pytest.mark.parametrize("package", ["pandas", "torch"])
def test_each_block_of_data_sets_is_three_lines(package: str) -> None:
    (block,) = (block for block in BLOCKS if f"import {package}" in block)
    assert len([line for line in block.splitlines() if line.strip()]) <= 3


def learned(example: str, *arguments: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / example), *arguments],
        capture_output=True,
        text=True,
        env=dict(os.environ),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    row: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return row


@pytest.mark.parametrize("example", ["maskable_ppo.py", "self_play.py"])
def test_a_baseline_without_its_libraries_says_what_to_install(example: str) -> None:
    path = str(ROOT / "examples" / example)
    code = f"import runpy, sys; sys.modules['torch'] = None; runpy.run_path({path!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    said = done.stderr.splitlines()[-1]
    assert "torch" in said
    assert said.endswith('pip install "forts[learn]"')


SMALL = ("forfort", "--games", "8", "--width", "32", "--against", "random", "--seed", "1")


@pytest.mark.skipif(bool(lacks("torch", "sb3_contrib")), reason=lacks("torch", "sb3_contrib"))
def test_maskable_ppo_learns_at_reduced_size() -> None:
    row = learned("maskable_ppo.py", *SMALL, "--steps", "256")
    assert row["steps"] >= 256
    assert row["random"]["games"] == 8
    assert row["random"]["low"] <= row["random"]["share"] <= row["random"]["high"]


@pytest.mark.skipif(bool(lacks("torch")), reason=lacks("torch"))
def test_self_play_learns_at_reduced_size() -> None:
    row = learned("self_play.py", *SMALL, "--rounds", "2", "--decisions", "256", "--rows", "8")
    assert row["decisions"] >= 512
    assert row["random"]["games"] == 8
    assert (
        learned("self_play.py", *SMALL, "--rounds", "2", "--decisions", "256", "--rows", "8")["random"] == row["random"]
    )
