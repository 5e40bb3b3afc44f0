"""Sweeps and tuning: every point as often as needed, broken off and gone on, and an aim that is found."""

from __future__ import annotations

import re
from itertools import count

import pytest
from test_balance import Page

from forts.core import BadOption, Game
from forts.lab import Means
from forts.lab.field import Field, Measure, bounds
from forts.lab.figures import is_share
from forts.lab.sweep import known_well, sweep
from forts.lab.sweep_report import report, told
from forts.lab.tune import Aim, met, read_aims, tune
from forts.lab.tune_report import report as tuned_report
from forts.lab.tune_report import told as tuned
from forts.lab.values import points_of


def field(small: Game, sizes: list[int], seed: int | None = 5, keep=None, means: Means | None = None) -> Field:
    points = points_of(small, 2, small.complete(2, {}), {"size": sizes})
    return Field(small, 2, points, ["random"], seed, means or Means(), keep)


def test_a_point_is_played_until_it_is_known_well_enough(small):
    wide = sweep(field(small, [3, 9]), 400, 0.5)
    fine = sweep(field(small, [3, 9]), 400, 0.0)
    assert wide.games == 100  # two points, fifty games each
    assert fine.games == 800
    middle = sweep(field(small, [3, 9]), 400, 0.08)
    assert wide.games < middle.games < fine.games
    assert all(known_well(measures, 0.5) for _, measures in wide.rows())


def test_all_points_have_the_same_seeds_and_the_figures_follow_the_number(small):
    found = sweep(field(small, [3, 6, 12]), 60)
    turns = [measures["turns"].mean for _, measures in found.rows()]
    assert turns == sorted(turns) and turns[0] < turns[-1]
    assert found.figures()[0] in ("turns", "decisions", "points.winner", "points.by.stones")
    assert "size=3" in told(found, "en")[0] and "size=12" in told(found, "fr")[0]


def test_a_sweep_that_was_broken_off_goes_on_by_itself(small, tmp_path):
    kept = tmp_path / "games"
    whole = sweep(field(small, [3, 6]), 60, 0.0)
    ticks = count()

    def stop(games: int) -> None:
        if next(ticks) == 2:
            raise KeyboardInterrupt

    first = sweep(field(small, [3, 6], keep=kept, means=Means(progress=stop)), 60, 0.0)
    assert first.interrupted and 0 < first.games < 120
    second = sweep(field(small, [3, 6], None, kept), 60, 0.0)
    assert second.to_json() == whole.to_json()


def test_the_same_on_processes(small):
    one, two = sweep(field(small, [3, 6]), 60), sweep(field(small, [3, 6], means=Means(jobs=2)), 60)
    assert one.to_json() == two.to_json()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pages_need_nothing_else(small, lang):
    for page in (
        report(sweep(field(small, [3, 6]), 20), lang),
        tuned_report(tune(field(small, [3, 6, 9]), read_aims("turns=6"), 120), lang),
    ):
        read = Page()
        read.feed(page)
        assert read.sections and read.links == []
        assert len(read.ids) == len(set(read.ids))


def test_no_share_reaches_below_nothing_or_above_all(small):
    few = sweep(field(small, [3, 6]), 3, 0.0)
    for name, one in ((name, one) for _, row in few.rows() for name, one in row.items() if is_share(name)):
        low, high = bounds(name, one)
        assert 0 <= low <= one.mean <= high <= 1
    assert any(one.half > one.mean for _, row in few.rows() for name, one in row.items() if is_share(name))
    told_as_json = [figures for point in few.to_json()["points"] for figures in point["figures"].items()]
    assert all(0 <= one["low"] <= one["high"] <= 1 for name, one in told_as_json if is_share(name))
    assert not any("-" in line.partition(": from")[2] for line in told(few, "en") if "%" in line)
    assert bounds("turns", Measure(1.0, 2.0, 5))[0] < 0


def test_two_numbers_are_drawn_as_lines(fort):
    points = points_of(fort, 2, fort.complete(2, {}), {"track.5.points": [20, 25], "kid.bug.copies": [1, 3]})
    page = report(sweep(Field(fort, 2, points, ["random"], 1, Means()), 4), "en")
    assert "kid.bug.copies=3" in page and "track.5.points" in page
    assert "<title>Fort: the effect of the numbers</title>" in page
    ticks = re.findall(r"<text[^>]*>(\d+(?:\.\d+)?)</text>", page[: page.index("</svg>")])
    assert ticks[:2] == ["20", "25"], "only numbers that were played stand at the axis"


def test_a_planted_number_is_found_again(small):
    """The honest one with Fort's track and ten seeds is `benchmarks/tune.py`."""
    right = 0
    for seed in range(4):
        target = sweep(field(small, [9], 100 + seed), 300, 0.0).rows()[0][1]["turns"].mean
        found = tune(field(small, list(range(3, 21)), seed), [Aim("turns", "=", target)], 600)
        assert 0.8 * 600 <= found.games <= 600
        assert found.confirmed()["turns"].games >= 120
        right += abs(field(small, list(range(3, 21))).points[found.best].numbers["size"] - 9) <= 1
    assert right >= 3


def test_what_is_proposed_is_confirmed_by_games_that_nothing_was_chosen_by(small):
    found = tune(field(small, [3, 6, 9]), read_aims("turns=6 seat_spread<0.3"), 240)
    assert found.fresh > 0
    assert found.confirmed()["turns"].games == found.field.played(found.best) - found.fresh
    said = tuned(found, "en")
    assert said[0].startswith("Proposed: size=")
    assert found.to_json()["confirmed"]["seat_spread"]["low"] >= 0 and not any("-" in line for line in said[1:3])
    assert any("aim = 6" in line for line in said) and any("were tried" in line for line in said)
    assert found.to_json()["proposed"] == found.field.points[found.best].numbers


def test_aims_are_met_missed_or_open():
    aim = Aim("ended_by.x", "=", 0.5)
    assert met(aim, Measure(0.5, 0.01, 1000)) == "yes"
    assert met(aim, Measure(0.7, 0.01, 1000)) == "no"
    assert met(aim, Measure(0.5, 0.1, 20)) == "open"
    assert met(Aim("seat_spread", "<", 0.04), Measure(0.01, 0.005, 999)) == "yes"
    assert met(Aim("seat_spread", "<", 0.04), Measure(0.2, 0.005, 999)) == "no"
    assert met(Aim("turns", ">", 10), Measure(30, 1, 9)) == "yes"


@pytest.mark.parametrize("text", ["", "turns", "turns=", "turns==3", "turns=a", "turns=3 turns=4", "=3"])
def test_aims_that_are_none_are_refused(text):
    with pytest.raises(BadOption):
        read_aims(text)


def test_an_aim_at_what_is_not_measured_is_refused(small):
    with pytest.raises(BadOption, match="beauty"):
        tune(field(small, [3, 6]), read_aims("beauty=3"), 80)
    with pytest.raises(BadOption, match="ended_by"):
        tune(field(small, [3, 6]), read_aims("ended_by.rain=0.5"), 80)
