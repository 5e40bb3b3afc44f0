"""Whatever is played: no card and no token is lost or made, nothing is overfull, and games end."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import forts
from conformance.every_game import LONG
from forts.core import CHANCE, OVER
from forts.games.fort import GAME
from forts.games.fort.box.perks import NO_PERK
from forts.games.fort.rules.state import FortState
from forts.games.fort.rules.table import STUFF_ROOM, TOKENS


class FortTable(RuleBasedStateMachine):
    """Players and chance do whatever they may."""

    @initialize(
        players=st.integers(2, 4),
        setup=st.sampled_from(["basic", "advanced"]),
        lookout=st.booleans(),
        first=st.integers(0, 2),
    )
    def sit_down(self, players: int, setup: str, lookout: bool, first: int) -> None:
        options = {
            "setup": setup,
            "followers_use_lookout": lookout,
            "first": ("random", "1", "2")[first],
            "max_rounds": 30,
        }
        self.state: FortState = GAME.new(players, GAME.complete(players, options))
        self.trashed: Counter[int] = Counter()

    @precondition(lambda self: self.state.to_act() == CHANCE)
    @rule(data=st.data(), steps=st.integers(1, 60))
    def chance_acts(self, data: st.DataObject, steps: int) -> None:
        dice = forts.core.Dice(data.draw(st.integers(0, 2**32)))
        while self.state.to_act() == CHANCE and steps:
            self.state.roll(dice)
            steps -= 1

    @precondition(lambda self: self.state.to_act() >= 0)
    @rule(data=st.data())
    def a_player_decides(self, data: st.DataObject) -> None:
        self.state.apply(data.draw(st.sampled_from(self.state.legal())))

    @precondition(lambda self: self.state.to_act() >= 0)
    @rule(seed=st.integers(0, 2**32), steps=st.integers(1, 40))
    def some_time_passes(self, seed: int, steps: int) -> None:
        dice = forts.core.Dice(seed)
        while self.state.to_act() != OVER and steps:
            if self.state.to_act() == CHANCE:
                self.state.roll(dice)
            else:
                self.state.apply(self.state.legal()[dice.below(len(self.state.legal()))])
                steps -= 1
            self.nothing_is_lost_or_overfull()

    @precondition(lambda self: self.state.to_act() == OVER)
    @rule(action=st.integers(-1, GAME.num_actions))
    def the_game_stays_over(self, action: int) -> None:
        assert self.state.legal() == []
        with pytest.raises(forts.IllegalMove):
            self.state.apply(action)

    @invariant()
    def nothing_is_lost_or_overfull(self) -> None:
        t = self.state
        cards = Counter(t.park + t.park_deck + t.added + t.spent + ([t.played] if t.played >= 0 else []))
        pizza, toys = t.pizza, t.toys
        for seat, me in enumerate(t.boards):
            cards.update(me.hand + me.deck + me.discard + me.yard + me.lookout)
            pizza += me.pizza + me.pack_pizza
            toys += me.toys + me.pack_toys
            assert 0 <= me.pizza <= STUFF_ROOM
            assert 0 <= me.toys <= STUFF_ROOM
            assert min(me.pack_pizza, me.pack_toys, me.pack_room(), me.lookout_room()) >= 0
            assert not any(t.cards.is_friend[kid] for kid in me.yard)
            assert not Counter(me.held) - Counter(me.hand)
            assert not (me.rule >= 0) or me.level >= 1
            assert (me.rule >= 0) == (seat in t.rule_takers)
            for pile in (me.hand, me.deck, me.discard, me.yard, me.lookout):
                assert pile == sorted(pile)
        assert (pizza, toys) == (TOKENS, TOKENS)
        assert len(t.park) <= 3
        for kid, count in cards.items():
            assert count <= t.cards.kids[kid].copies
        missing = Counter({kid: copies.copies for kid, copies in enumerate(t.cards.kids) if copies.board < 0}) - cards
        assert not self.trashed - missing, "what is in the box stays there"
        self.trashed = missing
        held = [me.perk_number for me in t.boards if me.perk_number != NO_PERK]
        assert len({*held, *t.perks}) == len(held) + len(t.perks)
        if t.to_act() == OVER:
            assert t.ended
            assert all(me.points >= 0 for me in t.boards)
            assert t.turn % t.players == 0, "all have had as many turns"
        elif t.to_act() >= 0:
            assert len(t.legal()) > 1


FortTable.TestCase.settings = settings(max_examples=600 if LONG else 20, stateful_step_count=60, deadline=None)
TestFort = FortTable.TestCase
