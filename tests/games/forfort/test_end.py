"""The end of the game, the count, and teams."""

from __future__ import annotations

import pytest

from forts.core import OVER
from forts.games.forfort import GAME

SEVEN = {
    "n": "straight_mg", "ne": "corner_g", "e": "straight_bg", "se": "corner_s",
    "s": "straight_s", "sw": "corner_t_protected", "w": "straight_ts",
}  # fmt: skip


def test_eight_visible_walls_win_at_once_before_any_combo(lay, seat):
    table = lay(seat("corner_m corner_tg", fort=SEVEN), seat("corner_m"))
    happened = table.play("build corner_m at nw")
    assert happened == ["built", "finished"]
    assert table.state.to_act() == OVER and table.state.returns() == [1.0, 0.0]
    assert GAME.ended_by(table.state) == "fort"
    assert GAME.score_sheet(table.state)[0].message.id == "forfort-score-fort"


def test_a_visible_camp_is_no_wall(lay, seat):
    table = lay(seat("corner_m corner_tg", fort={**SEVEN, "n": "camp"}), seat("corner_m corner_s"))
    table.play("build corner_m at nw")
    assert table.state.to_act() != OVER


def test_a_fort_can_be_finished_by_a_mason_or_a_combo(lay, seat):
    mason = lay(seat("", discard="corner_m", fort=SEVEN), seat(), phase="mason", played="corner_mb")
    assert mason.state.winner == 0
    own = seat("", fort=SEVEN, invaders={})
    combo = lay(own, seat(), phase="combo", combos=[["mason"]])
    combo.play("draw corner_tg", "back nw e", "build corner_tg at nw")
    assert combo.state.winner == 0


def test_a_fort_finished_in_the_last_round_wins_at_once(lay, seat):
    table = lay(seat("corner_m corner_tg", fort=SEVEN), seat("corner_m", donjon=""))
    assert GAME.ended_by(table.state) == "donjon"
    table.play("build corner_m at nw")
    assert GAME.ended_by(table.state) == "fort" and table.state.returns() == [1.0, 0.0]


def test_an_empty_donjon_ends_the_game_after_the_round(lay, seat):
    table = lay(seat("corner_g", donjon="straight_g"), seat("corner_g corner_s"), phase="draw", round=4, turns=7)
    assert table.state.last_round and table.position["turn"] == 2
    table.play("build corner_g at nw")
    table.pass_time()
    assert table.state.to_act() == OVER and GAME.ended_by(table.state) == "donjon"


def test_if_the_last_seat_empties_its_donjon_the_game_ends_with_its_turn(lay, seat):
    table = lay(seat("corner_g"), seat("corner_g", donjon="straight_g"), phase="draw", turn=2)
    assert table.state.to_act() == OVER


def test_the_last_round_includes_an_extra_turn(lay, seat):
    own = seat("corner_g corner_s", donjon="", fort={"n": "straight_b_drawbridge"})
    table = lay(seat("corner_g"), own, phase="drawbridge", turn=2)
    table.play("drawbridge at n")
    assert table.state.to_act() == 1 and table.position["extra"] == "yes"


def test_the_round_ends_with_the_seat_before_the_first_player(lay, seat):
    seats = [seat("corner_g corner_s", donjon=""), seat("corner_g corner_s"), seat("corner_g corner_s")]
    table = lay(*seats, phase="draw", turn=3, first=1)
    table.play("draw corner_m", "back nw e")
    assert table.state.to_act() == OVER
    seats = [seat("corner_g corner_s", fort={"n": "camp"}, donjon=""), seat("corner_g corner_s"), seat("corner_g")]
    table = lay(*seats, phase="draw", turn=3, first=2)
    table.play("draw corner_m", "back nw e")
    assert table.position["turn"] == 1 and table.state.to_act() == 0


def test_points_two_a_wall_one_a_camp_one_an_army_two_for_the_donjon(lay, seat):
    own = seat("corner_s", donjon="", fort={"n": "camp straight_b", "ne": "camp", "nw": "corner_m corner_g"})
    rival = seat("corner_s", invaders={"e": (1, "n"), "w": (1, "n")}, fort={"s": "camp"})
    table = lay(own, rival, phase="over")
    assert GAME.scores(table.state) == [2 * 2 + 1 + 2 + 0, 0 + 1 + 0 + 2]
    assert table.state.returns() == [1.0, 0.0]
    for line in GAME.score_sheet(table.state):
        assert line.message.text("en") and line.message.text("fr")


def test_a_tie_is_shared(lay, seat):
    table = lay(seat("corner_s", donjon=""), seat("corner_s", donjon=""), seat("corner_s", donjon=""), phase="over")
    assert table.state.returns() == pytest.approx([1 / 3] * 3)


def test_a_lost_army_and_an_army_at_hand_count_nothing(lay, seat):
    table = lay(seat("corner_s", lost=2, donjon=""), seat("corner_s", donjon=""), phase="over")
    assert GAME.scores(table.state) == [0, 0]


# -- teams ---------------------------------------------------------------------------------------------------------


def team(lay, seat, own=None, partner=None, rival=None, **more):
    seats = [own or seat("corner_s"), rival or seat("corner_s"), partner or seat("corner_s"), seat("corner_s")]
    return lay(*seats, teams=True, **more)


def test_one_finished_fort_wins_for_both(lay, seat):
    table = team(lay, seat, seat("corner_m corner_tg", fort=SEVEN))
    table.play("build corner_m at nw")
    assert table.state.returns() == [0.5, 0.0, 0.5, 0.0]
    assert "forfort-score-partner-fort" in [line.message.id for line in GAME.score_sheet(table.state)]


def test_a_camp_may_be_placed_in_the_partners_fort(lay, seat):
    table = team(lay, seat, phase="camp", played="corner_g")
    assert len(table.moves) == 16
    assert table.why("camp at n of seat 2") == "camp-there"
    table.play("camp at n of seat 3")
    assert table.seat(3)["fort"] == {"n": ["camp"]}
    assert (table.seat(1)["camps"], table.seat(3)["camps"]) == (4, 5)
    assert table.state.points(2) == 1 + 2


def test_a_masons_camp_goes_to_the_own_fort_only(lay, seat):
    table = team(lay, seat, seat("corner_s", discard="camp"), phase="mason", played="corner_m")
    assert table.why("camp at n of seat 3") == "camp-there"


def test_a_garrison_defeats_an_army_in_the_partners_fort(lay, seat):
    partner = seat("corner_s", invaders={"n": (2, "e")})
    table = team(lay, seat, partner=partner, phase="garrison", played="corner_g")
    assert "defeat army at n of seat 3" in table.moves
    table.play("defeat army at n of seat 3")
    assert table.seat(2)["lost"] == 1


def test_a_partner_is_no_rival(lay, seat):
    table = team(lay, seat, partner=seat("corner_s", fort={"n": "straight_b"}), phase="siege_tower", played="corner_ms")
    assert table.moves == ["besiege donjon of seat 2", "besiege donjon of seat 4"]
    assert table.why("besiege donjon of seat 3") == "rival"
    placed = team(lay, seat, phase="garrison", played="corner_g")
    assert placed.why("army at n of seat 3 facing e") == "rival"


def test_an_empty_slot_at_the_partners_keeps_one_from_passing(lay, seat):
    full = {**SEVEN, "n": "camp", "nw": "corner_tg"}
    own = seat("straight_b corner_b_protected", fort=full, donjon="")
    rival = seat("corner_s", fort={"n": "straight_t_protected"})
    table = team(lay, seat, own, rival=rival)
    assert any(move.startswith("camp discarding") for move in table.moves)


def test_team_scores_add_up(lay, seat):
    own = seat("corner_s", donjon="", fort={"n": "straight_b"})
    table = team(lay, seat, own, seat("corner_s", fort={"n": "camp"}), phase="over")
    assert GAME.scores(table.state) == [2 + 1 + 2, 4, 5, 4]
    assert table.state.returns() == [0.5, 0.0, 0.5, 0.0]
