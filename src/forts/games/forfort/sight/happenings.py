"""What happened, as a viewer may know it."""

from __future__ import annotations

from typing import Any

from forts.core.game import Happening
from forts.core.message import Arg, message
from forts.games.forfort.box.deck import card_name
from forts.games.forfort.box.slots import SIDES, SLOTS
from forts.games.forfort.box.symbols import SYMBOLS
from forts.games.forfort.rules import events
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.rules.table import EXTRA
from forts.games.forfort.speech.names import (
    arrows_message,
    card_message,
    heading_message,
    place_message,
    seat_message,
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
    said = f"forfort-event-{name}"
    facts: dict[str, Any] = {}
    args: dict[str, Arg] = {}
    if seat >= 0:
        args["seat"] = seat_message(seat)
        args["who"] = _who(seat, viewer)
    if code == events.DREW and viewer != seat:
        return Happening(name, seat, message(f"{said}-hidden", **args), {"card": None})
    if code == events.PASSED and event[2] < 0:
        return Happening(name, seat, message(f"{said}-empty", **args), {"card": None})
    for number, field in enumerate(fields):
        if field == "cards":
            facts[field], args[field] = _cards(state, event[4:])
        else:
            facts[field], args[field] = _told(state, field, event[number + 2])
    _tell_whose(event, fields, viewer, args)
    return Happening(name, seat, message(said, **args), facts)


def _who(seat: int, viewer: int | None) -> str:
    return "you" if viewer == seat else "other"


def _tell_whose(event: tuple[int, ...], fields: tuple[str, ...], viewer: int | None, args: dict[str, Arg]) -> None:
    """Say where it was, and whose the army or donjon is that it happened to, as one says it to the viewer."""
    to = -1 if viewer is None else viewer
    if fields[:2] == ("fort", "slot"):
        args["place"] = place_message(to, event[2] * 8 + event[3])
    elif event[0] == events.COVERED:
        args["place"] = place_message(to, event[1] * 8 + event[2])
    if event[0] == events.DONJON_HIT:
        args["whose"] = _who(event[2], viewer)
    elif event[0] == events.ARMY_DEFEATED:
        args["whose"] = _who(event[4], viewer)


def _cards(state: ForFortState, cards: tuple[int, ...]) -> tuple[Any, Arg]:
    return [card_name(state.deck, card) for card in cards], [card_message(state.deck, card) for card in cards]


def _told(state: ForFortState, field: str, number: int) -> tuple[Any, Arg]:
    """A number of an event as data and as an argument of its message."""
    if field in {"fort", "owner"}:
        return number, seat_message(number)
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
        return list(state.agreed.arrow_slots(number)), arrows_message(state, number)
    if field == "source":
        return SOURCES[number], SOURCES[number]
    if field == "extra":
        return number == EXTRA, "yes" if number == EXTRA else "no"
    return number, number
