"""What every action is about: verb, piece, place, seat and amount.

A symbol that is used is the place of its wall; the side that a new army faces is its piece.
"""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.games.forfort.box.cards import HEADING
from forts.games.forfort.box.names import SIDES, SLOTS, SYMBOLS, wall_name
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.table import ASK_GARRISON, ASK_RAM, ASK_TREBUCHET, Board


def meaning(board: Board, action: int) -> Meaning:
    """What an action is about in this state; ids that mean nothing now have a meaning too."""
    if action < actions.CAMP_AT:
        return _with_wall(board, action)
    if action < actions.DESTROY:
        return _at("camp", "camp", action - actions.CAMP_AT)
    if action < actions.DEFEAT:
        return _at(_SIEGES.get(board.ask, "destroy"), "", action - actions.DESTROY)
    if action < actions.ARMY:
        return _at("defeat", "army", action - actions.DEFEAT)
    if action < actions.ADVANCE:
        way = action - actions.ARMY
        return _at("army", SIDES[HEADING[way & 15]], way >> 1)
    if action < actions.BESIEGE:
        return _at("advance", "army", action - actions.ADVANCE)
    if action < actions.FRONT:
        return Meaning("besiege", "", "donjon", action - actions.BESIEGE)
    if action < actions.COMBO:
        return Meaning("front", "", SIDES[action - actions.FRONT], board.seat)
    if action < actions.FROM_DISCARD:
        return Meaning("combo", SYMBOLS[action - actions.COMBO])
    if action < actions.BRIDGE:
        return Meaning("take", "", "discard" if action == actions.FROM_DISCARD else "donjon", board.seat)
    if action < actions.NO_BRIDGE:
        return Meaning("drawbridge", "", SLOTS[action - actions.BRIDGE], board.seat)
    if action == actions.NO_BRIDGE:
        return Meaning("no drawbridge")
    if action < actions.BACK:
        return Meaning("draw", wall_name(board.deck, action - actions.DRAW))
    if action < actions.FIRST:
        return Meaning("back", "", " ".join(arrow_slots(board, action - actions.BACK)))
    return Meaning("first", seat=action - actions.FIRST)


_SIEGES = {ASK_RAM: "ram", ASK_TREBUCHET: "trebuchet"}


def _with_wall(board: Board, action: int) -> Meaning:
    """What is done with a wall of the hand, or with one that a mason brings."""
    wall = wall_name(board.deck, action // actions.PER_KIND)
    use = action % actions.PER_KIND
    if use < actions.USE:
        return Meaning("build", wall, SLOTS[use], board.seat)
    if use < actions.FOR_CAMP:
        return Meaning("use", wall, SYMBOLS[use - actions.USE])
    return Meaning("camp" if use == actions.FOR_CAMP else "pass", wall)


def _at(verb: str, piece: str, at: int) -> Meaning:
    return Meaning(verb, piece, SLOTS[at & 7], at >> 3)


def likeliest(board: Board, meant: list[int]) -> list[int]:
    """What may have been meant by touching something: a garrison defeats at home, and goes to the rivals' forts."""
    if board.ask != ASK_GARRISON:
        return meant
    return sorted(meant, key=lambda action: not _suits_garrison(board, action))


def _suits_garrison(board: Board, action: int) -> bool:
    if actions.DEFEAT <= action < actions.ARMY:
        return (action - actions.DEFEAT) >> 3 not in board.rivals[board.seat]
    return actions.ARMY <= action < actions.ADVANCE and (action - actions.ARMY) >> 4 in board.rivals[board.seat]


def arrow_slots(board: Board, turned: int) -> tuple[str, ...]:
    """The corner and the side that a back shows, or nothing if there is no back."""
    if turned < 0:
        return ()
    return SLOTS[2 * turned], SLOTS[(2 * turned + board.terms.arrow_offset) % 8]
