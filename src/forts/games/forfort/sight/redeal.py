"""Dealing again what a seat cannot know: how the others' unseen walls are split between hand and donjon."""

from __future__ import annotations

from itertools import combinations

from forts.core.dice import Dice
from forts.games.forfort.rules.questions.by_number import QUESTIONS
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.rules.table import ASK_PLAY

_TRIES = 100
"""Hands dealt and refused before all possible ones are listed."""


def redeal(state: ForFortState, seat: int, dice: Dice) -> ForFortState:
    """A copy that the seat cannot tell from the state, with the unknown dealt again.

    A seat knows every wall outside the others' hands and donjons, and how many are where. Of a hand it further knows
    what passing proved, and, if that hand is being played from, that it leaves a choice; at a discreet table not even
    that.
    """
    dealt = state.copy()
    for other in range(state.players):
        if other == seat:
            continue
        unseen = sorted(state.hands[other] + state.donjons[other])
        size = len(state.hands[other])
        for _ in range(_TRIES):
            order = unseen[:]
            dice.shuffle(order)
            _split(dealt, other, order[:size], order[size:])
            if _possible(dealt, other):
                break
        else:
            _deal_listed(dealt, other, unseen, size, dice)
    if state.ask == ASK_PLAY and state.actor == state.seat:
        dealt.options = QUESTIONS[ASK_PLAY].offer(dealt)
    return dealt


def _split(dealt: ForFortState, seat: int, hand: list[int], donjon: list[int]) -> None:
    dealt.hands[seat] = sorted(hand)
    dealt.donjons[seat] = sorted(donjon)


def _possible(dealt: ForFortState, seat: int) -> bool:
    """Does the hand agree with what everybody knows of it?"""
    hand = dealt.hands[seat]
    proofs = dealt.passed[seat]
    for kinds, count in zip(proofs[::2], proofs[1::2], strict=True):
        if sum(kinds >> kind & 1 for kind in hand) < count:
            return False
    if dealt.ask == ASK_PLAY and dealt.seat == seat:
        return len(QUESTIONS[ASK_PLAY].offer(dealt)) > (0 if dealt.discreet else 1)
    return True


def _deal_listed(dealt: ForFortState, seat: int, unseen: list[int], size: int, dice: Dice) -> None:
    """Choose evenly among all hands that are possible, where dealing at random hardly ever finds one."""
    hands = []
    for chosen in combinations(range(len(unseen)), size):
        hand = [unseen[i] for i in chosen]
        donjon = [kind for i, kind in enumerate(unseen) if i not in chosen]
        _split(dealt, seat, hand, donjon)
        if _possible(dealt, seat):
            hands.append((hand, donjon))
    _split(dealt, seat, *hands[dice.below(len(hands))])
