"""The kids of the shovels, one test each."""

from __future__ import annotations


def test_bug_gathers_pizza_per_shovel_and_scores_the_fort_level(lay, seat):
    table = lay(seat("Bug, Wart", level=3), seat("The Moles", level=2))
    table.play("play bug", "use public", "add wart")
    assert table.stuff() == (2, 0)
    table.play("use private")
    assert table.points() == 3
    table.play("follow with the_moles")
    assert table.stuff(2) == (2, 0)
    assert table.points(2) == 0


def test_lefty_scores_two_for_building_and_tucks(lay, seat):
    table = lay(seat("Lefty, Dot, Doc", stuff=(1, 1)), seat("Bug", stuff=(1, 1)), rule_stack="loner, popularity")
    table.play("play lefty", "use private", "tuck doc", "use public", "rule loner")
    assert table.level() == 1
    assert table.points() == 2
    assert table.pile("lookout") == ["Doc"]
    table.play("follow with bug")
    assert table.level(2) == 1
    assert table.points(2) == 2


def test_moose_tucks_per_shovel_and_builds(lay, seat):
    table = lay(seat("Moose, Bug, Dot, Doc", stuff=(1, 1)), rule_stack="loner, popularity")
    table.play("play moose", "use private", "rule loner", "use public", "add bug", "tuck dot", "tuck doc")
    # level 1 has room for two
    assert table.level() == 1
    assert table.pile("lookout") == ["Doc", "Dot"]


def test_sarge_gathers_toys_and_tucks_per_shovel(lay, seat):
    table = lay(seat("Sarge, Bug, Dot, Doc, Chef", level=1))
    table.play("play sarge", "use public", "add bug")
    assert table.stuff() == (0, 2)
    table.play("use private", "tuck dot", "tuck chef")
    assert table.pile("lookout") == ["Chef", "Dot"]


def test_scout_packs_per_shovel_and_gathers_two_toys(lay, seat):
    table = lay(seat("Scout, Bug", level=1))
    table.play("play scout")
    # nothing to pack before the toys
    assert table.stuff() == (0, 2)
    table.play("use public", "add bug", "pack toys")
    assert table.pack() == (0, 2)
    assert table.stuff() == (0, 0)


def test_wart_scores_shovels_and_goes_to_the_box(lay, seat):
    table = lay(seat("Wart, The Moles"), seat("Bug"))
    table.play("play wart", "use public", "use private", "add the_moles")
    assert table.stuff() == (1, 0)
    assert table.points() == 3
    assert table.played == "Wart"
    table.play("follow with bug")
    assert table.stuff(2) == (1, 0)
    assert table.apart == ["The Moles"]


def test_worm_gathers_per_lookout_card_and_tucks_per_shovel(lay, seat):
    rival = seat("Wart", level=2, lookout="Tiny, Ghost, Puddin")
    table = lay(seat("Worm, Bug, Dot, Doc", level=1), rival)
    # nothing in the Lookout, nothing to gather: the private action is the only one
    table.play("play worm", "add bug", "tuck dot", "tuck doc")
    assert table.pile("lookout") == ["Doc", "Dot"]
    table.play("use public", "gather toys")
    assert table.stuff() == (0, 2)
    # the follower's own Lookout counts, in the leader's kind
    table.play("follow with wart")
    assert table.stuff(2) == (0, 3)


def test_the_moles_cannot_be_played_but_count_two_shovels(lay, seat):
    table = lay(seat("The Moles, Bug"))
    assert table.refuses("play the_moles")
    table.play("play bug", "add the_moles")
    assert table.stuff() == (3, 0)


def test_rusty_builds(lay, seat):
    table = lay(seat("Rusty", stuff=(2, 2), level=2), seat("Bug", stuff=(1, 1), level=2))
    table.play("play rusty")
    assert table.level() == 3
    assert table.stuff() == (0, 0)
    assert table.played == "", "level 3 costs the follower more"
