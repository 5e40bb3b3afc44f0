"""Positions: the whole state as JSON in the game's words, and back. Seats are numbered from 1, as people do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from forts.core.errors import BadPlayers, BadPosition, FortsError
from forts.core.game import Game, Options
from forts.core.state import CHANCE
from forts.games.forfort.box.cards import CAMP
from forts.games.forfort.box.names import (
    EXTRAS,
    PHASES,
    SIDES,
    SLOTS,
    SYMBOLS,
    card_name,
    place_name,
    symbols_in,
    wall_name,
)
from forts.games.forfort.rules.armies import put_army
from forts.games.forfort.rules.building import refresh
from forts.games.forfort.rules.setup import empty_table
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.rules.table import ASK_BACK_SETUP, ASK_DEAL, BY_DONJON, BY_FORT, OVER_NOW, Board
from forts.games.forfort.rules.turn import settle
from forts.games.forfort.sight.position_check import check_position
from forts.games.forfort.sight.position_read import Reader
from forts.games.forfort.speech.meaning import arrow_slots

_KEYS = (
    "game",
    "rules",
    "data",
    "options",
    "phase",
    "first",
    "turn",
    "extra",
    "round",
    "turns",
    "seats",
    "pending",
    "winner",
)
_SEAT_KEYS = (
    "hand",
    "donjon",
    "arrows",
    "discard",
    "fort",
    "invaders",
    "camps",
    "armies",
    "lost",
    "token",
    "front",
    "passed",
)
_PENDING_KEYS = ("waiting", "played", "combos", "evolved", "again", "target", "top")


def to_position(state: ForFortState, walls: str) -> dict[str, Any]:
    """The position of a state, and the option that its walls come from."""
    deck = state.deck
    first = str(state.first + 1) if state.terms.first_given else "random"
    # rules 1 and 2 wrote neither
    rules = {"rules": state.edition, "data": deck.fingerprint} if state.edition > 2 else {}
    return {
        "game": "forfort",
        **rules,
        "options": {
            "teams": state.terms.teams,
            "armies": state.terms.armies,
            "arrow_offset": state.terms.arrow_offset,
            "first": first,
            "walls": walls,
        },
        "phase": PHASES[state.ask],
        "first": _seat(state.first),
        "turn": _seat(state.seat),
        "extra": EXTRAS[state.extra],
        "round": state.round,
        "turns": state.turns,
        "seats": [_seat_position(state, seat) for seat in range(state.players)],
        "pending": {
            "waiting": [place_name(at) for at in state.waiting],
            "played": None if state.played < 0 else wall_name(deck, state.played),
            "combos": [[SYMBOLS[symbol] for symbol in symbols_in(frame)] for frame in state.combos],
            "evolved": state.evolved,
            "again": state.again,
            "target": _seat(state.target),
            "top": None if state.top < 0 else wall_name(deck, state.top),
        },
        "winner": _seat(state.winner),
    }


def _seat_position(state: ForFortState, seat: int) -> dict[str, Any]:
    deck = state.deck
    at = seat * 8
    proofs = state.passed[seat]
    return {
        "hand": [wall_name(deck, kind) for kind in state.hands[seat]],
        "donjon": [wall_name(deck, kind) for kind in state.donjons[seat]],
        "arrows": list(arrow_slots(state, state.arrows[seat])),
        "discard": [card_name(deck, card) for card in state.discards[seat]],
        "fort": {
            SLOTS[slot]: [card_name(deck, card) for card in state.stacks[at + slot]]
            for slot in range(8)
            if state.stacks[at + slot]
        },
        "invaders": {
            SLOTS[slot]: {"army_of": state.army_owners[at + slot] + 1, "heading": SIDES[state.army_headings[at + slot]]}
            for slot in range(8)
            if state.army_owners[at + slot] >= 0
        },
        "camps": state.camps[seat],
        "armies": state.armies[seat],
        "lost": state.lost[seat],
        "token": None if state.tokens[seat] < 0 else SLOTS[state.tokens[seat]],
        "front": None if state.fronts[seat] < 0 else SIDES[state.fronts[seat]],
        "passed": [
            {"walls": [wall_name(deck, kind) for kind in range(deck.kinds) if kinds >> kind & 1], "cards": count}
            for kinds, count in zip(proofs[::2], proofs[1::2], strict=True)
        ],
    }


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat + 1


def from_position(game: Game, position: Mapping[str, Any]) -> tuple[ForFortState, Options]:
    """The state that a position describes; steps without a choice are taken at once.

    A seat's "donjon" may be left out: it is then every wall of the seat that lies nowhere else.
    """
    reader = Reader(position, "")
    reader.only(_KEYS)
    if reader.text("game") != "forfort":
        raise BadPosition("position-field", place="game")
    seats = reader.readers("seats")
    try:
        options = game.complete(len(seats), reader.options())
    except FortsError as error:
        place = "seats" if isinstance(error, BadPlayers) else "options"
        raise BadPosition("forfort-position-options", place=place, why=error.reason) from error
    state = empty_table(len(seats), game.spelled_out(options), game.rules)
    reader.deck = state.deck
    _read_table(state, options, reader)
    for seat, described in enumerate(seats):
        described.deck = state.deck
        _read_seat(state, seat, described)
    _read_pending(state, reader.reader("pending"))
    _fill_donjons(state, seats)
    state.last_round = not all(state.donjons)
    if state.ask == ASK_DEAL:
        state.step = sum(len(hand) for hand in state.hands)
    elif state.ask == ASK_BACK_SETUP:
        state.step = sum(turned >= 0 for turned in state.arrows)
    check_position(state)
    state.actor = CHANCE
    settle(state)
    return state, options


def _read_table(state: Board, options: Options, reader: Reader) -> None:
    players = state.players
    state.ask = reader.choice("phase", PHASES)
    state.first = reader.seat("first", players)
    if state.terms.first_given and str(state.first + 1) != options["first"]:
        raise BadPosition("position-field", place="first")
    state.seat = reader.seat("turn", players)
    state.extra = reader.choice("extra", EXTRAS, "no")
    state.round = reader.number("round", 0, 100_000, 1)
    state.turns = reader.number("turns", 0, 100_000, 1)
    state.winner = reader.seat("winner", players)
    if state.ask == OVER_NOW:
        state.ended = BY_DONJON if state.winner < 0 else BY_FORT


def _read_seat(state: Board, seat: int, reader: Reader) -> None:
    reader.only(_SEAT_KEYS)
    state.hands[seat] = reader.cards("hand")
    state.discards[seat] = reader.cards("discard", camps=True)
    state.camps[seat] = reader.number("camps", 0, 8 * state.players)
    state.armies[seat] = reader.number("armies", 0, 8)
    state.lost[seat] = reader.number("lost", 0, 8, 0)
    state.tokens[seat] = reader.optional_choice("token", SLOTS)
    state.fronts[seat] = reader.optional_choice("front", SIDES)
    state.arrows[seat] = reader.arrows(state)
    if state.arrows[seat] >= 0:
        state.shown[seat] = state.terms.backs[state.arrows[seat]]
    fort = reader.reader("fort")
    fort.only(SLOTS)
    invaders = reader.reader("invaders")
    invaders.only(SLOTS)
    for slot, name in enumerate(SLOTS):
        at = seat * 8 + slot
        state.stacks[at] = fort.cards(name, camps=True, kept=True)
        refresh(state, at)
        if invaders.has(name):
            army = invaders.reader(name)
            owner = army.seat("army_of", state.players)
            if owner < 0:
                raise BadPosition("position-field", place=army.at("army_of"))
            put_army(state, at, owner, army.choice("heading", SIDES))
    for proof in reader.readers("passed", []):
        proof.deck = state.deck
        kinds = sum(1 << kind for kind in set(proof.cards("walls")))
        count = proof.number("cards", 1, 22)
        if sum(kinds >> kind & 1 for kind in state.hands[seat]) < count:
            raise BadPosition("forfort-position-passed", place=proof.at("cards"))
        state.passed[seat] = [*state.passed[seat], kinds, count]


def _read_pending(state: Board, reader: Reader) -> None:
    reader.only(_PENDING_KEYS)
    reader.deck = state.deck
    places = [place_name(at) for at in range(8 * state.players)]
    state.waiting = sorted(places.index(name) for name in reader.words("waiting", places))
    state.played = reader.wall("played")
    state.top = reader.wall("top")
    state.combos = [sum(1 << 2 * SYMBOLS.index(name) for name in frame) for frame in reader.frames("combos")]
    state.evolved = reader.flag("evolved")
    state.again = reader.number("again", 0, 1, 0)
    state.target = reader.seat("target", state.players)


def _fill_donjons(state: Board, seats: list[Reader]) -> None:
    """Count every seat's walls; none may be missing, none too many."""
    deck = state.deck
    for seat, reader in enumerate(seats):
        left = deck.copies[:]
        zones = {"hand": state.hands[seat], "discard": state.discards[seat]}
        for slot, name in enumerate(SLOTS):
            zones[f"fort.{name}"] = state.stacks[seat * 8 + slot]
        if seat == state.seat:
            zones["pending"] = [kind for kind in (state.played, state.top) if kind >= 0]
        if reader.has("donjon"):
            zones["donjon"] = reader.cards("donjon")
        for zone, cards in zones.items():
            for kind in cards:
                if kind != CAMP:
                    left[kind] -= 1
                    if left[kind] < 0:
                        name, copies = wall_name(deck, kind), deck.copies[kind]
                        raise BadPosition("forfort-position-copies", place=reader.at(zone), card=name, copies=copies)
        rest = [kind for kind in range(deck.kinds) for _ in range(left[kind])]
        if not reader.has("donjon"):
            state.donjons[seat] = rest
        elif rest:
            raise BadPosition("forfort-position-missing", place=reader.at("donjon"), card=wall_name(deck, rest[0]))
        else:
            state.donjons[seat] = zones["donjon"]
