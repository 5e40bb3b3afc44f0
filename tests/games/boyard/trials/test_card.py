"""Trials at a table: a card, a glass and a judge."""

from __future__ import annotations

from typing import Any

import pytest

from forts.core.errors import BadTry
from forts.core.trial import Trial, Try
from forts.games.boyard.trials.card import TableBout

CARDS = [
    {
        "card": "k-001/red",
        "texts": ["Say the alphabet backwards."],
        "won": "No letter is missing.",
        "answer": "Z to A",
        "why": "It is the alphabet.",
        "seconds": 30,
        "props": ["pencil"],
        "tags": ["sitting"],
    },
    {"card": "k-002/red", "texts": ["Stand on one leg."], "seconds": 0},
]


class Table:
    """A trial of seat 0, or a duel of 0 and 2, judged by seat 1 or by the duellists."""

    def __init__(self, *, duel: bool = False, judges: tuple[int, ...] = (1,), **card: Any) -> None:
        outcomes = ["won", "lost", "no winner"] if duel else ["won", "lost"]
        trial = Trial(3, "duel" if duel else "strength", [0, 2] if duel else [0], 1, outcomes, {"players": 3})
        cards = [{**CARDS[0], **card}, CARDS[1]]
        self.bout = TableBout(trial, {"cards": cards, "people": [0, 1, 2], "judges": list(judges)})

    def say(self, do: str, at: float, seat: int = 1, **what: Any) -> Table:
        """Somebody does something."""
        self.bout.take(Try(seat, at, {"do": do, **what}))
        return self

    def verdict(self, outcome: str, at: float, seat: int = 1) -> Table:
        """A judge says how it ended."""
        return self.say("verdict", at, seat, outcome=outcome)

    def refuses(self, why: str, at: float, what: Any, seat: int = 1) -> None:
        """Nothing changes."""
        before = self.bout.shown(1, at), self.bout.next(at), self.bout.outcome(at)
        with pytest.raises(BadTry) as error:
            self.bout.take(Try(seat, at, what))
        assert error.value.reason.args["why"] == why
        assert (self.bout.shown(1, at), self.bout.next(at), self.bout.outcome(at)) == before


class TestVerdict:
    @pytest.mark.parametrize("outcome", ["won", "lost"])
    def test_counts_after_three_seconds(self, outcome: str) -> None:
        table = Table().verdict(outcome, 10)
        assert table.bout.waiting() == []
        assert table.bout.next(10) == 13
        assert table.bout.outcome(12.9) is None
        assert table.bout.shown(0, 12.9).phase == "verdict"
        assert [table.bout.shown(0, at).back for at in (10, 11, 12.9, 13)] == [3, 2, 0.1, 0]
        assert table.bout.outcome(13) == outcome
        assert table.bout.shown(0, 13).phase == "done"

    def test_can_be_taken_back_till_then(self) -> None:
        table = Table().verdict("lost", 10).say("back", 12.9)
        assert table.bout.shown(0, 12.9).back == 0
        assert table.bout.outcome(99) is None
        assert table.bout.waiting() == [1]
        assert table.verdict("won", 100).bout.outcome(103) == "won"
        table.refuses("late", 103, {"do": "back"})

    def test_can_be_changed_and_counts_three_seconds_after_that(self) -> None:
        table = Table().verdict("lost", 10).verdict("won", 12)
        assert table.bout.outcome(14.9) is None
        assert table.bout.outcome(15) == "won"

    def test_is_the_judges_alone(self) -> None:
        for seat in (0, 2):
            Table().refuses("not-yours", 5, {"do": "verdict", "outcome": "won"}, seat)
        Table().refuses("not-yours", 5, {"do": "verdict", "outcome": "won"}, 5)

    def test_is_one_of_the_outcomes(self) -> None:
        Table().refuses("malformed", 5, {"do": "verdict", "outcome": "no winner"})
        assert Table(duel=True).verdict("no winner", 5).bout.outcome(8) == "no winner"

    def test_two_must_agree_or_there_is_no_winner(self) -> None:
        table = Table(duel=True, judges=(0, 2)).verdict("won", 5, 0)
        assert table.bout.outcome(99) is None
        assert table.bout.waiting() == [2]
        assert table.verdict("won", 100, 2).bout.outcome(103) == "won"
        table = Table(duel=True, judges=(0, 2)).verdict("won", 5, 0).verdict("lost", 6, 2)
        assert table.bout.outcome(9) == "no winner"

    def test_nothing_to_take_back(self) -> None:
        Table().refuses("not-now", 5, {"do": "back"})

    def test_does_not_come_by_itself(self) -> None:
        assert Table().bout.next(1e9) is None

    def test_who_judges_of_those_who_are_there(self) -> None:
        assert Table().bout.judges([0, 1, 2]) == [1]
        assert Table().bout.judges([0, 2]) == []


class TestGlass:
    def test_runs_thirty_seconds(self) -> None:
        table = Table().say("glass", 10, 0, run=True)
        assert table.bout.next(10) == 40
        assert table.bout.shown(0, 25).left == 15
        assert table.bout.shown(0, 41).left == 0
        assert table.bout.outcome(41) is None  # the judge says

    def test_can_be_stopped_and_goes_on_where_it_was(self) -> None:
        table = Table().say("glass", 10, run=True).say("glass", 20, run=False)
        assert table.bout.shown(0, 99).left == 20
        assert table.say("glass", 100, run=True).bout.next(100) == 120

    def test_an_empty_glass_is_turned_over(self) -> None:
        table = Table().say("glass", 10, run=True).say("glass", 45, run=False).say("glass", 50, run=True)
        assert table.bout.shown(0, 50).left == 30

    def test_none_where_the_card_has_none(self) -> None:
        Table(seconds=0).refuses("not-now", 5, {"do": "glass", "run": True})


class TestAnotherCard:
    def test_is_always_allowed(self) -> None:
        table = Table().say("glass", 5, run=True).verdict("lost", 10).say("another", 11, 0)
        shown = table.bout.shown(0, 11)
        assert (shown.card, shown.verdicts, shown.running, shown.another) == ("k-002/red", {}, False, False)
        assert table.bout.cards() == ["k-001/red", "k-002/red"]

    def test_as_long_as_there_are_some(self) -> None:
        Table().say("another", 5).refuses("not-now", 6, {"do": "another"})


class TestAnswer:
    def test_is_for_the_judges_eyes_alone(self) -> None:
        bout = Table().bout
        assert (bout.shown(1, 0).answer, bout.shown(1, 0).why) == ("Z to A", "It is the alphabet.")
        for viewer in (None, 0, 2):
            shown = bout.shown(viewer, 0)
            assert (shown.answer, shown.also, shown.why) == ("", [], "")

    def test_is_told_when_it_is_over(self) -> None:
        table = Table().verdict("won", 5)
        assert table.bout.told()["answer"] == "Z to A"
        assert table.bout.told()["verdicts"] == [(1, "won")]

    def test_a_word_that_may_be_guessed_again_is_not_told(self) -> None:
        assert "answer" not in Table(again=True).verdict("lost", 5).bout.told()
        assert "answer" in Table(again=True).verdict("won", 5).bout.told()


@pytest.mark.parametrize(
    "what", [None, 5, "won", [], {}, {"do": "x"}, {"do": "glass"}, {"do": "verdict"}, {"do": "verdict", "outcome": 1}]
)
def test_malformed(what: Any) -> None:
    Table().refuses("malformed", 5, what)


@pytest.mark.parametrize("at", [9.9, -1.0, float("nan"), float("inf")])
def test_times_that_go_backwards(at: float) -> None:
    table = Table().verdict("won", 10)
    with pytest.raises(BadTry):
        table.say("back", at)
    assert table.bout.outcome(13) == "won"


def test_too_large() -> None:
    Table().refuses("malformed", 5, {"do": "verdict", "outcome": "won" * 2000})
