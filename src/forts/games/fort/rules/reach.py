"""How far an action can go now: what decides which cards can be played, added and followed with.

An answer about an action is twice the number of elementary effects (tokens, points, cards) that it can bring, plus
one if it can be used fully; one number, because this is asked more often than anything else.
"""

from __future__ import annotations

from typing import Final

from forts.games.fort.box import deeds as icon
from forts.games.fort.box.deeds import IN_LOOKOUT, IN_PACK, NAMED_SUIT, ONCE, THEN, Deed
from forts.games.fort.box.kids import TOP_LEVEL
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.table import (
    DIY,
    FULLY,
    PARTLY,
    PIZZA,
    PUBLIC,
    STUFF_ROOM,
    Player,
    Table,
)

UNBOUNDED: Final = 99

EFFECT: Final = 1
"""`prospect`: the action can have an effect."""
FULL: Final = 2
"""`prospect`: the action can be used fully."""

NEVER: Final = 0
SURELY: Final = 1
PERHAPS: Final = 2


def room(t: Table, me: Player, kind: int) -> int:
    """How many more of the kind can be gathered: room in Stuff, and tokens left."""
    if kind == PIZZA:
        space = STUFF_ROOM - me.pizza
        return space if space < t.pizza else t.pizza
    space = STUFF_ROOM - me.toys
    return space if space < t.toys else t.toys


def copyable(t: Table, me: Player, owner: Player) -> int:
    """How many tokens of the owner's Pack would fit, copied."""
    pizza = room(t, me, PIZZA)
    toys = room(t, me, 1 - PIZZA)
    return (owner.pack_pizza if owner.pack_pizza < pizza else pizza) + (
        owner.pack_toys if owner.pack_toys < toys else toys
    )


def can_pay(t: Table, me: Player, extra: int) -> bool:
    """Is there a next level, and enough in Stuff and Pack to pay for it?"""
    level = me.level + 1
    if level > TOP_LEVEL:
        return False
    cards = t.cards
    need_pizza = cards.cost_pizza[level]
    need_toys = cards.cost_toys[level]
    total = need_pizza + need_toys + cards.cost_either[level] + extra
    pizza = me.pizza + me.pack_pizza
    toys = me.toys + me.pack_toys
    if pizza + toys < total:
        return False
    missing = (need_pizza - pizza if need_pizza > pizza else 0) + (need_toys - toys if need_toys > toys else 0)
    # one unit less may be any unit of the cost, a coloured one too
    return missing <= (1 if extra < 0 else 0)


def convertible(t: Table, me: Player) -> bool:
    """Can any resource be replaced by the other kind? Then it can be done any number of times, back and forth."""
    if t.toys > 0 and (me.pack_pizza > 0 or (me.pizza > 0 and me.toys < STUFF_ROOM)):
        return True
    return t.pizza > 0 and (me.pack_toys > 0 or (me.toys > 0 and me.pizza < STUFF_ROOM))


def recruitable(t: Table) -> int:
    """How many cards there are to recruit."""
    total = len(t.park) + len(t.park_deck)
    for board in t.boards:
        total += len(board.yard)
    return total


def capacity(t: Table, seat: int, step: int, kind: int, gone: int, found: int, extra: int) -> int:
    """How often a step can be done now; `gone` cards have left the hand and `found` lie in the discard besides."""
    me = t.boards[seat]
    if step == icon.PIZZA:
        return room(t, me, 0)
    if step == icon.TOY:
        return room(t, me, 1)
    if step == icon.ANY:
        if kind >= 0:
            return room(t, me, kind)
        pizza = room(t, me, 0)
        toys = room(t, me, 1)
        return pizza if pizza > toys else toys
    if step == icon.VP or step == icon.TRASH_THIS:
        return UNBOUNDED
    if step == icon.PACK:
        space = me.pack_room()
        stock = me.pizza + me.toys
        if me.perk.packs_from_supply and t.follower < 0:
            stock += t.pizza + t.toys
        return space if space < stock else stock
    if step == icon.LOOKOUT:
        space = me.lookout_room()
        stock = len(me.hand) - gone
        if me.perk.tucks_from_anywhere and t.follower < 0:
            stock += recruitable(t)
        return space if space < stock else stock
    if step == icon.TRASH:
        return len(me.hand) - gone + len(me.discard) + found
    if step == icon.TRASH_RIVAL:
        return _rivals_yards(t, seat)
    if step == icon.RECRUIT:
        return recruitable(t)
    if step == icon.FORT:
        return 1 if can_pay(t, me, extra) else 0
    if step == icon.SPEND_PIZZA:
        return me.pizza + me.pack_pizza
    if step == icon.SPEND_TOY:
        return me.toys + me.pack_toys
    return UNBOUNDED if convertible(t, me) else 0


def _rivals_yards(t: Table, seat: int) -> int:
    total = 0
    for rival in range(t.players):
        if rival != seat:
            total += len(t.boards[rival].yard)
    return total


def outlook(t: Table, seat: int, side: int, deed: Deed, count: int, kind: int, gone: int, found: int) -> int:
    """How far an action goes with that count: twice its effects, plus one if fully."""
    if deed.length == 1:
        step = deed.steps[0]
        if step == icon.COPY_PACK:
            me = t.boards[seat]
            copied = copyable(t, me, me)
            return copied * 2 + (1 if copied > 0 and copied == me.pack_pizza + me.pack_toys else 0)
        if step == icon.COPY_RIVAL:
            return _copy_rival_outlook(t, seat)
        wanted = count * deed.amounts[0]
        can = capacity(t, seat, step, kind, gone, found, deed.extra)
        if can < wanted:
            return can * 2
        return wanted * 2 + (1 if wanted > 0 else 0)
    if deed.tangled:
        return t.rehearse(seat, deed, side, count, kind, gone, found)
    return _chain_outlook(t, seat, deed, count, kind, gone, found)


def _copy_rival_outlook(t: Table, seat: int) -> int:
    me = t.boards[seat]
    most = 0
    full = 0
    for rival in range(t.players):
        if rival != seat:
            owner = t.boards[rival]
            copied = copyable(t, me, owner)
            if copied > most:
                most = copied
            if copied > 0 and copied == owner.pack_pizza + owner.pack_toys:
                full = 1
    return most * 2 + full


def _chain_outlook(t: Table, seat: int, deed: Deed, count: int, kind: int, gone: int, found: int) -> int:
    """Several steps that do not bear on each other: each goes as far as it can, THEN only as far as the one before."""
    effects = 0
    full = 1
    before = 0
    for i in range(deed.length):
        rounds = count if deed.first <= i <= deed.last else 1
        if deed.links[i] == THEN:
            reached = before
            if not (deed.first <= i <= deed.last) and deed.first <= i - 1 <= deed.last:
                # a step after the repeated part: once, if all of that part was done
                reached = 1 if before == count else 0
            if reached < rounds:
                full = 0
                rounds = reached
        amount = deed.amounts[i]
        can = capacity(t, seat, deed.steps[i], kind, gone, found, deed.extra)
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


def counted(t: Table, seat: int, deed: Deed) -> int:
    """The number behind the `x`, where no suit is counted."""
    me = t.boards[seat]
    counter = deed.counter
    if counter == ONCE:
        return 1
    if counter == IN_PACK:
        return me.pack_pizza + me.pack_toys
    if counter == IN_LOOKOUT:
        return len(me.lookout)
    return me.level


def prospect(t: Table, seat: int, kid: int, side: int, kind: int, gone: int) -> int:
    """Can the leader's action have an effect (`EFFECT`), and be used fully (`FULL`), with the best of choices?

    `gone` is 1 while the card is still in hand.
    """
    deed = t.cards.deeds[kid][side]
    if deed.blank:
        return 0
    counter = deed.counter
    if counter == NAMED_SUIT:
        if t.named >= 0 and t.side == side and gone == 0:
            return suited_prospect(t, seat, kid, side, deed, t.named, kind, gone)
        best = 0
        for suit in range(7):
            best |= suited_prospect(t, seat, kid, side, deed, suit, kind, gone)
            if best == EFFECT | FULL:
                return best
        return best
    if counter < NAMED_SUIT:
        return suited_prospect(t, seat, kid, side, deed, counter, kind, gone)
    count = counted(t, seat, deed)
    if count == 0:
        return 0
    return _bits(outlook(t, seat, side, deed, count, kind, gone, 0))


def suited_prospect(t: Table, seat: int, kid: int, side: int, deed: Deed, suit: int, kind: int, gone: int) -> int:
    """`prospect` of an action that counts this suit: with what counts already or, if nothing, with one added card."""
    count = matching(t, kid, suit)
    if count > 0:
        return _bits(outlook(t, seat, side, deed, count, kind, gone, 0))
    best = 0
    matches = t.cards.matches
    me = t.boards[seat]
    skip = gone  # the played card itself, while still in hand
    for card in me.hand:
        if skip > 0 and card == kid:
            skip = 0
        elif matches[card][suit] > 0:
            best |= _bits(outlook(t, seat, side, deed, matches[card][suit], kind, gone + 1, 0))
    for card in me.lookout:
        if matches[card][suit] > 0:
            best |= _bits(outlook(t, seat, side, deed, matches[card][suit], kind, gone, 0))
    return best


def _bits(reach: int) -> int:
    if reach & 1:
        return EFFECT | FULL
    return EFFECT if reach > 0 else 0


def spare(t: Table, side: int) -> int:
    """May this action stop short, because the other one was used fully or still can be?

    `PERHAPS` where this action bears on the other one: then only trying out tells.
    """
    if side == DIY:
        return NEVER
    other = 1 - side
    use = t.use_of(other)
    if use == FULLY:
        return SURELY
    deeds = t.cards.deeds[t.played]
    if use == PARTLY or deeds[other].blank:
        return NEVER
    full = prospect(t, t.leader, t.played, other, -1, 0) & FULL
    if full and not deeds[side].takes & deeds[other].relies and not deeds[side].brings & deeds[other].swells:
        return SURELY
    if not full and not deeds[side].brings & deeds[other].profits:
        return NEVER
    return PERHAPS


def playable(t: Table, kid: int) -> bool:
    """Can the leader play this card of the hand, so that one action is used fully?"""
    public = prospect(t, t.leader, kid, 0, -1, 1)
    if public & FULL:
        return True
    private = prospect(t, t.leader, kid, 1, -1, 1)
    if private & FULL:
        return True
    # neither can now: perhaps a part of one makes the other possible
    deeds = t.cards.deeds[kid]
    if (public & EFFECT and deeds[0].brings & deeds[1].profits) or (
        private & EFFECT and deeds[1].brings & deeds[0].profits
    ):
        return t.viable(act.HAND + kid)
    return False


def follow_count(t: Table, seat: int, deed: Deed, kid: int) -> int:
    """What a card discarded to follow, or added by the follower, counts for."""
    if not deed.suited:
        return counted(t, seat, deed)
    return t.cards.matches[kid][deed.counter if deed.counter < NAMED_SUIT else t.suit()]


def used_in_full(t: Table, deed: Deed, count: int, kind: int, discarded: int) -> bool:
    """Can the follower use the action in full with that count or, if nothing counts, with a card of the Lookout?

    `discarded` cards are to be discarded yet.
    """
    seat = t.follower
    if count > 0:
        return (outlook(t, seat, PUBLIC, deed, count, kind, discarded, discarded) & 1) != 0
    if deed.suited and t.followers_use_lookout and t.edition >= 3:
        for card in t.boards[seat].lookout:
            shown = follow_count(t, seat, deed, card)
            if shown > 0 and outlook(t, seat, PUBLIC, deed, shown, kind, discarded, discarded) & 1:
                return True
    return False
