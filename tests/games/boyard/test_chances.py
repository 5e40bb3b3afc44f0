"""How often a skill passes what, as docs/bots.md says."""

from __future__ import annotations

import pytest

from forts.games.boyard.rules import chances


@pytest.mark.parametrize(("skill", "solved"), [(35, 24), (45, 33), (60, 47), (72, 61), (82, 73)])
def test_a_riddle_has_six_tenths_of_the_odds_of_a_trial(skill: int, solved: int) -> None:
    (_, won), (_, lost) = chances.riddle(skill)
    assert round(100 * won / (won + lost)) == solved
