"""What stands in the way of an action, in words."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box.printed import NAMED_SUIT, PrintedAction
from forts.games.fort.rules.icons.by_number import ICONS
from forts.games.fort.rules.icons.counters import COUNTERS
from forts.games.fort.rules.table import Table
from forts.games.fort.rules.usable import counted, matching
from forts.games.fort.speech.names import suit_name


def card_obstacle(t: Table, kid: i64, side: i64, gone: i64) -> Message:
    """Why the leader cannot use this action of a card fully; `gone` is 1 while the card is still in hand."""
    printed = t.cards.printed[kid][side]
    if printed.blank:
        return message("fort-why-blank")
    if printed.counter < NAMED_SUIT:
        return suit_obstacle(t, kid, printed, printed.counter, -1, gone)
    return obstacle(t, t.leader, printed, 1 if printed.suited else counted(t, t.leader, printed, gone, 0), -1, gone, 0)


def suit_obstacle(t: Table, kid: i64, printed: PrintedAction, suit: i64, kind: i64, gone: i64) -> Message:
    """Why the leader cannot fully use an action that counts this suit, by what counts already or one card more."""
    count = matching(t, kid, suit)
    if count > 0:
        return obstacle(t, t.leader, printed, count, kind, gone, 0)
    me = t.boards[t.leader]
    hand = me.hand[:]
    if gone:
        hand.remove(kid)
    cards = t.cards
    looked = [cards.matches(card, suit) for card in me.lookout if cards.matches(card, suit) > 0]
    if looked:
        return obstacle(t, t.leader, printed, min(looked), kind, gone, 0)
    held = [cards.matches(card, suit) for card in hand if cards.matches(card, suit) > 0]
    if held:
        return obstacle(t, t.leader, printed, min(held), kind, gone + 1, 0)
    return message("fort-why-no-suit", suit=suit_name(suit))


def obstacle(t: Table, seat: i64, printed: PrintedAction, count: i64, kind: i64, gone: i64, found: i64) -> Message:
    """Why the action cannot be done fully with that count: its first step that falls short."""
    if count == 0:
        return COUNTERS[printed.counter].nothing()
    for i in range(printed.length):
        need = printed.amounts[i] * (count if printed.first <= i <= printed.last else 1)
        why = ICONS[printed.steps[i]].obstacle(t, seat, need, kind, gone, found, printed.extra)
        if why is not None:
            return why
    return message("fort-why-not-fully")
