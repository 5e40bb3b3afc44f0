"""Running the command in this process, with answers typed in advance."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

# the small game lies beside the tests, where processes that are started find it too
sys.path.insert(0, str(Path(__file__).parent.parent))
sys.path.insert(0, str(Path(__file__).parent.parent / "toy"))

import bare
import forts
import nim
from forts.cli import main

forts.register(nim.GAME)
forts.register(bare.GAME)


@dataclass(frozen=True)
class Outcome:
    """What a run of the command left."""

    code: int
    out: str
    err: str

    def refused(self, *parts: str) -> None:
        """It must have refused with one line that holds these parts."""
        assert self.code == 2, self
        assert self.out == ""
        assert len(self.err.splitlines()) == 1, self.err
        assert "Traceback" not in self.err
        for part in parts:
            assert part in self.err


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The same language and width wherever the tests run, and nothing remembered of earlier ones."""
    monkeypatch.setattr("forts.cli.seen.data_folder", lambda: tmp_path / "data")
    for name in ("FORTS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "110")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `forts` with arguments and typed answers."""

    def run_with(*arguments: str | Path, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Outcome(code, captured.out, captured.err)

    return run_with
