"""How far an action can go now: what decides which cards can be played, added and followed with.

An answer about an action is twice the number of elementary effects (tokens, points, cards) that it can bring, plus
one if it can be used fully; one number, because this is asked more often than anything else.
"""

from __future__ import annotations

from typing import Final

from forts.games.fort.box.printed import NAMED_SUIT, ONCE, THEN, PrintedAction
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.icons.by_number import ICONS
from forts.games.fort.rules.icons.counters import COUNTERS
from forts.games.fort.rules.table import (
    DIY,
    FULLY,
    PARTLY,
    PUBLIC,
    Table,
)

EFFECT: Final = 1
"""`can_use`: the action can have an effect."""
FULL: Final = 2
"""`can_use`: the action can be used fully."""

NEVER: Final = 0
SURELY: Final = 1
PERHAPS: Final = 2


def how_far(
    t: Table, seat: int, side: int, printed: PrintedAction, count: int, kind: int, gone: int, found: int
) -> int:
    """How far an action goes with that count: twice its effects, plus one if fully."""
    if printed.length == 1:
        return printed.icon.alone(t, seat, count * printed.amounts[0], kind, gone, found, printed.extra)
    if printed.tangled:
        return t.rehearse(seat, printed, side, count, kind, gone, found)
    return _chain_how_far(t, seat, printed, count, kind, gone, found)


def _chain_how_far(t: Table, seat: int, printed: PrintedAction, count: int, kind: int, gone: int, found: int) -> int:
    """Several steps that do not bear on each other: each goes as far as it can, THEN only as far as the one before."""
    effects = 0
    full = 1
    before = 0
    for i in range(printed.length):
        rounds = count if printed.first <= i <= printed.last else 1
        if printed.links[i] == THEN:
            reached = before
            if not (printed.first <= i <= printed.last) and printed.first <= i - 1 <= printed.last:
                # a step after the repeated part: once, if all of that part was done
                reached = 1 if before == count else 0
            if reached < rounds:
                full = 0
                rounds = reached
        amount = printed.amounts[i]
        can = ICONS[printed.steps[i]].capacity(t, seat, kind, gone, found, printed.extra)
        wanted = rounds * amount
        if can < wanted:
            full = 0
            effects += can
            before = can // amount
        else:
            effects += wanted
            before = rounds
    return effects * 2 + (full if effects > 0 else 0)


def matching(t: Table, kid: int, suit: int) -> int:
    """How many suits count, on the played card and on all cards added so far."""
    matches = t.cards.matches
    total = matches[kid][suit]
    for card in t.added:
        total += matches[card][suit]
    for card in t.looked:
        total += matches[card][suit]
    return total


def counted(t: Table, seat: int, printed: PrintedAction, gone: int, discarded: int) -> int:
    """The number behind the `x`, where no suit is counted.

    `gone` cards are to leave the hand yet, `discarded` of them to follow.
    """
    if printed.counter == ONCE:
        return 1
    counter = COUNTERS[printed.counter]
    return counter.count(t, t.boards[seat]) + gone * counter.by_leaving + discarded * counter.by_discarding


def can_use(t: Table, seat: int, kid: int, side: int, kind: int, gone: int) -> int:
    """Can the leader's action have an effect (`EFFECT`), and be used fully (`FULL`), with the best of choices?

    `gone` is 1 while the card is still in hand.
    """
    printed = t.cards.printed[kid][side]
    if printed.blank:
        return 0
    counter = printed.counter
    if counter == NAMED_SUIT:
        if t.named >= 0 and t.side == side and gone == 0:
            return can_use_suited(t, seat, kid, side, printed, t.named, kind, gone)
        best = 0
        for suit in range(7):
            best |= can_use_suited(t, seat, kid, side, printed, suit, kind, gone)
            if best == EFFECT | FULL:
                return best
        return best
    if counter < NAMED_SUIT:
        return can_use_suited(t, seat, kid, side, printed, counter, kind, gone)
    count = counted(t, seat, printed, gone, 0)
    if count == 0:
        return 0
    return _bits(how_far(t, seat, side, printed, count, kind, gone, 0))


def can_use_suited(
    t: Table, seat: int, kid: int, side: int, printed: PrintedAction, suit: int, kind: int, gone: int
) -> int:
    """`can_use` of an action that counts this suit: with what counts already or, if nothing, with one added card."""
    count = matching(t, kid, suit)
    if count > 0:
        return _bits(how_far(t, seat, side, printed, count, kind, gone, 0))
    best = 0
    matches = t.cards.matches
    me = t.boards[seat]
    skip = gone  # the played card itself, while still in hand
    for card in me.hand:
        if skip > 0 and card == kid:
            skip = 0
        elif matches[card][suit] > 0:
            best |= _bits(how_far(t, seat, side, printed, matches[card][suit], kind, gone + 1, 0))
    for card in me.lookout:
        if matches[card][suit] > 0:
            best |= _bits(how_far(t, seat, side, printed, matches[card][suit], kind, gone, 0))
    return best


def _bits(far: int) -> int:
    if far & 1:
        return EFFECT | FULL
    return EFFECT if far > 0 else 0


def may_stay_short(t: Table, side: int) -> int:
    """May this action stop short, because the other one was used fully or still can be?

    `PERHAPS` where this action bears on the other one: then only trying out tells.
    """
    if side == DIY:
        return NEVER
    other = 1 - side
    use = t.use_of(other)
    if use == FULLY:
        return SURELY
    printed = t.cards.printed[t.played]
    if use == PARTLY or printed[other].blank:
        return NEVER
    full = can_use(t, t.leader, t.played, other, -1, 0) & FULL
    if full and not printed[side].takes & printed[other].relies and not printed[side].brings & printed[other].swells:
        return SURELY
    if not full and not printed[side].brings & printed[other].profits:
        return NEVER
    return PERHAPS


def playable(t: Table, kid: int) -> bool:
    """Can the leader play this card of the hand, so that one action is used fully?"""
    public = can_use(t, t.leader, kid, 0, -1, 1)
    if public & FULL:
        return True
    private = can_use(t, t.leader, kid, 1, -1, 1)
    if private & FULL:
        return True
    # neither can now: perhaps a part of one makes the other possible
    printed = t.cards.printed[kid]
    if (public & EFFECT and printed[0].brings & printed[1].profits) or (
        private & EFFECT and printed[1].brings & printed[0].profits
    ):
        return t.viable(act.HAND + kid)
    return False


def follow_count(t: Table, seat: int, printed: PrintedAction, kid: int) -> int:
    """What a card of the hand that is discarded to follow, or one that the follower adds, counts for."""
    if not printed.suited:
        return counted(t, seat, printed, 1, 1)
    return t.cards.matches[kid][printed.counter if printed.counter < NAMED_SUIT else t.suit()]


def used_in_full(t: Table, printed: PrintedAction, count: int, kind: int, discarded: int) -> bool:
    """Can the follower use the action in full with that count or, if nothing counts, with a card of the Lookout?

    `discarded` cards are to be discarded yet.
    """
    seat = t.follower
    if count > 0:
        return (how_far(t, seat, PUBLIC, printed, count, kind, discarded, discarded) & 1) != 0
    if printed.suited and t.followers_use_lookout and t.edition >= 3:
        for card in t.boards[seat].lookout:
            shown = follow_count(t, seat, printed, card)
            if shown > 0 and how_far(t, seat, PUBLIC, printed, shown, kind, discarded, discarded) & 1:
                return True
    return False
