"""Ladders: seats are balanced, and strength is found where it is."""

from __future__ import annotations

from collections import Counter
from math import log10

import pytest

from forts.core import BadOption
from forts.lab import Means
from forts.lab.errors import BadRun
from forts.lab.ladder import ladder, pair_seatings, planned, rounded
from forts.lab.strength import standings

FIRST, LAST = "sample_bots:First", "sample_bots:Last"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_pair_has_every_seat_equally_often(players):
    seatings = pair_seatings("a", "b", players)
    assert len(seatings) == len(set(seatings)) == (2 if players == 2 else 2 * players)
    for seat in range(players):
        there = Counter(seating[seat] for seating in seatings)
        assert there["a"] == there["b"]


@pytest.mark.parametrize("players", [2, 3])
def test_every_pair_plays_balanced(small, players):
    result = ladder(small, players, ["random", FIRST, LAST], games=20, seed=1)
    assert [(pairing.first, pairing.second) for pairing in result.pairings] == [
        ("random", FIRST),
        ("random", LAST),
        (FIRST, LAST),
    ]
    for pairing in result.pairings:
        assert pairing.games == rounded(20, 2 if players == 2 else 6)
        assert len({*pairing.seats[pairing.first], *pairing.seats[pairing.second]}) == 1
        assert pairing.rate.low < pairing.rate.rate < pairing.rate.high
    assert result.games == planned(["random", FIRST, LAST], players, 20, 20)
    assert {place.bot for place in result.standings} == {"random", FIRST, LAST}


def test_the_same_for_a_seed(small):
    one, other = (ladder(small, 2, ["random", FIRST], games=30, seed=4).to_json() for _ in range(2))
    one.pop("seconds"), other.pop("seconds")
    assert one == other


def test_a_ladder_broken_off_goes_on(small, tmp_path):
    bots, shown = ["random", FIRST, LAST], []

    def stop(done: int) -> None:
        shown.append(done)
        if sum(shown) > 25:
            raise KeyboardInterrupt

    broken = ladder(small, 2, bots, 20, seed=4, means=Means(progress=stop), keep=tmp_path / "games")
    assert broken.interrupted
    assert len(broken.pairings) == 1
    counted: list[int] = []
    whole = ladder(small, 2, bots, 20, means=Means(progress=counted.append), keep=tmp_path / "games").to_json()
    assert sum(counted) == 60
    straight = ladder(small, 2, bots, 20, seed=4).to_json()
    whole.pop("seconds"), straight.pop("seconds")
    assert whole == straight
    with pytest.raises(BadRun, match="seed"):
        ladder(small, 2, bots, 20, seed=5, keep=tmp_path / "games")
    (tmp_path / "file").touch()
    with pytest.raises(BadRun, match="file"):
        ladder(small, 2, bots, 20, keep=tmp_path / "file")


def test_neighbours_only_and_fewer_games_for_expert():
    assert planned(["a", "b", "expert"], 2, 1000, 100) == 1200
    assert planned(["a", "b", "expert"], 2, 1000, 100, "neighbours") == 1100
    assert planned(["a", "b"], 4, 1000, 100) == 1000
    assert planned(["a", "b"], 3, 1000, 100) == 1002


def test_known_strength_is_found():
    # 3 to 1 is 191 points
    results = Counter({(("random", "b"), (1.0, 0.0)): 2500, (("random", "b"), (0.0, 1.0)): 7500})
    best, anchor = standings(["random", "b"], results)
    assert (best.bot, anchor.bot, anchor.elo, anchor.low, anchor.high) == ("b", "random", 0.0, 0.0, 0.0)
    assert best.elo == pytest.approx(400 * log10(3), abs=0.2)
    # the standard error of a log ratio of 7500 to 2500 is sqrt(1/7500 + 1/2500)
    half = 1.96 * (1 / 7500 + 1 / 2500) ** 0.5 * 400 / 2.302585
    assert best.high - best.elo == pytest.approx(half, rel=0.01)


def test_strength_at_tables_of_four():
    # one of worth 3 among three of worth 1 wins half the games; three of worth 3 lose one in ten
    results = Counter(
        {
            (("b", "random", "random", "random"), (1.0, 0.0, 0.0, 0.0)): 5000,
            (("b", "random", "random", "random"), (0.0, 0.0, 1.0, 0.0)): 5000,
            (("random", "b", "b", "b"), (1.0, 0.0, 0.0, 0.0)): 1000,
            (("random", "b", "b", "b"), (0.0, 1.0, 0.0, 0.0)): 9000,
        }
    )
    assert standings(["random", "b"], results)[0].elo == pytest.approx(400 * log10(3), abs=0.5)


def test_one_that_always_wins_has_a_finite_rating():
    results = Counter({(("random", "b"), (0.0, 1.0)): 1000})
    best = standings(["random", "b"], results)[0]
    assert 1000 < best.elo < 2000
    assert best.low < best.elo < best.high


def test_what_is_no_ladder(small):
    for bots in (["random"], ["random", "random"]):
        with pytest.raises(BadOption):
            ladder(small, 2, bots)
    with pytest.raises(BadOption):
        ladder(small, 2, ["random", FIRST], games=0)
    with pytest.raises(BadOption):
        ladder(small, 2, ["random", FIRST], pairs="some")
