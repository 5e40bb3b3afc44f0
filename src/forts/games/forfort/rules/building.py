"""Walls and camps: placing, covering and destroying them, and what a slot shows afterwards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.games.forfort.box.deck import CAMP, DRAWBRIDGE, PROTECTED
from forts.games.forfort.box.slots import ALL_SLOTS, CORNER_SLOTS, COUNT, NEIGHBOURS, SIDE_SLOTS
from forts.games.forfort.rules import events
from forts.games.forfort.rules.table import BY_FORT, NOTHING, OVER_NOW, Table

_EVERY_MARK: Final = (1 << 40) - 1
_ONE_SLOT: Final = 0x0101010101
"""The bits that one slot has among a fort's marks."""


def empty_slots(t: Table, fort: i64) -> i64:
    """Slots with neither wall, camp nor army."""
    return ALL_SLOTS & ~(t.filled[fort] | t.invaded[fort])


def building_slots(t: Table, seat: i64) -> i64:
    """Slots where the seat may build by the normal limits: shown by the arrows or a camp, and free of armies."""
    return (t.shown[seat] | t.open_camps[seat]) & ~t.invaded[seat]


def fitting_slots(t: Table, kind: i64, slots: i64) -> i64:
    """Those of the slots that have the shape of the wall."""
    return slots & (CORNER_SLOTS if kind < t.deck.corners else SIDE_SLOTS)


def refresh(t: Table, at: i64) -> None:
    """Bring up to date what is known of a slot from the top card of its stack."""
    fort = at >> 3
    slot = at & 7
    bit = i64(1) << slot
    others = ALL_SLOTS ^ bit
    stack = t.stacks[at]
    filled: i64 = t.filled[fort] & others
    walls: i64 = t.walls[fort] & others
    camps_before: i64 = t.open_camps[fort]
    shields_before: i64 = t.shields[fort]
    bridges_before: i64 = t.bridges[fort]
    camps = camps_before & others
    shields = shields_before & others
    bridges = bridges_before & others
    marks: i64 = t.marks[fort] & (_EVERY_MARK ^ (i64(_ONE_SLOT) << slot))
    if stack:
        filled |= bit
        top = stack[-1]
        if top == CAMP:
            camps |= bit
        else:
            walls |= bit
            symbols: i64 = t.deck.marks[top]
            marks |= symbols << slot
            sign = t.deck.signs[top]
            if sign == PROTECTED:
                shields |= bit
            elif sign == DRAWBRIDGE:
                bridges |= bit
    t.filled[fort] = filled
    t.walls[fort] = walls
    t.marks[fort] = marks
    # these seldom change, and a number that is put into a list is made an object first
    if camps != camps_before:
        t.open_camps[fort] = camps
    if shields != shields_before:
        t.shields[fort] = shields
    if bridges != bridges_before:
        t.bridges[fort] = bridges


def return_token(t: Table, fort: int, slot: int) -> None:
    """Give the drawbridge token back if its wall was covered or destroyed."""
    if t.tokens[fort] == slot:
        t.tokens[fort] = -1
        if t.trace is not None:
            t.note(events.TOKEN_BACK, fort, slot)


def place_camp(t: Table, seat: int, at: int) -> None:
    """Put a camp onto an empty slot."""
    t.stacks[at] = [CAMP]
    refresh(t, at)
    if t.trace is not None:
        t.note(events.CAMP_PLACED, seat, at >> 3, at & 7)


def build(t: Table, kind: int, slot: int, source: int) -> None:
    """Put a wall into the player's fort: it may finish the fort, else it makes combos."""
    seat = t.seat
    at = seat * 8 + slot
    stack = t.stacks[at]
    if t.trace is not None:
        t.note(events.BUILT, seat, kind, slot, source)
        if stack:
            t.note(events.COVERED, seat, slot, stack[-1])
    t.stacks[at] = [*stack, kind]
    refresh(t, at)
    if stack:
        return_token(t, seat, slot)
    # ruling: victory is checked after every placement, before combos
    if t.walls[seat] == ALL_SLOTS:
        t.ended = BY_FORT
        t.winner = seat
        t.ask = OVER_NOW
        if t.trace is not None:
            t.note(events.FORT_FINISHED, seat)
        return
    # ruling: one combo for each neighbour and shared symbol, fixed now
    made = 0
    marks = t.marks[seat]
    beside = NEIGHBOURS[slot]
    for symbol in t.deck.symbols[kind]:
        made += COUNT[marks >> 8 * symbol & beside] << 2 * symbol
    if made:
        t.combos = [*t.combos, made]


def destroy(t: Table, seat: int, at: int) -> None:
    """Move all cards of a slot to the discard of its fort; `seat` is the attacker."""
    fort = at >> 3
    stack = t.stacks[at]
    if t.trace is not None:
        t.note(events.DESTROYED, seat, fort, at & 7, *stack)
    discard = t.discards[fort] + stack
    discard.sort()
    t.discards[fort] = discard
    t.stacks[at] = NOTHING
    refresh(t, at)
    return_token(t, fort, at & 7)
