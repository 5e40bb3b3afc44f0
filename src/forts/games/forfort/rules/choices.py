"""What may be chosen: for each question the legal actions, from the table alone."""

from __future__ import annotations

from forts.games.forfort.box.cards import (
    ALL_SLOTS,
    BITS,
    CAMP,
    CORNER_SLOTS,
    FIRST_LINE,
    GARRISON,
    MASON,
    RAM,
    SIDE_SLOTS,
    TOWER,
    TREBUCHET,
)
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.armies import invaders
from forts.games.forfort.rules.building import building_slots, empty_slots, fitting_slots
from forts.games.forfort.rules.table import (
    ASK_ADVANCE,
    ASK_BRIDGE,
    ASK_CAMP,
    ASK_CAMP_SETUP,
    ASK_COMBO,
    ASK_FRONT,
    ASK_GARRISON,
    ASK_MASON,
    ASK_PLAY,
    ASK_RAM,
    ASK_REBUILD,
    ASK_SOURCE,
    ASK_TOP,
    ASK_TOWER,
    ASK_TREBUCHET,
    NOTHING,
    ORDINARY,
    Board,
)


def legal_actions(board: Board) -> list[int]:
    """The answers to the question that is asked now, sorted; none if it falls away."""
    ask = board.ask
    if ask == ASK_PLAY:
        return plays(board)
    if ask == ASK_COMBO:
        return _combos(board)
    if ask == ASK_BRIDGE:
        return _bridges(board)
    if ask == ASK_CAMP:
        return _camps(board)
    if ask == ASK_GARRISON:
        return _garrison(board)
    if ask in (ASK_RAM, ASK_TREBUCHET):
        return _destructions(board)
    if ask == ASK_TOWER:
        return [actions.BESIEGE + rival for rival in board.rivals[board.seat] if board.donjons[rival]]
    if ask == ASK_MASON:
        return _mason(board)
    if ask == ASK_ADVANCE:
        return [actions.ADVANCE + at for at in board.waiting]
    if ask == ASK_SOURCE:
        return _sources(board)
    if ask == ASK_REBUILD:
        return _walls_of(board, board.discards[board.seat], ALL_SLOTS & ~board.invaded[board.seat])
    if ask == ASK_TOP:
        return _walls_of(board, [board.top], ALL_SLOTS & ~board.invaded[board.seat])
    if ask == ASK_CAMP_SETUP:
        return [actions.CAMP_AT + board.seat * 8 + slot for slot in range(8)]
    if ask == ASK_FRONT:
        return [actions.FRONT + side for side in range(4)]
    return NOTHING


def plays(board: Board) -> list[int]:
    """What the hand allows: build, use a symbol, place a camp; only if nothing of it, pass and discard."""
    seat = board.seat
    hand = board.hands[seat]
    deck = board.deck
    corners = deck.corners
    slots = building_slots(board, seat)
    corner_slots = BITS[slots & CORNER_SLOTS]
    side_slots = BITS[slots & SIDE_SLOTS]
    camp = can_camp(board, seat)
    known = 0
    usable = 0
    options: list[int] = []
    last = -1
    for kind in hand:
        if kind == last:
            continue
        last = kind
        base = actions.CARD + kind * actions.PER_KIND
        for slot in corner_slots if kind < corners else side_slots:
            options.append(base + slot)
        for symbol in deck.symbols[kind]:
            bit = 1 << symbol
            if not known & bit:
                known |= bit
                if can_use(board, seat, symbol):
                    usable |= bit
            if usable & bit:
                options.append(base + actions.USE + symbol)
        if camp:
            options.append(base + actions.FOR_CAMP)
    if not options:
        last = -1
        for kind in hand:
            if kind != last:
                options.append(actions.CARD + kind * actions.PER_KIND + actions.IN_PASSING)
                last = kind
    return options


def can_camp(board: Board, seat: int) -> bool:
    """Has the seat a camp left, and a place for it in its own fort or its partner's?"""
    if not board.camps[seat]:
        return False
    if empty_slots(board, seat):
        return True
    partner = board.partners[seat]
    return partner >= 0 and empty_slots(board, partner) != 0


def can_use(board: Board, seat: int, symbol: int) -> bool:
    """Ruling: an effect needs a target to be used."""
    if symbol == MASON:
        return _can_mason(board, seat)
    if symbol == GARRISON:
        if board.invaded[seat] or (board.partners[seat] >= 0 and board.invaded[board.partners[seat]]):
            return True
        if not board.armies[seat]:
            return False
        return any(empty_slots(board, rival) for rival in board.rivals[seat])
    for rival in board.rivals[seat]:
        if symbol == TOWER:
            if board.donjons[rival]:
                return True
        elif siege_slots(board, rival, symbol, False):
            return True
    return False


def siege_slots(board: Board, fort: int, symbol: int, evolved: bool) -> int:
    """Slots of a fort that a ram or trebuchet may destroy; a combo does not spare protected walls."""
    line = FIRST_LINE[board.fronts[fort]]
    slots = board.filled[fort] & (line if symbol == RAM else ~line)
    return slots if evolved else slots & ~board.shields[fort]


def can_do_combo(board: Board, seat: int, symbol: int) -> bool:
    """Is there anything that the combo of this symbol could do now?"""
    if symbol == MASON:
        return bool(board.donjons[seat]) or fits_from_discard(board, seat)
    if symbol in (RAM, TREBUCHET):
        return any(siege_slots(board, rival, symbol, True) for rival in board.rivals[seat])
    return can_use(board, seat, symbol)


def fits_from_discard(board: Board, seat: int) -> bool:
    """Does a wall of the discard fit into the fort, whatever the arrows show?"""
    return _any_fits(board, seat, ALL_SLOTS & ~board.invaded[seat])


def _any_fits(board: Board, seat: int, slots: int) -> bool:
    corner = slots & CORNER_SLOTS != 0
    side = slots & SIDE_SLOTS != 0
    corners = board.deck.corners
    for card in board.discards[seat]:
        if card < corners:
            if corner:
                return True
        elif card < CAMP and side:
            return True
    return False


def _can_mason(board: Board, seat: int) -> bool:
    discard = board.discards[seat]
    if not discard:
        return False
    if discard[-1] == CAMP and empty_slots(board, seat):
        return True
    return _any_fits(board, seat, building_slots(board, seat))


def _combos(board: Board) -> list[int]:
    if not board.combos:
        return NOTHING
    newest = board.combos[-1]
    options: list[int] = []
    for symbol in range(5):
        if newest >> 2 * symbol & 3 and can_do_combo(board, board.seat, symbol):
            options.append(actions.COMBO + symbol)
    return options


def _bridges(board: Board) -> list[int]:
    # ruling: the token must be off the board, and there is no second extra turn
    seat = board.seat
    if board.extra != ORDINARY or board.tokens[seat] >= 0 or not board.bridges[seat]:
        return NOTHING
    options = [actions.BRIDGE + slot for slot in BITS[board.bridges[seat]]]
    options.append(actions.NO_BRIDGE)
    return options


def _camps(board: Board) -> list[int]:
    seat = board.seat
    partner = board.partners[seat]
    if partner < 0:
        return [actions.CAMP_AT + seat * 8 + slot for slot in BITS[empty_slots(board, seat)]]
    options: list[int] = []
    for fort in (min(seat, partner), max(seat, partner)):
        for slot in BITS[empty_slots(board, fort)]:
            options.append(actions.CAMP_AT + fort * 8 + slot)
    return options


def _garrison(board: Board) -> list[int]:
    seat = board.seat
    options = [actions.DEFEAT + at for at in invaders(board, seat)]
    if board.armies[seat]:
        for rival in board.rivals[seat]:
            for slot in BITS[empty_slots(board, rival)]:
                way = actions.ARMY + (rival * 8 + slot) * 2
                options.append(way)
                options.append(way + 1)
    return options


def _destructions(board: Board) -> list[int]:
    symbol = RAM if board.ask == ASK_RAM else TREBUCHET
    options: list[int] = []
    for rival in board.rivals[board.seat]:
        for slot in BITS[siege_slots(board, rival, symbol, board.evolved)]:
            options.append(actions.DESTROY + rival * 8 + slot)
    return options


def _mason(board: Board) -> list[int]:
    seat = board.seat
    discard = board.discards[seat]
    options = _walls_of(board, discard, building_slots(board, seat))
    if discard and discard[-1] == CAMP:
        for slot in BITS[empty_slots(board, seat)]:
            options.append(actions.CAMP_AT + seat * 8 + slot)
    return options


def _sources(board: Board) -> list[int]:
    options: list[int] = []
    if fits_from_discard(board, board.seat):
        options.append(actions.FROM_DISCARD)
    if board.donjons[board.seat]:
        options.append(actions.FROM_DONJON)
    return options


def _walls_of(board: Board, cards: list[int], slots: int) -> list[int]:
    """Building one of the cards on one of the slots that fit."""
    options: list[int] = []
    last = -1
    for kind in cards:
        if kind in (last, CAMP):
            continue
        last = kind
        for slot in BITS[fitting_slots(board, kind, slots)]:
            options.append(actions.CARD + kind * actions.PER_KIND + slot)
    return options
