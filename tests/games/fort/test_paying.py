"""Advancing the Fort: the cost, who pays what from where, and what the new level gives at once."""

from __future__ import annotations

import pytest

RULES = "loner, popularity"
PERKS = "diy, xxl_backpack, bribe"


@pytest.mark.parametrize(
    ("level", "stuff"), [(0, (1, 1)), (1, (2, 1)), (1, (1, 2)), (2, (2, 2)), (3, (3, 2)), (3, (2, 3)), (4, (3, 3))]
)
def test_each_level_costs_what_the_track_says(lay, seat, level, stuff):
    table = lay(seat("Bitsy", stuff=stuff, level=level), rule_stack=RULES, perk_row=PERKS)
    table.play("play bitsy")
    assert table.level() == level + 1
    assert table.stuff() == (0, 0)
    for kind in range(2):
        less = (stuff[0] - (kind == 0), stuff[1] - (kind == 1))
        assert lay(seat("Bitsy", stuff=less, level=level)).ask != "play"


@pytest.mark.parametrize(
    ("level", "stuff", "ways"),
    [(0, (2, 2), [0, 1]), (1, (3, 3), [0, 1, 2]), (2, (3, 3), [1, 2]), (3, (4, 4), [1, 2, 3]), (4, (4, 4), [2, 3])],
)
def test_one_less_leaves_out_any_unit_a_coloured_one_too(lay, seat, level, stuff, ways):
    table = lay(seat("Dot", stuff=stuff, level=level), rule_stack=RULES, perk_row=PERKS)
    table.play("play dot", "use private")
    assert table.moves == [f"pay {pizza} pizza" for pizza in ways]


@pytest.mark.parametrize(("level", "stuff"), [(0, (0, 1)), (1, (2, 0)), (2, (1, 2)), (3, (3, 1)), (4, (2, 3))])
def test_one_less_is_enough_without_the_coloured_unit(lay, seat, level, stuff):
    table = lay(seat("Dot", stuff=stuff, level=level), rule_stack=RULES, perk_row=PERKS)
    table.play("play dot")
    assert table.level() == level + 1
    assert table.stuff() == (0, 0)


@pytest.mark.parametrize(("level", "stuff"), [(2, (0, 4)), (3, (0, 4)), (4, (1, 4))])
def test_one_less_leaves_out_one_unit_and_not_two(lay, seat, level, stuff):
    assert lay(seat("Dot", stuff=stuff, level=level)).ask != "play"


@pytest.mark.parametrize(("level", "ways"), [(0, [1, 2]), (1, [1, 2, 3]), (2, [2, 3]), (3, [2, 3, 4]), (4, [3, 4])])
def test_diy_pays_one_more_of_either_kind(lay, seat, level, ways):
    table = lay(seat(stuff=(4, 4), level=level, perk="diy"), rule_stack=RULES, perk_row="bribe")
    table.play("use perk")
    assert table.moves == [f"pay {pizza} pizza" for pizza in ways]


def test_level_five_is_the_top(lay, seat):
    assert lay(seat("Bitsy", stuff=(4, 4), pack=(3, 3), level=5)).ask != "play"


def test_what_is_paid_goes_back_to_the_supply(lay, seat):
    table = lay(seat("Bitsy", stuff=(2, 2), level=2))
    assert table.supply == (28, 28)
    table.play("play bitsy")
    assert table.supply == (30, 30)


def test_payment_is_not_asked_without_a_real_choice(lay, seat):
    table = lay(seat("Bitsy", stuff=(4, 1), level=0), rule_stack=RULES)
    table.play("play bitsy")
    assert table.ask == "rule"
    assert table.stuff() == (3, 0)


def test_payment_is_chosen_kind_by_kind_and_stuff_or_pack(lay, seat):
    table = lay(seat("Bitsy", stuff=(2, 2), pack=(1, 1), level=1), perk_row=PERKS)
    table.play("play bitsy")
    assert table.moves == ["pay 1 pizza", "pay 2 pizza"]
    table.play("pay 2 pizza")
    assert table.moves == ["0 pizza from pack", "1 pizza from pack"]
    table.play("1 pizza from pack")
    assert table.moves == ["0 toys from pack", "1 toys from pack"]
    table.play("0 toys from pack", "perk diy")
    assert table.stuff() == (1, 1)
    assert table.pack() == (0, 1)


def test_what_cannot_be_paid_is_told_by_the_cost_and_by_what_there_is_the_pack_included(lay, seat):
    table = lay(seat("Bitsy", stuff=(2, 2), pack=(1, 1), level=1), perk_row=PERKS)
    table.play("play bitsy")
    assert "The cost is only 3." in table.why("pay 4 pizza")
    # there are three of each; the level asks for one of each
    assert all("That is not the cost" in table.why(f"pay {pizza} pizza") for pizza in (0, 3))
    table = lay(seat("Bitsy", stuff=(2, 3), pack=(1, 1), level=3), perk_row=PERKS)
    table.play("play bitsy")
    assert "You have only 4 toys." in table.why("pay 0 pizza")
    assert "That is not the cost" in table.why("pay 1 pizza")
    assert "You have only 3 pizza." in table.why("pay 4 pizza")


def test_payment_may_come_from_the_pack_alone(lay, seat):
    table = lay(seat("Bitsy", pack=(1, 1), level=1, stuff=(1, 0)), perk_row=PERKS)
    table.play("play bitsy", "perk diy")
    assert table.level() == 2
    assert table.pack() == (0, 0)
    assert table.stuff() == (0, 0)


def test_a_made_up_rule_is_chosen_from_the_stack(lay, seat):
    table = lay(seat("Bitsy", stuff=(1, 1)), rule_stack="loner, popularity, big_plans")
    table.play("play bitsy")
    assert set(table.moves) == {"rule loner", "rule popularity", "rule big_plans"}
    table.play("rule popularity")
    assert table.seat()["rule"] == "popularity"
    assert table.position["rule_stack"] == ["big_plans", "loner"]


def test_the_first_at_level_five_takes_the_sculpture(lay, seat):
    table = lay(seat("Bitsy", stuff=(3, 3), level=4), seat("Dot", stuff=(3, 3), level=4))
    table.play("play bitsy", "follow with dot")
    assert table.level() == table.level(2) == 5
    assert table.position["sculpture"] == 1
    assert table.scores() == [27, 23]


def test_a_follower_may_be_the_first_at_level_five(lay, seat):
    table = lay(seat("Bitsy", stuff=(1, 1)), seat("Dot", stuff=(3, 3), level=4), rule_stack=RULES)
    table.play("play bitsy", "rule loner", "follow with dot")
    assert table.position["sculpture"] == 2


def test_a_new_levels_room_serves_at_once(lay, seat):
    table = lay(seat("Skids, Dash", stuff=(2, 2), pack=(0, 1)), rule_stack=RULES)
    table.play("play skids")
    # the Pack is full before level 1
    assert table.refuses("use public")
    table.play("0 toys from pack", "rule loner")
    assert table.moves == ["finish", "use public"]
    table.play("use public", "pack pizza")
    assert table.pack() == (1, 1)


def test_a_new_perk_serves_at_once(lay, seat):
    table = lay(seat("Skids, Dash, Rocket Bros", stuff=(4, 4), level=1), perk_row=PERKS)
    table.play(
        "play skids", "use private", "pay 2 pizza", "perk xxl_backpack", "use public", "add dash", "add rocket_bros"
    )
    table.play("pack toys", "pack toys", "pack toys", "pack pizza")
    assert table.pack() == (1, 3), "three at level 2 and two more"


def test_a_new_level_scores_at_once(lay, seat):
    table = lay(seat("Moose, Tiny", stuff=(1, 1), lookout="Bug"), rule_stack=RULES)
    table.play("play moose", "rule loner", "use public")
    assert table.pile("lookout") == ["Bug", "Tiny"], "level 1 has room for a second card"
