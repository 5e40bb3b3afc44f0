"""What the game says about cards, actions and questions, as messages."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.games.forfort.box.cards import CAMP, HEADING, Deck
from forts.games.forfort.box.names import PHASES, SHAPES, SIDES, SIGNS, SLOTS, SYMBOLS
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.table import ASK_GARRISON, ASK_RAM, ASK_TOWER, ASK_TREBUCHET, EXTRA, Board
from forts.games.forfort.speech.meaning import arrow_slots


def seat_message(seat: int) -> Message:
    """A player by seat; one message of its own, so that a table with named players can put the name in its place."""
    return message("forfort-seat", seat=seat + 1)


def symbol_message(symbol: int) -> Message:
    """The name of a symbol."""
    return message("forfort-symbol", symbol=SYMBOLS[symbol])


def card_message(deck: Deck, card: int) -> Message:
    """A wall with its symbols, or a camp."""
    if card == CAMP:
        return message("forfort-camp")
    if card >= deck.kinds or not deck.copies[card]:
        return message("forfort-no-wall", number=card + 1)
    wall = f"forfort-wall-{SHAPES[deck.shapes[card]]}-{SIGNS[deck.signs[card]]}"
    return message(wall, symbols=[symbol_message(symbol) for symbol in deck.symbols[card]])


def slot_message(slot: int) -> Message:
    """Where in a fort: at the north-west."""
    return message("forfort-at", slot=SLOTS[slot])


def place_message(seat: int, at: int) -> Message:
    """Where in whose fort, said to the seat (-1: to nobody who plays)."""
    slot = slot_message(at & 7)
    if at >> 3 == seat:
        return message("forfort-place-own", slot=slot)
    return message("forfort-place", slot=slot, fort=seat_message(at >> 3))


def heading_message(heading: int) -> Message:
    """The direction of an army."""
    return message("forfort-heading", side=SIDES[heading])


def side_message(side: int) -> Message:
    """A side of a fort."""
    return message("forfort-side", side=SIDES[side])


def arrows_message(board: Board, turned: int) -> Message:
    """The two slots that a back shows."""
    corner, side = (message("forfort-slot", slot=slot) for slot in arrow_slots(board, turned))
    return message("forfort-arrows", corner=corner, side=side)


def describe(board: Board, action: int) -> Message:
    """What the action does."""
    seat = board.seat
    if action < actions.CAMP_AT:
        return _describe_card(board, action)
    if action < actions.DESTROY:
        return message("forfort-do-camp-at", place=place_message(seat, action - actions.CAMP_AT))
    if action < actions.DEFEAT:
        return _describe_siege(board, action - actions.DESTROY)
    if action < actions.ARMY:
        return _describe_defeat(board, action - actions.DEFEAT)
    if action < actions.ADVANCE:
        way = action - actions.ARMY
        heading = heading_message(HEADING[way & 15])
        return message("forfort-do-army", place=place_message(seat, way >> 1), heading=heading)
    if action < actions.BESIEGE:
        at = action - actions.ADVANCE
        return message("forfort-do-advance", place=place_message(seat, at))
    if action < actions.FRONT:
        return message("forfort-do-besiege", fort=seat_message(action - actions.BESIEGE))
    if action < actions.COMBO:
        return message("forfort-do-front", side=side_message(action - actions.FRONT))
    if action < actions.FROM_DISCARD:
        symbol = SYMBOLS[action - actions.COMBO]
        return message("forfort-do-combo", effect=message("forfort-combo-effect", symbol=symbol))
    if action < actions.BRIDGE:
        return message("forfort-do-from-discard" if action == actions.FROM_DISCARD else "forfort-do-from-donjon")
    if action < actions.NO_BRIDGE:
        return message("forfort-do-bridge", slot=slot_message(action - actions.BRIDGE))
    if action == actions.NO_BRIDGE:
        return message("forfort-do-no-bridge")
    if action < actions.BACK:
        return message("forfort-do-draw", card=card_message(board.deck, action - actions.DRAW))
    if action < actions.FIRST:
        return message("forfort-do-back", arrows=arrows_message(board, action - actions.BACK))
    return message("forfort-do-first", seat=seat_message(action - actions.FIRST))


def _describe_card(board: Board, action: int) -> Message:
    wall = card_message(board.deck, action // actions.PER_KIND)
    use = action % actions.PER_KIND
    if use < actions.USE:
        stack = board.stacks[board.seat * 8 + use] if board.seat >= 0 else []
        if stack:
            covered = card_message(board.deck, stack[-1])
            return message("forfort-do-build-over", card=wall, slot=slot_message(use), covered=covered)
        return message("forfort-do-build", card=wall, slot=slot_message(use))
    if use < actions.FOR_CAMP:
        symbol = SYMBOLS[use - actions.USE]
        return message("forfort-do-use", card=wall, effect=message("forfort-effect", symbol=symbol))
    return message("forfort-do-give" if use == actions.FOR_CAMP else "forfort-do-pass", card=wall)


def _describe_siege(board: Board, at: int) -> Message:
    # ids reach beyond the forts of a small table, and every id has its words
    stack = board.stacks[at] if at < len(board.stacks) else []
    place = place_message(board.seat, at)
    if not stack:
        return message("forfort-do-destroy-nothing", place=place)
    return message("forfort-do-destroy", place=place, cards=[card_message(board.deck, card) for card in stack])


def _describe_defeat(board: Board, at: int) -> Message:
    owner = board.army_owners[at] if at < len(board.army_owners) else -1
    place = place_message(board.seat, at)
    if owner < 0:
        return message("forfort-do-defeat-nobody", place=place)
    return message("forfort-do-defeat", place=place, owner=seat_message(owner))


def question(board: Board) -> Message:
    """What the seat to act is asked."""
    asked = f"forfort-ask-{PHASES[board.ask].replace('_', '-')}"
    if board.ask in (ASK_RAM, ASK_TREBUCHET):
        return message(asked, combo="yes" if board.evolved else "no")
    if board.ask in (ASK_TOWER, ASK_GARRISON):
        time = ("second" if board.again == 0 else "first") if board.evolved else "only"
        return message(asked, time=time)
    if board.top >= 0 and asked == "forfort-ask-top":
        return message(asked, card=card_message(board.deck, board.top))
    if asked == "forfort-ask-play":
        return message(asked, extra="yes" if board.extra == EXTRA else "no")
    return message(asked)
