"""Walls and camps: placing, covering and destroying them, and what a slot shows afterwards."""

from __future__ import annotations

from typing import Final

from forts.games.forfort.box.cards import (
    ALL_SLOTS,
    CAMP,
    CORNER_SLOTS,
    COUNT,
    DRAWBRIDGE,
    NEIGHBOURS,
    PROTECTED,
    SIDE_SLOTS,
)
from forts.games.forfort.rules import events
from forts.games.forfort.rules.table import ASK_COMBO, BY_FORT, NOTHING, OVER_NOW, Board

_EVERY_MARK: Final = (1 << 40) - 1
_ONE_SLOT: Final = 0x0101010101
"""The bits that one slot has among a fort's marks."""


def empty_slots(board: Board, fort: int) -> int:
    """Slots with neither wall, camp nor army."""
    return ALL_SLOTS & ~(board.filled[fort] | board.invaded[fort])


def building_slots(board: Board, seat: int) -> int:
    """Slots where the seat may build by the normal limits: shown by the arrows or a camp, and free of armies."""
    return (board.shown[seat] | board.open_camps[seat]) & ~board.invaded[seat]


def fitting_slots(board: Board, kind: int, slots: int) -> int:
    """Those of the slots that have the shape of the wall."""
    return slots & (CORNER_SLOTS if kind < board.deck.corners else SIDE_SLOTS)


def refresh(board: Board, at: int) -> None:
    """Bring up to date what is known of a slot from the top card of its stack."""
    fort = at >> 3
    slot = at & 7
    bit = 1 << slot
    others = ALL_SLOTS ^ bit
    stack = board.stacks[at]
    filled = board.filled[fort] & others
    walls = board.walls[fort] & others
    camps = board.open_camps[fort] & others
    shields = board.shields[fort] & others
    bridges = board.bridges[fort] & others
    marks = board.marks[fort] & (_EVERY_MARK ^ (_ONE_SLOT << slot))
    if stack:
        filled |= bit
        top = stack[-1]
        if top == CAMP:
            camps |= bit
        else:
            walls |= bit
            marks |= board.deck.marks[top] << slot
            sign = board.deck.signs[top]
            if sign == PROTECTED:
                shields |= bit
            elif sign == DRAWBRIDGE:
                bridges |= bit
    board.filled[fort] = filled
    board.walls[fort] = walls
    board.open_camps[fort] = camps
    board.shields[fort] = shields
    board.bridges[fort] = bridges
    board.marks[fort] = marks


def return_token(board: Board, fort: int, slot: int) -> None:
    """Give the drawbridge token back if its wall was covered or destroyed."""
    if board.tokens[fort] == slot:
        board.tokens[fort] = -1
        if board.trace is not None:
            board.note(events.TOKEN_BACK, fort, slot)


def place_camp(board: Board, seat: int, at: int) -> None:
    """Put a camp onto an empty slot."""
    board.stacks[at] = [CAMP]
    refresh(board, at)
    if board.trace is not None:
        board.note(events.CAMP_PLACED, seat, at >> 3, at & 7)


def build(board: Board, kind: int, slot: int, source: int) -> None:
    """Put a wall into the own fort: it may finish the fort, else it makes combos."""
    seat = board.seat
    at = seat * 8 + slot
    stack = board.stacks[at]
    if board.trace is not None:
        board.note(events.BUILT, seat, kind, slot, source)
        if stack:
            board.note(events.COVERED, seat, slot, stack[-1])
    board.stacks[at] = [*stack, kind]
    refresh(board, at)
    if stack:
        return_token(board, seat, slot)
    # ruling: victory is checked after every placement, before combos
    if board.walls[seat] == ALL_SLOTS:
        board.ended = BY_FORT
        board.winner = seat
        board.ask = OVER_NOW
        if board.trace is not None:
            board.note(events.FORT_FINISHED, seat)
        return
    # ruling: one combo for each neighbour and shared symbol, fixed now
    made = 0
    marks = board.marks[seat]
    beside = NEIGHBOURS[slot]
    for symbol in board.deck.symbols[kind]:
        made += COUNT[marks >> 8 * symbol & beside] << 2 * symbol
    if made:
        board.combos = [*board.combos, made]
    board.ask = ASK_COMBO


def destroy(board: Board, seat: int, at: int) -> None:
    """Move all cards of a slot to the discard of its fort; `seat` is the attacker."""
    fort = at >> 3
    stack = board.stacks[at]
    if board.trace is not None:
        board.note(events.DESTROYED, seat, fort, at & 7, *stack)
    discard = board.discards[fort] + stack
    discard.sort()
    board.discards[fort] = discard
    board.stacks[at] = NOTHING
    refresh(board, at)
    return_token(board, fort, at & 7)
