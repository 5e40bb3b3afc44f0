"""What is called sure is so as often as is said, however many figures there are and however often one looks."""

from __future__ import annotations

from math import inf, sqrt

import pytest

from forts.core import Dice
from forts.lab.difference import FEWEST, RISK, bound, differences

FIGURES, PAIRS = 12, 120
LOOKS = (30, 45, 60, 80, 100, 120)


def drawn(dice: Dice) -> float:
    """A number of mean 0 and variance 1."""
    return (dice.unit() - 0.5) * sqrt(12)


def sides(seed: int, shift: float = 0.0, figures: int = FIGURES, pairs: int = PAIRS):
    """Two sides, figure by figure; the first figure of the second side is shifted."""
    dice = Dice(seed)
    first = {f"f{number}": [drawn(dice) for _ in range(pairs)] for number in range(figures)}
    second = {name: [drawn(dice) + (shift if name == "f0" else 0.0) for _ in range(pairs)] for name in first}
    return first, second


def looks(first, second, planned: int = PAIRS):
    """What is called sure at any of several looks."""
    for count in LOOKS:
        one, other = ({name: column[:count] for name, column in side.items()} for side in (first, second))
        yield [found.name for found in differences(one, other, planned) if found.sure]


def test_equal_sides_hardly_ever_differ_whenever_one_looks():
    alarms = sum(any(looks(*sides(seed))) for seed in range(60))
    assert alarms <= 6  # of 60, where 3 are to be expected at most


def test_a_difference_that_would_have_been_seen_is_seen():
    found = 0
    for seed in range(30):
        first, second = sides(seed)
        smallest = next(one.seen for one in differences(first, second, PAIRS) if one.name == "f0")
        first, second = sides(seed, smallest)
        found += any(one.name == "f0" and one.sure for one in differences(first, second, PAIRS))
    assert found >= 24


def test_the_surest_comes_first_with_an_interval_around_the_truth():
    first, second = sides(3, 1.0)
    best, *others = differences(first, second, PAIRS)
    assert (best.name, best.sure) == ("f0", True)
    assert best.low < 1.0 < best.high
    assert [one.risk for one in others] == sorted(one.risk for one in others)
    assert all(one.risk <= one.risk_of_all for one in (best, *others))


def test_intervals_are_as_wide_as_they_say_and_as_the_risk_beside_them():
    """95 of 100 hold the truth, and a few more, since one may look at any time; of half the width 74 would."""
    missed = intervals = 0
    for seed in range(40):
        first, second = sides(seed)
        for one in differences(first, second, PAIRS):
            missed += not one.low <= 0.0 <= one.high
            intervals += 1
            # where an interval ends at zero the risk is 5 %, and further out as much less as the bound says
            assert bound(one.risk) == pytest.approx(bound(RISK) * abs(one.difference) / one.half) or one.risk == 1.0
    assert 0.01 < missed / intervals < 0.05


def test_an_early_look_is_judged_more_strictly():
    first, second = sides(3, 0.3)
    late = differences(first, second, PAIRS)[0]
    early = differences(first, second, 4 * PAIRS)[0]
    assert early.half == pytest.approx(2 * late.half)
    assert early.risk > late.risk


def test_the_bound_is_that_of_a_walk_that_is_watched():
    assert bound(RISK) == pytest.approx(2.2414, abs=1e-4)


def test_too_few_pairs_say_nothing():
    first, second = sides(1, 9.0, pairs=FEWEST - 1)
    best = differences(first, second, FEWEST - 1)[0]
    assert (best.sure, best.half, best.to_json()["low"]) == (False, inf, None)


def test_a_few_games_of_another_end_prove_little():
    first, second = {"ended_by.x": [0.0] * 100}, {"ended_by.x": [1.0] * 4 + [0.0] * 96}
    assert not differences(first, second, 100, frozenset(first))[0].sure
    second = {"ended_by.x": [1.0] * 30 + [0.0] * 70}
    assert differences(first, second, 100, frozenset(first))[0].sure


def test_what_is_the_same_in_every_pair_is_no_trial():
    first, second = sides(5, sqrt(2) * 0.32, figures=1)
    alone = differences(first, second, PAIRS)[0]
    dull = {f"same{number}": [1.0] * PAIRS for number in range(50)}
    beside = differences(first | dull, second | dull, PAIRS)[0]
    assert alone.risk_of_all == beside.risk_of_all


def test_a_figure_that_some_games_do_not_have_is_judged_by_the_others():
    first, second = sides(5, 1.0, figures=1)
    first["f0"][::2] = [None] * (PAIRS // 2)
    assert differences(first, second, PAIRS)[0].pairs == PAIRS // 2
