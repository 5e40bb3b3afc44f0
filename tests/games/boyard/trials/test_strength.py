"""Trials of Strength: hands at work, by the times on the player's own screen."""

from __future__ import annotations

import pytest

from forts.games.boyard.trials.drum import Beats
from forts.games.boyard.trials.gauge import Held
from forts.games.boyard.trials.glass import Stop

from .conftest import LEVELS, Stage, refused


def every(gap: int, number: int, first: int = 0) -> list[int]:
    """So many presses, so many milliseconds apart."""
    return [first + gap * (press + 1) for press in range(number)]


class TestBell:
    @pytest.mark.parametrize(("level", "rings"), [(1, 25), (2, 35), (3, 45)])
    def test_rung_often_enough_in_eight_seconds(self, level: int, rings: int) -> None:
        stage = Stage("bell", level).begin()
        assert stage.seen(0).wanted == rings
        stage.do(7.9, {"at": every(170, rings - 1)})
        assert stage.outcome(7.9) is None
        assert stage.do(8.5, {"at": [7990]}).outcome(8.5) == "won"

    @pytest.mark.parametrize("level", LEVELS)
    def test_not_often_enough_fails_when_the_glass_is_empty(self, level: int) -> None:
        stage = Stage("bell", level).begin().do(5, {"at": every(200, 20)})
        assert stage.end() == (9, "lost")

    def test_rings_after_the_glass_do_not_count(self) -> None:
        stage = Stage("bell", 1).begin().do(8.6, {"at": [*every(200, 24), 8010]})
        assert stage.seen(8.6).rung == 24

    def test_late(self) -> None:
        refused("late", Stage("bell", 1).begin(), 9.01, {"at": every(200, 25)})

    def test_two_presses_at_once_are_an_accident_thirty_a_second_are_impossible(self) -> None:
        stage = Stage("bell", 1).begin().do(3, {"at": [100, 100, 120, 400]})
        assert stage.outcome(3) is None
        assert Stage("bell", 1).begin().do(3, {"at": every(32, 12)}).outcome(3) == "lost"

    def test_thirty_a_second_are_impossible_in_several_tries_too(self) -> None:
        stage = Stage("bell", 1).begin()
        for number in range(10):
            stage.do(1, {"at": [500 + 30 * number]})
        assert stage.outcome(1) == "lost"

    def test_more_time_than_has_passed_is_impossible(self) -> None:
        assert Stage("bell", 1).begin().do(1, {"at": every(200, 25)}).outcome(1) == "lost"

    @pytest.mark.parametrize("at", [[], [5, 4], [-1], [10**9], list(range(201)), ["1"], "1", None])
    def test_malformed(self, at: object) -> None:
        refused("malformed", Stage("bell", 1).begin(), 5, {"at": at})

    def test_rings_before_the_last_ones_are_malformed(self) -> None:
        stage = Stage("bell", 1).begin().do(5, {"at": [4000]})
        refused("malformed", stage, 6, {"at": [3999]})

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time(self, factor: float) -> None:
        stage = Stage("bell", 1, factor=factor).begin()
        stage.do(7.9, {"at": every(int(300 * factor), 25)})
        assert stage.outcome(8) == "won"
        assert Stage("bell", 1, factor=factor).begin().end()[0] == pytest.approx(8 + 1 / factor)


def pull(stage: Stage, number: int, *, inside: bool = True) -> Held:
    """Let go in the middle of what is inside, or at the bottom."""
    seen = stage.seen(0)
    way = (seen.low + seen.high) / 4 if inside else 0.0
    began = round(3000 * number * stage.factor)
    return Held(began, began + round(way * seen.period * 1000 * stage.factor))


class TestGauge:
    @pytest.mark.parametrize("level", LEVELS)
    def test_three_times_inside(self, level: int) -> None:
        stage = Stage("gauge", level).begin()
        for number in range(3):
            assert stage.outcome(3 * number) is None
            stage.do(3 * number + 2, pull(stage, number))
        assert stage.outcome(9) == "won"

    @pytest.mark.parametrize("level", LEVELS)
    def test_three_times_outside_fail(self, level: int) -> None:
        stage = Stage("gauge", level).begin()
        for number in range(3):
            stage.do(3 * number + 2, pull(stage, number, inside=False))
        assert stage.outcome(9) == "lost"

    def test_two_slips_are_forgiven(self) -> None:
        stage = Stage("gauge").begin()
        for number, inside in enumerate((False, True, True, False, True)):
            stage.do(3 * number + 2, pull(stage, number, inside=inside))
        assert stage.outcome(15) == "won"

    @pytest.mark.parametrize(("level", "width"), [(1, 0.22), (2, 0.16), (3, 0.12)])
    def test_what_is_inside_is_narrower_for_each_level(self, level: int, width: float) -> None:
        seen = Stage("gauge", level).begin().seen(0)
        assert seen.high - seen.low == pytest.approx(width)
        assert seen.high <= 0.95 + 1e-9

    def test_late(self) -> None:
        stage = Stage("gauge").begin()
        refused("late", stage, 31.01, Held(1, 2))
        assert stage.end() == (31, "lost")

    def test_malformed_and_impossible(self) -> None:
        stage = Stage("gauge").begin()
        refused("malformed", stage, 3, {"began": 500, "ended": 400})
        refused("malformed", stage, 3, {"began": 500})
        assert stage.do(3, {"began": 500, "ended": 9000}).outcome(3) == "lost"

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time(self, factor: float) -> None:
        stage = Stage("gauge", factor=factor).begin()
        for number in range(3):
            stage.do(4 * number + 4, pull(stage, number))
        assert stage.outcome(13) == "won"


def rhythm(stage: Stage, first: float, slower: float = 1.0) -> Beats:
    """The rhythm as it was heard, or slower."""
    moments = [first * stage.factor]
    for gap in stage.puzzle.gaps:
        moments.append(moments[-1] + gap * stage.factor * slower)
    return Beats([round(moment * 1000) for moment in moments])


class TestDrum:
    @pytest.mark.parametrize(("level", "beats"), [(1, 5), (2, 6), (3, 8)])
    @pytest.mark.parametrize("slower", [0.8, 1.0, 1.2])
    def test_every_gap_within_a_quarter(self, level: int, beats: int, slower: float) -> None:
        stage = Stage("drum", level).begin()
        assert stage.seen(0).beats == beats
        assert stage.do(20, rhythm(stage, 10, slower)).outcome(20) == "won"

    @pytest.mark.parametrize("level", LEVELS)
    def test_a_gap_twice_as_long_fails(self, level: int) -> None:
        stage = Stage("drum", level).begin()
        assert stage.do(29, rhythm(stage, 10, 2.0)).outcome(29) == "lost"

    def test_a_short_gap_may_be_off_by_a_tenth_of_a_second(self) -> None:
        stage = next(found for seed in range(99) if 0.3 in (found := Stage("drum", seed=seed).begin()).puzzle.gaps)
        at = rhythm(stage, 10).at
        place = stage.puzzle.gaps.index(0.3) + 1
        assert stage.do(20, {"at": [*at[:place], *(one + 110 for one in at[place:])]}).outcome(20) == "won"

    def test_beats_may_come_one_by_one(self) -> None:
        stage = Stage("drum", 1).begin()
        beats = rhythm(stage, 8).at
        for number, beat in enumerate(beats):
            stage.do(beat / 1000 + 0.1, {"at": [beat]})
            assert stage.seen(20).given == number + 1
        assert stage.outcome(20) == "won"

    def test_too_many_beats_at_once_fail(self) -> None:
        stage = Stage("drum", 1).begin()
        beats = rhythm(stage, 8).at
        assert stage.do(20, {"at": [*beats, beats[-1] + 400]}).outcome(20) == "lost"

    def test_the_rhythm_is_known_while_it_is_heard_and_no_longer(self) -> None:
        stage = Stage("drum").begin()
        asked = stage.puzzle.asked_at
        assert stage.seen(0).gaps == stage.puzzle.gaps
        assert stage.seen(asked).gaps == []
        refused("early", stage, asked - 0.01, {"at": [100]})

    def test_late_malformed_impossible(self) -> None:
        stage = Stage("drum").begin()
        asked = stage.puzzle.asked_at
        refused("late", stage, asked + 31.01, rhythm(stage, 10))
        for at in ([], [2, 1], None, [1.5], [-4]):
            refused("malformed", stage, asked + 1, {"at": at})
        assert stage.do(asked + 1, rhythm(stage, 20)).outcome(asked + 1) == "lost"

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time_makes_the_rhythm_slower(self, factor: float) -> None:
        stage = Stage("drum", factor=factor).begin()
        assert stage.do(25, rhythm(stage, 10)).outcome(25) == "won"
        stage = Stage("drum", factor=factor).begin()
        assert stage.do(25, rhythm(stage, 10, 1 / factor)).outcome(25) == "lost"


def pulls(number: int, gap: int = 400, first: int = 0) -> dict[str, list[object]]:
    """Left and right in turn."""
    return {"at": [*every(gap, number, first)], "sides": [("left", "right")[pull % 2] for pull in range(number)]}


class TestRope:
    @pytest.mark.parametrize("level", LEVELS)
    @pytest.mark.parametrize("gap", [250, 700])
    def test_two_dozen_pulls_left_and_right(self, level: int, gap: int) -> None:
        stage = Stage("rope", level).begin()
        assert stage.do(20, pulls(24, gap)).outcome(20) == "won"

    @pytest.mark.parametrize("gap", [200, 800])
    @pytest.mark.parametrize("level", LEVELS)
    def test_too_fast_or_too_slow_slips_and_three_slips_lose(self, level: int, gap: int) -> None:
        stage = Stage("rope", level).begin().do(20, pulls(3, gap))
        assert stage.seen(20).slips == 2
        assert stage.do(20, pulls(1, gap, 3 * gap)).outcome(20) == "lost"

    def test_the_wrong_hand_slips(self) -> None:
        stage = Stage("rope").begin().do(5, {"at": [400, 800], "sides": ["left", "left"]})
        assert (stage.seen(5).pulled, stage.seen(5).slips, stage.seen(5).side) == (1, 1, "right")

    def test_late_malformed_impossible(self) -> None:
        stage = Stage("rope").begin()
        refused("malformed", stage, 5, {"at": [400], "sides": []})
        refused("malformed", stage, 5, {"at": [400], "sides": ["up"]})
        refused("late", stage, 31.01, pulls(24))
        assert stage.end() == (31, "lost")
        assert stage.do(5, pulls(24)).outcome(5) == "lost"

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time_allows_slower_pulls(self, factor: float) -> None:
        for gap in (250, int(700 * factor)):
            stage = Stage("rope", factor=factor).begin()
            assert stage.do(20, pulls(24, gap)).outcome(20) == "won"


class TestLanterns:
    @pytest.mark.parametrize(("level", "misses"), [(1, 6), (2, 4), (3, 2)])
    def test_fifteen_in_fives_with_some_misses_forgiven(self, level: int, misses: int) -> None:
        stage = Stage("lanterns", level).begin()
        for batch in range(3):
            assert stage.seen(4 * batch).places == stage.puzzle.places[5 * batch : 5 * batch + 5]
            stage.do(4 * batch + 3.9, {"at": every(700, 5, 4000 * batch), "misses": misses if not batch else 0})
        assert stage.outcome(12) == "won"

    @pytest.mark.parametrize(("level", "misses"), [(1, 7), (2, 5), (3, 3)])
    def test_too_many_misses_fail(self, level: int, misses: int) -> None:
        stage = Stage("lanterns", level).begin()
        assert stage.do(4, {"at": every(700, 5), "misses": misses}).outcome(4) == "lost"

    def test_no_reaction_below_120_milliseconds_counts(self) -> None:
        assert Stage("lanterns").begin().do(4, {"at": every(119, 5), "misses": 0}).outcome(4) == "lost"
        assert Stage("lanterns").begin().do(4, {"at": every(120, 5), "misses": 0}).outcome(4) is None

    def test_twenty_seconds(self) -> None:
        stage = Stage("lanterns").begin()
        refused("late", stage, 21.01, {"at": every(700, 5), "misses": 0})
        assert stage.do(20.9, {"at": every(4010, 5), "misses": 0}).outcome(20.9) == "lost"
        assert Stage("lanterns").begin().end() == (21, "lost")

    def test_malformed_impossible(self) -> None:
        stage = Stage("lanterns").begin()
        refused("malformed", stage, 5, {"at": every(700, 4), "misses": 0})
        refused("malformed", stage, 5, {"at": every(700, 5), "misses": -1})
        assert stage.do(2, {"at": every(700, 5), "misses": 0}).outcome(2) == "lost"

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time(self, factor: float) -> None:
        stage = Stage("lanterns", factor=factor).begin()
        for batch in range(3):
            first = int(5000 * factor * batch)
            stage.do(5 * batch + 5, {"at": every(int(900 * factor), 5, first), "misses": 0})
        assert stage.outcome(15) == "won"


class TestGlass:
    @pytest.mark.parametrize("level", LEVELS)
    @pytest.mark.parametrize("off", [-0.69, 0.0, 0.69])
    def test_stopped_near_enough(self, level: int, off: float) -> None:
        stage = Stage("glass", level).begin()
        wanted = stage.seen(0).seconds
        assert 7 <= wanted <= 12
        own = wanted + off
        assert stage.do(own + 0.1, Stop(round(own * 1000))).outcome(own + 0.2) == "won"

    @pytest.mark.parametrize("level", LEVELS)
    @pytest.mark.parametrize("off", [-0.72, 0.72])
    def test_too_soon_or_too_late_fails(self, level: int, off: float) -> None:
        stage = Stage("glass", level).begin()
        own = stage.seen(0).seconds + off
        assert stage.do(own + 0.1, Stop(round(own * 1000))).outcome(own + 0.2) == "lost"

    def test_ones_own_screen_is_believed_six_tenths_and_no_more(self) -> None:
        stage = Stage("glass").begin()
        wanted = stage.seen(0).seconds
        stage.do(wanted + 1.2, Stop(wanted * 1000))
        assert stage.bout.told()["given"] == pytest.approx(wanted + 0.6)
        assert stage.outcome(wanted + 2) == "won"

    def test_more_time_than_has_passed_is_impossible(self) -> None:
        stage = Stage("glass").begin()
        assert stage.do(1, Stop(stage.seen(0).seconds * 1000)).outcome(1) == "lost"

    def test_not_stopped_at_all_fails(self) -> None:
        stage = Stage("glass").begin()
        wanted = stage.seen(0).seconds
        assert stage.end() == (pytest.approx(wanted + 1.7), "lost")
        refused("late", stage, wanted + 1.8, Stop(wanted * 1000))
        refused("malformed", stage, 1, {"at": -5})

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time_allows_to_be_further_off(self, factor: float) -> None:
        stage = Stage("glass", factor=factor).begin()
        own = stage.seen(0).seconds + 0.69 * factor
        assert stage.do((own + 0.1) / factor, Stop(round(own * 1000))).outcome(20) == "won"

    def test_nothing_tells_how_much_time_has_passed(self) -> None:
        stage = Stage("glass").begin()
        assert stage.seen(0) == stage.seen(6)
