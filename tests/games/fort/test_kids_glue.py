"""The kids of the glue, one test each."""

from __future__ import annotations


def test_doodles_gathers_toys_per_glue_and_scores_the_pack(lay, seat):
    table = lay(seat("Doodles, Dot", pack=(1, 1), level=1), seat("Icky & Sticky"))
    table.play("play doodles", "use private")
    assert table.points() == 2
    table.play("use public", "add dot")
    assert table.stuff() == (0, 2)
    table.play("follow with icky_sticky")
    assert table.stuff(2) == (0, 2)


def test_dot_builds_twice_once_for_one_less(lay, seat):
    table = lay(seat("Dot", stuff=(2, 1)), rule_stack="loner, popularity", perk_row="diy, bribe")
    table.play("play dot", "use public", "rule loner")
    assert table.level() == 1
    assert table.stuff() == (1, 0)
    assert table.played == "", "one pizza is not enough for level 2, even for one less"
    table = lay(seat("Dot", stuff=(3, 2)), rule_stack="loner, popularity", perk_row="diy, bribe")
    table.play("play dot", "use private")
    assert table.moves == ["pay 0 pizza", "pay 1 pizza"]
    table.play("pay 0 pizza", "rule popularity")
    assert table.level() == 1
    assert table.stuff() == (3, 1)
    table.play("use public", "perk bribe")
    assert table.level() == 2
    assert table.stuff() == (1, 0)


def test_giggles_copies_the_own_pack_and_gathers_a_toy(lay, seat):
    table = lay(seat("Giggles", pack=(1, 1), level=1), seat("Dot", pack=(2, 0), level=1))
    table.play("play giggles", "use public", "use private")
    assert table.stuff() == (1, 2)
    assert table.pack() == (1, 1)
    # the follower copies the own Pack
    table.play("follow with dot")
    assert table.stuff(2) == (2, 0)


def test_kitty_spends_toys_for_points_per_glue(lay, seat):
    table = lay(seat("Kitty, Dot", pack=(0, 1)))
    table.play("play kitty", "use public", "add dot")
    assert table.stuff() == (0, 2)
    table.play("use private", "spend from pack", "spend from stuff")
    assert table.points() == 2
    assert table.stuff() == (0, 1)
    assert table.pack() == (0, 0)


def test_penny_packs_per_glue_and_scores_the_pack(lay, seat):
    table = lay(seat("Penny, Dot", stuff=(2, 1), level=2, pack=(0, 1)), seat("Tink", stuff=(1, 0)))
    table.play("play penny", "use public", "add dot", "pack pizza", "pack toys")
    assert table.pack() == (1, 2)
    assert table.stuff() == (1, 0)
    table.play("use private")
    assert table.points() == 3
    table.play("follow with tink")
    assert table.pack(2) == (1, 0)


def test_sweet_pea_packs_and_gathers_toys_per_glue(lay, seat):
    table = lay(seat("Sweet Pea, Dot", stuff=(0, 1), level=1))
    table.play("play sweet_pea", "use private", "add dot")
    assert table.stuff() == (0, 3)
    # the glue added before counts again
    table.play("use public", "pack toys")
    assert table.pack() == (0, 2)
    assert table.stuff() == (0, 1)


def test_tink_gathers_toys_and_converts_per_glue(lay, seat):
    table = lay(seat("Tink, Dot", pack=(1, 0)))
    table.play("play tink", "use public", "add dot")
    assert table.stuff() == (0, 2)
    table.play("use private", "convert toys in stuff", "convert pizza in pack")
    assert table.stuff() == (1, 1)
    assert table.pack() == (0, 1)


def test_icky_and_sticky_cannot_be_played_but_count_two_glues(lay, seat):
    table = lay(seat("Icky & Sticky, Doodles"))
    assert table.refuses("play icky_sticky")
    table.play("play doodles", "add icky_sticky")
    assert table.stuff() == (0, 3)


def test_bitsy_builds_and_others_may_follow(lay, seat):
    table = lay(seat("Bitsy", stuff=(1, 1)), seat("Dot", stuff=(1, 1)), rule_stack="loner, popularity")
    table.play("play bitsy", "rule loner")
    assert table.level() == 1
    assert table.stuff() == (0, 0)
    # what is left of the stack is a single rule
    table.play("follow with dot")
    assert table.level(2) == 1
    assert table.seat(2)["rule"] == "popularity"
