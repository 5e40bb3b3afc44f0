"""Phase 2, Play: choose a card, its action, the suit or kind it needs, and the cards that improve it."""

from __future__ import annotations

from forts.games.fort.box.deeds import NAMED_SUIT, Deed
from forts.games.fort.box.kids import COIN
from forts.games.fort.box.perks import NO_PERK, PERKS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.reach import (
    EFFECT,
    FULL,
    NEVER,
    PERHAPS,
    SURELY,
    can_pay,
    counted,
    matching,
    outlook,
    playable,
    prospect,
    room,
    spare,
    used_in_full,
)
from forts.games.fort.rules.table import (
    ASK_ACTION,
    ASK_ADD,
    ASK_KIND,
    ASK_NAME,
    ASK_PLAY,
    ASK_SUIT,
    CARD_DONE,
    CHOOSE_ACTION,
    DIY,
    FULLY,
    PARTLY,
    PRIVATE,
    PUBLIC,
    RECRUIT,
    RUN,
    UNUSED,
    Table,
    drop,
    put,
)


def offer_cards(t: Table) -> None:
    """Which card to play; or none, unless Do-Over promised a second one."""
    t.ask = ASK_PLAY
    me = t.boards[t.leader]
    options: list[int] = []
    if not t.second:
        options.append(act.PASS)
        if me.perk.builds_without_card and can_pay(t, me, t.cards.diy.extra):
            options.append(act.USE_PERK)
    before = -1
    for kid in me.hand:
        if kid != before and playable(t, kid):
            options.append(act.HAND + kid)
        before = kid
    t.offer(t.leader, ASK_PLAY, options)


def play(t: Table, action: int) -> None:
    """The leader skips, plays a card, or uses DIY instead."""
    if action == act.PASS:
        t.note(events.SKIP, t.leader)
        t.next = RECRUIT
        return
    t.public_use = UNUSED
    t.private_use = UNUSED
    t.leader_kind = -1
    t.declared = -1
    t.named = -1
    t.kind = -1
    t.side = PUBLIC
    if action == act.USE_PERK:
        use_up_perk(t, t.leader)
        t.side = DIY
        start(t, 1)
        return
    kid = action - act.HAND
    leave_hand(t, t.leader, kid)
    t.played = kid
    t.note(events.PLAY, t.leader, kid)
    if t.cards.kids[kid].coin and not t.cards.deeds[kid][PUBLIC].blank:
        offer_suits(t)
    else:
        t.next = CHOOSE_ACTION


def use_up_perk(t: Table, seat: int) -> None:
    """Return a perk that works once to the box."""
    me = t.boards[seat]
    t.note(events.USE_PERK, seat, me.perk_number)
    me.perk_number = NO_PERK
    me.perk = PERKS[NO_PERK]


def leave_hand(t: Table, seat: int, kid: int) -> None:
    """A card leaves the hand in sight of all."""
    me = t.boards[seat]
    drop(me.hand, kid)
    if me.held and kid in me.held:
        drop(me.held, kid)


def offer_suits(t: Table) -> None:
    """A coin is declared to be one of the six suits, which followers must match."""
    t.offer(t.leader, ASK_SUIT, [act.SUIT + suit for suit in range(COIN)])


def declare(t: Table, action: int) -> None:
    """The leader declares the suit of a coin."""
    t.declared = action - act.SUIT
    t.note(events.DECLARE, t.leader, t.declared)
    t.next = CHOOSE_ACTION


def offer_actions(t: Table) -> None:
    """Public or private action, or enough: one of them must have been, or still be, used fully."""
    t.ask = ASK_ACTION
    options: list[int] = []
    if t.public_use == FULLY or t.private_use == FULLY:
        options.append(act.PASS)
    for side in range(2):
        if t.use_of(side) == UNUSED and usable(t, side):
            options.append(act.PUBLIC + side)
    if not options:
        t.next = CARD_DONE
        return
    t.offer(t.leader, ASK_ACTION, options)


def usable(t: Table, side: int) -> bool:
    """Can this action be used now, so that the card still ends as it must?"""
    able = prospect(t, t.leader, t.played, side, -1, 0)
    if not able & EFFECT:
        return False
    return t.raw or able & FULL != 0 or _spared(t, side, act.PUBLIC + side)


def _spared(t: Table, side: int, option: int) -> bool:
    """May the action stay short after this option?"""
    answer = spare(t, side)
    return answer == SURELY or (answer == PERHAPS and t.viable(option))


def choose_action(t: Table, action: int) -> None:
    """The leader uses an action, or has done with the card."""
    if action == act.PASS:
        t.next = CARD_DONE
        return
    t.side = action - act.PUBLIC
    t.note(events.USE, t.leader, t.played, t.side)
    deed = t.deed()
    t.named = -1
    t.kind = -1
    if deed.counter == NAMED_SUIT:
        offer_names(t)
    else:
        _after_name(t, deed)


def offer_names(t: Table) -> None:
    """For an action that counts any one suit: name it first."""
    t.ask = ASK_NAME
    options: list[int] = []
    for suit in range(7):
        t.named = suit
        able = prospect(t, t.leader, t.played, t.side, -1, 0)
        t.named = -1
        if able & FULL or (able & EFFECT and (t.raw or _spared(t, t.side, act.SUIT + suit))):
            options.append(act.SUIT + suit)
    t.offer(t.leader, ASK_NAME, options)


def name_suit(t: Table, action: int) -> None:
    """The leader names the suit that the action counts."""
    t.named = action - act.SUIT
    t.note(events.NAME, t.leader, t.named)
    _after_name(t, t.deed())


def _after_name(t: Table, deed: Deed) -> None:
    me = t.boards[t.leader]
    # where neither kind fits there is nothing to choose, and that step will not be done
    if deed.chooses_kind and (room(t, me, 0) > 0 or room(t, me, 1) > 0):
        offer_kinds(t)
    else:
        _after_kind(t, deed)


def offer_kinds(t: Table) -> None:
    """Pizza or toys, for the whole action; never a kind of which nothing fits."""
    t.ask = ASK_KIND
    seat = t.acting()
    me = t.boards[seat]
    options: list[int] = []
    for kind in range(2):
        if room(t, me, kind) == 0:
            continue
        if t.follower >= 0:
            if used_in_full(t, t.deed(), t.count, kind, 0):
                options.append(act.KIND + kind)
            continue
        able = prospect(t, seat, t.played, t.side, kind, 0)
        if able & FULL or (able & EFFECT and (t.raw or _spared(t, t.side, act.KIND + kind))):
            options.append(act.KIND + kind)
    t.offer(seat, ASK_KIND, options)


def choose_kind(t: Table, action: int) -> None:
    """The kind of resource that this action gathers."""
    t.kind = action - act.KIND
    t.note(events.KIND, t.acting(), t.kind)
    if t.follower >= 0:
        begin_following(t)
        return
    if t.side == PUBLIC:
        t.leader_kind = t.kind
    _after_kind(t, t.deed())


def begin_following(t: Table) -> None:
    """A follower has chosen all there is to choose: add Lookout cards, where the option allows it, and start."""
    if t.followers_use_lookout and t.deed().suited:
        offer_additions(t)
    else:
        start(t, t.count)


def _after_kind(t: Table, deed: Deed) -> None:
    if not deed.suited:
        start(t, counted(t, t.leader, deed))
        return
    t.count = matching(t, t.played, counted_suit(t, deed))
    offer_additions(t)


def counted_suit(t: Table, deed: Deed) -> int:
    """The suit that the action counts: printed or named."""
    if deed.counter < NAMED_SUIT:
        return deed.counter
    return t.named if t.follower < 0 else t.suit()


def offer_additions(t: Table) -> None:
    """Cards whose suits would raise what the action brings now (book p. 8); or start with what there is."""
    t.ask = ASK_ADD
    seat = t.acting()
    deed = t.deed()
    suit = counted_suit(t, deed)
    me = t.boards[seat]
    matches = t.cards.matches
    leads = t.follower < 0
    reach = outlook(t, seat, t.side, deed, t.count, t.kind, 0, 0) if t.count > 0 else 0
    options: list[int] = []
    mercy = -1  # whether the action may stay short: worked out only if it matters
    if reach > 1:
        fine = (reach & 1) != 0 or t.raw
        if not fine and leads:
            mercy = spare(t, t.side)
            fine = mercy == SURELY or (mercy == PERHAPS and t.viable(act.GO))
        if fine:
            options.append(act.GO)
            if t.raw:
                # more suits never make it easier to use an action fully
                t.offer(seat, ASK_ADD, options)
                return
    before = -1
    if leads:
        for kid in me.hand:
            if kid != before and matches[kid][suit] > 0:
                more = outlook(t, seat, t.side, deed, t.count + matches[kid][suit], t.kind, 1, 0)
                if more >> 1 > reach >> 1:
                    if not more & 1 and mercy < 0 and not t.raw:
                        mercy = spare(t, t.side)
                    if _addable(t, more, mercy, act.HAND + kid):
                        options.append(act.HAND + kid)
            before = kid
    before = -1
    taken = 0
    for kid in me.lookout:
        if kid == before:
            continue
        before = kid
        if matches[kid][suit] == 0:
            continue
        taken = t.looked.count(kid)
        if taken > 0 and taken >= me.lookout.count(kid):
            continue
        more = outlook(t, seat, t.side, deed, t.count + matches[kid][suit], t.kind, 0, 0)
        if more >> 1 > reach >> 1:
            if not more & 1 and mercy < 0 and leads and not t.raw:
                mercy = spare(t, t.side)
            if _addable(t, more, mercy if leads else NEVER, act.LOOKOUT + kid):
                options.append(act.LOOKOUT + kid)
    t.offer(seat, ASK_ADD, options)


def _addable(t: Table, reach: int, mercy: int, option: int) -> bool:
    if reach & 1 or mercy == SURELY:
        return True
    return t.raw or (mercy == PERHAPS and t.viable(option))


def add(t: Table, action: int) -> None:
    """A card is added from the hand or the Lookout, or the action starts."""
    if action == act.GO:
        start(t, t.count)
        return
    seat = t.acting()
    if action < act.LOOKOUT:
        kid = action - act.HAND
        leave_hand(t, seat, kid)
        put(t.added, kid)
        t.note(events.ADD, seat, kid, 0)
    else:
        kid = action - act.LOOKOUT
        put(t.looked, kid)
        t.note(events.ADD, seat, kid, 1)
    t.count += t.cards.matches[kid][counted_suit(t, t.deed())]
    offer_additions(t)


def start(t: Table, count: int) -> None:
    """Begin to carry out the action."""
    t.count = count
    t.pass_ = 0
    t.step = 0
    t.unit = 0
    t.effects = 0
    t.short = False
    t.done = False
    t.next = RUN


def finish_action(t: Table) -> None:
    """The action has been carried out as far as it went."""
    use = FULLY if t.effects > 0 and not t.short else PARTLY
    if t.side == PUBLIC:
        t.public_use = use
    elif t.side == PRIVATE:
        t.private_use = use
    t.next = RECRUIT if t.side == DIY else CHOOSE_ACTION
