"""Cards that are taken: out of a hand, and from the Park, its deck and the Yards (recruiting, tucking with Bribe)."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events, places
from forts.games.fort.rules.table import (
    CHANCE_RECRUIT,
    CHANCE_REFILL,
    CHANCE_TUCK,
    PARK_SIZE,
    Table,
    drop,
    put,
)
from forts.games.fort.speech.names import kid_name, seat_name


def leave_hand(t: Table, seat: i64, kid: i64, goal: i64) -> None:
    """A card leaves the hand for another place, in sight of all."""
    me = t.boards[seat]
    drop(me.hand, kid)
    source = places.of(seat, places.HAND)
    if me.held and kid in me.held:
        drop(me.held, kid)
        source = places.of(seat, places.HELD)
    places.moved(t, kid, source, goal)


def offer_pile(pile: list[int], base: i64, options: list[int]) -> None:
    """Each different card of a pile."""
    before: i64 = -1
    kid: i64
    for kid in pile:
        if kid != before:
            options.append(base + kid)
            before = kid


def offer_sources(t: Table, options: list[int], yards: bool) -> None:
    """The unseen top of the Park deck, any card of the Park and, if allowed, of any Yard."""
    before: i64 = -1
    if t.park_deck:
        # below the cards of a hand, which may have been offered already
        options.insert(_place_of_deck(options), act.DECK)
    kid: i64
    for kid in t.park:
        if kid != before:
            options.append(act.PARK + kid)
            before = kid
    if yards:
        base: i64 = act.YARD
        for board in t.boards:
            offer_pile(board.yard, base, options)
            base += act.WIDTH


def _place_of_deck(options: list[int]) -> i64:
    place: i64 = 0
    while place < len(options) and options[place] < act.DECK:
        place += 1
    return place


def take_source(t: Table, seat: i64, action: i64, tucks: bool) -> None:
    """Take a card to the discard pile, or tuck it into the Lookout; the Park is refilled at once."""
    if action == act.DECK:
        t.draw_from(CHANCE_TUCK if tucks else CHANCE_RECRUIT)
        return
    if action >= act.YARD:
        owner = (action - act.YARD) // act.WIDTH
        kid = (action - act.YARD) % act.WIDTH
        drop(t.boards[owner].yard, kid)
        source = events.FROM_YARD + owner
        place = places.of(owner, places.YARD)
    else:
        kid = action - act.PARK
        drop(t.park, kid)
        source = events.FROM_PARK
        place = places.PARK
    receive(t, seat, kid, place, source, tucks)
    if source == events.FROM_PARK and len(t.park) < PARK_SIZE and t.park_deck:
        t.draw_from(CHANCE_REFILL)
    else:
        t.next = t.purpose


def receive(t: Table, seat: i64, kid: i64, place: i64, source: i64, tucks: bool) -> None:
    """The card arrives from where it lay."""
    me = t.boards[seat]
    if tucks:
        places.moved(t, kid, place, places.of(seat, places.LOOKOUT))
        put(me.lookout, kid)
        t.note(events.TUCK, seat, kid, source)
    else:
        places.moved(t, kid, place, places.of(seat, places.DISCARD))
        put(me.discard, kid)
        t.note(events.RECRUIT, seat, kid, source)


def describe_source(t: Table, action: i64, said: str, said_unseen: str) -> Message | None:
    """What taking this card does, in the words of a message for seen cards and one for the top of the deck."""
    if action == act.DECK:
        return message(said_unseen)
    if not act.PARK <= action < act.DRAW:
        return None
    name = kid_name(t.cards, (action - act.HAND) % act.WIDTH)
    if action < act.YARD:
        return message(said, kid=name, source="park")
    owner = (action - act.YARD) // act.WIDTH
    return message(said, kid=name, source="own" if owner == t.actor else "yard", owner=seat_name(owner))


def refuse_source(t: Table, action: i64) -> Message | None:
    """Why this card of the Park, its deck or a Yard cannot be taken; None if it is none of them."""
    if action == act.DECK:
        return message("fort-no-dead-end" if t.park_deck else "fort-no-deck")
    if act.PARK <= action < act.YARD:
        kid = action - act.PARK
        return message("fort-no-dead-end" if kid in t.park else "fort-no-in-park", kid=kid_name(t.cards, kid))
    if act.YARD <= action < act.DRAW:
        return refuse_yard(t, action)
    return None


def refuse_yard(t: Table, action: i64) -> Message:
    """Why this card of a Yard cannot be taken."""
    seat = (action - act.YARD) // act.WIDTH
    if seat >= t.players:
        return message("fort-no-seat", seat=seat + 1)
    kid = (action - act.YARD) % act.WIDTH
    if kid in t.boards[seat].yard:
        return message("fort-no-dead-end")
    whose = "you" if seat == t.actor else "other"
    return message("fort-no-in-yard", kid=kid_name(t.cards, kid), seat=seat_name(seat), whose=whose)
