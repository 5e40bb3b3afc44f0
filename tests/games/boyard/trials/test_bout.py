"""A trial on screen around its puzzle: ready, more time, another trial, appeal; and what is refused."""

from __future__ import annotations

import math
from typing import Any

import pytest

from forts.core.errors import BadTry
from forts.core.trial import Try
from forts.games.boyard.trials.by_name import PUZZLES
from forts.games.boyard.trials.shown import Seen
from forts.games.boyard.trials.tries import Taken

from .conftest import Stage


def refuses(stage: Stage, why: str, at: float, what: Any, seat: int = 0) -> None:
    """By the clock since the opening."""
    before = stage.state(max(at, 0.0) if math.isfinite(at) else 0.0)
    with pytest.raises(BadTry) as error:
        stage.bout.take(Try(seat, at, what))
    assert error.value.reason.args["why"] == why
    assert stage.state(max(at, 0.0) if math.isfinite(at) else 0.0) == before


class TestReady:
    def test_no_clock_runs_until_those_attempting_say_so(self) -> None:
        stage = Stage("sums")
        assert stage.bout.next(1e6) is None
        shown = stage.bout.shown(0, 1e6)
        assert (shown.phase, shown.what, shown.began) == ("ready", None, None)
        assert stage.bout.waiting() == [0]
        assert stage.begin(1e6).shown(0).phase == "on"

    def test_both_duellists_have_to_be_ready(self) -> None:
        stage = Stage("sticks").ask("ready", 5, 2)
        assert stage.bout.shown(0, 5).ready == [2]
        assert stage.bout.waiting() == [0]
        refuses(stage, "early", 6, {"do": "do", "what": {"choice": 1}})
        assert stage.ask("ready", 9, 0).bout.shown(0, 9).began == 9

    def test_a_bot_is_always_ready(self) -> None:
        assert Stage("sticks", bots={2: 60}).ask("ready", 5).bout.shown(0, 5).phase == "on"

    def test_being_ready_twice_is_being_ready(self) -> None:
        stage = Stage("sticks").ask("ready", 5, 2).ask("ready", 6, 2)
        assert stage.bout.shown(0, 6).ready == [2]

    def test_nobody_is_ready_for_another(self) -> None:
        refuses(Stage("sums"), "not-yours", 5, {"do": "ready"}, seat=1)

    def test_ready_once_it_is_on_is_late(self) -> None:
        refuses(Stage("sums").begin(), "late", 101, {"do": "ready"})


class TestMoreTime:
    @pytest.mark.parametrize("factor", [1, 1.5, 2, 3, 10])
    def test_is_shown_to_all(self, factor: float) -> None:
        stage = Stage("sums").ask("time", 1, factor=factor)
        assert all(stage.bout.shown(viewer, 1).factor == factor for viewer in (None, 0, 1, 2, 3))

    @pytest.mark.parametrize("factor", [0, -1, 1.2, 4, 1e9, math.nan, "2", None])
    def test_other_factors_are_refused(self, factor: Any) -> None:
        refuses(Stage("sums"), "malformed", 1, {"do": "time", "factor": factor})

    def test_in_a_duel_the_larger_holds_for_both(self) -> None:
        stage = Stage("sticks").ask("time", 1, 0, factor=3).ask("time", 2, 2, factor=1.5)
        assert stage.bout.shown(None, 2).factor == 3

    def test_one_may_change_ones_mind(self) -> None:
        stage = Stage("sums").ask("time", 1, factor=10).ask("time", 2, factor=2)
        assert stage.bout.shown(0, 2).factor == 2

    def test_not_once_it_is_on(self) -> None:
        refuses(Stage("sums").begin(), "late", 101, {"do": "time", "factor": 2})

    def test_changes_nothing_but_the_time(self) -> None:
        plain, slow = Stage("sums").begin(), Stage("sums", factor=3).begin()
        assert plain.puzzle.texts == slow.puzzle.texts


class TestAnotherTrial:
    def test_once_before_it_is_on(self) -> None:
        stage = Stage("bell", other="sums")
        assert stage.bout.shown(0, 0).another
        stage.ask("another", 1)
        shown = stage.bout.shown(0, 1)
        assert (shown.puzzle, shown.card, shown.another) == ("sums", "sums-1", False)
        refuses(stage, "not-now", 2, {"do": "another"})
        assert stage.begin().seen(0).steps == 7

    def test_whoever_was_ready_is_asked_again(self) -> None:
        stage = Stage("reflex", other="sticks").ask("ready", 1, 2).ask("another", 2, 0)
        assert stage.bout.waiting() == [0, 2]

    def test_not_once_it_is_on(self) -> None:
        stage = Stage("bell", other="sums").begin()
        assert not stage.shown(0).another
        refuses(stage, "late", 101, {"do": "another"})

    def test_not_where_there_is_none(self) -> None:
        assert not Stage("bell").bout.shown(0, 0).another
        refuses(Stage("bell"), "not-now", 1, {"do": "another"})

    def test_never_one_that_needs_quick_hands(self) -> None:
        stage = Stage("bell", other="rope")
        assert not stage.bout.shown(0, 0).another
        refuses(stage, "not-now", 1, {"do": "another"})

    def test_keeps_the_time_that_was_asked_for(self) -> None:
        stage = Stage("bell", other="sums").ask("time", 1, factor=3).ask("another", 2)
        assert stage.bout.shown(0, 2).factor == 3

    def test_those_that_need_no_quick_hands(self) -> None:
        still = {name for name, kind in PUZZLES.items() if kind.still}
        assert still == {
            *("sequence", "sums", "letters", "gauge", "drum", "glass", "sticks", "noughts", "fleet", "race", "bluff"),
            *("dice", "riddle", "guess", "grip"),
        }


class TestAppeal:
    def wrong(self, **given: Any) -> Stage:
        """A wrong answer, ten seconds after the riddle was asked."""
        return Stage("riddle", **given).begin().do(10, {"text": "a pair of gloves"})

    def test_whoever_typed_a_wrong_answer_may_appeal(self) -> None:
        stage = self.wrong()
        assert stage.outcome(10) is None
        assert stage.shown(10).phase == "wrong"
        assert stage.bout.waiting() == [0]
        assert stage.bout.judges([0, 1, 2]) == []
        stage.ask("appeal", 115)
        assert stage.shown(15).phase == "appeal"
        assert stage.bout.waiting() == [1]
        assert stage.bout.judges([0, 1, 2]) == [1]

    @pytest.mark.parametrize(("fits", "outcome"), [(True, "won"), (False, "lost")])
    def test_the_judge_says_whether_it_fits(self, fits: bool, outcome: str) -> None:
        stage = self.wrong().ask("appeal", 115).ask("fits", 134.9, 1, fits=fits)
        assert stage.outcome(34.9) == outcome
        assert stage.bout.judges([0, 1, 2]) == []

    def test_the_judge_alone_sees_answer_and_solution(self) -> None:
        stage = self.wrong()
        assert stage.shown(10, 1).appeal is None
        stage.ask("appeal", 115)
        seen = stage.shown(15, 1).appeal
        assert seen is not None
        assert (seen["given"], seen["answer"]) == ("a pair of gloves", "a clock")
        assert all(stage.shown(15, viewer).appeal is None for viewer in (None, 0, 2, 3))
        assert stage.shown(35, 1).appeal is None

    def test_no_word_in_twenty_seconds_is_no(self) -> None:
        stage = self.wrong().ask("appeal", 115)
        assert stage.bout.next(115) == 135
        assert stage.outcome(34.9) is None
        assert stage.outcome(35) == "lost"
        refuses(stage, "late", 135, {"do": "fits", "fits": True}, seat=1)

    def test_everybody_sees_how_long_an_answer_may_be_appealed_and_judged(self) -> None:
        assert Stage("riddle").begin().shown(10).left == 0
        stage = self.wrong()
        assert [stage.shown(at, viewer).left for at in (10, 12, 17.9) for viewer in (0, None)] == [8, 8, 6, 6, 0.1, 0.1]
        stage.ask("appeal", 115)
        assert [stage.shown(at, 1).left for at in (15, 20, 34.9, 35)] == [20, 15, 0.1, 0]
        assert stage.ask("fits", 134.9, 1, fits=True).shown(34.9).left == 0

    def test_nobody_else_judges(self) -> None:
        stage = self.wrong().ask("appeal", 115)
        for seat in (0, 2, 3):
            refuses(stage, "not-yours", 116, {"do": "fits", "fits": True}, seat=seat)

    def test_nobody_judges_before_an_appeal_or_twice(self) -> None:
        stage = self.wrong()
        refuses(stage, "not-now", 111, {"do": "fits", "fits": True}, seat=1)
        stage.ask("appeal", 115).ask("fits", 116, 1, fits=False)
        refuses(stage, "late", 117, {"do": "fits", "fits": True}, seat=1)

    def test_accepting_ends_it(self) -> None:
        stage = self.wrong().ask("accept", 111)
        assert stage.outcome(11) == "lost"
        refuses(stage, "late", 112, {"do": "appeal"})

    def test_saying_nothing_for_eight_seconds_is_accepting(self) -> None:
        stage = self.wrong()
        assert stage.bout.next(110) == 118
        assert stage.outcome(17.9) is None
        assert stage.outcome(18) == "lost"
        refuses(stage, "late", 118, {"do": "appeal"})

    def test_more_time_is_more_time_to_appeal(self) -> None:
        stage = self.wrong(factor=3.0)
        typed = stage.bout.next(100)
        assert stage.shown(10).phase == "wrong" and typed is not None
        assert typed == pytest.approx(100 + 3 * 10 + 3 * 8)

    def test_one_appeal(self) -> None:
        refuses(self.wrong().ask("appeal", 115), "not-now", 116, {"do": "appeal"})

    def test_only_whoever_typed_it_appeals(self) -> None:
        for seat in (1, 2):
            refuses(self.wrong(), "not-yours", 111, {"do": "appeal"}, seat=seat)

    @pytest.mark.parametrize("judges", [(), (0,)])
    def test_not_where_nobody_else_is_a_person(self, judges: tuple[int, ...]) -> None:
        stage = self.wrong(judges=judges)
        assert stage.outcome(10) == "lost"
        refuses(stage, "not-now", 111, {"do": "appeal"})

    def test_time_that_ran_out_is_nothing_to_appeal(self) -> None:
        stage = Stage("riddle").begin()
        assert stage.outcome(91) == "lost"
        refuses(stage, "not-now", 191.5, {"do": "appeal"})

    def test_a_right_answer_and_other_trials_are_nothing_to_appeal(self) -> None:
        refuses(Stage("riddle").begin().do(1, {"text": "clock"}), "not-now", 102, {"do": "appeal"})
        stage = Stage("letters").begin()
        for at in (1, 2, 3):
            stage.do(at, {"word": "tones"})
        assert stage.outcome(3) == "lost"
        refuses(stage, "not-now", 104, {"do": "appeal"})


class TestRefusals:
    @pytest.mark.parametrize("at", [99.9, -1, -math.inf, math.inf, math.nan])
    def test_times_that_go_backwards(self, at: float) -> None:
        refuses(Stage("sticks").begin(), "early", at, {"do": "do", "what": {"choice": 1}})

    def test_looking_ahead_does_not_make_a_try_late(self) -> None:
        stage = Stage("sticks").begin()
        assert stage.outcome(1000) == "lost"
        assert stage.do(1, {"choice": 1}).outcome(1) is None

    def test_a_refused_try_at_a_later_time_does_not_make_another_late(self) -> None:
        stage = Stage("sticks").begin()
        refuses(stage, "not-yours", 150, {"do": "do", "what": {"choice": 1}}, seat=3)
        refuses(stage, "late", 150, {"do": "do", "what": {"choice": 1}})
        assert stage.do(1, {"choice": 1}).outcome(1) is None

    def test_up_to_four_kilobytes(self) -> None:
        stage = Stage("riddle").begin()
        refuses(stage, "malformed", 101, {"do": "do", "what": {"text": "x" * 4100}})

    @pytest.mark.parametrize(
        "what",
        [
            *(None, 5, "ready", [], {}, {"do": "nothing"}, {"do": 1}, {"do": "ready", "and": 1}, {"do": "do"}),
            *({"do": "do", "what": 10**400}, {"do": "do", "what": "\ud800"}, {"do": "do", "what": {1: 2}}, {2}),
            {"do": "do", "what": [[[[[]]]]]},
        ],
    )
    def test_malformed(self, what: Any) -> None:
        refuses(Stage("sums").begin(), "malformed", 125, what)


def test_types_for_the_client_are_whole() -> None:
    shown, taken = set(Seen.__args__), set(Taken.__args__)
    assert taken == {kind.takes for kind in PUZZLES.values()}
    assert len({kind.__name__ for kind in shown | taken}) == len(shown | taken)
    for name in PUZZLES:
        assert type(Stage(name).begin().seen(0)) in shown
