"""The five effects of a card played from the hand."""

from __future__ import annotations


def test_using_a_symbol_discards_the_card_after_its_effect(lay, seat):
    table = lay(seat("corner_mb corner_s"), seat(fort={"n": "straight_b", "ne": "corner_g"}))
    assert table.why("use garrison of corner_mb") == "symbol"
    table.play("use ram of corner_mb")
    assert table.seat(1)["discard"] == [] and table.position["pending"]["played"] == "corner_mb"
    table.play("ram n of seat 2")
    assert table.seat(1)["discard"] == ["corner_mb"]


def test_an_effect_needs_a_target(lay, seat):
    hand = "corner_mb corner_tg corner_s straight_g"
    rival = seat(donjon="", discard="camp camp camp camp camp")
    table = lay(seat(hand, lost=3), rival)
    for move in (
        "use mason of corner_mb",
        "use ram of corner_mb",
        "use trebuchet of corner_tg",
        "use siege_tower of corner_s",
        "use garrison of straight_g",
    ):
        assert table.why(move) == "target"


# -- mason ---------------------------------------------------------------------------------------------------------


def test_mason_builds_a_wall_of_the_discard_under_the_normal_limits(lay, seat):
    own = seat("corner_s", discard="corner_g straight_b straight_g", fort={"s": "camp"}, arrows="nw e")
    table = lay(own, seat(), phase="mason", played="corner_m")
    assert table.moves == [
        "build corner_g at nw",
        "build straight_b at e",
        "build straight_b at s",
        "build straight_g at e",
        "build straight_g at s",
    ]
    assert table.why("build corner_g at se") == "arrows"
    assert table.why("build straight_ts at e") == "in-discard"
    table.play("build straight_b at e")
    assert table.seat(1)["discard"] == ["corner_m", "corner_g", "straight_g"]


def test_mason_puts_a_camp_of_the_discard_on_an_empty_slot_of_the_own_fort(lay, seat):
    own = seat("corner_s", discard="camp", fort={"n": "straight_b"}, invaders={"s": (2, "e")})
    table = lay(own, seat(), phase="mason", played="corner_m")
    assert table.moves == [f"camp at {slot} of seat 1" for slot in ("nw", "ne", "e", "se", "sw", "w")]
    assert table.why("camp at n of seat 1") == "empty"
    table.play("camp at w of seat 1")
    assert table.seat(1)["fort"]["w"] == ["camp"] and table.seat(1)["camps"] == 4


def test_a_mason_without_camp_in_the_discard_places_none(lay, seat):
    table = lay(seat(discard="corner_g corner_tg"), seat(), phase="mason", played="corner_m")
    assert table.why("camp at w of seat 1") == "camp-in-discard"


def test_a_mason_does_not_take_the_card_that_is_played(lay, seat):
    table = lay(seat("corner_m corner_s"), seat())
    assert table.why("use mason of corner_m") == "target"


# -- ram and trebuchet ---------------------------------------------------------------------------------------------

ALL_AROUND = {
    "nw": "corner_m", "n": "straight_b", "ne": "camp", "e": "straight_g",
    "se": "corner_g", "s": "straight_ts", "sw": "corner_tg",
}  # fmt: skip


def test_ram_destroys_a_whole_stack_in_the_first_line(lay, seat):
    rival = seat(fort={**ALL_AROUND, "n": "camp straight_b"})
    table = lay(seat("corner_s"), rival, phase="ram", played="corner_mb")
    assert table.moves == ["ram nw of seat 2", "ram n of seat 2", "ram ne of seat 2"]
    assert table.why("ram e of seat 2") == "ram-line"
    assert table.why("ram n of seat 1") == "rival"
    happened = table.play("ram n of seat 2")
    assert happened[0] == "destroyed"
    assert table.seat(2)["discard"] == ["straight_b", "camp"]


def test_trebuchet_reaches_the_second_and_third_line(lay, seat):
    table = lay(seat("corner_s"), seat(fort=ALL_AROUND), phase="trebuchet", played="corner_tg")
    assert table.moves == [f"trebuchet {slot} of seat 2" for slot in ("e", "se", "s", "sw")]
    assert table.why("trebuchet n of seat 2") == "trebuchet-line"
    assert table.why("trebuchet w of seat 2") == "cards"


def test_the_declared_front_makes_the_lines(lay, seat):
    table = lay(seat("corner_s"), seat(fort=ALL_AROUND, front="s"), phase="ram", played="corner_mb")
    assert table.moves == [f"ram {slot} of seat 2" for slot in ("se", "s", "sw")]


def test_ram_cannot_touch_a_protected_wall(lay, seat):
    rival = seat(fort={**ALL_AROUND, "n": "straight_b straight_t_protected"})
    table = lay(seat("corner_s"), rival, phase="ram", played="corner_mb")
    assert table.why("ram n of seat 2") == "shielded"


def test_a_covered_protected_wall_shields_nothing(lay, seat):
    rival = seat(fort={**ALL_AROUND, "n": "straight_t_protected straight_b"})
    table = lay(seat("corner_s"), rival, phase="ram", played="corner_mb")
    table.play("ram n of seat 2")
    assert table.seat(2)["discard"] == ["straight_b", "straight_t_protected"]


def test_a_lone_camp_can_be_destroyed_but_a_lone_army_cannot(lay, seat):
    rival = seat(fort={"ne": "camp", "nw": "corner_m"}, invaders={"n": (1, "e")})
    table = lay(seat("corner_s"), rival, phase="ram", played="corner_mb")
    assert table.moves == ["ram nw of seat 2", "ram ne of seat 2"]
    table.play("ram ne of seat 2")
    assert table.seat(2)["discard"] == ["camp"] and table.seat(2)["camps"] == 4


# -- siege tower ---------------------------------------------------------------------------------------------------


def test_siege_tower_sends_the_top_of_a_donjon_to_its_discard(lay, seat):
    table = lay(seat("corner_m"), seat(), seat(donjon=""), seat(), phase="siege_tower", played="corner_s")
    assert table.moves == ["besiege donjon of seat 2", "besiege donjon of seat 4"]
    assert table.why("besiege donjon of seat 3") == "donjon"
    assert table.why("besiege donjon of seat 1") == "rival"
    table.play("besiege donjon of seat 2")
    assert table.phase == "hit"
    table.play("draw corner_tg")
    assert table.phase == "back_hit"
    table.play("back sw n")
    assert table.seat(2)["discard"] == ["corner_tg"]
    assert table.seat(2)["arrows"] == ["sw", "n"]
    assert table.seat(1)["discard"] == ["corner_s"]


def test_emptying_a_donjon_by_siege_tower_starts_the_last_round(lay, seat):
    table = lay(seat("corner_m corner_g"), seat("corner_s", donjon="corner_tg"), seat("corner_s"))
    assert table.position["turn"] == 1 and not table.state.last_round
    hit = lay(seat("corner_m corner_g"), seat("corner_s", donjon="corner_tg"), phase="siege_tower", played="corner_s")
    assert hit.state.last_round and hit.seat(2)["arrows"] == []


# -- garrison ------------------------------------------------------------------------------------------------------


def test_garrison_places_an_army_on_an_empty_slot_of_a_rival(lay, seat):
    rival = seat(fort=ALL_AROUND)
    table = lay(seat("corner_m"), rival, phase="garrison", played="corner_g")
    assert table.moves == ["army at w of seat 2 facing n", "army at w of seat 2 facing s"]
    assert table.why("army at n of seat 2 facing e") == "empty"
    assert table.why("army at n of seat 1 facing e") == "rival"
    table.play("army at w of seat 2 facing s")
    assert table.seat(2)["invaders"] == {"w": {"army_of": 1, "heading": "s"}}
    assert table.seat(1)["armies"] == 2


def test_an_army_is_never_placed_beside_itself_out_or_into_the_donjon(lay, seat):
    table = lay(seat("corner_m"), seat(fort=ALL_AROUND), phase="garrison", played="corner_g")
    assert not any(move.endswith(("facing e", "facing w")) for move in table.moves)


def test_garrison_defeats_an_army_in_the_own_fort_for_good(lay, seat):
    own = seat("corner_m", invaders={"n": (2, "e"), "s": (2, "e")})
    table = lay(own, seat(), phase="garrison", played="corner_g")
    assert table.moves[:2] == ["defeat army at n of seat 1", "defeat army at s of seat 1"]
    assert table.why("defeat army at w of seat 1") == "army-to-defeat"
    table.play("defeat army at s of seat 1")
    assert table.seat(2)["lost"] == 1 and set(table.seat(1)["invaders"]) == {"n"}


def test_without_an_army_at_hand_a_garrison_only_defeats(lay, seat):
    own = seat("corner_m", invaders={"n": (2, "e"), "s": (2, "e")}, lost=3)
    table = lay(own, seat(), phase="garrison", played="corner_g")
    assert len(table.moves) == 2
    assert table.why("army at n of seat 2 facing e") == "armies-left"


def test_an_army_bars_the_slot_for_another(lay, seat):
    table = lay(seat("corner_m"), seat(invaders={"w": (1, "n")}), phase="garrison", played="corner_g")
    assert table.why("army at w of seat 2 facing n") == "empty"
