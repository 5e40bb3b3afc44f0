"""Promise 28 in short: under each attack an honest table plays on. `make attack` has the figures in full.

Here the machine is busy with other tests too, so that times are left to the full run; what must never happen is tried.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from attack import frame
from attack.honest import MOST_MEMORY, Experience
from server.harness import LONG


@pytest.mark.parametrize("name", frame.names())
@pytest.mark.timeout(180)
def test_an_honest_table_plays_on_under_attack(name: str, tmp_path: Path) -> None:
    assert frame.told(name), "what is tried is said"
    outcome = frame.carry_out(name, tmp_path, 30.0 if LONG else 4.0)
    assert outcome.seen.moves and not outcome.seen.lost, outcome.line()
    assert outcome.rise < MOST_MEMORY and outcome.left < MOST_MEMORY / 2, outcome.line()
    if LONG:
        assert outcome.faults() == []


def test_what_is_not_kept_is_named() -> None:
    bad = frame.Outcome("made up", Experience([0.3] * 9, [3.0], 1), 200e6, 90e6)
    assert len(bad.faults()) == 5 and "300 ms" in bad.line()
    assert frame.Outcome("made up", Experience(), 0, 0).faults() == ["nobody could play", "no bot could play"]
    assert frame.Outcome("made up", Experience([0.1]), 0, 0).faults() == ["no bot could play"]
    assert frame.Outcome("made up", Experience([0.1] * 99 + [9.0], [1.0]), 1e6, 1e6).faults() == []
