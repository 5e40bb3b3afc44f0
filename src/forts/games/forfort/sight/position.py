"""Positions: the whole state as JSON in the game's words, and back. Seats are numbered from 1, as people do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from forts.core.errors import BadPlayers, BadPosition, FortsError
from forts.core.game import Game, Options, Value
from forts.core.reader import Reader
from forts.core.state import CHANCE
from forts.games.forfort.box.deck import CAMP, CAMP_NAME, Deck, card_name, wall_name
from forts.games.forfort.box.slots import SIDES, SLOTS, place_name
from forts.games.forfort.box.symbols import SYMBOLS
from forts.games.forfort.rules.armies import put_army
from forts.games.forfort.rules.building import refresh
from forts.games.forfort.rules.questions.by_number import PHASES
from forts.games.forfort.rules.questions.combo import symbols_in
from forts.games.forfort.rules.setup import empty_table
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.rules.table import ASK_BACK_SETUP, ASK_DEAL, BY_DONJON, BY_FORT, EXTRAS, OVER_NOW, Table
from forts.games.forfort.rules.turn import settle
from forts.games.forfort.sight.position_check import check_position

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


def to_position(state: ForFortState, options: Options) -> dict[str, Any]:
    """The position of a state that is played by these options."""
    deck = state.deck
    # rules 1 and 2 wrote neither
    rules = {"rules": state.edition, "data": deck.fingerprint} if state.edition > 2 else {}
    return {
        "game": "forfort",
        **rules,
        "options": options,
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
        "arrows": list(state.agreed.arrow_slots(state.arrows[seat])),
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
    reader = Reader(position)
    reader.only(_KEYS)
    if reader.text("game") != "forfort":
        raise BadPosition("position-field", place="game")
    seats = reader.each("seats")
    try:
        options = game.complete(len(seats), _options(reader))
    except FortsError as error:
        place = "seats" if isinstance(error, BadPlayers) else "options"
        raise BadPosition("forfort-position-options", place=place, why=error.reason) from error
    state = empty_table(len(seats), game.spelled_out(options), game.rules)
    _read_table(state, options, reader)
    for seat, described in enumerate(seats):
        _read_seat(state, seat, described)
    _read_pending(state, reader.inside("pending"))
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


def _read_table(state: Table, options: Options, reader: Reader) -> None:
    players = state.players
    state.ask = reader.word("phase", PHASES)
    state.first = reader.seat("first", players)
    if state.agreed.first_given and str(state.first + 1) != options["first"]:
        raise BadPosition("position-field", place="first")
    state.seat = reader.seat("turn", players)
    state.extra = reader.word("extra", EXTRAS, "no")
    state.round = reader.number("round", 0, 100_000, 1)
    state.turns = reader.number("turns", 0, 100_000, 1)
    state.winner = reader.seat("winner", players)
    if state.ask == OVER_NOW:
        state.ended = BY_DONJON if state.winner < 0 else BY_FORT


def _read_seat(state: Table, seat: int, reader: Reader) -> None:
    reader.only(_SEAT_KEYS)
    state.hands[seat] = _cards(reader, state.deck, "hand")
    state.discards[seat] = _cards(reader, state.deck, "discard", camps=True)
    state.camps[seat] = reader.number("camps", 0, 8 * state.players)
    state.armies[seat] = reader.number("armies", 0, 8)
    state.lost[seat] = reader.number("lost", 0, 8, 0)
    state.tokens[seat] = reader.word_or_none("token", SLOTS)
    state.fronts[seat] = reader.word_or_none("front", SIDES)
    state.arrows[seat] = _arrows(reader, state)
    if state.arrows[seat] >= 0:
        state.shown[seat] = state.agreed.backs[state.arrows[seat]]
    fort = reader.inside("fort")
    fort.only(SLOTS)
    invaders = reader.inside("invaders")
    invaders.only(SLOTS)
    for slot, name in enumerate(SLOTS):
        at = seat * 8 + slot
        state.stacks[at] = _cards(fort, state.deck, name, camps=True, kept=True)
        refresh(state, at)
        if name in invaders:
            army = invaders.inside(name)
            owner = army.seat("army_of", state.players)
            if owner < 0:
                raise BadPosition("position-field", place=army.at("army_of"))
            put_army(state, at, owner, army.word("heading", SIDES))
    for proof in reader.each("passed"):
        kinds = sum(1 << kind for kind in set(_cards(proof, state.deck, "walls")))
        count = proof.number("cards", 1, 22)
        if sum(kinds >> kind & 1 for kind in state.hands[seat]) < count:
            raise BadPosition("forfort-position-passed", place=proof.at("cards"))
        state.passed[seat] = [*state.passed[seat], kinds, count]


def _read_pending(state: Table, reader: Reader) -> None:
    reader.only(_PENDING_KEYS)
    places = [place_name(at) for at in range(8 * state.players)]
    waiting = reader.words("waiting", {name: at for at, name in enumerate(places)})
    if len(set(waiting)) < len(waiting):
        reader.refuse("waiting")
    state.waiting = sorted(waiting)
    state.played = _wall(reader, state.deck, "played")
    state.top = _wall(reader, state.deck, "top")
    state.combos = [_combos(reader, frame, f"combos[{number}]") for number, frame in enumerate(reader.items("combos"))]
    state.evolved = reader.switch("evolved")
    state.again = reader.number("again", 0, 1, 0)
    state.target = reader.seat("target", state.players)


def _fill_donjons(state: Table, seats: list[Reader]) -> None:
    """Count every seat's walls; none may be missing, none too many."""
    deck = state.deck
    for seat, reader in enumerate(seats):
        left = deck.copies[:]
        zones = {"hand": state.hands[seat], "discard": state.discards[seat]}
        for slot, name in enumerate(SLOTS):
            zones[f"fort.{name}"] = state.stacks[seat * 8 + slot]
        if seat == state.seat:
            zones["pending"] = [kind for kind in (state.played, state.top) if kind >= 0]
        if "donjon" in reader:
            zones["donjon"] = _cards(reader, state.deck, "donjon")
        for zone, cards in zones.items():
            for kind in cards:
                if kind != CAMP:
                    left[kind] -= 1
                    if left[kind] < 0:
                        name, copies = wall_name(deck, kind), deck.copies[kind]
                        raise BadPosition("forfort-position-copies", place=reader.at(zone), card=name, copies=copies)
        rest = [kind for kind in range(deck.kinds) for _ in range(left[kind])]
        if "donjon" not in reader:
            state.donjons[seat] = rest
        elif rest:
            raise BadPosition("forfort-position-missing", place=reader.at("donjon"), card=wall_name(deck, rest[0]))
        else:
            state.donjons[seat] = zones["donjon"]


def _options(reader: Reader) -> dict[str, Value]:
    given = reader.inside("options").entries
    for name, value in given.items():
        if not isinstance(name, str) or not isinstance(value, (str, int)):
            reader.refuse(f"options.{name}")
    return dict(given)


def _cards(reader: Reader, deck: Deck, name: str, *, camps: bool = False, kept: bool = False) -> list[int]:
    """Walls, and camps where they may be; sorted unless their order is to be kept."""
    made = [_card(reader, deck, card, f"{name}[{i}]", camps) for i, card in enumerate(reader.items(name))]
    return made if kept else sorted(made)


def _wall(reader: Reader, deck: Deck, name: str) -> int:
    """One wall; -1 for none."""
    wall = reader.entries.get(name)
    return -1 if wall is None else _card(reader, deck, wall, name, False)


def _card(reader: Reader, deck: Deck, card: Any, name: str, camps: bool) -> int:
    if card == CAMP_NAME and camps:
        return CAMP
    for kind in deck.numbers:
        if card == wall_name(deck, kind):
            return kind
    raise BadPosition("forfort-position-card", place=reader.at(name), card=str(card))


def _combos(reader: Reader, made: Any, name: str) -> int:
    """The combos that one wall made: of one or two symbols, each at most twice."""
    listed = isinstance(made, Sequence) and not isinstance(made, str) and len(made) > 0
    known = listed and all(symbol in SYMBOLS for symbol in made)
    if not known or len(set(made)) > 2 or any(made.count(symbol) > 2 for symbol in made):
        reader.refuse(name)
    return sum(1 << 2 * SYMBOLS.index(symbol) for symbol in made)


def _arrows(reader: Reader, state: Table) -> int:
    """The rotation of a back from the two slots that it shows; -1 for none."""
    shown = tuple(reader.items("arrows"))
    for turned in range(-1, 4):
        if shown == state.agreed.arrow_slots(turned):
            return turned
    reader.refuse("arrows")
