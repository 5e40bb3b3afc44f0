"""The rules, line by line: set-up, a turn, each square, the dive, and how the rounds end."""

from __future__ import annotations

from collections import Counter

import pytest

from forts.core import Dice
from forts.core.state import CHANCE, OVER
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules import events
from forts.games.boyard.rules.questions.trials import (
    CONCENTRATION_TRIAL,
    DUEL_TRIAL,
    GUESS_TRIAL,
    HANDFUL_TRIAL,
    RIDDLE_TRIAL,
    STRENGTH_TRIAL,
)
from forts.games.boyard.rules.scoring import boyards, winners
from forts.games.boyard.rules.table import CLUE, DRY, IN, KEY, OUT, START

from .conftest import Game

# -- set-up --------------------------------------------------------------------------------------------------------


def test_everybody_rolls_and_the_highest_begins() -> None:
    game = Game(3, first=-1).roll(2).roll(5).roll(4)
    assert game.t.first == game.t.seat == 1
    assert game.t.round == 1 and game.t.at == [START] * 3


def test_the_tied_roll_again() -> None:
    game = Game(4, first=-1).roll(6).roll(2).roll(6).roll(6)
    assert game.t.seat == 0 and game.t.round == 0
    game.roll(3)
    assert game.t.seat == 2
    game.roll(5).roll(5)
    assert game.t.seat == 2, "two of the three are still tied"
    game.roll(1).roll(2)
    assert game.t.first == 3


def test_clockwise_from_there() -> None:
    game = Game(3, first=2).roll(1)
    assert game.t.seat == 0


# -- squares -------------------------------------------------------------------------------------------------------


def test_a_one_reaches_the_door_and_nothing_happens_there() -> None:
    game = Game(2).roll(1)
    assert game.t.at[0] == 0 and game.t.seat == 1 and game.t.keys == [0, 0]


def test_the_loop_goes_past_the_door_again() -> None:
    game = Game(2)
    game.t.at[0] = 11
    game.roll(1)
    assert game.t.at[0] == 0


@pytest.mark.parametrize(("square", "kind"), [("concentration", CONCENTRATION_TRIAL), ("strength", STRENGTH_TRIAL)])
def test_a_task_brings_a_key_from_the_stock(square: str, kind: int) -> None:
    game = Game(2).land(square)
    assert game.state.trial == kind
    game.pass_()
    assert game.t.keys == [1, 0] and game.t.stock == 19 and game.t.seat == 1


@pytest.mark.parametrize("square", ["concentration", "strength"])
def test_a_failed_task_brings_nothing(square: str) -> None:
    game = Game(2).land(square).fail()
    assert game.t.keys == [0, 0] and game.t.stock == 20 and game.t.seat == 1


def test_a_duel_names_a_rival_first() -> None:
    game = Game(3).land("duel")
    assert game.state.legal() == [act.RIVAL + 1, act.RIVAL + 2]
    game.choose(act.RIVAL + 2)
    assert game.state.trial == DUEL_TRIAL and game.t.rival == 2


def test_with_two_players_the_rival_is_named_by_itself() -> None:
    game = Game(2).land("duel")
    assert game.state.trial == DUEL_TRIAL and game.t.rival == 1


@pytest.mark.parametrize(("outcome", "winner", "loser"), [(act.WON, 0, 2), (act.LOST, 2, 0)])
def test_the_winner_of_a_duel_takes_a_key_from_the_loser(outcome: int, winner: int, loser: int) -> None:
    game = Game(3)
    game.t.keys[loser] = 1
    game.t.stock = 19
    game.land("duel").choose(act.RIVAL + 2).trial(outcome)
    assert game.t.keys[winner] == 1 and game.t.keys[loser] == 0 and game.t.stock == 19


@pytest.mark.parametrize(("outcome", "winner"), [(act.WON, 0), (act.LOST, 1)])
def test_or_else_from_the_stock(outcome: int, winner: int) -> None:
    game = Game(2).land("duel").trial(outcome)
    assert game.t.keys[winner] == 1 and game.t.stock == 19


def test_a_duel_without_a_winner_changes_nothing() -> None:
    game = Game(2)
    game.t.keys[:] = [1, 1]
    game.t.stock = 18
    game.land("duel").trial(act.NO_WINNER)
    assert game.t.keys == [1, 1] and game.t.stock == 18 and game.t.seat == 1


def test_anybody_may_be_challenged_in_prison_or_in_the_sea_too() -> None:
    game = Game(3)
    game.t.prison[1] = True
    game.t.swum[2] = 1
    assert game.land("duel").state.legal() == [act.RIVAL + 1, act.RIVAL + 2]


def test_a_solved_riddle_brings_a_key() -> None:
    game = Game(2).land("riddle")
    assert game.state.trial == RIDDLE_TRIAL
    assert game.pass_().t.keys == [1, 0]


def test_prison_ends_the_turn_and_skips_the_next_one() -> None:
    game = Game(2).land("prison")
    assert game.t.seat == 1 and game.t.prison[0]
    turns = game.t.turn
    game.roll(1)
    assert game.t.seat == 1 and not game.t.prison[0], "the turn in prison counts as played"
    assert game.t.turn == turns + 2


def test_both_in_prison() -> None:
    game = Game(2).land("prison").land("prison")
    assert game.t.seat == 0 and game.t.prison == [False, False]


def test_passe_partout_opens_any_other_square_or_none() -> None:
    game = Game(2).land("passe_partout")
    squares = [place for place in range(12) if place != 10]
    assert game.state.legal() == [act.MOVE + place for place in squares] + [act.STAY]


def test_what_the_square_says_follows_passe_partout() -> None:
    game = Game(2).land("passe_partout").choose(act.MOVE + 4)
    assert game.state.trial == RIDDLE_TRIAL and game.t.at[0] == 4


def test_staying_with_passe_partout_ends_the_turn() -> None:
    game = Game(2).land("passe_partout").choose(act.STAY)
    assert game.t.seat == 1 and game.t.at[0] == 10


# -- the sea -------------------------------------------------------------------------------------------------------


def test_a_missed_riddle_may_be_dived_for() -> None:
    game = Game(2).land("riddle").fail()
    assert game.state.legal() == [act.DIVE, act.LET_GO]
    game.choose(act.DIVE)
    assert game.t.swum == [0, DRY] and game.t.seat == 1, "the turn ends"


def test_letting_go_ends_the_turn() -> None:
    game = Game(2).land("riddle").fail().choose(act.LET_GO)
    assert game.t.swum == [DRY, DRY] and game.t.seat == 1


def test_once_around_the_sea_the_key_is_won_without_an_answer() -> None:
    game = Game(2).land("riddle").fail().choose(act.DIVE)
    game.land("door").roll(4)
    assert game.t.swum[0] == 4 and game.t.keys[0] == 0
    game.land("door").roll(5)
    assert game.t.keys[0] == 1 and game.t.swum[0] == DRY
    assert game.t.at[0] == 4, "the pawn climbs up to Père Fouras"
    assert game.t.seat == 1 and not game.state.trial, "without a new riddle"


def test_a_six_is_enough() -> None:
    game = Game(2).land("riddle").fail().choose(act.DIVE).roll(1).roll(6)
    assert game.t.keys[0] == 1


# -- the first round -----------------------------------------------------------------------------------------------


def test_the_third_key_ends_the_first_round_at_once() -> None:
    game = Game(3)
    game.t.swum[1] = 3
    game.t.prison[2] = True
    game.round_two()
    t = game.t
    assert t.round == 2 and t.at == [START] * 3 and t.swum == [DRY] * 3 and t.prison == [False] * 3
    assert t.keys[0] == 3, "keys stay"
    assert t.clues == [1, 1, 1], "everybody gets the first clue"
    assert t.seat == 1, "the left neighbour of whoever got the third key begins"


def test_the_third_key_of_the_challenged_ends_it_too() -> None:
    game = Game(3)
    game.t.keys[2] = 2
    game.t.stock = 18
    game.land("duel").choose(act.RIVAL + 2).fail()
    assert game.t.round == 2 and game.t.keys[2] == 3 and game.t.seat == 0


def test_the_third_key_may_come_out_of_the_sea() -> None:
    game = Game(2)
    game.t.keys[0] = 2
    game.t.stock = 18
    game.land("riddle").fail().choose(act.DIVE).roll(1).roll(6)
    assert game.t.round == 2 and game.t.at == [START, START] and game.t.seat == 1


# -- the second round ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("square", ["concentration", "strength"])
def test_a_task_brings_a_clue_now(square: str) -> None:
    game = Game(2).round_two().land(square).pass_()
    assert game.t.clues == [1, 2] and game.t.keys == [3, 0]


def test_key_or_clue_is_said_before_a_duel_and_then_the_rival() -> None:
    game = Game(3).round_two().land("duel")
    assert game.state.legal() == [act.KEY, act.CLUE]
    game.choose(act.CLUE)
    assert game.state.legal() == [act.RIVAL + 0, act.RIVAL + 2]


def test_the_prize_holds_for_the_rival_too_and_nobody_loses_a_clue() -> None:
    game = Game(2).round_two().land("duel").choose(act.CLUE).fail()
    assert game.t.clues == [2, 1]


def test_a_key_of_a_duel_comes_from_the_loser() -> None:
    game = Game(2).round_two().land("duel").choose(act.KEY).pass_()
    assert game.t.keys == [2, 1]


def test_what_goes_into_the_sea_is_the_announced_prize() -> None:
    game = Game(2).round_two().land("riddle").choose(act.CLUE).fail().choose(act.DIVE)
    game.roll(1).roll(6)
    assert game.t.clues == [1, 2] and game.t.keys == [3, 0]


def test_a_key_that_nobody_has_cannot_be_announced() -> None:
    game = Game(2).round_two()
    game.t.stock = 0
    game.land("riddle")
    assert game.state.trial == RIDDLE_TRIAL and game.t.prize == CLUE, "a clue is all there is"


def test_with_an_empty_stock_a_duel_may_be_about_a_rivals_key() -> None:
    game = Game(2).round_two()
    game.t.keys[:] = [3, 17]
    game.t.stock = 0
    game.land("duel")
    assert game.state.legal() == [act.KEY, act.CLUE]


def test_the_loser_of_a_duel_without_a_key_when_none_is_left() -> None:
    game = Game(3).round_two()
    game.t.keys[:] = [0, 0, 20]
    game.t.stock = 0
    game.land("duel").choose(act.KEY).choose(act.RIVAL + 0).pass_()
    assert game.t.keys == [0, 0, 20] and any(event[0] == events.NO_KEY for event in game.state.trace or [])


def test_the_fourth_clue_ends_the_second_round_at_once() -> None:
    game = Game(3).round_three((3, 1, 2), (2, 3, 4))
    assert game.t.round == 3 and game.t.leader == 1 and game.t.clues[1] == 4
    assert game.state.trial == GUESS_TRIAL and game.t.seat == 1, "who has four clues begins"


# -- the treasure --------------------------------------------------------------------------------------------------


def test_without_a_key_one_is_out() -> None:
    game = Game(3).round_three((3, 1, 0), (2, 3, 2))
    assert game.t.stands[2] == OUT


def test_four_clues_without_a_key_let_the_next_one_begin() -> None:
    game = Game(3).round_three((3, 0, 1), (2, 3, 2))
    assert game.t.leader == 1 and game.t.seat == 2


def test_the_right_word_with_a_key_lets_in() -> None:
    game = Game(3).round_three((3, 1, 1), (2, 3, 2)).pass_()
    assert game.t.stands[1] == IN and game.t.keys[1] == 1 and game.t.seat == 2


def test_a_wrong_word_with_the_last_key_is_out() -> None:
    game = Game(3).round_three((3, 1, 1), (2, 3, 2)).fail()
    assert game.t.stands[1] == OUT and game.t.seat == 2


def test_a_key_buys_another_guess() -> None:
    game = Game(3).round_three((3, 2, 1), (2, 3, 2)).fail()
    assert game.state.legal() == [act.AGAIN, act.STOP]
    game.choose(act.AGAIN)
    assert game.state.trial == GUESS_TRIAL and game.t.keys[1] == 1 and game.t.wrong == 1
    assert game.fail().t.stands[1] == OUT


def test_stopping_is_leaving() -> None:
    game = Game(3).round_three((3, 2, 1), (2, 3, 2)).fail().choose(act.STOP)
    assert game.t.stands[1] == OUT and game.t.keys[1] == 2


def test_a_handful_for_each_key_left_and_not_put_back_between() -> None:
    game = Game(2).round_three((0, 2), (1, 3)).pass_()
    assert game.state.trial == HANDFUL_TRIAL and game.t.seat == 1
    game.trial(act.HANDFUL + 4)
    for _ in range(5):
        game.state.apply(act.TOKEN + 3)
    assert game.state.trial == HANDFUL_TRIAL and game.t.bag == [10, 60, 20, 5]
    game.trial(act.HANDFUL + 4)
    for kind in (0, 1, 1, 2, 3):
        game.state.apply(act.TOKEN + kind)
    assert game.state.actor == OVER
    assert boyards(game.t, 1) == 250 + 0 + 10 + 10 + 20 + 50
    assert game.t.bag == [10, 60, 20, 10], "all are put back for the next one"


def test_each_token_left_in_the_bag_is_as_likely_as_any_other() -> None:
    game = Game(2).round_three((0, 2), (1, 3)).pass_().trial(act.HANDFUL + 4)
    game.state.bag = [10, 20, 30, 40]
    dice = Dice(1)
    drawn = Counter(game.state.copy().roll(dice) for _ in range(4000))
    assert [count for _, count in game.state.outcomes()] == [10, 20, 30, 40]
    assert all(abs(drawn[action] - 40 * count) < 120 for action, count in game.state.outcomes())


def test_most_boyards_win() -> None:
    game = Game(2).round_three((1, 1), (3, 3)).pass_().pass_()
    for kind in (3, 1):
        game.trial(act.HANDFUL + 4)
        for _ in range(5):
            game.state.apply(act.TOKEN + kind)
    assert game.state.returns() == [0.0, 1.0] and [boyards(game.t, seat) for seat in (0, 1)] == [50, 250]


def test_who_is_in_ranks_before_who_is_out_even_with_pebbles_alone() -> None:
    game = Game(2).round_three((1, 1), (3, 3)).pass_().fail()
    game.trial(act.HANDFUL + 4)
    for _ in range(5):
        game.state.apply(act.TOKEN + 0)
    assert winners(game.t) == [1]


def test_equal_boyards_share() -> None:
    game = Game(2).round_three((1, 1), (3, 3)).pass_().pass_()
    for _ in range(2):
        game.trial(act.HANDFUL + 4)
        for _ in range(5):
            game.state.apply(act.TOKEN + 1)
    assert game.state.returns() == [0.5, 0.5]


def test_with_nobody_in_the_fort_keeps_its_treasure_and_all_share() -> None:
    game = Game(3).round_three((1, 1, 0), (3, 3, 3)).fail().fail()
    assert game.state.actor == OVER and game.state.returns() == [1 / 3] * 3


def test_a_hand_takes_no_more_than_the_bag_holds() -> None:
    game = Game(2).round_three((0, 2), (1, 3)).pass_()
    game.t.bag[:] = [0, 3, 0, 0]
    assert game.state.outcomes() == [(act.HANDFUL + 2, 1)]
    game.trial(act.HANDFUL + 2)
    for _ in range(3):
        game.state.apply(act.TOKEN + 1)
    assert game.state.actor == OVER, "the second key finds an empty bag"


# -- chances -------------------------------------------------------------------------------------------------------


def test_skill_decides_tasks() -> None:
    game = Game(2)
    game.state.skills = [72, 45]
    assert game.land("strength").state.outcomes() == [(act.WON, 72), (act.LOST, 28)]


def test_one_duel_in_ten_has_no_winner_else_the_odds_decide() -> None:
    game = Game(2)
    game.state.skills = [60, 60]
    assert [weight for _, weight in game.land("duel").state.outcomes()] == [21600, 21600, 4800]


@pytest.mark.parametrize(("clues", "hard", "percent"), [(1, False, 5), (4, False, 80), (2, True, 8), (4, True, 55)])
def test_a_guess_at_skill_sixty(clues: int, hard: bool, percent: int) -> None:
    game = Game(2, hard=(1,) if hard else ()).round_three((1, 1), (3, 3))
    game.t.clues[1] = clues
    (_, won), (_, lost) = game.state.outcomes()
    assert won / (won + lost) == pytest.approx(percent / 100)


def test_each_wrong_guess_halves_the_odds() -> None:
    game = Game(2).round_three((1, 3), (3, 3))
    (_, won), (_, lost) = game.state.outcomes()
    game.fail().choose(act.AGAIN)
    (_, later), (_, more) = game.state.outcomes()
    assert later / more == pytest.approx(won / lost / 2)


def test_at_the_start_chance_is_plain() -> None:
    game = Game(2, first=-1)
    assert game.state.actor == CHANCE and game.state.trial == 0 and KEY == 0
