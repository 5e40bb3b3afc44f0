"""Where each card lies, one byte a card, for whoever looks at a table after every step.

The piles say it too, and the rules go by them alone. But to observe a table means to go through all of them, while a
move touches a few. A table that is `kept` notes every card that moves, so that looking takes one pass over the bytes.
Copies are not kept until somebody asks for it: search, which observes nothing, has nothing to note.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from forts.games.fort.rules.table import Player, Table

BOX: Final = 0
PARK_DECK: Final = 1
PARK: Final = 2
SPENT: Final = 3
ADDED: Final = 4
PLAYED: Final = 5
OF_SEATS: Final = 6
"""Then come the places of the first seat, and so on; see `of`."""
HAND: Final = 0
HELD: Final = 1
"""In hand, as everybody knows."""
DECK: Final = 2
DISCARD: Final = 3
YARD: Final = 4
LOOKOUT: Final = 5
OF_A_SEAT: Final = 6


def of(seat: i64, pile: i64) -> i64:
    """The code of a seat's pile."""
    return OF_SEATS + OF_A_SEAT * seat + pile


def moved(t: Table, kid: i64, source: i64, goal: i64) -> None:
    """A card has gone from one place to another."""
    where = t.where
    if len(where) == 0:
        return
    copy: i64 = t.cards.starts[kid]
    while i64(where[copy]) != source:
        copy += 1
    where[copy] = u8(goal)


def moved_all(t: Table, pile: list[int], source: i64, goal: i64) -> None:
    """All cards of a pile have gone, or are about to go, from one place to another."""
    if len(t.where) != 0:
        kid: i64
        for kid in pile:
            moved(t, kid, source, goal)


def keep(t: Table) -> None:
    """From now on, note where each card lies."""
    t.where = vec[u8]([BOX] * t.cards.count)
    moved_all(t, t.park_deck, BOX, PARK_DECK)
    moved_all(t, t.park, BOX, PARK)
    moved_all(t, t.spent, BOX, SPENT)
    moved_all(t, t.added, BOX, ADDED)
    if t.played >= 0:
        moved(t, t.played, BOX, PLAYED)
    for seat in range(t.players):
        _keep_seat(t, seat, t.boards[seat])


def keep_again(t: Table) -> None:
    """Whole hands have changed places: look them up, if they are kept."""
    if len(t.where) != 0:
        keep(t)


def _keep_seat(t: Table, seat: i64, me: Player) -> None:
    moved_all(t, me.hand, BOX, of(seat, HAND))
    moved_all(t, me.held, of(seat, HAND), of(seat, HELD))
    moved_all(t, me.deck, BOX, of(seat, DECK))
    moved_all(t, me.discard, BOX, of(seat, DISCARD))
    moved_all(t, me.yard, BOX, of(seat, YARD))
    moved_all(t, me.lookout, BOX, of(seat, LOOKOUT))
