"""What happened, as a viewer may know it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any

from forts.core.game import Happening
from forts.core.message import Arg, message
from forts.games.fort.box.kids import Cards
from forts.games.fort.rules import events
from forts.games.fort.speech.names import (
    amount,
    board_name,
    kid_name,
    kind_name,
    perk_name,
    rule_name,
    seat_name,
    suit_name,
    suit_plural,
)
from forts.games.fort.speech.vocabulary import BOARDS, KINDS, PERK_NAMES, RULE_NAMES, SIDES, SUITS, TRIGGERS

_FIELDS: dict[int, tuple[str, tuple[str, ...]]] = {
    events.FIRST: ("fort-event-first", ()),
    events.BOARD: ("fort-event-board", ("board",)),
    events.DEALT: ("fort-event-dealt", ("kid",)),
    events.KEPT: ("fort-event-kept", ("kid",)),
    events.PASSED: ("fort-event-passed", ()),
    events.REFILL: ("fort-event-refill", ("kid",)),
    events.ROUND: ("fort-event-round", ("round",)),
    events.TURN: ("fort-event-turn", ()),
    events.CLEANUP: ("fort-event-cleanup", ("count",)),
    events.SKIP: ("fort-event-skip", ()),
    events.PLAY: ("fort-event-play", ("kid",)),
    events.DECLARE: ("fort-event-declare", ("suit",)),
    events.USE: ("fort-event-use", ("kid", "side")),
    events.NAME: ("fort-event-name", ("suits",)),
    events.KIND: ("fort-event-kind", ("kind",)),
    events.ADD: ("fort-event-add", ("kid", "hand_or_lookout")),
    events.GATHER: ("fort-event-gather", ("kind", "count")),
    events.POINTS: ("fort-event-points", ("count",)),
    events.PACK: ("fort-event-pack", ("resource", "stuff_or_supply")),
    events.TUCK: ("fort-event-tuck", ("kid", "source")),
    events.TRASH: ("fort-event-trash", ("kid", "hand_or_discard")),
    events.TRASH_YARD: ("fort-event-trash-yard", ("kid", "owner")),
    events.TRASH_PLAYED: ("fort-event-trash-played", ("kid",)),
    events.RECRUIT: ("fort-event-recruit", ("kid", "source")),
    events.PAY: ("fort-event-pay", ("kind", "stuff", "pack")),
    events.LEVEL: ("fort-event-level", ("level",)),
    events.RULE: ("fort-event-rule", ("rule",)),
    events.PERK: ("fort-event-perk", ("perk",)),
    events.SCULPTURE: ("fort-event-sculpture", ()),
    events.SPEND: ("fort-event-spend", ("resource", "stuff_or_pack")),
    events.COPY: ("fort-event-copy", ("owner",)),
    events.CONVERT: ("fort-event-convert", ("resource", "stuff_or_pack")),
    events.STOP: ("fort-event-stop", ()),
    events.FOLLOW: ("fort-event-follow", ("kid",)),
    events.USE_PERK: ("fort-event-use-perk", ("perk",)),
    events.TAKE_BACK: ("fort-event-take-back", ("kid",)),
    events.YARD: ("fort-event-yard", ("kid",)),
    events.SHUFFLE: ("fort-event-shuffle", ("count",)),
    events.DRAW: ("fort-event-draw", ("kid",)),
    events.END: ("fort-event-end", ("trigger",)),
    events.OVER: ("fort-event-over", ()),
    events.DECLINE: ("fort-event-decline", ()),
}
"""By code of the event: its message, and what the numbers after the seat are."""

_HIDDEN = {
    events.DEALT: "fort-event-dealt-hidden",
    events.KEPT: "fort-event-kept-hidden",
    events.RULE: "fort-event-rule-hidden",
    events.DRAW: "fort-event-draw-hidden",
}
"""Events of which only the seat itself learns the content, with what the others are told."""

_PLACES = {
    "hand_or_lookout": ("hand", "lookout"),
    "hand_or_discard": ("hand", "discard"),
    "stuff_or_supply": ("stuff", "supply"),
    "stuff_or_pack": ("stuff", "pack"),
}
_SOURCES = ("hand", "park", "deck")


def happening(cards: Cards, event: tuple[int, ...], viewer: int | None) -> Happening | None:
    """An event as that viewer may know it; cards that come to a hand or deck unseen are named to their owner alone."""
    return _teller(cards)(event, viewer)


@lru_cache(4)  # what was told holds on to its cards, and anybody may bring cards: so few of them
def _teller(cards: Cards) -> Callable[[tuple[int, ...], int | None], Happening | None]:
    # five of six were asked for a short while ago; each takes a kilobyte
    return lru_cache(4_000)(partial(_happening, cards))


def _happening(cards: Cards, event: tuple[int, ...], viewer: int | None) -> Happening | None:
    code, seat = event[0], event[1]
    said, fields = _FIELDS[code]
    name = said.removeprefix("fort-event-")
    args: dict[str, Arg] = {}
    facts: dict[str, Any] = {"seat": seat}
    if seat >= 0:
        args["seat"] = seat_name(seat)
        args["who"] = _who(seat, viewer)
    if code in _HIDDEN and viewer != seat:
        return Happening(name, seat, message(_HIDDEN[code], **args), facts)
    for field, value in zip(fields, event[2:], strict=False):
        _tell(cards, field, value, viewer, args, facts)
    if code == events.GATHER:
        args["amount"] = amount(event[2], event[3])
    elif code == events.PAY:
        args["amount"] = amount(event[2], event[3] + event[4])
    return Happening(name, seat, message(said, **args), facts)


def _who(seat: int, viewer: int | None) -> str:
    return "you" if viewer == seat else "other"


def _tell(
    cards: Cards, field: str, value: int, viewer: int | None, args: dict[str, Arg], facts: dict[str, Any]
) -> None:
    """Put one number of an event into words (`args`) and into data (`facts`)."""
    if field == "kid":
        args["kid"] = kid_name(cards, value)
        facts["kid"] = cards.kids[value].id
    elif field == "suit" or field == "suits":
        args[field] = suit_name(value) if field == "suit" else suit_plural(value)
        facts["suit"] = SUITS[value]
    elif field == "kind" or field == "resource":
        args["kind"] = kind_name(value) if field == "kind" else KINDS[value]
        facts["kind"] = KINDS[value]
    elif field in _PLACES:
        args["place"] = facts["place"] = _PLACES[field][value]
    elif field == "source":
        _tell_source(value, viewer, args, facts)
    elif field == "owner":
        args["owner"] = seat_name(value)
        args["whose"] = _who(value, viewer)
        facts["owner"] = value
    elif field == "perk":
        args["perk"] = perk_name(value)
        facts["perk"] = PERK_NAMES[value]
    elif field == "rule":
        args["rule"] = rule_name(value)
        facts["rule"] = RULE_NAMES[value]
    elif field == "board":
        args["board"] = board_name(value)
        facts["board"] = BOARDS[value]
    elif field == "side":
        args["side"] = facts["side"] = SIDES[value]
    elif field == "trigger":
        args["trigger"] = facts["trigger"] = TRIGGERS[value]
    else:
        args[field] = facts[field] = value


def _tell_source(value: int, viewer: int | None, args: dict[str, Arg], facts: dict[str, Any]) -> None:
    if value < events.FROM_YARD:
        args["source"] = facts["source"] = _SOURCES[value]
        return
    owner = value - events.FROM_YARD
    args["source"] = "own" if viewer == owner else "yard"
    args["owner"] = seat_name(owner)
    facts["source"], facts["owner"] = "yard", owner
