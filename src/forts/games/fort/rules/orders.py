"""Standing orders: what a player says ahead about following.

A turn asks every rival, so that a table over days waits for all of them at every card. An order answers in the
player's place. It rests on the hand, which in others' turns changes by following alone, and on the turn.
"""

from __future__ import annotations

from typing import Final

from forts.core.meaning import Meaning
from forts.core.order import MY_TURN, THIS_TURN, Order
from forts.games.fort.box.icons import SUITS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.table import ASK_FOLLOW, Table

NOBODY: Final = "do not follow"
WITH: Final = "follow"
"""With one card of the hand; not at all where it will not do."""
ONLY_SUIT: Final = "ask"
"""To be asked when a card of one suit is played, and not to follow any other."""


def offered(t: Table, seat: int) -> list[Order]:
    """Orders for the rest of this turn, if the seat is still to be asked in it, and until its own next one."""
    me = t.boards[seat]
    if t.actor < 0 or t.raw or t.turn == 0 or seat == t.leader or not me.hand:
        return []
    wishes = [Meaning(NOBODY)]
    before = -1
    for kid in me.hand:
        if kid != before:
            wishes.append(Meaning(WITH, t.cards.kids[kid].id))
        before = kid
    for suit, name in enumerate(SUITS):
        if any(t.cards.matches(kid, suit) > 0 for kid in me.hand):
            wishes.append(Meaning(ONLY_SUIT, name))
    lengths = [THIS_TURN, MY_TURN] if _is_still_asked(t, seat) else [MY_TURN]
    return [Order(wish, until, _rests(t, seat, until)) for until in lengths for wish in wishes]


def stands(t: Table, seat: int, order: Order) -> bool:
    """Is the hand as it was, and the order's time not over?"""
    first, last, hand = order.rests.split(" ")
    return t.actor >= 0 and int(first) <= t.turn <= int(last) and hand == _hand(t, seat)


def answer(t: Table, order: Order) -> int | None:
    """Whether to follow, and with whom; None where the order leaves it to the player."""
    if t.ask != ASK_FOLLOW:
        return None
    if order.what.verb == ONLY_SUIT and SUITS[t.suit()] == order.what.piece:
        return None
    if order.what.verb == WITH:
        for action in t.options:
            if action != act.PASS and t.cards.kids[action - act.HAND].id == order.what.piece:
                return action
    return act.PASS


def _is_still_asked(t: Table, seat: int) -> bool:
    """Has the seat not had its say on the card in play?"""
    if t.follower < 0:
        return True
    place = (seat - t.leader) % t.players
    return place > t.asked or (place == t.asked and t.ask == ASK_FOLLOW)


def _rests(t: Table, seat: int, until: str) -> str:
    last = t.turn if until == THIS_TURN else t.turn + (seat - t.leader) % t.players - 1
    return f"{t.turn} {last} {_hand(t, seat)}"


def _hand(t: Table, seat: int) -> str:
    return ",".join([str(kid) for kid in t.boards[seat].hand])
