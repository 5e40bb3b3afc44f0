"""How far an action can go now: what decides which cards can be played, added and followed with.

An answer about an action is twice the number of elementary effects (tokens, points, cards) that it can bring, plus
one if it can be used fully; one number, because this is asked more often than anything else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.games.fort.box.printed import NAMED_SUIT, ONCE, THEN, PrintedAction
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.icons.by_number import ICONS
from forts.games.fort.rules.icons.counters import COUNTERS
from forts.games.fort.rules.table import (
    DIY,
    FULLY,
    PARTLY,
    PUBLIC,
    UNUSED,
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
    t: Table, seat: i64, side: i64, printed: PrintedAction, count: i64, kind: i64, gone: i64, found: i64
) -> i64:
    """How far an action goes with that count: twice its effects, plus one if fully."""
    if printed.length == 1:
        return printed.icon.alone(t, seat, count * printed.amounts[0], kind, gone, found, printed.extra)
    if printed.tangled:
        return t.rehearse(seat, printed, side, count, kind, gone, found)
    return _chain_how_far(t, seat, printed, count, kind, gone, found)


def _chain_how_far(t: Table, seat: i64, printed: PrintedAction, count: i64, kind: i64, gone: i64, found: i64) -> i64:
    """Several steps that do not bear on each other: each goes as far as it can, THEN only as far as the one before."""
    effects: i64 = 0
    full: i64 = 1
    before: i64 = 0
    for i in range(printed.length):
        rounds: i64 = 1
        if printed.first <= i <= printed.last:
            rounds = count
        if printed.links[i] == THEN:
            reached: i64 = before
            if not (printed.first <= i <= printed.last) and printed.first <= i - 1 <= printed.last:
                # a step after the repeated part: once, if all of that part was done
                reached = 1 if before == count else 0
            if reached < rounds:
                full = 0
                rounds = reached
        amount: i64 = printed.amounts[i]
        can = ICONS[printed.steps[i]].capacity(t, seat, kind, gone, found, printed.extra)
        wanted = rounds * amount
        if can < wanted:
            full = 0
            effects += can
            before = can // amount
        else:
            effects += wanted
            before = rounds
    return effects * 2 + full if effects > 0 else effects


def matching(t: Table, kid: i64, suit: i64) -> i64:
    """How many suits count, on the played card and on all cards added so far."""
    cards = t.cards
    total = cards.matches(kid, suit)
    card: i64
    for card in t.added:
        total += cards.matches(card, suit)
    for card in t.looked:
        total += cards.matches(card, suit)
    return total


def counted(t: Table, seat: i64, printed: PrintedAction, gone: i64, discarded: i64) -> i64:
    """The number behind the `x`, where no suit is counted.

    `gone` cards are to leave the hand yet, `discarded` of them to follow.
    """
    if printed.counter == ONCE:
        return 1
    counter = COUNTERS[printed.counter]
    return counter.count(t, t.boards[seat]) + gone * counter.by_leaving + discarded * counter.by_discarding


def can_use(t: Table, seat: i64, kid: i64, side: i64, kind: i64, gone: i64) -> i64:
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
    t: Table, seat: i64, kid: i64, side: i64, printed: PrintedAction, suit: i64, kind: i64, gone: i64
) -> i64:
    """`can_use` of an action that counts this suit: with what counts already or, if nothing, with one added card."""
    count = matching(t, kid, suit)
    if count > 0:
        return _bits(how_far(t, seat, side, printed, count, kind, gone, 0))
    best = 0
    cards = t.cards
    me = t.boards[seat]
    skip = gone  # the played card itself, while still in hand
    card: i64
    for card in me.hand:
        if skip > 0 and card == kid:
            skip = 0
        elif cards.matches(card, suit) > 0:
            best |= _bits(how_far(t, seat, side, printed, cards.matches(card, suit), kind, gone + 1, 0))
    for card in me.lookout:
        if cards.matches(card, suit) > 0:
            best |= _bits(how_far(t, seat, side, printed, cards.matches(card, suit), kind, gone, 0))
    return best


def _bits(far: i64) -> i64:
    if far & 1:
        return EFFECT | FULL
    return EFFECT if far > 0 else 0


def may_stay_short(t: Table, side: i64) -> i64:
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


def makes_up(t: Table, side: i64) -> bool:
    """Has this action of the played card been used fully, or can it be as things are now?"""
    use = t.use_of(side)
    if use != UNUSED or t.cards.printed[t.played][side].blank:
        return use == FULLY
    return can_use(t, t.leader, t.played, side, -1, 0) & FULL != 0


def playable(t: Table, kid: i64) -> bool:
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


def follow_count(t: Table, seat: i64, printed: PrintedAction, kid: i64) -> i64:
    """What a card of the hand that is discarded to follow, or one that the follower adds, counts for."""
    if not printed.suited:
        return counted(t, seat, printed, 1, 1)
    return t.cards.matches(kid, printed.counter if printed.counter < NAMED_SUIT else t.suit())


def used_in_full(t: Table, printed: PrintedAction, count: i64, kind: i64, discarded: i64) -> bool:
    """Can the follower use the action in full with that count or, if nothing counts, with a card of the Lookout?

    `discarded` cards are to be discarded yet.
    """
    seat = t.follower
    if count > 0:
        return (how_far(t, seat, PUBLIC, printed, count, kind, discarded, discarded) & 1) != 0
    if printed.suited and t.followers_use_lookout and t.edition >= 3:
        card: i64
        for card in t.boards[seat].lookout:
            shown = follow_count(t, seat, printed, card)
            if shown > 0 and how_far(t, seat, PUBLIC, printed, shown, kind, discarded, discarded) & 1:
                return True
    return False
