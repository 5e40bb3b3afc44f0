"""What happened, as a viewer may know it."""

from __future__ import annotations

from typing import Any

from forts.core.game import Happening
from forts.core.message import Arg, message
from forts.games.forfort.box.names import SIDES, SLOTS, SYMBOLS, card_name
from forts.games.forfort.rules import events
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.rules.table import EXTRA
from forts.games.forfort.speech.notation import arrow_slots
from forts.games.forfort.speech.words import (
    arrows_message,
    card_message,
    heading_message,
    side_message,
    slot_message,
    symbol_message,
)

SOURCES = ("hand", "discard", "donjon")
"""Where a wall was built from."""

_FIELDS: dict[int, tuple[str, tuple[str, ...]]] = {
    events.FIRST_PLAYER: ("first", ()),
    events.DREW: ("drew", ("card",)),
    events.BACK_TURNED: ("back", ("arrows",)),
    events.CAMP_PLACED: ("camp", ("fort", "slot")),
    events.FRONT_DECLARED: ("front", ("side",)),
    events.TURN_BEGAN: ("turn", ("round", "extra")),
    events.ARMY_ADVANCED: ("advanced", ("fort", "slot", "to")),
    events.ARMY_LEFT: ("left", ("fort", "slot")),
    events.ARMY_WAITED: ("waited", ("fort", "slot", "to")),
    events.ARMY_FELL: ("fell", ("fort", "slot", "to")),
    events.DESTROYED: ("destroyed", ("fort", "slot", "cards")),
    events.BUILT: ("built", ("card", "slot", "source")),
    events.COVERED: ("covered", ("slot", "card")),
    events.TOKEN_BACK: ("token-back", ("slot",)),
    events.USED: ("used", ("card", "symbol")),
    events.COMBO_DONE: ("combo", ("symbol",)),
    events.COMBO_LOST: ("combo-lost", ("symbol",)),
    events.DONJON_HIT: ("hit", ("fort", "card")),
    events.TOP_REVEALED: ("revealed", ("card",)),
    events.TOP_DISCARDED: ("top-discarded", ("card",)),
    events.ARMY_PLACED: ("army", ("fort", "slot", "heading")),
    events.ARMY_DEFEATED: ("defeated", ("fort", "slot", "owner")),
    events.GAVE_FOR_CAMP: ("gave", ("card",)),
    events.PASSED: ("passed", ("card",)),
    events.BRIDGE_LOWERED: ("bridge", ("slot",)),
    events.LAST_ROUND: ("last-round", ()),
    events.FORT_FINISHED: ("finished", ()),
    events.COUNTED: ("counted", ()),
}
"""By code of the event: its name, and what the numbers after the seat are."""


def happening(state: ForFortState, event: tuple[int, ...], viewer: int | None) -> Happening:
    """An event as that viewer may know it; of a drawn wall only the owner learns which it was."""
    code, seat = event[0], event[1]
    name, fields = _FIELDS[code]
    facts: dict[str, Any] = {}
    args: dict[str, Arg] = {} if code == events.COUNTED else {"seat": seat + 1}
    said = f"forfort-event-{name}"
    if code == events.DREW and viewer != seat:
        return Happening(name, seat, message("forfort-event-drew-hidden", seat=seat + 1), {"card": None})
    if code == events.PASSED and event[2] < 0:
        return Happening(name, seat, message("forfort-event-passed-empty", seat=seat + 1), {"card": None})
    for number, field in enumerate(fields):
        if field == "cards":
            facts[field], args[field] = _cards(state, event[4:])
        else:
            facts[field], args[field] = _told(state, field, event[number + 2])
    return Happening(name, seat, message(said, **args), facts)


def _cards(state: ForFortState, cards: tuple[int, ...]) -> tuple[Any, Arg]:
    return [card_name(state.deck, card) for card in cards], [card_message(state.deck, card) for card in cards]


def _told(state: ForFortState, field: str, number: int) -> tuple[Any, Arg]:
    """A number of an event as data and as an argument of its message."""
    if field in {"fort", "owner"}:
        return number, number + 1
    if field == "card":
        return card_name(state.deck, number), card_message(state.deck, number)
    if field in {"slot", "to"}:
        return SLOTS[number], slot_message(number)
    if field == "side":
        return SIDES[number], side_message(number)
    if field == "heading":
        return SIDES[number], heading_message(number)
    if field == "symbol":
        return SYMBOLS[number], symbol_message(number)
    if field == "arrows":
        return list(arrow_slots(state, number)), arrows_message(state, number)
    if field == "source":
        return SOURCES[number], SOURCES[number]
    if field == "extra":
        return number == EXTRA, "yes" if number == EXTRA else "no"
    return number, number
