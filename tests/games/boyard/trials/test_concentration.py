"""Trials of Concentration: something is shown, then asked for against the glass."""

from __future__ import annotations

from typing import Any

import pytest

from forts.games.boyard.trials import grid, order, parade, sequence, shells, sums

from .conftest import LEVELS, Stage, refused

ASKING = ("odd", "parade", "grid", "shells", "order", "sums", "letters")
"""Shown once, then asked; `sequence` goes on by rounds."""


def right(stage: Stage) -> dict[str, Any]:
    """The right answer to what is asked now."""
    puzzle = stage.puzzle
    answers = {
        "odd": lambda: {"drawing": puzzle.odd},
        "parade": lambda: {"number": puzzle.count},
        "grid": lambda: {"cell": puzzle.asked[len(puzzle.given)]},
        "shells": lambda: {"place": puzzle.place},
        "order": lambda: {"order": puzzle.order},
        "sums": lambda: {"number": puzzle.total},
        "letters": lambda: {"word": puzzle.words[1]},
        "sequence": lambda: {"signs": puzzle.signs[: puzzle.length]},
    }
    return answers[puzzle.name]()


def wrong(stage: Stage) -> dict[str, Any]:
    """A wrong answer to what is asked now."""
    puzzle = stage.puzzle
    answers = {
        "odd": lambda: {"drawing": (puzzle.odd + 1) % 24},
        "parade": lambda: {"number": puzzle.count + 1},
        "grid": lambda: {"cell": (puzzle.asked[len(puzzle.given)] + 1) % 12},
        "shells": lambda: {"place": (puzzle.place + 1) % 3},
        "order": lambda: {"order": puzzle.order[::-1]},
        "sums": lambda: {"number": -puzzle.total},
        "letters": lambda: {"word": "tones"},
        "sequence": lambda: {"signs": [(sign + 1) % 5 for sign in puzzle.signs[: puzzle.length]]},
    }
    return answers[puzzle.name]()


def times(stage: Stage) -> int:
    """How often it takes an answer: three questions, three tries."""
    return 3 if stage.puzzle.name in ("grid", "letters") else 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", ASKING)
class TestAskedOnce:
    def test_passed_by_the_right_answer(self, name: str, level: int) -> None:
        stage = Stage(name, level).begin()
        asked = stage.puzzle.asked_at
        for number in range(3 if name == "grid" else 1):
            assert stage.outcome(asked) is None
            stage.do(asked + 1 + number, right(stage))
        assert stage.outcome(asked + 5) == "won"
        assert stage.bout.waiting() == []

    def test_failed_by_a_wrong_answer(self, name: str, level: int) -> None:
        stage = Stage(name, level).begin()
        for number in range(3 if name == "letters" else 1):
            stage.do(stage.puzzle.asked_at + number, wrong(stage))
        assert stage.outcome(stage.puzzle.asked_at + 3) == "lost"

    def test_an_answer_comes_too_early_while_it_is_shown(self, name: str, level: int) -> None:
        stage = Stage(name, level).begin()
        if stage.puzzle.asked_at:
            refused("early", stage, stage.puzzle.asked_at - 0.01, right(stage))

    def test_the_glass_has_thirty_seconds_and_a_second_for_the_line(self, name: str, level: int) -> None:
        stage = Stage(name, level).begin()
        end = stage.puzzle.asked_at + 30
        assert stage.seen(end - 30).left == 30
        assert stage.seen(end - 10).left == pytest.approx(10)
        assert stage.seen(end + 0.9).left == 0
        assert stage.outcome(end + 0.99) is None
        assert stage.outcome(end + 1.01) == "lost"
        assert stage.end() == (pytest.approx(end + 1), "lost")
        stage.do(end + 0.99, right(stage))  # looking later has changed nothing
        assert stage.outcome(end + 0.99) == (None if name == "grid" else "won")

    def test_late_is_refused(self, name: str, level: int) -> None:
        stage = Stage(name, level).begin()
        refused("late", stage, stage.puzzle.asked_at + 31.01, right(stage))

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time_stretches_showing_and_answering(self, name: str, level: int, factor: float) -> None:
        plain, slow = Stage(name, level).begin(), Stage(name, level, factor=factor).begin()
        at: float | None = 0.0
        while at is not None and at < plain.puzzle.asked_at + 30:
            assert slow.seen(at) == plain.seen(at)
            later = plain.bout.next(plain.clock(at))
            at = None if later is None else later - plain.began
        # the line is as slow as ever: one second of the clock
        assert slow.outcome(plain.puzzle.asked_at + 30 + 0.9 / factor) is None
        assert slow.end()[0] == pytest.approx(plain.puzzle.asked_at + 30 + 1 / factor)


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("sequence", {"signs": [0, 1]}),
        ("sequence", {"signs": [0, 1, 5]}),
        ("sequence", {"signs": [0, 1, -1]}),
        ("odd", {"drawing": 24}),
        ("odd", {"drawing": -1}),
        ("parade", {"number": 10**9}),
        ("parade", {"number": "3"}),
        ("grid", {"cell": 12}),
        ("shells", {"place": 3}),
        ("shells", {"place": 1.5}),
        ("order", {"order": ["tiger"]}),
        ("order", {"order": ["tiger"] * 5}),
        ("sums", {"number": None}),
        ("sums", {"number": 1, "and": 2}),
        ("letters", {"word": "  "}),
        ("letters", {"word": "x" * 41}),
        ("letters", {}),
    ],
)
def test_malformed_answers_are_refused(name: str, what: Any) -> None:
    stage = Stage(name).begin()
    refused("malformed", stage, getattr(stage.puzzle, "asked_at", 4.0), what)


class TestSequence:
    @pytest.mark.parametrize(("level", "last"), [(1, 6), (2, 7), (3, 8)])
    def test_three_signs_grow_to_six_seven_or_eight(self, level: int, last: int) -> None:
        stage = Stage("sequence", level).begin()
        at = 0.0
        for length in range(3, last + 1):
            assert stage.seen(at).length == length
            assert stage.seen(at).rounds_left == last - length
            at += sequence.BEAT * (length + 1) + 1
            stage.do(at, right(stage))
        assert stage.outcome(at) == "won"

    def test_signs_play_one_by_one_and_are_gone_when_they_are_asked_for(self) -> None:
        stage = Stage("sequence").begin()
        signs = stage.puzzle.signs
        assert stage.seen(0).signs == []
        assert stage.seen(sequence.BEAT).signs == signs[:1]
        assert stage.seen(3 * sequence.BEAT).signs == signs[:3]
        assert not stage.seen(3 * sequence.BEAT).asked
        assert stage.seen(4 * sequence.BEAT).signs == []
        assert stage.seen(4 * sequence.BEAT).asked

    def test_a_wrong_sign_fails(self) -> None:
        stage = Stage("sequence").begin().do(5, {"signs": [0, 0, 0]})
        assert (stage.outcome(5) == "lost") != (stage.puzzle.signs[:3] == [0, 0, 0])

    def test_repeating_while_they_play_is_too_early(self) -> None:
        stage = Stage("sequence").begin()
        refused("early", stage, 4 * sequence.BEAT - 0.1, right(stage))

    @pytest.mark.parametrize("factor", [1.0, 2.0, 10.0])
    def test_two_seconds_a_sign_and_two_to_begin(self, factor: float) -> None:
        stage = Stage("sequence", factor=factor).begin()
        assert stage.end() == (pytest.approx(4 * sequence.BEAT + 8 + 1 / factor), "lost")

    def test_a_card_may_set_the_length(self) -> None:
        assert len(Stage("sequence", 1, settings={"signs": 8}).puzzle.signs) == 8


class TestOdd:
    @pytest.mark.parametrize(("level", "details"), [(1, 2), (2, 1), (3, 1)])
    def test_one_of_two_dozen_differs(self, level: int, details: int) -> None:
        drawings = Stage("odd", level).begin().seen(0).drawings
        odd = [drawing for drawing in drawings if drawings.count(drawing) == 1]
        usual = next(drawing for drawing in drawings if drawing not in odd)
        assert len(drawings) == 24
        assert len(odd) == 1
        assert sum(odd[0][name] != usual[name] for name in usual) == details

    @pytest.mark.parametrize("level", [1, 2])
    def test_afterwards_it_is_told_by_what_it_differed(self, level: int) -> None:
        stage = Stage("odd", level).begin()
        drawings, odd = stage.seen(0).drawings, stage.puzzle.odd
        usual = drawings[odd - 1]
        assert stage.puzzle.told()["differs"] == {
            name: [drawings[odd][name], usual[name]] for name in usual if drawings[odd][name] != usual[name]
        }


class TestParade:
    @pytest.mark.parametrize(("level", "length"), [(1, 12), (2, 16), (3, 20)])
    def test_so_many_pass_and_only_then_is_it_asked(self, level: int, length: int) -> None:
        stage = Stage("parade", level).begin()
        seen = []
        at: float = 0
        while not (now := stage.seen(at)).asked:
            seen.append((now.thing, now.colour))
            at = (stage.bout.next(stage.clock(at)) or 0) - stage.began
        thing, colour = now.asked
        assert len(seen) == length
        assert (bool(thing), bool(colour)) == {1: (True, False), 2: (False, True), 3: (True, True)}[level]
        assert stage.puzzle.count == sum(thing in ("", one) and colour in ("", other) for one, other in seen) > 0
        assert {one for one, _ in seen} <= set(parade.THINGS)


class TestGrid:
    @pytest.mark.parametrize(("level", "seconds"), [(1, 8), (2, 5), (3, 4)])
    def test_twelve_signs_lie_open_for_a_while(self, level: int, seconds: float) -> None:
        stage = Stage("grid", level).begin()
        assert len(set(stage.seen(0).signs)) == grid.CELLS
        assert stage.seen(seconds - 0.1).signs == stage.seen(0).signs
        assert stage.seen(seconds).signs == []

    def test_three_questions_one_after_the_other(self) -> None:
        stage = Stage("grid").begin()
        lay = stage.seen(0).signs
        for number in range(3):
            assert len(stage.seen(6 + number).found) == number
            stage.do(6 + number, {"cell": lay.index(stage.seen(6 + number).asked)})
        assert stage.outcome(9) == "won"

    def test_a_mistake_at_the_last_question_fails(self) -> None:
        stage = Stage("grid").begin()
        stage.do(6, right(stage)).do(7, right(stage)).do(8, wrong(stage))
        assert stage.outcome(8) == "lost"


class TestShells:
    @pytest.mark.parametrize(("level", "swaps"), [(1, 6), (2, 8), (3, 10)])
    def test_who_follows_every_change_finds_the_key(self, level: int, swaps: int) -> None:
        stage = Stage("shells", level).begin()
        place, told, at = stage.seen(0).key, 0, 0.0
        while not (now := stage.seen(at)).asked:
            if now.swap:
                told += 1
                assert now.key == -1
                one, other = now.swap
                place = {one: other, other: one}.get(place, place)
            at = (stage.bout.next(stage.clock(at)) or 0) - stage.began
        assert told == swaps
        assert stage.do(at, {"place": place}).outcome(at) == "won"
        assert shells.CARDS == 3


class TestOrder:
    @pytest.mark.parametrize(("level", "seconds"), [(1, 8), (2, 6), (3, 4)])
    def test_five_characters_are_seen_for_a_while(self, level: int, seconds: float) -> None:
        stage = Stage("order", level).begin()
        first = stage.seen(0)
        assert len(set(first.order)) == order.COUNT
        assert first.choices == []
        assert stage.seen(seconds - 0.1) == first
        assert stage.seen(seconds).order == []
        assert stage.seen(seconds).choices == sorted(first.order)


class TestSums:
    @pytest.mark.parametrize("level", LEVELS)
    def test_who_reckons_along_has_the_answer(self, level: int) -> None:
        for seed in range(30):
            stage = Stage("sums", level, seed=seed).begin()
            total = 0
            for step in range(sums.STEPS + 1):
                text = stage.seen(step * sums.SHOWN + 0.1).text
                sign, _, number = text.rpartition(" ")
                total = {"": int(number), "+": total + int(number), "−": total - int(number), "×": total * int(number)}[
                    sign
                ]
                assert total > 0
            assert stage.do(25, {"number": total}).outcome(25) == "won"


class TestLetters:
    @pytest.mark.parametrize("seed", range(20))
    def test_the_letters_are_jumbled_and_no_word_themselves(self, seed: int) -> None:
        letters = Stage("letters", seed=seed).begin().seen(0).letters
        assert sorted(letters) == sorted("stone")
        assert letters not in ("stone", "notes", "onset")

    def test_letters_whose_every_turn_is_a_word_are_shown_all_the_same(self) -> None:
        words = {"words": ["ate", "eat", "tea", "eta", "tae", "aet"]}
        assert sorted(Stage("letters", settings=words).begin().seen(0).letters) == ["a", "e", "t"]

    @pytest.mark.parametrize("word", ["stone", "ONSET", " notes "])
    def test_any_listed_word_counts(self, word: str) -> None:
        assert Stage("letters").begin().do(3, {"word": word}).outcome(3) == "won"

    def test_accents_need_not_be_typed(self) -> None:
        settings = {"words": ["étoile"]}
        stage = Stage("letters", settings=settings).begin()
        assert stage.do(3, {"word": "etoile"}).outcome(3) == "won"
        assert Stage("letters", settings=settings).begin().do(3, {"word": "ÉTOILE"}).outcome(3) == "won"

    def test_three_tries(self) -> None:
        stage = Stage("letters").begin()
        assert stage.do(1, {"word": "tones"}).do(2, {"word": "tonse"}).seen(2).tries_left == 1
        assert stage.do(3, {"word": "stone"}).outcome(3) == "won"
