"""Set-up: first player, hands, backs, camps, fronts."""

from __future__ import annotations

from forts.core import CHANCE, Dice, Match
from forts.games.forfort import GAME


def test_the_first_player_is_drawn_among_all(fresh):
    state = fresh(3)
    assert [GAME.notation(state, action) for action, _ in state.outcomes()] == [
        "first seat 1", "first seat 2", "first seat 3"
    ]  # fmt: skip


def test_the_first_player_can_be_set(fresh):
    state = fresh(3, first="2")
    assert state.first == 1
    assert GAME.view(state, None).phase == "deal"


def test_three_walls_each_are_dealt_in_turn_order_before_any_back_is_turned(fresh):
    state = fresh(2, first="2")
    dice = Dice(3)
    for sizes in ([0, 0], [0, 1], [0, 2], [0, 3], [1, 3], [2, 3]):
        assert [len(hand) for hand in state.hands] == sizes
        assert state.arrows == [-1, -1]
        state.roll(dice)
    assert GAME.view(state, None).phase == "back_setup"


def test_each_places_a_camp_then_declares_a_front_in_turn_order():
    match = Match(GAME, 3, {"first": "2"}, 5)
    order = []
    for _ in range(3):
        order.append((match.to_act, match.view().phase, len(match.legal())))
        match.play(f"camp at sw of seat {match.to_act + 1}")
        order.append((match.to_act, match.view().phase, len(match.legal())))
        match.play("front e")
    assert order == [(seat, phase, count) for seat in (1, 2, 0) for phase, count in (("camp_setup", 8), ("front", 4))]
    view = match.view()
    assert view.phase == "play" and view.to_act == 1
    assert all(fort.camps == 4 and fort.front == "e" and fort.hand_size == 3 for fort in view.forts)
    assert [slot.name for slot in view.forts[0].slots if slot.first_line] == ["ne", "e", "se"]


def test_arrows_show_a_corner_and_the_side_three_steps_on(fresh):
    state = fresh(2, first="1")
    dice = Dice(1)
    while GAME.view(state, None).phase != "back_setup":
        state.roll(dice)
    texts = [GAME.notation(state, action) for action, weight in state.outcomes() if weight == 1]
    assert texts == ["back nw e", "back ne s", "back se w", "back sw n"]


def test_the_arrow_offset_is_an_option(fresh):
    state = fresh(2, arrow_offset=1)
    assert [GAME.notation(state, 568 + turned) for turned in range(4)] == [
        "back nw n", "back ne e", "back se s", "back sw w"
    ]  # fmt: skip


def test_arrows_are_open_but_hands_are_not():
    match = Match(GAME, 2, {}, 5)
    view = match.view(0)
    assert all(len(fort.arrows) == 2 for fort in view.forts)
    assert view.forts[0].hand is not None and view.forts[1].hand is None
    assert all(fort.hand is None for fort in match.view(None).forts)
    assert len(match.legal()) == 8


def test_chance_decides_nothing_that_the_first_player_option_has_settled(fresh):
    assert fresh(2).to_act() == CHANCE
    assert len(fresh(2, first="1").outcomes()) == 22
