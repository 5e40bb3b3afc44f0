"""Combos: two equal symbols side by side, one of them on the wall just built."""

from __future__ import annotations


def test_equal_symbols_side_by_side_make_a_combo(lay, seat):
    own = seat("corner_mb corner_s", fort={"n": "straight_b"})
    table = lay(own, seat(fort={"n": "straight_t_protected", "ne": "corner_g"}))
    happened = table.play("build corner_mb at nw")
    assert happened == ["built", "combo"]
    assert table.moves == ["ram n of seat 2", "ram ne of seat 2"]


def test_signs_make_no_combo(lay, seat):
    own = seat("corner_g_drawbridge corner_s", fort={"n": "straight_b_drawbridge"})
    table = lay(own, seat("corner_m"))
    assert "combo" not in table.play("build corner_g_drawbridge at nw")


def test_walls_across_the_fort_make_no_combo(lay, seat):
    own = seat("corner_mb corner_s", fort={"s": "straight_b", "ne": "corner_m"})
    table = lay(own, seat("corner_m", fort={"n": "straight_b"}))
    assert "combo" not in table.play("build corner_mb at nw")


def test_covered_symbols_make_no_combo(lay, seat):
    own = seat("corner_mb corner_s", fort={"n": "straight_b straight_ts"})
    table = lay(own, seat("corner_m", fort={"n": "straight_b"}))
    assert "combo" not in table.play("build corner_mb at nw")


def test_covering_a_wall_makes_combos_anew(lay, seat):
    own = seat("corner_mb corner_s", fort={"nw": "corner_b_protected", "n": "straight_b"})
    table = lay(own, seat("corner_m", fort={"n": "straight_b", "ne": "corner_g"}))
    assert "combo" in table.play("build corner_mb at nw")


def test_ram_and_trebuchet_combos_take_protected_walls(lay, seat):
    rival = {"n": "straight_t_protected", "ne": "corner_g", "s": "straight_s_protected", "se": "corner_m"}
    ram = lay(seat("corner_s"), seat(fort=rival), phase="combo", combos=[["ram"]])
    assert ram.moves == ["ram n of seat 2", "ram ne of seat 2"]
    trebuchet = lay(seat("corner_s"), seat(fort=rival), phase="combo", combos=[["trebuchet"]])
    assert trebuchet.moves == ["trebuchet se of seat 2", "trebuchet s of seat 2"]


def test_siege_tower_combo_hits_twice_each_time_chosen_freely(lay, seat):
    table = lay(seat("corner_m"), seat(), seat(), phase="combo", combos=[["siege_tower"]])
    table.play("besiege donjon of seat 2", "draw corner_s", "back nw e", "besiege donjon of seat 3")
    table.play("draw corner_s", "back nw e")
    assert table.seat(2)["discard"] == ["corner_s"] and table.seat(3)["discard"] == ["corner_s"]
    assert table.phase == "draw"


def test_the_second_half_is_lost_if_it_has_no_target(lay, seat):
    table = lay(seat("corner_m"), seat(donjon="corner_tg"), phase="combo", combos=[["siege_tower"]])
    assert table.phase == "draw" and table.state.last_round


def test_garrison_combo_acts_twice(lay, seat):
    own = seat("corner_m", invaders={"n": (2, "e")})
    table = lay(own, seat(), phase="combo", combos=[["garrison"]])
    table.play("defeat army at n of seat 1", "army at n of seat 2 facing e")
    assert table.seat(2)["lost"] == 1 and table.seat(1)["armies"] == 2
    assert table.phase == "draw"


def test_two_combos_are_done_in_the_builders_order(lay, seat):
    own = seat("corner_tg corner_s", fort={"n": "straight_ts", "w": "straight_g"})
    rival = seat("corner_m", fort={"s": "straight_b", "se": "corner_g"})
    table = lay(own, rival)
    table.play("build corner_tg at nw")
    assert table.moves == ["combo trebuchet", "combo garrison"]
    assert table.why("combo ram") == "combo"
    table.play("combo garrison")
    assert table.phase == "garrison" and table.position["pending"]["again"] == 1
    table.play("army at n of seat 2 facing e", "army at w of seat 2 facing n")
    assert table.phase == "trebuchet"


def test_each_neighbour_and_each_shared_symbol_makes_one(lay, seat):
    own = seat("corner_mb corner_s", fort={"n": "straight_b", "w": "straight_bg"})
    table = lay(own, seat("corner_m", fort={"n": "straight_b", "ne": "corner_g", "nw": "corner_s"}))
    table.play("build corner_mb at nw", "ram n of seat 2")
    assert table.phase == "ram"
    table.play("ram nw of seat 2")
    assert table.phase == "draw"


def test_impossible_combos_are_lost(lay, seat):
    own = seat("corner_mb corner_s", fort={"n": "straight_b"})
    table = lay(own, seat("corner_m"))
    assert table.play("build corner_mb at nw") == ["built", "combo-lost"]


def test_what_stays_impossible_is_lost_before_older_combos_go_on(lay, seat):
    own = seat("corner_s", donjon="", invaders={"n": (2, "e")}, lost=3)
    table = lay(own, seat("corner_m", donjon=""), phase="combo", combos=[["mason"], ["siege_tower", "garrison"]])
    assert table.seat(2)["lost"] == 1
    assert table.phase == "rebuild"


def test_a_combo_may_make_another_of_the_same_wall_possible(lay, seat):
    invaders = dict.fromkeys(("n", "s", "nw"), (2, "e")) | dict.fromkeys(("e", "w", "ne"), (3, "n"))
    invaders |= {"se": (4, "n"), "sw": (4, "n")}
    own = seat("corner_s", donjon="", invaders=invaders)
    table = lay(own, seat(), seat(), seat(), phase="combo", combos=[["mason", "garrison"]])
    assert table.phase == "garrison"
    table.play("defeat army at n of seat 1", "defeat army at s of seat 1")
    assert table.phase == "rebuild"
    assert {move.split()[-1] for move in table.moves} == {"n", "s"}


def test_mason_combo_builds_from_the_discard_whatever_the_arrows_show(lay, seat):
    own = seat("corner_s", discard="straight_b camp", fort={"s": "straight_t_protected"}, invaders={"w": (2, "n")})
    table = lay(own, seat(), phase="combo", combos=[["mason"]])
    assert table.moves == ["take from discard", "take from donjon"]
    table.play("take from discard")
    assert table.moves == [f"build straight_b at {slot}" for slot in ("n", "e", "s")]
    assert table.why("build straight_b at w") == "invaded"
    assert table.why("build straight_b at nw") == "shape"
    table.play("build straight_b at s")
    assert table.seat(1)["fort"]["s"] == ["straight_t_protected", "straight_b"]


def test_mason_combo_never_takes_a_camp(lay, seat):
    table = lay(seat("corner_s", discard="camp"), seat(), phase="combo", combos=[["mason"]])
    assert table.phase == "reveal"


def test_mason_combo_builds_the_top_of_the_donjon(lay, seat):
    table = lay(seat("corner_s"), seat(), phase="combo", combos=[["mason"]])
    table.play("draw straight_g", "back se w")
    assert table.moves == [f"build straight_g at {slot}" for slot in ("n", "e", "s", "w")]
    assert table.why("build straight_b at n") == "other-top"
    assert table.seat(1)["arrows"] == ["se", "w"]
    table.play("build straight_g at n")
    assert table.seat(1)["fort"] == {"n": ["straight_g"]}


def test_a_top_that_fits_nowhere_is_discarded(lay, seat):
    invaders = {"n": (2, "e"), "s": (2, "e"), "e": (2, "n"), "w": (3, "n")}
    table = lay(seat("corner_s", invaders=invaders), seat(), seat(), phase="combo", combos=[["mason"]])
    happened = table.play("draw straight_g", "back se w")
    assert "top-discarded" in happened
    assert table.seat(1)["discard"] == ["straight_g"]


def test_the_discard_is_a_source_only_if_a_wall_there_fits(lay, seat):
    invaders = {"n": (2, "e"), "s": (2, "e"), "e": (2, "n"), "w": (3, "n")}
    own = seat("corner_s", discard="straight_b", invaders=invaders)
    table = lay(own, seat(), seat(), phase="combo", combos=[["mason"]])
    assert table.phase == "reveal"


def test_combos_caused_by_combos_come_first(lay, seat):
    own = seat("corner_s", discard="straight_b", fort={"nw": "corner_b_protected", "n": "straight_m_drawbridge"})
    rival = seat("corner_m", fort={"n": "straight_b", "ne": "corner_g", "nw": "corner_tg"})
    table = lay(own, rival, phase="combo", combos=[["mason", "garrison"]])
    table.play("combo mason", "take from discard", "build straight_b at w")
    assert table.phase == "ram"
    table.play("ram n of seat 2")
    assert table.phase == "garrison"


def test_a_wall_placed_by_a_mason_makes_combos_too(lay, seat):
    own = seat("corner_s", discard="corner_mb", fort={"n": "straight_b"})
    rival = seat("corner_m", fort={"n": "straight_b", "ne": "corner_g"})
    table = lay(own, rival, phase="mason", played="corner_m")
    assert table.phase == "ram"


def test_the_played_card_is_discarded_after_all_combos(lay, seat):
    own = seat("corner_s", discard="straight_mg corner_ms", fort={"n": "straight_m_drawbridge"})
    table = lay(own, seat("corner_m"), phase="mason", played="corner_m")
    table.play("build corner_ms at nw", "take from discard")
    assert not any("corner_m " in move for move in table.moves)
    assert table.seat(1)["discard"] == ["straight_mg"]


def test_emptying_the_own_donjon_by_a_combo_starts_the_last_round(lay, seat):
    table = lay(seat("corner_s", donjon="straight_g"), seat("corner_m"), phase="source", evolved=True)
    table.play("take from donjon")
    assert table.state.last_round and table.phase == "top"


def test_a_position_that_asks_for_combos_without_any_goes_on_with_the_turn(lay, seat):
    table = lay(seat("corner_s", donjon="straight_g"), seat("corner_m"), phase="combo")
    assert table.phase in ("draw", "play")
