"""Every action as a text, unique in its state."""

from __future__ import annotations

from forts.games.forfort.box.cards import HEADING
from forts.games.forfort.box.names import SIDES, SLOTS, SYMBOLS, place_name, wall_name
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.table import ASK_RAM, ASK_TREBUCHET, Board


def notation(board: Board, action: int) -> str:
    """The text of an action, such as `build corner_mb at nw`."""
    if action < actions.CAMP_AT:
        wall = wall_name(board.deck, action // actions.PER_KIND)
        use = action % actions.PER_KIND
        if use < actions.USE:
            return f"build {wall} at {SLOTS[use]}"
        if use < actions.FOR_CAMP:
            return f"use {SYMBOLS[use - actions.USE]} of {wall}"
        return f"camp discarding {wall}" if use == actions.FOR_CAMP else f"pass discarding {wall}"
    if action < actions.DESTROY:
        return f"camp at {place_name(action - actions.CAMP_AT)}"
    if action < actions.DEFEAT:
        verb = {ASK_RAM: "ram", ASK_TREBUCHET: "trebuchet"}.get(board.ask, "destroy")
        return f"{verb} {place_name(action - actions.DESTROY)}"
    if action < actions.ARMY:
        return f"defeat army at {place_name(action - actions.DEFEAT)}"
    if action < actions.ADVANCE:
        way = action - actions.ARMY
        return f"army at {place_name(way >> 1)} facing {SIDES[HEADING[way & 15]]}"
    if action < actions.BESIEGE:
        return f"advance army at {place_name(action - actions.ADVANCE)}"
    if action < actions.BRIDGE:
        return _shorter(action)
    if action < actions.NO_BRIDGE:
        return f"drawbridge at {SLOTS[action - actions.BRIDGE]}"
    if action == actions.NO_BRIDGE:
        return "no drawbridge"
    if action < actions.BACK:
        return f"draw {wall_name(board.deck, action - actions.DRAW)}"
    if action < actions.FIRST:
        return f"back {' '.join(arrow_slots(board, action - actions.BACK))}"
    return f"first seat {action - actions.FIRST + 1}"


def _shorter(action: int) -> str:
    if action < actions.FRONT:
        return f"besiege donjon of seat {action - actions.BESIEGE + 1}"
    if action < actions.COMBO:
        return f"front {SIDES[action - actions.FRONT]}"
    if action < actions.FROM_DISCARD:
        return f"combo {SYMBOLS[action - actions.COMBO]}"
    return "take from discard" if action == actions.FROM_DISCARD else "take from donjon"


def arrow_slots(board: Board, turned: int) -> tuple[str, ...]:
    """The corner and the side that a back shows, or nothing if there is no back."""
    if turned < 0:
        return ()
    return SLOTS[2 * turned], SLOTS[(2 * turned + board.terms.arrow_offset) % 8]
