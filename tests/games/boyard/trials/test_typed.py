"""Riddle, guess and grip: one typed answer, and a hand in the bag."""

from __future__ import annotations

from collections import Counter

import pytest

from forts.core.errors import BadTry
from forts.games.boyard.trials.grip import PERIOD

from .conftest import LEVELS, TYPED, Stage, refused


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ["riddle", "guess"])
class TestTyped:
    @pytest.mark.parametrize("text", ["A clock!", "watch", "  the CLOCK "])
    def test_passed(self, name: str, level: int, text: str) -> None:
        assert Stage(name, level).begin().do(9, {"text": text}).outcome(9) == "won"

    def test_failed(self, name: str, level: int) -> None:
        stage = Stage(name, level, judges=()).begin().do(9, {"text": "a glove"})
        assert stage.outcome(9) == "lost"

    def test_late(self, name: str, level: int) -> None:
        stage = Stage(name, level).begin()
        seconds = 90 if name == "riddle" else 60
        assert stage.seen(1).left == seconds - 1
        refused("late", stage, seconds + 1.01, {"text": "a clock"})
        assert stage.end() == (seconds + 1, "lost")
        assert stage.do(seconds + 0.99, {"text": "a clock"}).outcome(seconds + 1) == "won"

    @pytest.mark.parametrize("what", [{"text": " "}, {"text": ""}, {"text": "x" * 201}, {"text": 5}, {}, "a clock"])
    def test_malformed(self, name: str, level: int, what: object) -> None:
        stage = Stage(name, level).begin()
        before = stage.state(3)
        with pytest.raises(BadTry):
            stage.ask("do", stage.clock(3), what=what)
        assert stage.state(3) == before

    def test_one_answer(self, name: str, level: int) -> None:
        stage = Stage(name, level, judges=()).begin().do(9, {"text": "a glove"})
        refused("late", stage, 10, {"text": "a clock"})

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time(self, name: str, level: int, factor: float) -> None:
        stage = Stage(name, level, factor=factor).begin()
        seconds = 90 if name == "riddle" else 60
        assert stage.end() == (pytest.approx(seconds + 1 / factor), "lost")


def test_a_riddle_may_have_no_glass() -> None:
    stage = Stage("riddle", settings={**TYPED, "seconds": 0}).begin()
    assert stage.seen(1).left is None
    assert stage.bout.next(1e6) is None
    assert stage.do(1e6, {"text": "a clock"}).outcome(1e6) == "won"


def test_what_was_asked_and_answered_is_told() -> None:
    stage = Stage("riddle", judges=()).begin().do(9, {"text": "a glove"})
    told = stage.bout.told()
    assert told["asked"] == TYPED["texts"]
    assert (told["answer"], told["given"], told["why"]) == ("a clock", "a glove", TYPED["why"])


class TestGrip:
    @pytest.mark.parametrize("level", LEVELS)
    def test_the_higher_the_gauge_the_more_tokens(self, level: int) -> None:
        grabbed = []
        for step in range(11):
            stage = Stage("grip", level).begin()
            bottom = (1 - stage.seen(0).start) * PERIOD
            at = bottom + step / 20 * PERIOD
            grabbed.append(int(str(stage.do(at, {"at": round(at * 1000)}).outcome(at)).removeprefix("grab ")))
        assert grabbed == sorted(grabbed)
        assert set(grabbed) == {5, 6, 7, 8, 9}

    def test_never_more_than_the_bag_holds(self) -> None:
        for seed in range(30):
            stage = Stage("grip", settings={"most": 6}, seed=seed).begin().do(1, {"at": -1})
            assert stage.outcome(1) in ("grab 5", "grab 6")
        assert Stage("grip", settings={"most": 3}).begin().do(1, {"at": -1}).outcome(1) == "grab 3"

    def test_luck_decides_by_the_weights_one_two_three_two_one(self) -> None:
        found = Counter(Stage("grip", seed=seed).begin().do(1, {"at": -1}).outcome(1) for seed in range(900))
        for number, weight in zip(range(5, 10), (1, 2, 3, 2, 1), strict=True):
            assert abs(found[f"grab {number}"] - weight * 100) < 50

    def test_who_waits_too_long_leaves_it_to_luck(self) -> None:
        at, outcome = Stage("grip").begin().end()
        assert at == 30
        assert outcome.startswith("grab ")

    def test_a_moment_that_has_not_come_is_now(self) -> None:
        now, ahead = Stage("grip").begin(), Stage("grip").begin()
        assert now.do(2, {"at": 2000}).outcome(2) == ahead.do(2, {"at": 9000}).outcome(2)

    def test_malformed_and_late(self) -> None:
        stage = Stage("grip").begin()
        refused("malformed", stage, 1, {"at": -2})
        refused("malformed", stage, 1, {})
        refused("late", stage, 30.01, {"at": 1})

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time_makes_the_gauge_slower(self, factor: float) -> None:
        for step in range(8):
            at = 3 + step * 0.2
            plain, slow = Stage("grip").begin(), Stage("grip", factor=factor).begin()
            plain.do(at, {"at": round(at * 1000)})
            slow.do(at, {"at": round(at * 1000 * factor)})
            assert plain.outcome(at) == slow.outcome(at)
