"""Nobody sees, or can work out from the program's answers, what is hidden: promises about redeals and views."""

from __future__ import annotations

import json

from msgspec.json import encode

from forts.core import CHANCE, OVER, Dice, State
from forts.testing.promises import promise
from forts.testing.settings import Setting, states


@promise
def a_redeal_changes_nothing_that_the_seat_sees(setting: Setting, seed: int) -> None:
    game = setting.game
    dice = Dice(seed)
    changed = 0
    for state in states(setting, seed):
        if dice.below(3):
            continue
        before = json.dumps(game.position(state))
        for seat in range(setting.players):
            dealt = game.redeal(state, seat, Dice(dice.bits()))
            assert encode(game.view(dealt, seat)) == encode(game.view(state, seat))
            assert encode(game.view(dealt, None)) == encode(game.view(state, None))
            assert (dealt.to_act(), game.turns(dealt)) == (state.to_act(), game.turns(state))
            if state.to_act() == seat:
                assert dealt.legal() == state.legal()
                for action in range(0, game.num_actions, 7):
                    assert game.explain(dealt, seat, action) == game.explain(state, seat, action)
                for action in state.legal():
                    assert game.describe(dealt, action) == game.describe(state, action)
            changed += game.position(dealt) != game.position(state)
        assert json.dumps(game.position(state)) == before
    assert changed > 0 or not setting.hides, (
        "a redeal has to deal something, where anything is hidden; hides=False is for a game in which nothing is"
    )


@promise
def a_redeal_depends_on_what_the_seat_knows_alone(setting: Setting, seed: int) -> None:
    game = setting.game
    dice = Dice(seed)
    for state in states(setting, seed):
        seat = state.to_act()
        if seat < 0 or dice.below(3):
            continue
        other = game.redeal(state, seat, Dice(dice.bits()))
        chosen = dice.bits()
        assert game.position(game.redeal(other, seat, Dice(chosen))) == game.position(
            game.redeal(state, seat, Dice(chosen))
        )


@promise
def a_redealt_game_can_be_played_to_its_end(setting: Setting, seed: int) -> None:
    dice = Dice(seed)
    for state in states(setting, seed):
        if state.to_act() < 0 or dice.below(25):
            continue
        dealt = setting.game.redeal(state, state.to_act(), dice)
        while dealt.to_act() != -2:
            if dealt.to_act() == -1:
                dealt.roll(dice)
            else:
                dealt.apply(dealt.legal()[dice.below(len(dealt.legal()))])
        assert abs(sum(dealt.returns()) - 1) < 1e-9


@promise
def others_options_are_not_shown(setting: Setting, seed: int) -> None:
    for state in states(setting, seed):
        for viewer in (None, *range(setting.players)):
            allowed = state.legal() if viewer == state.to_act() else []
            # a view need not list them: they go with the question, to the one who is asked
            assert list(getattr(setting.game.view(state, viewer), "options", allowed)) == allowed


@promise
def what_a_seat_cannot_tell_apart_is_told_alike(setting: Setting, seed: int) -> None:
    """Two outcomes of chance, or two decisions of another seat, that leave the viewer knowing the same."""
    dice = Dice(seed)
    state = setting.new()
    while state.to_act() != OVER:
        chance = state.to_act() == CHANCE
        actions = [action for action, _ in state.outcomes()] if chance else state.legal()
        one, two = (actions[dice.below(len(actions))] for _ in range(2))
        viewer = dice.below(setting.players)
        if one != two and viewer != state.to_act() and not dice.below(3):
            ends = [_told(setting, state, action, viewer) for action in (one, two)]
            if _alike(setting, viewer, [end for end, _ in ends], dice):
                assert ends[0][1] == ends[1][1], "`happening` tells what the seat may not know"
        if chance:
            state.roll(dice)
        else:
            state.apply(one)


def _told(setting: Setting, before: State, action: int, viewer: int) -> tuple[State, bytes]:
    """The table after an action, and what the viewer is told of it."""
    state = before.copy()
    state.trace = []
    state.apply(action)
    told = [setting.game.happening(state, event, viewer) for event in state.trace]
    return state, encode([happening for happening in told if happening is not None])


def _alike(setting: Setting, viewer: int, ends: list[State], dice: Dice) -> bool:
    """Do two tables differ, yet in nothing that the viewer knows? Then dealing anew makes the same of both."""
    game = setting.game
    one, two = ends
    if game.position(one) == game.position(two) or encode(game.view(one, viewer)) != encode(game.view(two, viewer)):
        return False
    deals = [dice.bits() for _ in range(3)]
    return all(
        game.position(game.redeal(one, viewer, Dice(deal))) == game.position(game.redeal(two, viewer, Dice(deal)))
        for deal in deals
    )
