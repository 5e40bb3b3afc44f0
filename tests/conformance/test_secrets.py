"""Nobody sees, or can work out from the program's answers, what is hidden from them."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.json import encode

from every_game import LONG, Setting, states
from forts.core import CHANCE, OVER, Dice
from forts.games.forfort.rules import table as forfort
from forts.games.forfort.rules.turn import drawing_seat
from forts.games.fort.rules import table as fort

SEEDS = range(40 if LONG else 3)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redeal_changes_nothing_that_the_seat_sees(setting: Setting, seed: int) -> None:
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
    assert changed > 0 or setting.game.name == "nim", "a redeal has to deal something, where anything is hidden"


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redeal_depends_on_what_the_seat_knows_alone(setting: Setting, seed: int) -> None:
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


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redealt_game_can_be_played_to_its_end(setting: Setting, seed: int) -> None:
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


@pytest.mark.parametrize("seed", SEEDS)
def test_others_options_are_not_shown(setting: Setting, seed: int) -> None:
    for state in states(setting, seed):
        for viewer in (None, *range(setting.players)):
            allowed = state.legal() if viewer == state.to_act() else []
            # a view need not list them: they go with the question, to the one who is asked
            assert list(getattr(setting.game.view(state, viewer), "options", allowed)) == allowed


@pytest.mark.parametrize("seed", SEEDS)
def test_whether_chance_is_asked_for_a_hidden_card_tells_nothing_of_it(setting: Setting, seed: int) -> None:
    """Everybody can count the actions: a draw that is not written down would tell that it was certain."""
    dice = Dice(seed)
    state = setting.new()
    while state.to_act() != OVER:
        if state.to_act() == CHANCE and (pile := _hidden_pile(setting, state)) is not None:
            twins = [setting.game.redeal(state, seat, Dice(dice.bits())) for seat in range(setting.players)]
            asked = {_draws_written(setting, twin, pile, dice) for twin in [state.copy(), *twins]}
            assert len(asked) == 1
        if state.to_act() == CHANCE:
            state.roll(dice)
        else:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])


def _hidden_pile(setting: Setting, state: Any) -> int | None:
    """Whose deck is drawn from, if it is one that others do not know."""
    if setting.game.name == "fort" and state.ask == fort.CHANCE_DRAW:
        return int(state.drawer)
    if setting.game.name == "forfort" and state.ask in (forfort.ASK_DEAL, forfort.ASK_DRAW):
        return drawing_seat(state)
    return None


def _draws_written(setting: Setting, state: Any, pile: int, dice: Dice) -> int:
    """How many draws in a row are asked of chance for that pile."""
    count = 0
    while state.to_act() == CHANCE and _hidden_pile(setting, state) == pile:
        state.roll(dice)
        count += 1
    return count
