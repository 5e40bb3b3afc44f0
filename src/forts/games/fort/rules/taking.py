"""Taking cards from the Park, its deck and the Yards: recruiting, and tucking with Bribe."""

from __future__ import annotations

from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.table import (
    CHANCE_RECRUIT,
    CHANCE_REFILL,
    CHANCE_TUCK,
    PARK_SIZE,
    Table,
    drop,
    put,
)


def offer_sources(t: Table, options: list[int], yards: bool) -> None:
    """The unseen top of the Park deck, any card of the Park and, if allowed, of any Yard."""
    before = -1
    if t.park_deck:
        # below the cards of a hand, which may have been offered already
        options.insert(_place_of_deck(options), act.DECK)
    for kid in t.park:
        if kid != before:
            options.append(act.PARK + kid)
            before = kid
    if yards:
        for seat in range(t.players):
            before = -1
            for kid in t.boards[seat].yard:
                if kid != before:
                    options.append(act.YARD + seat * act.WIDTH + kid)
                    before = kid


def _place_of_deck(options: list[int]) -> int:
    place = 0
    while place < len(options) and options[place] < act.DECK:
        place += 1
    return place


def take_source(t: Table, seat: int, action: int, tucks: bool) -> None:
    """Take a card to the discard pile, or tuck it into the Lookout; the Park is refilled at once."""
    if action == act.DECK:
        t.draw_from(CHANCE_TUCK if tucks else CHANCE_RECRUIT)
        return
    if action >= act.YARD:
        owner = (action - act.YARD) // act.WIDTH
        kid = (action - act.YARD) % act.WIDTH
        drop(t.boards[owner].yard, kid)
        source = events.FROM_YARD + owner
    else:
        kid = action - act.PARK
        drop(t.park, kid)
        source = events.FROM_PARK
    receive(t, seat, kid, source, tucks)
    if source == events.FROM_PARK and len(t.park) < PARK_SIZE and t.park_deck:
        t.draw_from(CHANCE_REFILL)
    else:
        t.next = t.purpose


def receive(t: Table, seat: int, kid: int, source: int, tucks: bool) -> None:
    """The card arrives."""
    me = t.boards[seat]
    if tucks:
        put(me.lookout, kid)
        t.note(events.TUCK, seat, kid, source)
    else:
        put(me.discard, kid)
        t.note(events.RECRUIT, seat, kid, source)
