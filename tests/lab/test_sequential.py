"""Ladders that end when they know: the test decides rightly about as often as it says, and the same whoever plays."""

from __future__ import annotations

import pytest

from forts.core import BadOption, Dice
from forts.lab import Means
from forts.lab.ladder import ladder
from forts.lab.sequential import Sequential, read_claims

FIRST = "sample_bots:First"


def tossed(share: float, seed: int, count: int = 2000) -> list[float]:
    """Deals of two games each, which a bot of that strength wins or loses."""
    dice = Dice(seed)
    return [sum(0.5 for _ in range(2) if dice.unit() < share) for _ in range(count)]


@pytest.mark.parametrize(("share", "accepted"), [(0.5, 0.5), (0.6, 0.6), (0.4, 0.5), (0.8, 0.6)])
def test_the_right_claim_is_accepted_nearly_always(share, accepted):
    test = Sequential(0.5, 0.6)
    right = lengths = 0
    for seed in range(100):
        deals = tossed(share, seed, 600)
        count = test.decided(deals)
        assert count is not None
        lengths += count
        right += test.verdict(deals[:count]).accepted == accepted
    assert right >= 88
    assert lengths / 100 < 300


def test_a_clear_case_ends_early_but_not_at_once():
    assert Sequential(0.5, 0.55).decided([1.0] * 200) in range(8, 60)
    assert Sequential(0.5, 0.55).decided([0.5, 0.5, 0.5]) is None


def test_a_ladder_ends_with_the_deal_that_decided(small, tmp_path):
    whole = ladder(small, 2, [FIRST, "random"], games=2000, seed=3)
    claims = Sequential(0.2, 0.5)
    one = ladder(small, 2, [FIRST, "random"], games=2000, seed=3, sequential=claims)
    two = ladder(small, 2, [FIRST, "random"], games=2000, seed=3, means=Means(jobs=2), sequential=claims)
    kept = ladder(small, 2, [FIRST, "random"], games=2000, seed=3, keep=tmp_path, sequential=claims)
    again = ladder(small, 2, [FIRST, "random"], games=2000, seed=3, keep=tmp_path, sequential=claims)
    pairing = one.pairings[0]
    assert pairing.games < whole.pairings[0].games
    assert pairing.games % 2 == 0
    assert pairing.verdict is not None and pairing.verdict.accepted is not None
    assert [each.pairings[0].to_json() for each in (two, kept, again)] == [pairing.to_json()] * 3


def test_games_that_run_out_decide_nothing(small):
    claims = Sequential(0.499, 0.501)
    pairing = ladder(small, 2, ["random", FIRST], games=20, seed=3, sequential=claims).pairings[0]
    assert pairing.games == 20
    assert pairing.to_json()["sequential"]["accepted"] is None


@pytest.mark.parametrize("text", ["50", "50,60,70", "a,b", "60,50", "0,50", "50,100"])
def test_claims_that_make_no_sense_are_refused(text):
    with pytest.raises(BadOption):
        read_claims(text)


def test_claims_are_shares_or_per_cent():
    assert read_claims("50,55") == read_claims("0.5,0.55") == Sequential(0.5, 0.55)
