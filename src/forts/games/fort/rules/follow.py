"""Who may follow with what, and the way through a card once the leader has done with it."""

from __future__ import annotations

from mypy_extensions import i64

from forts.games.fort.box.printed import PrintedAction
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events, places
from forts.games.fort.rules.table import (
    ASK_DO_OVER,
    ASK_FOLLOW,
    ASK_FOLLOW_MORE,
    ASK_PLAY,
    ASK_ROUGH,
    NEXT_FOLLOWER,
    PUBLIC,
    RECRUIT,
    Table,
    put,
    put_all,
)
from forts.games.fort.rules.usable import follow_count, playable, used_in_full


def card_done(t: Table) -> None:
    """The leader has done with the card: rivals may follow, in turn order."""
    t.asked = 0
    t.followed = 0
    t.looked.clear()
    t.next = NEXT_FOLLOWER


def next_follower(t: Table) -> None:
    """Ask the next rival who can follow; at a discreet table, the next who has cards in hand."""
    t.follower = -1
    printed = t.cards.printed[t.played][PUBLIC]
    while not printed.blank and t.asked < t.players - 1:
        t.asked += 1
        t.follower = (t.leader + t.asked) % t.players
        if offer_following(t, printed):
            return
        if t.boards[t.follower].hand:
            t.reveals += 1  # who is passed over has shown that no card in hand will do
    t.follower = -1
    t.pose(ASK_ROUGH)


def offer_following(t: Table, printed: PrintedAction) -> bool:
    """Which card to discard to follow; False if none will do."""
    seat = t.follower
    me = t.boards[seat]
    t.side = PUBLIC
    suit = t.suit()
    cards = t.cards
    options: list[int] | None = None  # made only if there is something to offer
    before: i64 = -1
    kid: i64
    for kid in me.hand:
        if kid != before and cards.matches(kid, suit) > 0:
            count = follow_count(t, seat, printed, kid)
            if used_in_full(t, printed, count, t.leader_kind, 1) or (
                count == 0 and _second_card_counts(t, printed, kid)
            ):
                if options is None:
                    options = [act.PASS]
                options.append(act.HAND + kid)
        before = kid
    if options is None:
        if not t.discreet or t.raw or not me.hand:
            return False
        options = [act.PASS]  # nobody else shall see that there is nothing to choose
    t.offer(seat, ASK_FOLLOW, options)
    return True


def second_card_or_start(t: Table) -> None:
    """Copy Cat: which card to discard besides, or start with the first."""
    seat = t.follower
    me = t.boards[seat]
    printed = t.action_in_use()
    suit = t.suit()
    starts = t.edition < 3 or used_in_full(t, printed, t.count, t.leader_kind, 0)
    options: list[int] = [act.GO] if starts else []
    before: i64 = -1
    kid: i64
    for kid in me.hand:
        if kid != before and t.cards.matches(kid, suit) > 0:
            count = follow_count(t, seat, printed, kid) + (t.count if printed.suited else 0)
            if used_in_full(t, printed, count, t.leader_kind, 1):
                options.append(act.HAND + kid)
        before = kid
    t.offer(seat, ASK_FOLLOW_MORE, options)


def _second_card_counts(t: Table, printed: PrintedAction, kid: i64) -> bool:
    """Copy Cat: does a second card make up for a first one that does not count?"""
    me = t.boards[t.follower]
    if me.perk.follow_cards < 2 or not printed.suited or t.edition < 3:
        return False
    suit = t.suit()
    first = True
    card: i64
    for card in me.hand:
        if card == kid and first:
            first = False
        elif t.cards.matches(card, suit) > 0:
            shown = follow_count(t, t.follower, printed, card)
            if shown > 0 and used_in_full(t, printed, shown, t.leader_kind, 2):
                return True
    return False


def after_card(t: Table) -> None:
    """The played card and those added lie apart until the Discard phase; Do-Over may bring a second card."""
    if t.trash_played:
        places.moved(t, t.played, places.PLAYED, places.BOX)
        t.note(events.TRASH_PLAYED, t.leader, t.played)
    else:
        places.moved(t, t.played, places.PLAYED, places.SPENT)
        put(t.spent, t.played)
    places.moved_all(t, t.added, places.ADDED, places.SPENT)
    put_all(t.spent, t.added)
    t.added.clear()
    t.looked.clear()
    t.played = -1
    t.trash_played = False
    t.next = RECRUIT
    if t.boards[t.leader].perk.second_card and not t.second and _has_second_card(t):
        t.pose(ASK_DO_OVER)


def _has_second_card(t: Table) -> bool:
    t.ask = ASK_PLAY
    kid: i64
    for kid in t.boards[t.leader].hand:
        if playable(t, kid):
            return True
    return False
