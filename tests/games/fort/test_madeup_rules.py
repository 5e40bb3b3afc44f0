"""The eleven made-up rules, as the final count scores them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from forts.games.fort import GAME
from forts.games.fort.box.kids import cards

LEVEL_POINTS = [0, 1, 3, 9, 15, 23]


@pytest.fixture
def worth(lay: Callable[..., Any], seat: Callable[..., Any]) -> Callable[..., int]:
    """What a rule is worth to its owner, who has scored nothing else."""

    def worth(rule: str, *rivals: dict[str, Any], **own: Any) -> int:
        table = lay(seat(rule=rule, **own), *rivals)
        points = GAME.scores(table.state)
        return int(points[0]) - LEVEL_POINTS[own.get("level", 0)]

    return worth


def test_the_fort_track_is_the_house_track():
    components = cards("")
    assert components.level_points == LEVEL_POINTS
    costs = list(zip(components.cost_pizza, components.cost_toys, components.cost_either, strict=True))
    assert costs[1:] == [(1, 1, 0), (1, 1, 1), (2, 2, 0), (2, 2, 1), (3, 3, 0)]


def test_no_rule_scores_nothing(worth):
    assert worth("", lookout="Bug", stuff=(4, 4)) == 0


def test_big_plans_scores_ways_to_build_in_every_pile(worth):
    assert worth("big_plans", hand="Captain", deck="Moose", discard="Lefty", yard="Skids", lookout="Bitsy") == 5


def test_big_plans_counts_dot_twice(worth):
    assert worth("big_plans", deck="Dot, Bug") == 2


def test_big_plans_does_not_count_diy(worth):
    assert worth("big_plans", deck="Zip", perk="diy") == 1


def test_big_plans_counts_each_copy(worth):
    assert worth("big_plans", deck="Skids, Skids") == 2


def test_friendship_bracelet_scores_each_suit_once(worth):
    assert worth("friendship_bracelet", deck="Bug, Wart", lookout="Dot", yard="Tiny") == 3


def test_friendship_bracelet_leaves_coins_out(worth):
    assert worth("friendship_bracelet", deck="Bug, Smoke, Bud") == 1
    assert worth("friendship_bracelet", deck="Puddin") == 1, "Puddin shows a crown"


def test_friendship_bracelet_scores_one_more_for_all_six(worth):
    five = "Bug, Dot, Dash, Tiny, Doc"
    assert worth("friendship_bracelet", deck=five + ", Smoke") == 5
    assert worth("friendship_bracelet", deck=five + ", Punky") == 7


def test_piggy_bank_scores_toys_on_the_board(worth):
    assert worth("piggy_bank", stuff=(3, 2), pack=(1, 1), level=1) == 3


def test_pizza_party_scores_pizza_on_the_board(worth):
    assert worth("pizza_party", stuff=(3, 2), pack=(1, 1), level=1) == 4


def test_loner_scores_five_without_best_friends(worth):
    assert worth("loner", deck="Bug, Dot", lookout="Doc") == 5


@pytest.mark.parametrize("pile", ["hand", "deck", "discard", "lookout"])
def test_loner_scores_nothing_with_a_best_friend_anywhere(worth, pile):
    assert worth("loner", **{pile: "Bud"}) == 0


def test_minimalism_scores_eight_at_exactly_level_two(worth):
    assert [worth("minimalism", level=level) for level in range(6)] == [0, 0, 8, 0, 0, 0]


def test_popularity_scores_cards_in_the_lookout_not_suits(worth):
    assert worth("popularity", level=2, lookout="Bug, The Moles, Puddin", deck="Doc") == 3


def test_play_palace_scores_crowns_and_no_coins(worth):
    assert worth("play_palace", deck="Tiny, Tiny, Puddin, Smoke, Bud", yard="Ghost") == 4


def test_secret_stash_scores_the_pack_alone(worth):
    assert worth("secret_stash", stuff=(4, 4), pack=(1, 2), level=2) == 3


def test_sleepover_scores_eight_for_most_cards(worth, seat):
    rivals = seat(deck="Dot, Doc"), seat(deck="Chef", lookout="Dash")
    assert worth("sleepover", *rivals, deck="Bug", yard="Wart", lookout="Worm") == 8


def test_sleepover_scores_four_tied_for_most(worth, seat):
    assert worth("sleepover", seat(deck="Dot, Doc"), seat(deck="Chef"), deck="Bug, Wart") == 4
    assert worth("sleepover", seat(deck="Dot, Doc"), seat(deck="Chef, Dash"), deck="Bug, Wart") == 4


def test_sleepover_scores_nothing_with_fewer_cards(worth, seat):
    assert worth("sleepover", seat(deck="Dot, Doc, Dash"), seat(deck="Chef, Patch"), deck="Bug, Wart") == 0


def test_slime_lab_scores_books_and_no_coins(worth):
    assert worth("slime_lab", deck="Noodle Twins, Doc, Smoke, Puddin, Ace", lookout="Chef") == 4


def test_cards_just_used_are_still_owned(lay, seat):
    table = lay(seat("Chef, Noodle Twins", rule="slime_lab"))
    table.play("play chef", "add noodle_twins")
    assert table.played == ""
    assert GAME.scores(table.state)[0] == 3


def test_a_rule_is_on_the_score_sheet_of_its_owner_alone(lay, seat):
    table = lay(seat(rule="loner"), seat(points=2, level=3))
    assert GAME.scores(table.state) == [5, 11]
