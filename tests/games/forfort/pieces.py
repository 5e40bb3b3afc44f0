"""Counting the pieces of ForFort: none may be lost or made."""

from __future__ import annotations

from forts.games.forfort import ForFortState
from forts.games.forfort.box.deck import CAMP


def check_pieces(state: ForFortState, armies: int, *, teams: bool) -> None:
    """Every wall, camp and army is somewhere; a camp may have gone to the partner."""
    camps = 0
    for seat in range(state.players):
        stacks = state.stacks[seat * 8 : seat * 8 + 8]
        cards = [*state.hands[seat], *state.donjons[seat], *state.discards[seat], *(c for s in stacks for c in s)]
        if seat == state.seat:
            cards += [kind for kind in (state.played, state.top) if kind >= 0]
        assert sorted(card for card in cards if card != CAMP) == state.deck.cards
        own = state.camps[seat] + cards.count(CAMP)
        assert teams or own == 8 - armies
        camps += own
        assert state.armies[seat] + state.lost[seat] + state.army_owners.count(seat) == armies
        assert state.hands[seat] == sorted(state.hands[seat])
    assert camps == state.players * (8 - armies)
