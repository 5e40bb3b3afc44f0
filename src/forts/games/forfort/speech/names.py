"""The names of things, as messages: seats, symbols, cards and places."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.games.forfort.box.deck import CAMP, SHAPES, SIGNS, Deck
from forts.games.forfort.box.slots import SIDES, SLOTS
from forts.games.forfort.box.symbols import SYMBOLS
from forts.games.forfort.rules.table import Table


def seat_message(seat: int) -> Message:
    """A player by seat; one message of its own, so that a table with named players can put the name in its place."""
    return message("forfort-seat", seat=seat + 1)


def symbol_message(symbol: int) -> Message:
    """The name of a symbol."""
    return message("forfort-symbol", symbol=SYMBOLS[symbol])


def effect_message(symbol: int) -> Message:
    """What using a symbol does, beginning with its name."""
    return message("forfort-effect", symbol=SYMBOLS[symbol])


def evolved_message(symbol: int) -> Message:
    """What the combo of a symbol does, beginning with its name."""
    return message("forfort-combo-effect", symbol=SYMBOLS[symbol])


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


def arrows_message(t: Table, turned: int) -> Message:
    """The two slots that a back shows."""
    corner, side = (message("forfort-slot", slot=slot) for slot in t.agreed.arrow_slots(turned))
    return message("forfort-arrows", corner=corner, side=side)
