"""The drawbridge and the extra turn."""

from __future__ import annotations

BRIDGE = {"n": "straight_b_drawbridge"}


def test_a_visible_drawbridge_may_be_lowered_after_the_play(lay, seat):
    table = lay(seat("corner_m corner_s", fort=BRIDGE), seat("corner_m corner_s"))
    assert table.why("drawbridge at n") == "now"
    table.play("build corner_m at nw")
    assert table.moves == ["drawbridge at n", "no drawbridge"]
    assert table.why("drawbridge at s") == "bridge"
    table.play("drawbridge at n", "draw corner_g", "back nw e")
    assert table.position["turn"] == 1 and table.position["extra"] == "yes"
    assert table.seat(1)["token"] == "n" and table.seat(1)["hand"] == ["corner_s", "corner_g"]


def test_it_is_optional(lay, seat):
    table = lay(seat("corner_m corner_s", fort=BRIDGE), seat("corner_m corner_s"), phase="drawbridge")
    table.play("no drawbridge", "draw corner_g", "back nw e")
    assert table.position["turn"] == 2 and table.seat(1)["token"] is None


def test_it_is_usable_in_the_turn_its_wall_is_built(lay, seat):
    table = lay(seat("straight_b_drawbridge corner_s", arrows="nw e"), seat("corner_m"))
    table.play("build straight_b_drawbridge at e")
    assert table.moves == ["drawbridge at e", "no drawbridge"]


def test_it_is_usable_after_a_pass(lay, seat):
    table = lay(seat("", fort=BRIDGE), seat("corner_m"))
    assert table.moves == ["drawbridge at n", "no drawbridge"]


def test_there_is_no_drawbridge_in_an_extra_turn(lay, seat):
    own = seat("corner_m corner_s", fort=BRIDGE)
    table = lay(own, seat("corner_m corner_s"), extra="yes")
    assert table.why("drawbridge at n") == "second-extra"
    table.play("build corner_m at nw", "draw corner_g", "back nw e")
    assert table.position["turn"] == 2 and table.position["extra"] == "no"


def test_the_token_must_be_off_the_board(lay, seat):
    fort = {**BRIDGE, "s": "straight_m_drawbridge"}
    table = lay(seat("corner_g corner_s", fort=fort, token="n"), seat("corner_m"))
    assert table.why("drawbridge at s") == "token"
    table.play("build corner_g at nw")
    assert table.phase == "draw"


def test_the_token_comes_back_when_its_wall_is_covered(lay, seat):
    table = lay(seat("straight_g corner_s", fort=BRIDGE, token="n", arrows="sw n"), seat("corner_m"))
    assert "token-back" in table.play("build straight_g at n")
    assert table.seat(1)["token"] is None


def test_the_token_comes_back_when_its_wall_is_destroyed(lay, seat):
    rival = seat(fort={**BRIDGE, "ne": "corner_g"}, token="n")
    table = lay(seat("corner_m"), rival, phase="ram", played="corner_mb")
    table.play("ram n of seat 2")
    assert table.seat(2)["token"] is None


def test_with_an_empty_donjon_the_extra_turn_comes_without_the_draw(lay, seat):
    own = seat("corner_m corner_s", fort={**BRIDGE, "se": "camp"}, donjon="")
    table = lay(own, seat("corner_m corner_s"), phase="drawbridge")
    table.play("drawbridge at n")
    assert table.phase == "play" and table.position["extra"] == "yes"
    assert table.seat(1)["hand"] == ["corner_m", "corner_s"]


def test_extra_turns_count_as_turns_not_as_rounds(lay, seat):
    table = lay(seat("corner_m corner_s", fort=BRIDGE), seat("corner_m"), phase="drawbridge", turns=5, round=3)
    table.play("drawbridge at n", "draw corner_g", "back nw e")
    assert (table.position["turns"], table.position["round"]) == (6, 3)
