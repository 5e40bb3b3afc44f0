"""What others cannot know: redealt hands, and showing that cannot be undone."""

from __future__ import annotations

import pytest

from forts.core import Dice
from forts.core.match import from_position
from forts.games.forfort import GAME
from forts.games.forfort.rules.questions.play import unplayable_kinds
from forts.games.forfort.rules.turn import settle


@pytest.fixture
def stuck(lay, seat):
    """Seat 1 can only pass: armies stand where its arrows point, it has no camps, and nothing is there to hit."""
    own = seat(
        "straight_b corner_b_protected corner_t_protected",
        discard="camp camp camp camp camp",
        fort={
            "n": "straight_bg straight_ts",
            "ne": "corner_tg corner_ms corner_mt",
            "se": "corner_s corner_s_drawbridge corner_g_drawbridge",
            "s": "straight_mt straight_s straight_t_protected",
            "w": "straight_m_drawbridge straight_b_drawbridge straight_s_protected",
        },
        invaders={"nw": (2, "e"), "e": (2, "n")},
        lost=3,
    )
    return lay(own, seat("corner_m", donjon="", fort={"n": "straight_t_protected"}))


def test_a_pass_proves_what_the_rest_of_the_hand_is_not(stuck):
    assert all(move.startswith("pass") for move in stuck.moves)
    proof = unplayable_kinds(stuck.state)
    stuck.play("pass discarding straight_b")
    assert stuck.seat(1)["passed"][0]["cards"] == 2
    for number in range(40):
        dealt = GAME.redeal(stuck.state, 1, Dice(number))
        assert all(proof >> kind & 1 for kind in dealt.hands[0])


def test_a_card_played_later_weakens_the_proof(stuck):
    stuck.play("pass discarding straight_b")
    position = stuck.position
    position["phase"] = "play"
    rival = position["seats"][1]
    rival["fort"]["ne"] = rival["discard"][:1]
    rival["discard"] = rival["discard"][1:]
    # the only play is now the ram of the protected corner, on the only target
    state, _ = GAME.from_position(position)
    assert GAME.position(state)["seats"][1]["fort"].keys() == {"n"}
    assert [proof["cards"] for proof in GAME.position(state)["seats"][0]["passed"]] == [1]


def test_a_redealt_hand_leaves_its_owner_a_choice(lay, seat):
    table = lay(seat("corner_m corner_s straight_b"), seat("corner_m corner_s straight_b"))
    hands = set()
    for number in range(40):
        dealt = GAME.redeal(table.state, 1, Dice(number))
        assert len(dealt.legal()) > 1 and dealt.hands[1] == table.state.hands[1]
        hands.add(tuple(dealt.hands[0]))
    assert len(hands) > 30


def test_the_last_card_of_a_donjon_is_shown_without_chance_and_cannot_be_undone(lay, seat):
    own = seat("corner_s corner_g", donjon="", fort={"se": "camp"})
    table = lay(own, seat("corner_m corner_s", donjon="straight_g"))
    match = from_position(GAME, table.position, 1)
    match.play("use siege_tower of corner_s")
    assert match.view(0).forts[1].donjon == 0
    assert not match.can_undo()


def test_a_decision_without_anything_shown_can_be_undone(lay, seat):
    match = from_position(GAME, lay(seat("corner_m corner_s"), seat("corner_m")).position, 1)
    before = match.position()
    match.play("camp discarding corner_m")
    match.undo()
    assert match.position() == before


def test_nothing_is_taken_back_once_the_next_seat_is_asked(lay, seat):
    # an empty donjon draws nothing, yet that the next seat is asked shows that its hand leaves a choice
    match = from_position(GAME, lay(seat("corner_m straight_b", donjon=""), seat("corner_s")).position, 1)
    match.play("camp discarding corner_m")
    assert match.to_act == 0
    assert match.can_undo(0)
    match.play("camp at nw of seat 1")
    assert match.to_act == 1
    assert not match.can_undo()


@pytest.mark.parametrize("discreet", [True, False])
def test_at_a_discreet_table_a_hand_with_one_play_is_asked_like_every_other(stuck, discreet):
    """Else everybody would see at once that there was no other."""
    state = stuck.state.copy()
    state.discreet = discreet
    state.hands[0] = state.hands[0][:1]
    settle(state)
    assert (len(state.hands[0]) == 1) == discreet, "else it is played at once"
    if discreet:
        assert len(state.legal()) == 1 and state.asks_all()
        few = [len(GAME.redeal(state, 1, Dice(number)).legal()) for number in range(40)]
        assert min(few) == 1, "being asked proves nothing of the hand"
