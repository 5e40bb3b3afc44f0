"""Duels: in turn, in secret, or at once; and the part of a bot in them."""

from __future__ import annotations

from typing import Any

import pytest

from forts.games.boyard.trials import pairs, race, reflex
from forts.games.boyard.trials.puzzle import Puzzle

from .conftest import DUELS, LEVELS, Stage, made, refused

IN_TURN = ("sticks", "noughts", "pairs")


def choose(stage: Stage, *choices: int, first: float = 1.0) -> Stage:
    """Choices in turn, a second each."""
    for number, choice in enumerate(choices):
        at = first + number
        stage.do(at, {"choice": choice}, stage.seen(at).turn)
    return stage


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", IN_TURN)
class TestInTurn:
    def test_the_one_whose_trial_it_is_begins(self, name: str, level: int) -> None:
        stage = Stage(name, level).begin()
        assert stage.seen(0).turn == 0
        assert stage.bout.waiting() == [0]
        refused("not-now", stage, 1, {"choice": 1}, seat=2)

    def test_ten_seconds_a_move_and_who_lets_them_run_out_loses(self, name: str, level: int) -> None:
        stage = Stage(name, level).begin()
        assert stage.seen(3).left == 7
        assert stage.end() == (11, "lost")
        refused("late", stage, 11.01, {"choice": 1})

    def test_the_rival_who_lets_the_time_run_out_loses(self, name: str, level: int) -> None:
        stage = choose(Stage(name, level).begin(), 1)
        if name == "pairs":
            cards = stage.puzzle.cards
            choose(stage, next(card for card, sign in enumerate(cards) if sign != cards[1]), first=2)
        assert stage.end()[1] == "won"

    @pytest.mark.parametrize("choice", [-1, 99, None, "1", 0.5])
    def test_malformed_or_impossible(self, name: str, level: int, choice: Any) -> None:
        stage = Stage(name, level).begin()
        why = "impossible" if isinstance(choice, int) else "malformed"
        refused(why, stage, 1, {"choice": choice})

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time_holds_for_both(self, name: str, level: int, factor: float) -> None:
        stage = Stage(name, level)
        stage.ask("time", 1, 2, factor=factor).ask("time", 2, 0, factor=1.0)
        stage.factor = 1.0
        stage.begin()
        stage.factor = factor
        assert stage.shown(0).factor == factor
        assert stage.end() == (pytest.approx(10 + 1 / factor), "lost")


class TestSticks:
    def test_who_takes_the_last_one_loses(self) -> None:
        stage = choose(Stage("sticks").begin(), 3, 3, 3, 3, 3, 3, 1)
        assert stage.seen(9).sticks == 1
        assert choose(stage, 1, first=9).outcome(9) == "won"

    def test_no_more_than_there_are(self) -> None:
        stage = choose(Stage("sticks").begin(), 3, 3, 3, 3, 3, 3)
        refused("impossible", stage, 8, {"choice": 3})
        assert choose(stage, 2, first=8).outcome(9) == "lost"

    def test_the_best_bot_wins_from_the_second_place_against_bad_play(self) -> None:
        stage = Stage("sticks", bots={2: 100}).begin()
        at = 0.0
        while stage.outcome(at) is None:
            if stage.bout.waiting() == [0]:
                stage.do(at, {"choice": 1})
            at += 2
        assert stage.outcome(at) == "lost"


class TestNoughts:
    def test_three_in_a_row_win(self) -> None:
        assert choose(Stage("noughts").begin(), 0, 3, 1, 4, 2).outcome(9) == "won"
        assert choose(Stage("noughts").begin(), 8, 0, 7, 3, 5, 6).outcome(9) == "lost"

    def test_a_full_board_has_no_winner(self) -> None:
        assert choose(Stage("noughts").begin(), 0, 1, 2, 4, 3, 5, 7, 6, 8).outcome(12) == "no winner"

    def test_a_square_that_is_taken(self) -> None:
        refused("impossible", choose(Stage("noughts").begin(), 4), 3, {"choice": 4}, seat=2)

    @pytest.mark.parametrize("bot", [0, 2])
    def test_the_best_bot_never_loses(self, bot: int) -> None:
        def play(choices: list[int]) -> None:
            stage = Stage("noughts", bots={bot: 100}).begin()
            at = 1.3
            for choice in choices:
                stage.do(at, {"choice": choice}, 2 - bot)
                at += 1.3
            outcome = stage.outcome(at)
            if outcome is not None:
                assert outcome in ("no winner", "won" if bot == 0 else "lost")
                return
            for choice in [square for square, seat in enumerate(stage.seen(at).squares) if seat < 0]:
                play([*choices, choice])

        play([])


class TestFleet:
    def hide(self, stage: Stage) -> Stage:
        return stage.do(1, {"boat": [0, 1]}, 0).do(2, {"boat": [8, 5]}, 2)

    def test_shots_in_turn_equally_many(self) -> None:
        stage = self.hide(Stage("fleet").begin())
        stage.do(3, {"choice": 8}).do(4, {"choice": 8}, 2).do(5, {"choice": 5})
        assert stage.outcome(5) is None  # the rival may still answer
        assert stage.do(6, {"choice": 0}, 2).outcome(6) == "won"

    def test_both_sunk_have_no_winner(self) -> None:
        stage = self.hide(Stage("fleet").begin())
        stage.do(3, {"choice": 8}).do(4, {"choice": 0}, 2).do(5, {"choice": 5}).do(6, {"choice": 1}, 2)
        assert stage.outcome(6) == "no winner"

    def test_the_rival_sinks_first(self) -> None:
        stage = self.hide(Stage("fleet").begin())
        stage.do(3, {"choice": 2}).do(4, {"choice": 0}, 2).do(5, {"choice": 3}).do(6, {"choice": 1}, 2)
        assert stage.outcome(6) == "lost"

    @pytest.mark.parametrize("boat", [[0], [0, 2], [2, 3], [0, 0], [8, 9], [0, 1, 2], []])
    def test_a_boat_lies_on_two_squares_side_by_side(self, boat: list[int]) -> None:
        refused("impossible", Stage("fleet").begin(), 1, {"boat": boat})

    def test_nobody_hides_twice_or_shoots_before_both_are_hidden(self) -> None:
        stage = Stage("fleet").begin().do(1, {"boat": [0, 1]})
        assert stage.bout.waiting() == [2]
        refused("not-now", stage, 2, {"boat": [3, 4]})
        refused("not-now", stage, 2, {"choice": 3})
        refused("impossible", stage, 2, {"choice": 3}, seat=2)

    def test_ones_own_boat_alone_is_seen(self) -> None:
        stage = self.hide(Stage("fleet").begin()).do(3, {"choice": 8})
        assert stage.seen(3, 0).boat == [0, 1]
        assert stage.seen(3, 2).boat == [5, 8]
        assert stage.seen(3, None).boat == stage.seen(3, 3).boat == []
        assert stage.seen(3, 3).hits == [[8], []]

    def test_who_hides_nothing_in_time_loses(self) -> None:
        assert Stage("fleet").begin().end() == (11, "no winner")
        assert Stage("fleet").begin().do(1, {"boat": [0, 1]}).end() == (11, "won")
        assert Stage("fleet").begin().do(1, {"boat": [0, 1]}, 2).end() == (11, "lost")
        assert Stage("fleet", bots={2: 60}).begin().end() == (11, "lost")

    def test_a_bot_hides_and_shoots(self) -> None:
        stage = Stage("fleet", bots={2: 100}).begin().do(1, {"boat": [0, 1]}).do(2, {"choice": 4})
        assert len(stage.seen(3.3, 0).shots[1]) == 1
        assert stage.seen(3.3, 0).turn == 0


class TestReflex:
    def lit(self, stage: Stage) -> float:
        found: float = stage.puzzle.lit
        return found

    def press(self, stage: Stage, seat: int, own: float, line: float = 0.1) -> Stage:
        """A press so long after the light, that comes in later by the line."""
        at = self.lit(stage) + (own + line) / stage.factor
        return stage.do(at, {"round": stage.puzzle.round, "after": round(own * 1000)}, seat)

    def test_the_light_comes_after_two_to_six_seconds(self) -> None:
        for seed in range(40):
            stage = Stage("reflex", seed=seed).begin()
            lit = self.lit(stage)
            assert 2 <= lit <= 6
            assert not stage.seen(lit - 0.01).lit
            assert stage.seen(lit).lit

    def test_the_faster_one_wins_two_rounds(self) -> None:
        stage = Stage("reflex").begin()
        for _ in range(2):
            stage = self.press(stage, 0, 0.30)
            stage = self.press(stage, 2, 0.25, line=0.2)
        assert stage.outcome(30) == "lost"
        assert stage.bout.told()["times"] == [300, 250]

    def test_a_slow_line_does_not_make_slow(self) -> None:
        stage = Stage("reflex").begin()
        self.press(stage, 0, 0.40, line=0.0)
        assert stage.seen(self.lit(stage) + 0.9).won == [0, 0]
        self.press(stage, 2, 0.35, line=0.6)
        assert stage.seen(self.lit(stage)).won == [0, 1]

    def test_the_faster_one_is_named_after_six_tenths(self) -> None:
        stage = Stage("reflex").begin()
        lit = self.lit(stage)
        self.press(stage, 0, 0.40, line=0.0)
        assert stage.seen(lit + 0.99).won == [0, 0]
        assert stage.seen(lit + 1.01).won == [1, 0]

    def test_more_than_six_tenths_are_not_believed(self) -> None:
        stage = Stage("reflex").begin()
        self.press(stage, 0, 0.5, line=0.4)
        self.press(stage, 2, 0.2, line=0.9)
        assert stage.seen(self.lit(stage)).times == [500, 500]
        assert stage.seen(self.lit(stage)).won == [0, 0]

    @pytest.mark.parametrize("own", [0.05, 0.119])
    def test_no_reaction_below_120_milliseconds_counts(self, own: float) -> None:
        stage = self.press(Stage("reflex").begin(), 0, own)
        assert stage.seen(9).early == [0]
        assert stage.seen(9).won == [0, 1]

    def test_too_early_loses_the_round(self) -> None:
        stage = Stage("reflex").begin().do(1, {"round": 0, "after": -1})
        assert stage.seen(1).won == [0, 1]
        refused("not-now", stage, 1.1, {"round": 0, "after": -1}, seat=2)

    def test_a_press_before_the_light_is_too_early_whatever_it_claims(self) -> None:
        stage = Stage("reflex").begin().do(1, {"round": 0, "after": 300})
        assert stage.seen(1).early == [0]

    def test_nobody_presses(self) -> None:
        stage = Stage("reflex").begin()
        at, outcome = stage.end()
        assert outcome == "no winner"
        dark = sum(stage.puzzle.dark)
        assert at == pytest.approx(dark + 3 * reflex.PATIENCE + 2 * reflex.REST)

    @pytest.mark.parametrize(
        "what", [{"round": 0}, {"round": 0, "after": -2}, {"round": 0, "after": "x"}, {"after": 5}]
    )
    def test_malformed(self, what: Any) -> None:
        refused("malformed", Stage("reflex").begin(), 1, what)

    @pytest.mark.parametrize(("skill", "time"), [(45, 0.42), (60, 0.34), (72, 0.29), (82, 0.25)])
    @pytest.mark.parametrize("factor", [1.0, 2.0])
    def test_bots_react_by_their_skill(self, skill: int, time: float, factor: float) -> None:
        for margin, winner in ((-0.07, 0), (0.07, 1)):
            stage = Stage("reflex", bots={2: skill}, factor=factor).begin()
            self.press(stage, 0, (time + margin) * factor, line=0.0)
            assert stage.seen(9).won[winner] == 1

    @pytest.mark.parametrize("level", LEVELS)
    def test_more_time_stretches_the_wait(self, level: int) -> None:
        plain, slow = Stage("reflex", level).begin(), Stage("reflex", level, factor=3.0).begin()
        assert self.lit(plain) == self.lit(slow)
        assert not slow.seen(self.lit(slow) - 0.01).lit


class TestRace:
    def answer(self, stage: Stage, seat: int, at: float, mistakes: int = 0, line: float = 0.0) -> Stage:
        """All five sums, the last one at a time of one's own screen."""
        for number, result in enumerate(stage.puzzle.results):
            own = round(at * 1000 * stage.factor)
            wrong = 1 if number < mistakes else 0
            stage.do(at + line / stage.factor, {"number": result + wrong, "after": own}, seat)
        return stage

    @pytest.mark.parametrize("level", LEVELS)
    def test_fewer_mistakes_win(self, level: int) -> None:
        stage = self.answer(Stage("race", level).begin(), 0, 10, mistakes=1)
        assert stage.outcome(10) is None
        assert self.answer(stage, 2, 20).outcome(20) == "lost"

    @pytest.mark.parametrize("level", LEVELS)
    def test_then_less_time(self, level: int) -> None:
        stage = self.answer(Stage("race", level).begin(), 2, 10, line=0.2)
        assert self.answer(stage, 0, 10.1, line=0.2).outcome(10.3) == "lost"
        assert stage.bout.told()["times"] == [10.1, 10.0]

    def test_a_slow_line_does_not_make_slow(self) -> None:
        stage = self.answer(Stage("race").begin(), 0, 10.3)
        assert self.answer(stage, 2, 10.1, line=0.6).outcome(11) == "lost"

    def test_more_than_six_tenths_are_not_believed(self) -> None:
        stage = self.answer(Stage("race").begin(), 0, 10.3)
        assert self.answer(stage, 2, 10.1, line=0.9).outcome(11.1) == "won"

    def test_sums_not_answered_in_time_are_mistakes(self) -> None:
        stage = self.answer(Stage("race").begin(), 2, 30, mistakes=4)
        assert stage.end() == (41, "lost")
        assert Stage("race").begin().end() == (41, "no winner")

    def test_each_sees_ones_own_sum_alone_and_the_next_one_later(self) -> None:
        stage = Stage("race").begin()
        assert stage.seen(0, 0).sum == stage.seen(0, 2).sum == stage.puzzle.texts[0]
        assert stage.seen(0, None).sum == ""
        stage.do(3, {"number": 0, "after": 3000})
        assert (stage.seen(3, 0).sum, stage.seen(3, 2).sum) == tuple(stage.puzzle.texts[1::-1])
        assert stage.seen(3, 2).done == [1, 0]

    def test_malformed_late_and_too_many(self) -> None:
        stage = self.answer(Stage("race").begin(), 0, 9)
        refused("malformed", stage, 9, {"number": 3}, seat=2)
        refused("malformed", stage, 9, {"number": 3, "after": -1}, seat=2)
        refused("not-now", stage, 9, {"number": 3, "after": 9000})
        refused("late", stage, 41.01, {"number": 3, "after": 9000}, seat=2)

    def test_bots_reckon_by_their_skill(self) -> None:
        right = {}
        for skill in (35, 60, 82):
            right[skill] = 0
            for seed in range(60):
                stage = self.answer(Stage("race", bots={2: skill}, seed=seed).begin(), 0, 39)
                told = stage.bout.told()
                right[skill] += sum(one == other for one, other in zip(told["given"][1], told["answer"], strict=False))
        assert right[35] < right[60] < right[82]
        assert abs(right[82] - 0.82 * 300) < 30

    @pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
    def test_more_time_makes_bots_slower_too(self, factor: float) -> None:
        plain = self.answer(Stage("race", bots={2: 60}).begin(), 0, 20)
        slow = self.answer(Stage("race", bots={2: 60}, factor=factor).begin(), 0, 20)
        assert plain.outcome(20) == slow.outcome(20)
        assert slow.bout.told()["times"][1] == pytest.approx(plain.bout.told()["times"][1] * factor, abs=0.6)
        assert Stage("race", factor=factor).begin().end()[0] == pytest.approx(race.SECONDS + 1 / factor)


class TestPairs:
    def both(self, stage: Stage, sign: int) -> list[int]:
        return [card for card, other in enumerate(stage.puzzle.cards) if other == sign]

    def different(self, stage: Stage) -> tuple[int, int]:
        cards = stage.puzzle.cards
        return 0, next(card for card in range(pairs.CARDS) if cards[card] != cards[0])

    def test_a_pair_is_kept_and_goes_on(self) -> None:
        stage = Stage("pairs").begin()
        choose(stage, *self.both(stage, 0))
        assert stage.seen(3).pairs == [1, 0]
        assert stage.seen(3).turn == 0

    def test_different_cards_are_seen_for_a_while_then_it_is_the_rivals_move(self) -> None:
        stage = Stage("pairs").begin()
        one, other = self.different(stage)
        choose(stage, one, other)
        assert [bool(sign) for sign in stage.seen(2.5).cards].count(True) == 2
        assert stage.bout.waiting() == []
        refused("not-now", stage, 2.5, {"choice": 5})
        refused("not-now", stage, 2.5, {"choice": 5}, seat=2)
        assert not any(stage.seen(4.1).cards)
        assert stage.seen(4.1).turn == 2
        assert stage.bout.waiting() == [2]

    def test_most_pairs_win(self) -> None:
        stage = Stage("pairs").begin()
        cards = [card for sign in range(6) for card in self.both(stage, sign)]
        assert choose(stage, *cards).outcome(20) == "won"

    def test_three_each_have_no_winner(self) -> None:
        stage = Stage("pairs").begin()
        choose(stage, *[card for sign in (0, 1, 2) for card in self.both(stage, sign)])
        left = [self.both(stage, sign) for sign in (3, 4, 5)]
        choose(stage, left[0][0], left[1][0], first=10)  # two different ones
        choose(stage, *(card for pair in left for card in pair), first=15)
        assert stage.outcome(30) == "no winner"

    def test_a_card_that_lies_open_or_is_kept_cannot_be_turned(self) -> None:
        stage = Stage("pairs").begin()
        one, other = self.both(stage, 0)
        refused("impossible", choose(stage, one), 2, {"choice": one})
        refused("impossible", choose(stage, other, first=3), 4, {"choice": other})

    def test_a_good_bot_finds_more_pairs(self) -> None:
        found = {}
        for skill in (1, 100):
            found[skill] = 0
            for seed in range(12):
                stage = Stage("pairs", bots={2: skill}, seed=seed).begin()
                at = 0.5
                while stage.outcome(at) is None:
                    if stage.bout.waiting() == [0]:
                        free = [card for card, kept in enumerate(stage.seen(at).kept) if kept < 0]
                        closed = [card for card in free if not stage.seen(at).cards[card]]
                        stage.do(at, {"choice": closed[seed % len(closed)]})
                    at += 0.5
                found[skill] += stage.seen(at).pairs[1]
        assert found[1] < found[100]


class TestBluff:
    def play(self, stage: Stage, mine: int, theirs: int, at: float) -> Stage:
        number = stage.puzzle.round
        return stage.do(at, {"round": number, "choice": mine}).do(at + 0.5, {"round": number, "choice": theirs}, 2)

    @pytest.mark.parametrize(("mine", "theirs", "won"), [(0, 1, [1, 0]), (1, 2, [1, 0]), (2, 0, [1, 0])])
    def test_water_beats_torch_beats_rope_beats_water(self, mine: int, theirs: int, won: list[int]) -> None:
        assert self.play(Stage("bluff").begin(), mine, theirs, 1).seen(2).won == won
        assert self.play(Stage("bluff").begin(), theirs, mine, 1).seen(2).won == won[::-1]

    def test_first_to_two(self) -> None:
        stage = self.play(Stage("bluff").begin(), 0, 1, 1)
        assert stage.outcome(2) is None
        assert self.play(stage, 0, 1, 3).outcome(4) == "won"

    def test_the_same_sign_is_nobodys_round_and_seven_rounds_are_enough(self) -> None:
        stage = self.play(Stage("bluff").begin(), 0, 1, 1)
        for number in range(6):
            assert stage.outcome(2) is None
            self.play(stage, 2, 2, 3 + number)
        assert stage.outcome(9) == "no winner"

    def test_who_does_not_choose_in_time_loses_the_round(self) -> None:
        stage = Stage("bluff").begin().do(1, {"round": 0, "choice": 0}, 2)
        assert stage.seen(11).won == [0, 1]
        assert stage.seen(11).last == ["", "water"]

    def test_malformed_and_twice(self) -> None:
        stage = Stage("bluff").begin()
        refused("malformed", stage, 1, {"round": 0, "choice": 3})
        refused("malformed", stage, 1, {"choice": 1})
        refused("not-now", stage, 1, {"round": 1, "choice": 1})
        refused("not-now", stage.do(1, {"round": 0, "choice": 1}), 2, {"round": 0, "choice": 2})

    @pytest.mark.parametrize("factor", [1.0, 1.5, 2.0, 3.0, 10.0])
    def test_ten_seconds_and_more_time(self, factor: float) -> None:
        stage = Stage("bluff", factor=factor).begin()
        assert stage.bout.next(stage.clock(0)) == pytest.approx(stage.clock(10) + 1)
        assert stage.end()[1] == "no winner"

    def test_a_bot_chooses_when_the_person_has(self) -> None:
        stage = Stage("bluff", bots={2: 60}).begin().do(1, {"round": 0, "choice": 0})
        assert stage.seen(1).last[0] == "water"
        assert stage.seen(1).last[1] in ("water", "torch", "rope")


class TestDice:
    def roll(self, stage: Stage, mine: list[int], theirs: list[int]) -> Stage:
        """Each rolls these dice and stops."""
        stage.puzzle.dice = [[*mine, 6, 6, 6][:3], [*theirs, 6, 6, 6][:3]]
        for seat, dice in ((0, mine), (2, theirs)):
            for _ in dice:
                stage.do(1, {"choice": "roll"}, seat)
            if len(dice) < 3:
                stage.do(1, {"choice": "stop"}, seat)
        return stage

    @pytest.mark.parametrize(
        ("mine", "theirs", "outcome"),
        [
            ([6, 5], [6, 4], "won"),
            ([6, 4], [6, 5], "lost"),
            ([6, 6], [5, 4, 3], "no winner"),
            ([6, 6, 1], [1], "lost"),
            ([1], [6, 6, 6], "won"),
            ([6, 6, 1], [6, 6, 6], "no winner"),
            ([6, 6, 1], [], "lost"),
            ([], [], "no winner"),
        ],
    )
    def test_higher_wins_and_over_twelve_loses(self, mine: list[int], theirs: list[int], outcome: str) -> None:
        assert self.roll(Stage("dice").begin(), mine, theirs).outcome(2) == outcome

    def test_what_lies_there_counts_when_the_time_is_up(self) -> None:
        stage = Stage("dice").begin().do(1, {"choice": "roll"})
        assert stage.end() == (12, "won")
        assert Stage("dice").begin().end() == (11, "no winner")

    def test_only_ones_own_dice_are_seen(self) -> None:
        stage = Stage("dice").begin().do(1, {"choice": "roll"})
        assert stage.seen(1, 0).own == stage.puzzle.dice[0][:1]
        assert stage.seen(1, 2).own == stage.seen(1, None).own == []
        assert stage.seen(1, 2).rolled == [1, 0]

    def test_malformed_and_after_stopping(self) -> None:
        stage = Stage("dice").begin()
        refused("malformed", stage, 1, {"choice": "throw"})
        refused("not-now", stage.do(1, {"choice": "stop"}), 2, {"choice": "roll"})

    def test_a_careful_bot_is_seldom_over_twelve(self) -> None:
        totals = {skill: [sum(self.bot(seed, skill)) for seed in range(200)] for skill in (1, 100)}
        assert sum(total > 12 for total in totals[100]) < 40
        assert min(totals[100]) >= 3
        assert min(totals[1]) >= 1, "even a careless one rolls"
        assert sum(totals[100]) > sum(totals[1])

    def bot(self, seed: int, skill: int) -> list[int]:
        puzzle: Any = made("dice", seed=seed, bots={2: skill})
        found: list[int] = puzzle.told()["dice"][1]
        return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", DUELS)
class TestEveryDuel:
    def test_nobody_else_has_a_part_in_it(self, name: str, level: int) -> None:
        refused("not-yours", Stage(name, level).begin(), 1, {"choice": 1}, seat=1)

    def test_nobody_moves_for_a_bot(self, name: str, level: int) -> None:
        refused("not-yours", Stage(name, level, bots={2: 60}).begin(), 1, {"choice": 1}, seat=2)

    @pytest.mark.parametrize("bot", [0, 2])
    def test_a_bot_as_either_duellist(self, name: str, level: int, bot: int) -> None:
        stage = Stage(name, level, bots={bot: 60}).begin()
        assert isinstance(stage.puzzle, Puzzle)
        assert stage.bout.waiting() in ([2 - bot], [])
        assert stage.end()[1] in ("won" if bot == 0 else "lost", "no winner")


def test_a_bot_makes_the_best_move_with_its_skills_probability_and_else_any() -> None:
    for skill in (35, 60, 82):
        taken = [Stage("sticks", bots={0: skill}, seed=seed).begin().seen(1.3).sticks for seed in range(400)]
        best = sum(left == 17 for left in taken) / 400
        assert abs(best - (skill + (100 - skill) / 3) / 100) < 0.08


@pytest.mark.parametrize("factor", [1.5, 2.0, 3.0, 10.0])
@pytest.mark.parametrize("name", ["fleet", "dice", "bluff"])
def test_more_time_for_what_is_done_at_once(name: str, factor: float) -> None:
    stage = Stage(name, factor=factor).begin()
    assert stage.seen(4).left == 6
    assert stage.bout.next(stage.clock(0)) == pytest.approx(stage.clock(10) + 1)
