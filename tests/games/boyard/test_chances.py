"""How often a skill passes what, as docs/bots.md says."""

from __future__ import annotations

import pytest

from forts.games.boyard.rules import chances


@pytest.mark.parametrize(("skill", "solved"), [(35, 24), (45, 33), (60, 47), (72, 61), (82, 73)])
def test_a_riddle_has_six_tenths_of_the_odds_of_a_trial(skill: int, solved: int) -> None:
    (_, won), (_, lost) = chances.riddle(skill)
    assert round(100 * won / (won + lost)) == solved


@pytest.mark.parametrize(
    ("skill", "easy", "hard"),
    [
        (35, [2, 8, 26, 59], [1, 3, 11, 30]),
        (45, [3, 12, 35, 69], [1, 5, 15, 40]),
        (60, [5, 20, 50, 80], [2, 8, 25, 55]),
        (72, [8, 30, 63, 87], [3, 13, 36, 68]),
        (82, [14, 43, 75, 92], [6, 21, 50, 79]),
    ],
)
def test_a_word_is_found_the_sooner_the_more_clues_there_are(skill: int, easy: list[int], hard: list[int]) -> None:
    for found, is_hard in ((easy, False), (hard, True)):
        guesses = [chances.guess(skill, clues, is_hard, 0) for clues in (1, 2, 3, 4)]
        assert [round(100 * won / (won + lost)) for (_, won), (_, lost) in guesses] == found


def test_each_wrong_guess_halves_the_odds_of_the_next() -> None:
    first, second, third = (chances.guess(60, 3, False, wrong) for wrong in (0, 1, 2))
    assert [lost / won for (_, won), (_, lost) in (first, second, third)] == [1, 2, 4]


@pytest.mark.parametrize(("skill", "won"), [(35, 24), (45, 32), (60, 45), (72, 57), (82, 68)])
def test_one_duel_in_ten_has_no_winner_and_the_others_go_by_the_odds(skill: int, won: int) -> None:
    weights = [weight for _, weight in chances.duel(skill, 60)]
    assert weights[2] * 10 == sum(weights)
    assert round(100 * weights[0] / sum(weights)) == won
