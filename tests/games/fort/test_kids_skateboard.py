"""The kids of the skateboards, one test each."""

from __future__ import annotations


def test_the_ant_packs_per_skateboard_and_scores_the_pack(lay, seat):
    table = lay(seat("The Ant, Dash", stuff=(1, 1), level=1))
    table.play("play the_ant", "add dash", "pack pizza", "pack toys", "use private")
    assert table.pack() == (1, 1)
    assert table.points() == 2


def test_dash_gathers_pizza_per_skateboard_and_scores_the_pack(lay, seat):
    table = lay(seat("Dash, Spike", pack=(0, 2), level=1), seat("Rocket Bros"))
    table.play("play dash", "use private", "use public", "add spike")
    assert table.points() == 2
    assert table.stuff() == (2, 0)
    table.play("follow with rocket_bros")
    assert table.stuff(2) == (2, 0)


def test_munch_spends_pizza_for_points_per_skateboard(lay, seat):
    table = lay(seat("Munch, Dash", pack=(1, 0)))
    table.play("play munch", "use public", "add dash")
    assert table.stuff() == (2, 0)
    table.play("use private", "spend from pack")
    assert table.moves == ["stop", "spend from stuff"]
    assert table.points() == 1
    table.play("spend from stuff")
    assert table.points() == 2
    assert table.pack() == (0, 0)
    assert table.stuff() == (1, 0)


def test_skids_packs_per_skateboard_and_builds_out_of_the_pack(lay, seat):
    table = lay(seat("Skids, Dash", stuff=(1, 1), level=0), rule_stack="loner, popularity")
    table.play("play skids", "use public", "pack toys", "use private", "rule loner")
    assert table.level() == 1
    assert table.pack() == (0, 0)
    assert table.stuff() == (0, 0)
    assert table.pile("hand") == ["Dash"]


def test_spike_packs_per_skateboard_and_copies_a_rivals_pack(lay, seat):
    rivals = seat(pack=(1, 1), level=1), seat(pack=(1, 0))
    table = lay(seat("Spike, Dash", level=1), *rivals)
    table.play("play spike")
    assert table.moves == ["copy pack of seat 2", "copy pack of seat 3"]
    table.play("copy pack of seat 2")
    assert table.stuff() == (1, 1)
    assert table.pack(2) == (1, 1)
    table.play("use public", "add dash", "pack toys", "pack pizza")
    assert table.pack() == (1, 1)
    assert table.stuff() == (0, 0)


def test_thunder_copies_the_own_pack_and_gathers_a_pizza(lay, seat):
    table = lay(seat("Thunder", pack=(1, 1), level=1), seat("Dash", pack=(0, 1)), seat("Spike"))
    table.play("play thunder", "use private", "use public")
    assert table.stuff() == (2, 1)
    table.play("follow with dash")
    assert table.stuff(2) == (0, 1)
    # an empty Pack copies nothing, so seat 3 is not asked
    assert table.played == ""
    assert table.pile("hand", 3) == ["Spike"]


def test_rocket_bros_cannot_be_played_but_count_two_skateboards(lay, seat):
    table = lay(seat("Rocket Bros, Dash"))
    assert table.refuses("play rocket_bros")
    table.play("play dash", "add rocket_bros")
    assert table.stuff() == (3, 0)


def test_zip_builds(lay, seat):
    table = lay(seat("Zip", stuff=(2, 1), level=1), seat("Dash"), perk_row="diy, bribe")
    table.play("play zip", "perk diy")
    assert table.level() == 2
    assert table.stuff() == (0, 0)
    assert table.perk() == "diy"
    assert table.position["perk_row"] == ["bribe"]
