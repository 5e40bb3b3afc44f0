"""The phases around playing a card, and the end of the game."""

from __future__ import annotations

from forts.games.fort.box.kids import TOP_LEVEL
from forts.games.fort.rules import events, places
from forts.games.fort.rules.table import (
    ASK_BIRTHDAY,
    ASK_PLAY,
    ASK_RECRUIT,
    BY_FORT,
    BY_PARK,
    BY_POINTS,
    BY_ROUNDS,
    CHANCE_DRAW,
    DISCARD,
    DRAW,
    HAND_SIZE,
    NOT_ENDED,
    SETUP,
    TRACK_END,
    TURN,
    Table,
    put,
    put_all,
)


def begin_turn(t: Table) -> None:
    """Phase 1, Cleanup: who is still in the Yard stays a friend. Then Phase 2."""
    if t.second:
        t.pose(ASK_PLAY)
        return
    if t.leader == t.first:
        t.round += 1
        t.note(events.ROUND, -1, t.round)
    t.turn += 1
    t.note(events.TURN, t.leader)
    me = t.boards[t.leader]
    if me.yard:
        t.note(events.CLEANUP, t.leader, len(me.yard))
        places.moved_all(t, me.yard, places.of(t.leader, places.YARD), places.of(t.leader, places.DISCARD))
        put_all(me.discard, me.yard)
        me.yard.clear()
    t.pose(ASK_PLAY)


def recruit(t: Table) -> None:
    """Phase 3, Recruit: one card must be taken, if there is one anywhere."""
    t.second = False
    t.follower = -1
    t.pose(ASK_RECRUIT)


def recruited(t: Table) -> None:
    """Birthday Party: one more, from the Park or its deck."""
    if t.boards[t.leader].perk.second_recruit:
        t.pose(ASK_BIRTHDAY)
    else:
        t.next = DISCARD


def discard(t: Table) -> None:
    """Phase 4, Discard: used cards and Best Friends to the discard pile, the others to the Yard."""
    me = t.boards[t.leader]
    pile = places.of(t.leader, places.DISCARD)
    hand = places.of(t.leader, places.HAND)
    places.moved_all(t, t.spent, places.SPENT, pile)
    put_all(me.discard, t.spent)
    t.spent.clear()
    places.moved_all(t, me.held, places.of(t.leader, places.HELD), hand)
    friend = t.cards.is_friend
    for kid in me.hand:
        if friend[kid]:
            places.moved(t, kid, hand, pile)
            put(me.discard, kid)
        else:
            places.moved(t, kid, hand, places.of(t.leader, places.YARD))
            me.yard.append(kid)
            if t.trace is not None:
                t.note(events.YARD, t.leader, kid)
    me.hand.clear()
    me.held.clear()
    note_end(t)
    t.drawer = t.leader
    t.draws = HAND_SIZE
    t.next = DRAW


def note_end(t: Table) -> None:
    """Does anything trigger the end? All three are looked at when the leader's turn comes to its end."""
    if t.ended != NOT_ENDED:
        return
    for board in t.boards:
        if board.level >= TOP_LEVEL:
            t.ended = BY_FORT
        elif board.points >= TRACK_END and t.ended == NOT_ENDED:
            t.ended = BY_POINTS
    if t.ended == NOT_ENDED and not t.park_deck:
        t.ended = BY_PARK
    if t.ended == NOT_ENDED and t.round >= t.max_rounds:
        t.ended = BY_ROUNDS
    if t.ended != NOT_ENDED:
        t.note(events.END, t.leader, t.ended)


def draw(t: Table) -> None:
    """Phase 5, Draw: five cards of the player's deck, shuffling the discard pile in when the deck is empty."""
    me = t.boards[t.drawer]
    if t.draws == 0:
        if t.turn == 0:
            t.next = SETUP
        else:
            _end_turn(t)
        return
    if not me.deck:
        if not me.discard:
            t.draws = 0
            return
        t.note(events.SHUFFLE, t.drawer, len(me.discard))
        # all that was left of the old deck is in hand now, and everybody saw the discard pile
        places.moved_all(t, me.held, places.of(t.drawer, places.HELD), places.of(t.drawer, places.HAND))
        places.moved_all(t, me.hand, places.of(t.drawer, places.HAND), places.of(t.drawer, places.HELD))
        me.held = me.hand[:]
        me.opening = False
        if t.picks and not any(board.opening for board in t.boards):
            t.picks = []
        places.moved_all(t, me.discard, places.of(t.drawer, places.DISCARD), places.of(t.drawer, places.DECK))
        me.deck = me.discard
        me.discard = []
    t.draw_from(CHANCE_DRAW)


def _end_turn(t: Table) -> None:
    t.leader = (t.leader + 1) % t.players
    if t.leader == t.first and t.ended != NOT_ENDED:
        t.note(events.OVER, -1)
        t.close()
    else:
        t.next = TURN
