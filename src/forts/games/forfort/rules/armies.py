"""Armies in rival forts: placing, advancing, defeat."""

from __future__ import annotations

from forts.games.forfort.box.cards import BITS, NEXT_CELL, OUT
from forts.games.forfort.rules import events
from forts.games.forfort.rules.building import destroy
from forts.games.forfort.rules.table import NOTHING, Board


def armies_of(board: Board, seat: int) -> list[int]:
    """Where the armies of the seat stand, as fort * 8 + slot, sorted."""
    if board.armies[seat] + board.lost[seat] == board.terms.armies:
        return NOTHING
    found: list[int] = []
    for rival in board.rivals[seat]:
        for slot in BITS[board.invaded[rival]]:
            at = rival * 8 + slot
            if board.army_owners[at] == seat:
                found.append(at)
    return found


def invaders(board: Board, seat: int) -> list[int]:
    """The armies that a garrison of the seat may defeat: those in its own fort and its partner's."""
    found = [seat * 8 + slot for slot in BITS[board.invaded[seat]]]
    partner = board.partners[seat]
    if partner >= 0:
        found += [partner * 8 + slot for slot in BITS[board.invaded[partner]]]
        found.sort()
    return found


def put_army(board: Board, at: int, owner: int, heading: int) -> None:
    """Let an army stand on a slot."""
    board.army_owners[at] = owner
    board.army_headings[at] = heading
    board.invaded[at >> 3] |= 1 << (at & 7)


def take_army(board: Board, at: int) -> None:
    """Take the army off a slot."""
    board.army_owners[at] = -1
    board.army_headings[at] = -1
    board.invaded[at >> 3] ^= 1 << (at & 7)


def place_army(board: Board, at: int, heading: int) -> None:
    """The seat to move places an army on an empty slot of a rival."""
    seat = board.seat
    board.armies[seat] -= 1
    put_army(board, at, seat, heading)
    if board.trace is not None:
        board.note(events.ARMY_PLACED, seat, at >> 3, at & 7, heading)


def defeat_army(board: Board, at: int) -> None:
    """The army is out for good."""
    owner = board.army_owners[at]
    take_army(board, at)
    board.lost[owner] += 1
    if board.trace is not None:
        board.note(events.ARMY_DEFEATED, board.seat, at >> 3, at & 7, owner)


def advance(board: Board, at: int) -> None:
    """The army goes one slot on: out of the fort, into defeat, or over whatever lies there."""
    seat = board.army_owners[at]
    heading = board.army_headings[at]
    fort = at >> 3
    slot = at & 7
    entered = NEXT_CELL[slot * 4 + heading]
    watched = board.trace is not None
    if entered == OUT:
        take_army(board, at)
        board.armies[seat] += 1
        if watched:
            board.note(events.ARMY_LEFT, seat, fort, slot)
    elif board.invaded[fort] >> entered & 1:
        if watched:
            board.note(events.ARMY_WAITED, seat, fort, slot, entered)
    elif board.shields[fort] >> entered & 1:
        take_army(board, at)
        board.lost[seat] += 1
        if watched:
            board.note(events.ARMY_FELL, seat, fort, slot, entered)
    else:
        take_army(board, at)
        if watched:
            board.note(events.ARMY_ADVANCED, seat, fort, slot, entered)
        if board.filled[fort] >> entered & 1:
            destroy(board, seat, fort * 8 + entered)
        put_army(board, fort * 8 + entered, seat, heading)
