"""Checking a position that was read: could it lie on a table?"""

from __future__ import annotations

from typing import NoReturn

from forts.core.errors import BadPosition
from forts.core.message import Arg
from forts.games.forfort.box.cards import ALL_SLOTS, CAMP, DONJON, NEXT_CELL, TOWER
from forts.games.forfort.box.names import SLOTS, card_name
from forts.games.forfort.rules.choices import legal_actions
from forts.games.forfort.rules.table import (
    ASK_ADVANCE,
    ASK_BACK_DRAW,
    ASK_BACK_HIT,
    ASK_BACK_REVEAL,
    ASK_BACK_SETUP,
    ASK_CAMP,
    ASK_CAMP_SETUP,
    ASK_COMBO,
    ASK_DEAL,
    ASK_DRAW,
    ASK_FIRST,
    ASK_FRONT,
    ASK_GARRISON,
    ASK_HIT,
    ASK_MASON,
    ASK_REBUILD,
    ASK_REVEAL,
    ASK_SOURCE,
    ASK_TOP,
    BY_DONJON,
    BY_FORT,
    LOWERED,
    OVER_NOW,
    Board,
    drawing_seat,
)

_SETUP = (ASK_FIRST, ASK_DEAL, ASK_BACK_SETUP, ASK_CAMP_SETUP, ASK_FRONT)
_EFFECTS = range(ASK_MASON, ASK_GARRISON + 1)
_COMBO_MASON = (ASK_SOURCE, ASK_REBUILD, ASK_TOP, ASK_REVEAL, ASK_BACK_REVEAL)
_WITH_CARD_PENDING = (ASK_CAMP, *_EFFECTS, ASK_HIT, ASK_BACK_HIT, ASK_COMBO, *_COMBO_MASON, OVER_NOW)
"""Questions during which a played wall or combos may be pending."""


def check_position(board: Board) -> None:
    """Refuse what cannot be, naming the place."""
    _check_turn(board)
    for seat in range(board.players):
        _check_fort(board, seat)
        _check_invaders(board, seat)
        _check_arrows(board, seat)
    _check_camps(board)
    _check_armies(board)
    if board.ask in _SETUP:
        _check_setup(board)
    else:
        _check_pending(board)
        _check_end(board)


def _refuse(place: str, why: str, **args: Arg) -> NoReturn:
    raise BadPosition(f"forfort-position-{why}", place=place, **args)


def _check_turn(board: Board) -> None:
    started = board.ask != ASK_FIRST
    if (board.first >= 0) != started:
        _refuse("first", "first")
    if (board.seat >= 0) != (board.ask not in (ASK_FIRST, ASK_DEAL, ASK_BACK_SETUP)):
        _refuse("turn", "turn")
    if board.ask not in _SETUP and not 1 <= board.round <= board.turns:
        _refuse("turns", "turns")


def _check_fort(board: Board, seat: int) -> None:
    for slot in range(8):
        place = f"seats[{seat}].fort.{SLOTS[slot]}"
        for height, card in enumerate(board.stacks[seat * 8 + slot]):
            if card == CAMP:
                if height:
                    _refuse(f"{place}[{height}]", "camp")
            elif board.deck.shapes[card] != slot % 2:
                _refuse(f"{place}[{height}]", "shape", card=card_name(board.deck, card))
    token = board.tokens[seat]
    if token >= 0 and not board.bridges[seat] >> token & 1:
        _refuse(f"seats[{seat}].token", "token")
    if board.ask not in _SETUP and board.fronts[seat] < 0:
        _refuse(f"seats[{seat}].front", "front")


def _check_invaders(board: Board, seat: int) -> None:
    for slot in range(8):
        at = seat * 8 + slot
        owner = board.army_owners[at]
        if owner < 0:
            continue
        place = f"seats[{seat}].invaders.{SLOTS[slot]}"
        if seat not in board.rivals[owner]:
            _refuse(place, "army-owner")
        if board.stacks[at]:
            _refuse(place, "army-on-cards")
        heading = board.army_headings[at]
        back = NEXT_CELL[slot * 4 + (heading + 2) % 4]
        if DONJON in (NEXT_CELL[slot * 4 + heading], back):
            _refuse(place, "army-heading")


def _check_arrows(board: Board, seat: int) -> None:
    bare = not board.donjons[seat] or board.ask in (ASK_FIRST, ASK_DEAL)
    if board.ask == ASK_BACK_SETUP:
        bare = (seat - board.first) % board.players >= board.step
    elif board.ask in (ASK_BACK_DRAW, ASK_BACK_HIT, ASK_BACK_REVEAL):
        bare = bare or drawing_seat(board) == seat
    if (board.arrows[seat] < 0) != bare:
        _refuse(f"seats[{seat}].arrows", "arrows")


def _check_camps(board: Board) -> None:
    held = []
    for seat in range(board.players):
        stacks = board.stacks[seat * 8 : seat * 8 + 8]
        placed = sum(stack.count(CAMP) for stack in stacks)
        held.append(board.camps[seat] + board.discards[seat].count(CAMP) + placed)
    due = 8 - board.terms.armies
    for seat, count in enumerate(held):
        # a camp given to the partner stays with that fort, so that only the team's number is fixed
        together = count + (held[board.partners[seat]] - due if board.terms.teams else 0)
        if together != due or board.camps[seat] > due:
            _refuse(f"seats[{seat}].camps", "camps", count=together, due=due)


def _check_armies(board: Board) -> None:
    for seat in range(board.players):
        count = board.armies[seat] + board.lost[seat] + board.army_owners.count(seat)
        if count != board.terms.armies:
            _refuse(f"seats[{seat}].armies", "armies", count=count, due=board.terms.armies)


def _check_setup(board: Board) -> None:
    ask = board.ask
    for seat in range(board.players):
        order = (seat - board.first) % board.players if board.first >= 0 else 0
        hand = 3 if ask != ASK_FIRST else 0
        if ask == ASK_DEAL:
            hand = min(3, max(0, board.step - 3 * order))
        if len(board.hands[seat]) != hand:
            _refuse(f"seats[{seat}].hand", "setup-hand", count=hand)
        ready = placed = False
        if ask in (ASK_CAMP_SETUP, ASK_FRONT):
            ready = order < (board.seat - board.first) % board.players
            placed = ready or (ask == ASK_FRONT and seat == board.seat)
        if (board.fronts[seat] >= 0) != ready:
            _refuse(f"seats[{seat}].front", "front")
        fort = [card for stack in board.stacks[seat * 8 : seat * 8 + 8] for card in stack]
        if fort != [CAMP] * placed or board.discards[seat] or board.camps[seat] != 8 - board.terms.armies - placed:
            _refuse(f"seats[{seat}].fort", "setup-fort")
        if board.armies[seat] != board.terms.armies:
            _refuse(f"seats[{seat}].armies", "armies", count=board.armies[seat], due=board.terms.armies)
    if ask == ASK_DEAL and board.step >= 3 * board.players:
        _refuse("phase", "nothing")
    if ask == ASK_BACK_SETUP and board.step >= board.players:
        _refuse("phase", "nothing")


def _check_pending(board: Board) -> None:
    ask = board.ask
    seat = board.seat
    if (ask == ASK_ADVANCE) != bool(board.waiting) or any(board.army_owners[at] != seat for at in board.waiting):
        _refuse("pending.waiting", "waiting")
    if board.played >= 0 and ask not in _WITH_CARD_PENDING:
        _refuse("pending.played", "pending")
    if board.combos and ask not in _WITH_CARD_PENDING:
        _refuse("pending.combos", "pending")
    if (board.target in board.rivals[seat]) != (ask in (ASK_HIT, ASK_BACK_HIT)):
        _refuse("pending.target", "pending")
    if (board.top >= 0) != (ask in (ASK_TOP, ASK_BACK_REVEAL)):
        _refuse("pending.top", "pending")
    if board.extra == LOWERED and (ask not in (ASK_DRAW, ASK_BACK_DRAW) or board.tokens[seat] < 0):
        _refuse("extra", "pending")
    _check_effect(board)
    drawing = ask in (ASK_DRAW, ASK_HIT, ASK_REVEAL, ASK_BACK_DRAW, ASK_BACK_HIT, ASK_BACK_REVEAL)
    if drawing and not board.donjons[drawing_seat(board)]:
        _refuse("phase", "nothing")
    if (ask in (ASK_CAMP, ASK_SOURCE, ASK_REBUILD) or ask in _EFFECTS) and not legal_actions(board):
        _refuse("phase", "nothing")


def _check_effect(board: Board) -> None:
    ask = board.ask
    symbol = TOWER if ask in (ASK_HIT, ASK_BACK_HIT) else ask - ASK_MASON
    in_effect = ask in _EFFECTS or ask in (ASK_HIT, ASK_BACK_HIT)
    if board.evolved != (ask in _COMBO_MASON) and not (board.evolved and in_effect and ask != ASK_MASON):
        _refuse("pending.evolved", "pending")
    if board.again and not (board.evolved and in_effect and symbol >= TOWER):
        _refuse("pending.again", "pending")
    if in_effect and not board.evolved and (board.played < 0 or symbol not in board.deck.symbols[board.played]):
        _refuse("pending.played", "pending")
    if ask == ASK_CAMP and (board.played < 0 or not board.camps[board.seat]):
        _refuse("pending.played", "pending")


def _check_end(board: Board) -> None:
    over = board.ask == OVER_NOW
    for seat in range(board.players):
        if (board.walls[seat] == ALL_SLOTS) != (over and board.winner == seat):
            _refuse(f"seats[{seat}].fort", "finished")
    if board.winner >= 0 and board.ended != BY_FORT:
        _refuse("winner", "finished")
    if board.ended == BY_DONJON and not board.last_round:
        _refuse("phase", "nothing")
