"""At a discreet table nobody learns from who is asked what a rival holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from forts.analysis import analyse
from forts.core import Dice, Match
from forts.core.log import from_json
from forts.core.match import replay
from forts.games.fort import GAME
from forts.games.fort.rules import table as fort


def played(seed: int, *, discreet: bool, decisions: int = 400) -> Iterator[Match]:
    """A match at each of its decisions."""
    match, dice = Match(GAME, 4, seed=seed, discreet=discreet), Dice(seed)
    while not match.over and decisions:
        yield match
        legal = match.state.legal()
        match.play(legal[dice.below(len(legal))])
        decisions -= 1


def rivals_with_cards(state: Any) -> list[int]:
    """Those whom the card in play goes round to."""
    seats = [(state.leader + step) % state.players for step in range(1, state.players)]
    return [seat for seat in seats if state.boards[seat].hand]


def asked_after_each_card(discreet: bool) -> Iterator[tuple[list[int], list[int]]]:
    """For each card that went round: who had cards in hand, and who was asked to follow."""
    due: list[int] = []
    asked: list[int] = []
    turn = played_card = -1
    for seed in range(6):
        for match in played(seed, discreet=discreet):
            state: Any = match.state
            if state.ask == fort.ASK_FOLLOW:
                if (turn, played_card) != (state.turn, state.played):
                    if asked:
                        yield due, asked
                    due, asked = rivals_with_cards(state), []
                    turn, played_card = state.turn, state.played
                asked.append(state.actor)


def test_every_rival_with_cards_in_hand_is_asked_to_follow() -> None:
    rounds = list(asked_after_each_card(discreet=True))
    assert len(rounds) > 30
    assert all(asked == due for due, asked in rounds)


def test_elsewhere_only_those_are_asked_who_can_follow() -> None:
    """A decision is a real one: engines and learners lose no time."""
    assert any(asked != due for due, asked in asked_after_each_card(discreet=False))
    for match in played(3, discreet=False):
        assert len(match.state.legal()) > 1


def test_declining_is_told_in_the_same_words_whether_there_was_a_choice_or_not() -> None:
    told: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(4):
        before: tuple[bool, int, int] | None = None
        for match in played(seed, discreet=True):
            if before is not None:
                forced, seat, length = before
                viewer = (seat + 1) % 4
                said = match.happenings(viewer, length, length + 1)
                if said[0].code == "decline":
                    told[forced].add(said[0].message.text("en").replace(str(seat + 1), "N"))
            state: Any = match.state
            before = None
            if state.ask == fort.ASK_FOLLOW:
                before = len(state.options) == 1, state.actor, len(match.actions)
    assert told[True] == told[False] and len(told[True]) == 1


def test_a_rival_with_nothing_to_follow_with_looks_like_one_who_can() -> None:
    """The rival's hand is changed into one that cannot follow, and back: no other sees a difference."""
    compared = 0
    for match in played(11, discreet=True):
        state: Any = match.state
        if state.ask != fort.ASK_FOLLOW:
            continue
        dice, viewer = Dice(compared), state.leader
        deals = [GAME.redeal(state, viewer, dice) for _ in range(12)]
        assert {len(deal.legal()) > 1 for deal in deals} <= {True, False}
        if len({len(deal.legal()) > 1 for deal in deals}) == 2:
            assert len({repr(GAME.view(deal, viewer)) for deal in deals}) == 1
            assert len({repr(GAME.view(deal, None)) for deal in deals}) == 1
            compared += 1
    assert compared > 5


def test_whom_a_card_goes_round_to_closes_undo_alike() -> None:
    """Whether the leader can take back the last decision must not show what the next rival holds."""
    for match in played(5, discreet=True):
        state: Any = match.state
        if state.ask == fort.ASK_FOLLOW:
            assert not any(match.can_undo(seat) for seat in range(4))


def test_a_leader_with_no_card_to_play_is_asked_all_the_same() -> None:
    forced = 0
    for seed in range(40):
        for match in played(seed, discreet=True, decisions=60):
            state: Any = match.state
            forced += state.ask == fort.ASK_PLAY and len(state.options) == 1 and bool(state.boards[state.leader].hand)
    assert forced


@pytest.mark.parametrize("discreet", [True, False])
def test_a_log_says_how_it_was_played_and_replays(discreet: bool) -> None:
    match = list(played(8, discreet=discreet, decisions=80))[-1]
    again = replay(GAME, from_json(match.log))
    assert again.position() == match.position() and again.log == match.log
    assert ("discreet" in match.log) == discreet


def test_discretion_changes_nothing_in_the_game() -> None:
    """Without the steps that have one answer, a discreet game is an ordinary one."""
    discreet = Match(GAME, 3, seed=4, discreet=True)
    plain = Match(GAME, 3, seed=4)
    dice = Dice(2)
    while not plain.over:
        while len(discreet.state.legal()) == 1:
            discreet.play(discreet.state.legal()[0])
        legal = plain.state.legal()
        assert discreet.state.legal() == legal
        action = legal[dice.below(len(legal))]
        discreet.play(action)
        plain.play(action)
    while not discreet.over:
        discreet.play(discreet.state.legal()[0])
    assert plain.scores == discreet.scores


def test_an_analysis_of_a_discreet_game_is_about_real_decisions() -> None:
    match = list(played(8, discreet=True, decisions=60))[-1]
    found = analyse(match.log, deals=1, horizon=1)
    state = GAME.new(4, match.options)
    state.discreet = True
    real = []
    for number, action in enumerate(match.actions):
        if state.to_act() >= 0 and len(state.legal()) > 1:
            real.append(number)
        state.apply(action)
    assert [moment.number for moment in found.moments] == real
    assert len(real) < sum(1 for _ in match.actions)
