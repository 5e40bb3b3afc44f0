"""Armies in rival forts: placing, advancing, defeat."""

from __future__ import annotations

from forts.games.forfort.box.slots import BITS, NEXT_CELL, OUT
from forts.games.forfort.rules import events
from forts.games.forfort.rules.building import destroy
from forts.games.forfort.rules.table import NOTHING, Table


def armies_of(t: Table, seat: int) -> list[int]:
    """Where the armies of the seat stand, as fort * 8 + slot, sorted."""
    if t.armies[seat] + t.lost[seat] == t.agreed.armies:
        return NOTHING
    found: list[int] = []
    for rival in t.rivals[seat]:
        for slot in BITS[t.invaded[rival]]:
            at = rival * 8 + slot
            if t.army_owners[at] == seat:
                found.append(at)
    return found


def invaders(t: Table, seat: int) -> list[int]:
    """The armies that a garrison of the seat may defeat: those in its own fort and its partner's."""
    found = [seat * 8 + slot for slot in BITS[t.invaded[seat]]]
    partner = t.partners[seat]
    if partner >= 0:
        found += [partner * 8 + slot for slot in BITS[t.invaded[partner]]]
        found.sort()
    return found


def put_army(t: Table, at: int, owner: int, heading: int) -> None:
    """Let an army stand on a slot."""
    t.army_owners[at] = owner
    t.army_headings[at] = heading
    t.invaded[at >> 3] |= 1 << (at & 7)


def take_army(t: Table, at: int) -> None:
    """Take the army off a slot."""
    t.army_owners[at] = -1
    t.army_headings[at] = -1
    t.invaded[at >> 3] ^= 1 << (at & 7)


def place_army(t: Table, at: int, heading: int) -> None:
    """The seat to move places an army on an empty slot of a rival."""
    seat = t.seat
    t.armies[seat] -= 1
    put_army(t, at, seat, heading)
    if t.trace is not None:
        t.note(events.ARMY_PLACED, seat, at >> 3, at & 7, heading)


def defeat_army(t: Table, at: int) -> None:
    """The army is out for good."""
    owner = t.army_owners[at]
    take_army(t, at)
    t.lost[owner] += 1
    if t.trace is not None:
        t.note(events.ARMY_DEFEATED, t.seat, at >> 3, at & 7, owner)


def advance(t: Table, at: int) -> None:
    """The army goes one slot on: out of the fort, into defeat, or over whatever lies there."""
    seat = t.army_owners[at]
    heading = t.army_headings[at]
    fort = at >> 3
    slot = at & 7
    entered = NEXT_CELL[slot * 4 + heading]
    watched = t.trace is not None
    if entered == OUT:
        take_army(t, at)
        t.armies[seat] += 1
        if watched:
            t.note(events.ARMY_LEFT, seat, fort, slot)
    elif t.invaded[fort] >> entered & 1:
        if watched:
            t.note(events.ARMY_WAITED, seat, fort, slot, entered)
    elif t.shields[fort] >> entered & 1:
        take_army(t, at)
        t.lost[seat] += 1
        if watched:
            t.note(events.ARMY_FELL, seat, fort, slot, entered)
    else:
        take_army(t, at)
        if watched:
            t.note(events.ARMY_ADVANCED, seat, fort, slot, entered)
        if t.filled[fort] >> entered & 1:
            destroy(t, seat, fort * 8 + entered)
        put_army(t, fort * 8 + entered, seat, heading)
