"""Following the leader, and what the leader may do once everybody has."""

from __future__ import annotations

from forts.games.fort.box.deeds import Deed
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.play import begin_following, leave_hand, offer_kinds, use_up_perk
from forts.games.fort.rules.reach import follow_count, playable, used_in_full
from forts.games.fort.rules.table import (
    AFTER_CARD,
    ASK_DO_OVER,
    ASK_FOLLOW,
    ASK_FOLLOW_MORE,
    ASK_PLAY,
    ASK_ROUGH,
    FOLLOWED,
    NEXT_FOLLOWER,
    PUBLIC,
    RECRUIT,
    TURN,
    Table,
    put,
    put_all,
)


def card_done(t: Table) -> None:
    """The leader has done with the card: rivals may follow, in turn order."""
    t.asked = 0
    t.followed = 0
    t.looked.clear()
    t.next = NEXT_FOLLOWER


def next_follower(t: Table) -> None:
    """Ask the next rival who can follow."""
    t.follower = -1
    deed = t.cards.deeds[t.played][PUBLIC]
    while not deed.blank and t.asked < t.players - 1:
        t.asked += 1
        t.follower = (t.leader + t.asked) % t.players
        if _offer_following(t, deed):
            return
        if t.boards[t.follower].hand:
            t.reveals += 1  # who is passed over has shown that no card in hand will do
    t.follower = -1
    t.next = FOLLOWED


def offer_following(t: Table) -> None:
    """Ask the current follower again."""
    _offer_following(t, t.cards.deeds[t.played][PUBLIC])


def _offer_following(t: Table, deed: Deed) -> bool:
    """Which card to discard to follow; False if none will do."""
    seat = t.follower
    me = t.boards[seat]
    t.side = PUBLIC
    suit = t.suit()
    matches = t.cards.matches
    options: list[int] | None = None  # made only if there is something to offer
    before = -1
    for kid in me.hand:
        if kid != before and matches[kid][suit] > 0:
            count = follow_count(t, seat, deed, kid)
            if used_in_full(t, deed, count, t.leader_kind, 1) or (count == 0 and _second_card_counts(t, deed, kid)):
                if options is None:
                    options = [act.PASS]
                options.append(act.HAND + kid)
        before = kid
    if options is None:
        return False
    t.offer(seat, ASK_FOLLOW, options)
    return True


def _second_card_counts(t: Table, deed: Deed, kid: int) -> bool:
    """Copy Cat: does a second card make up for a first one that does not count?"""
    me = t.boards[t.follower]
    if me.perk.follow_cards < 2 or not deed.suited or t.edition < 3:
        return False
    suit = t.suit()
    first = True
    for card in me.hand:
        if card == kid and first:
            first = False
        elif t.cards.matches[card][suit] > 0:
            shown = follow_count(t, t.follower, deed, card)
            if shown > 0 and used_in_full(t, deed, shown, t.leader_kind, 2):
                return True
    return False


def follow(t: Table, action: int) -> None:
    """The rival follows with a card, or does not."""
    if action == act.PASS:
        t.next = NEXT_FOLLOWER
        return
    t.followed |= 1 << t.follower
    t.count = 0
    t.follow_cards = 0
    t.looked.clear()
    _discard_to_follow(t, action - act.HAND)
    if t.boards[t.follower].perk.follow_cards > 1:
        offer_more(t)
    else:
        _settle(t)


def _discard_to_follow(t: Table, kid: int) -> None:
    seat = t.follower
    deed = t.deed()
    leave_hand(t, seat, kid)
    put(t.boards[seat].discard, kid)
    t.note(events.FOLLOW, seat, kid)
    t.follow_cards += 1
    if deed.suited or t.follow_cards == 1:
        t.count += follow_count(t, seat, deed, kid)


def offer_more(t: Table) -> None:
    """Copy Cat: one more card to follow with, as long as the action can be used in full; or start."""
    seat = t.follower
    me = t.boards[seat]
    deed = t.deed()
    suit = t.suit()
    options: list[int] = [act.GO] if t.edition < 3 or used_in_full(t, deed, t.count, t.leader_kind, 0) else []
    before = -1
    for kid in me.hand:
        if kid != before and t.cards.matches[kid][suit] > 0:
            count = t.count + (follow_count(t, seat, deed, kid) if deed.suited else 0)
            if used_in_full(t, deed, count, t.leader_kind, 1):
                options.append(act.HAND + kid)
        before = kid
    t.offer(seat, ASK_FOLLOW_MORE, options)


def follow_more(t: Table, action: int) -> None:
    """Copy Cat discards a second card, or starts."""
    if action != act.GO:
        _discard_to_follow(t, action - act.HAND)
    _settle(t)


def _settle(t: Table) -> None:
    """The kind to gather is the leader's, if the leader chose one."""
    t.kind = t.leader_kind
    if t.kind < 0 and t.deed().chooses_kind:
        offer_kinds(t)
    else:
        begin_following(t)


def followed(t: Table) -> None:
    """All have been asked: Rough Housing comes last, of an owner who did not follow."""
    for seat in range(t.players):
        if seat != t.leader and t.boards[seat].perk.trashes_played_card and not t.followed >> seat & 1:
            t.offer(seat, ASK_ROUGH, [act.PASS, act.USE_PERK])
            return
    t.next = AFTER_CARD


def rough_house(t: Table, action: int) -> None:
    """The perk's owner trashes the played card, or not."""
    if action == act.USE_PERK:
        use_up_perk(t, t.actor)
        t.trash_played = True
    t.next = AFTER_CARD


def after_card(t: Table) -> None:
    """The played card and those added lie apart until the Discard phase; Do-Over may bring a second card."""
    if t.trash_played:
        t.note(events.TRASH_PLAYED, t.leader, t.played)
    else:
        put(t.spent, t.played)
    put_all(t.spent, t.added)
    t.added.clear()
    t.looked.clear()
    t.played = -1
    t.trash_played = False
    t.next = RECRUIT
    if t.boards[t.leader].perk.second_card and not t.second and _has_second_card(t):
        t.offer(t.leader, ASK_DO_OVER, [act.PASS, act.USE_PERK])


def _has_second_card(t: Table) -> bool:
    t.ask = ASK_PLAY
    for kid in t.boards[t.leader].hand:
        if playable(t, kid):
            return True
    return False


def do_over(t: Table, action: int) -> None:
    """The leader plays a second card, or not."""
    if action == act.USE_PERK:
        use_up_perk(t, t.leader)
        t.second = True
        t.next = TURN
    else:
        t.next = RECRUIT
