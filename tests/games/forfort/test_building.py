"""Building walls and placing camps from the hand; passing."""

from __future__ import annotations


def builds(table):
    return [move for move in table.moves if move.startswith("build")]


def test_a_wall_goes_where_the_arrows_show_and_its_shape_fits(lay, seat):
    table = lay(seat("corner_m straight_b", arrows="nw e"), seat())
    assert builds(table) == ["build corner_m at nw", "build straight_b at e"]
    assert table.why("build corner_m at e") == "shape"
    assert table.why("build corner_m at se") == "arrows"
    assert table.why("build corner_g at nw") == "in-hand"


def test_a_visible_camp_replaces_the_arrows(lay, seat):
    table = lay(seat("corner_m corner_s", fort={"se": "camp"}), seat())
    assert "build corner_m at se" in table.moves
    table.play("build corner_m at se")
    assert table.seat(1)["fort"] == {"se": ["camp", "corner_m"]}


def test_a_covered_camp_does_not(lay, seat):
    table = lay(seat("corner_m corner_s", fort={"se": "camp corner_g"}), seat())
    assert table.why("build corner_m at se") == "arrows"


def test_a_wall_may_cover_anything(lay, seat):
    table = lay(seat("corner_m corner_s", fort={"nw": "corner_t_protected"}), seat())
    happened = table.play("build corner_m at nw")
    assert happened[:2] == ["built", "covered"]
    assert table.seat(1)["fort"]["nw"] == ["corner_t_protected", "corner_m"]


def test_nothing_is_built_where_an_army_stands(lay, seat):
    table = lay(seat("corner_m corner_s", invaders={"nw": (2, "e")}), seat())
    assert builds(table) == []
    assert table.why("build corner_m at nw") == "invaded"


def test_a_card_is_drawn_after_the_play_and_the_new_back_is_turned_at_once(lay, seat):
    table = lay(seat("corner_m corner_s"), seat("corner_m corner_s"))
    table.play("build corner_m at nw")
    assert table.phase == "draw"
    table.play("draw corner_g")
    assert table.phase == "back_draw" and table.seat(1)["arrows"] == []
    table.play("back se w")
    assert table.seat(1)["hand"] == ["corner_s", "corner_g"]
    assert table.position["turn"] == 2


def test_a_camp_costs_a_card_and_goes_on_an_empty_slot_of_the_own_fort(lay, seat):
    table = lay(seat("corner_m corner_s", fort={"n": "straight_b"}, invaders={"s": (2, "e")}), seat())
    table.play("camp discarding corner_m")
    assert table.moves == [f"camp at {slot} of seat 1" for slot in ("nw", "ne", "e", "se", "sw", "w")]
    assert table.why("camp at n of seat 1") == "empty"
    assert table.why("camp at nw of seat 2") == "camp-there"
    assert table.why("camp at nw of seat 3") == "fort"
    table.play("camp at w of seat 1")
    assert table.seat(1)["discard"] == ["corner_m"]
    assert table.seat(1)["fort"]["w"] == ["camp"] and table.seat(1)["camps"] == 4


def test_without_camps_or_room_no_camp_is_placed(lay, seat):
    none_left = lay(seat("corner_m corner_s", discard="camp camp camp camp camp"), seat())
    assert none_left.why("camp discarding corner_m") == "camps-left"
    invaders = dict.fromkeys(("n", "s", "nw"), (2, "e")) | dict.fromkeys(("e", "w", "ne"), (3, "n"))
    invaders |= {"se": (4, "n"), "sw": (4, "n")}
    full = lay(seat("corner_g corner_s", invaders=invaders), seat(), seat(), seat())
    assert full.why("camp discarding corner_g") == "camp-room"


def test_who_can_do_nothing_passes_and_discards(lay, seat):
    hand = "straight_b corner_b_protected corner_t_protected"
    rival = seat(fort={"n": "straight_t_protected"})
    table = lay(seat(hand, donjon="", discard="camp camp camp camp camp"), rival)
    assert table.moves == [
        "pass discarding corner_b_protected",
        "pass discarding corner_t_protected",
        "pass discarding straight_b",
    ]
    happened = table.play("pass discarding straight_b")
    assert happened[0] == "passed"
    assert "straight_b" in table.seat(1)["discard"]
    assert table.seat(1)["passed"][0]["cards"] == 2


def test_nobody_passes_who_could_play(lay, seat):
    table = lay(seat("corner_m corner_s"), seat())
    assert table.why("pass discarding corner_m") == "pass"


def test_an_empty_hand_passes_without_discarding(lay, seat):
    table = lay(seat(""), seat("corner_m corner_s"), phase="play")
    assert table.phase == "draw"
    assert table.seat(1)["discard"] == []


def test_an_empty_donjon_shows_no_arrows_so_that_one_builds_on_camps_only(lay, seat):
    table = lay(seat("corner_m corner_s", donjon="", fort={"se": "camp"}), seat())
    assert builds(table) == ["build corner_m at se", "build corner_s at se"]
    assert table.why("build corner_m at nw") == "arrows-left"


def test_a_stack_counts_its_top_card_only(lay, seat):
    table = lay(seat("corner_m corner_s", fort={"nw": "camp corner_g corner_tg"}), seat())
    assert table.state.points(0) == 2 + 2
