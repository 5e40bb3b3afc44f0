"""Nobody sees, or can work out from the program's answers, what is hidden: promises about redeals and views."""

from __future__ import annotations

import json

from msgspec.json import encode

from forts.core import Dice
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
