"""Whatever is played: no wall, camp or army is lost or made, and a decision is always a real one."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import forts
from conformance.every_game import LONG
from forts.core import CHANCE, OVER, Dice
from forts.games.forfort import GAME, ForFortState
from games.forfort.pieces import check_pieces


class ForFortTable(RuleBasedStateMachine):
    """Players and chance do whatever they may."""

    @initialize(
        players=st.integers(2, 4), teams=st.booleans(), armies=st.integers(0, 7), offset=st.sampled_from([1, 3, 5, 7])
    )
    def sit_down(self, players: int, teams: bool, armies: int, offset: int) -> None:
        self.armies = armies
        self.teams = teams and players == 4
        options = {"teams": self.teams, "armies": armies, "arrow_offset": offset}
        self.state: ForFortState = GAME.new(players, GAME.complete(players, options))

    @precondition(lambda self: self.state.to_act() == CHANCE)
    @rule(seed=st.integers(0, 2**32))
    def chance_acts(self, seed: int) -> None:
        dice = Dice(seed)
        while self.state.to_act() == CHANCE:
            self.state.roll(dice)

    @precondition(lambda self: self.state.to_act() >= 0)
    @rule(data=st.data())
    def a_player_decides(self, data: st.DataObject) -> None:
        self.state.apply(data.draw(st.sampled_from(self.state.legal())))

    @precondition(lambda self: self.state.to_act() == OVER)
    @rule(action=st.integers(-1, GAME.num_actions))
    def the_game_stays_over(self, action: int) -> None:
        with pytest.raises(forts.IllegalMove):
            self.state.apply(action)

    @invariant()
    def nothing_is_lost(self) -> None:
        check_pieces(self.state, self.armies, teams=self.teams)

    @invariant()
    def a_decision_is_a_real_one(self) -> None:
        if self.state.to_act() >= 0:
            assert len(self.state.legal()) > 1
        elif self.state.to_act() == OVER:
            assert sum(self.state.returns()) == pytest.approx(1)


ForFortTable.TestCase.settings = settings(max_examples=2000 if LONG else 25, stateful_step_count=80, deadline=None)
TestForFort = ForFortTable.TestCase
