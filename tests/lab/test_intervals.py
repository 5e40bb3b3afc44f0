"""Wilson's interval against published values (Newcombe, Statistics in Medicine 17, 1998, table I, method 3)."""

from __future__ import annotations

import pytest

from forts.lab.intervals import wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_published_values(successes, trials, low, high):
    found = wilson(successes, trials)
    assert found.rate == pytest.approx(successes / trials)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_the_ends():
    assert wilson(0, 10).low == 0.0
    assert wilson(10, 10).high == 1.0
    assert wilson(10, 10).low == pytest.approx(1 - wilson(0, 10).high)
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
