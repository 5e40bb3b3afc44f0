"""Why an action is not legal now, said as precisely as the rules allow."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.games.forfort.box.cards import ALL_SLOTS, CAMP, FIRST_LINE
from forts.games.forfort.box.names import SYMBOLS
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.building import fitting_slots
from forts.games.forfort.rules.choices import can_use
from forts.games.forfort.rules.table import (
    ASK_ADVANCE,
    ASK_BRIDGE,
    ASK_CAMP,
    ASK_CAMP_SETUP,
    ASK_COMBO,
    ASK_GARRISON,
    ASK_MASON,
    ASK_PLAY,
    ASK_RAM,
    ASK_REBUILD,
    ASK_TOP,
    ASK_TOWER,
    ASK_TREBUCHET,
    EXTRA,
    Board,
)
from forts.games.forfort.speech.words import (
    arrows_message,
    card_message,
    place_message,
    question,
    seat_message,
    slot_message,
    symbol_message,
)

_FAMILIES: tuple[tuple[int, int, tuple[int, ...]], ...] = (
    (actions.CARD, actions.CAMP_AT, (ASK_PLAY, ASK_MASON, ASK_REBUILD, ASK_TOP)),
    (actions.CAMP_AT, actions.DESTROY, (ASK_CAMP_SETUP, ASK_CAMP, ASK_MASON)),
    (actions.DESTROY, actions.DEFEAT, (ASK_RAM, ASK_TREBUCHET)),
    (actions.DEFEAT, actions.ADVANCE, (ASK_GARRISON,)),
    (actions.ADVANCE, actions.BESIEGE, (ASK_ADVANCE,)),
    (actions.BESIEGE, actions.FRONT, (ASK_TOWER,)),
    (actions.COMBO, actions.FROM_DISCARD, (ASK_COMBO,)),
    (actions.BRIDGE, actions.DRAW, (ASK_BRIDGE,)),
)
"""First id, id after the last, and the questions that such actions answer; where one is asked for a front or a
source, all of them are legal."""


def refusal(board: Board, action: int) -> Message:
    """Why the seat to act may not take the action."""
    if action >= actions.DRAW:
        return message("forfort-no-chance")
    if not any(low <= action < high and board.ask in asks for low, high, asks in _FAMILIES):
        return _out_of_place(board, action)
    if action < actions.CAMP_AT:
        return _no_card(board, action // actions.PER_KIND, action % actions.PER_KIND)
    if action < actions.DESTROY:
        return _no_camp(board, action - actions.CAMP_AT)
    if action < actions.DEFEAT:
        return _no_destruction(board, action - actions.DESTROY)
    if action < actions.ARMY:
        at = action - actions.DEFEAT
        if not _stands(board, at >> 3):
            return _no_fort(at)
        return message("forfort-no-army-to-defeat", place=place_message(board.seat, at))
    if action < actions.ADVANCE:
        return _no_new_army(board, (action - actions.ARMY) >> 1)
    if action < actions.BESIEGE:
        return message("forfort-no-army-to-advance", place=place_message(board.seat, action - actions.ADVANCE))
    if action < actions.FRONT:
        fort = action - actions.BESIEGE
        return _not_a_rival(board, fort) or message("forfort-no-donjon", fort=seat_message(fort))
    if action < actions.FROM_DISCARD:
        return message("forfort-no-combo", symbol=symbol_message(action - actions.COMBO))
    return message("forfort-no-bridge", slot=slot_message(action - actions.BRIDGE))


def _out_of_place(board: Board, action: int) -> Message:
    if actions.BRIDGE <= action < actions.NO_BRIDGE:
        if board.extra == EXTRA:
            return message("forfort-no-second-extra")
        token = board.tokens[board.seat]
        if token >= 0:
            return message("forfort-no-token", slot=slot_message(token))
    return message("forfort-no-now", question=question(board))


def _no_card(board: Board, kind: int, use: int) -> Message:
    if kind not in board.deck.numbers:
        return message("forfort-no-such-wall", number=kind + 1)
    card = card_message(board.deck, kind)
    if board.ask == ASK_PLAY:
        if kind not in board.hands[board.seat]:
            return message("forfort-no-in-hand", card=card)
        if use >= actions.USE:
            return _no_use(board, kind, use)
    elif use >= actions.USE:
        return message("forfort-no-now", question=question(board))
    elif board.ask == ASK_TOP:
        if kind != board.top:
            return message("forfort-no-other-top", card=card_message(board.deck, board.top))
    elif kind not in board.discards[board.seat]:
        return message("forfort-no-in-discard", card=card)
    return _no_building(board, kind, use)


def _no_building(board: Board, kind: int, slot: int) -> Message:
    card = card_message(board.deck, kind)
    if not fitting_slots(board, kind, ALL_SLOTS) >> slot & 1:
        return message("forfort-no-shape", card=card, slot=slot_message(slot))
    if board.invaded[board.seat] >> slot & 1:
        return message("forfort-no-invaded", slot=slot_message(slot))
    turned = board.arrows[board.seat]
    if turned < 0:
        return message("forfort-no-arrows-left", slot=slot_message(slot))
    return message("forfort-no-arrows", slot=slot_message(slot), arrows=arrows_message(board, turned))


def _no_use(board: Board, kind: int, use: int) -> Message:
    seat = board.seat
    if use == actions.IN_PASSING:
        return message("forfort-no-pass")
    if use == actions.FOR_CAMP:
        return message("forfort-no-camps-left" if board.camps[seat] == 0 else "forfort-no-camp-room")
    symbol = use - actions.USE
    if symbol not in board.deck.symbols[kind]:
        return message("forfort-no-symbol", card=card_message(board.deck, kind), symbol=symbol_message(symbol))
    assert not can_use(board, seat, symbol), "the symbol of a wall in hand with a target is an option"
    return message("forfort-no-target", symbol=SYMBOLS[symbol])


def _no_camp(board: Board, at: int) -> Message:
    fort = at >> 3
    if not _stands(board, fort):
        return _no_fort(at)
    own = fort == board.seat or (board.ask == ASK_CAMP and fort == board.partners[board.seat])
    if not own:
        return message("forfort-no-camp-there", fort=seat_message(fort))
    if board.ask == ASK_MASON and CAMP not in board.discards[board.seat]:
        return message("forfort-no-camp-in-discard")
    return message("forfort-no-empty", place=place_message(board.seat, at))


def _no_destruction(board: Board, at: int) -> Message:
    fort = at >> 3
    refused = _not_a_rival(board, fort)
    if refused is not None:
        return refused
    place = place_message(board.seat, at)
    first_line = FIRST_LINE[board.fronts[fort]] >> (at & 7) & 1
    if board.ask == ASK_RAM and not first_line:
        return message("forfort-no-ram-line", place=place)
    if board.ask == ASK_TREBUCHET and first_line:
        return message("forfort-no-trebuchet-line", place=place)
    return message("forfort-no-shielded" if board.stacks[at] else "forfort-no-cards", place=place)


def _no_new_army(board: Board, at: int) -> Message:
    refused = _not_a_rival(board, at >> 3)
    if refused is not None:
        return refused
    if not board.armies[board.seat]:
        return message("forfort-no-armies-left")
    return message("forfort-no-empty", place=place_message(board.seat, at))


def _not_a_rival(board: Board, fort: int) -> Message | None:
    if not _stands(board, fort):
        return _no_fort(fort * 8)
    return None if fort in board.rivals[board.seat] else message("forfort-no-rival")


def _stands(board: Board, fort: int) -> bool:
    return fort < board.players


def _no_fort(at: int) -> Message:
    return message("forfort-no-fort", fort=(at >> 3) + 1)
