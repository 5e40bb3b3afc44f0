"""What a seat knows of a table as numbers: the layout, and the bytes themselves.

Every wall of every player, copy by copy, has a byte that says where it is as far as the seat knows, and one for how
high it lies in its stack; what else is in a stack are camps. Copies of a wall are alike, so their bytes are sorted.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from forts.core.layout import Layout, Layouting
from forts.core.state import CHANCE, OVER
from forts.games.forfort.box.deck import CAMP, Deck
from forts.games.forfort.rules.table import BY_DONJON, EXTRA, OVER_NOW, Table

VERSION: Final = 1
WALLS: Final = 22
"""Walls of a player."""
MOST: Final = 255
"""What a byte holds; a larger amount is written as this."""
SYMBOLS: Final = 5

# Where a wall is; 0 is the one that is being played or was revealed.
IN_HAND: Final = 1
IN_DONJON: Final = 2
UNSEEN: Final = 3
DISCARDED: Final = 4
IN_SLOT: Final = 5

# Where parts begin that are filled one by one.
_NEWEST: Final = 20
_OLDER: Final = _NEWEST + SYMBOLS
_FRAMES: Final = WALLS - 1
"""Combos that wait under the newest: each was made by a wall, and no wall is built twice in a turn."""
_SEATS: Final = _OLDER + 2 * _FRAMES
_CODES: Final = 3
_AMOUNTS: Final = 6
_PROOF: Final = 4
"""Bytes of what passing proved: kinds as bits, three bytes, and how many walls of the hand are of them."""


def layout(players: int, deck: Deck, armies: int) -> Layout:
    """What is where, for a number of players, a deck of walls and a number of armies."""
    made = Layouting("forfort", VERSION)
    made.code("question", OVER_NOW, "The pending question, by its number in `rules/table.py`.")
    made.code(
        "to_act",
        players + 1,
        "Who decides: 0 nobody, since the game is over; 1 the seat itself, then the others; the last code: chance.",
    )
    seat = "0 nobody, 1 the seat itself, then the others in turn order."
    made.code("first", players, f"The first player: {seat}")
    made.code("turn_of", players, f"Whose turn it is: {seat}")
    made.code("winner", players, f"Whose fort is finished: {seat}")
    made.code("target", players, f"Whose donjon is being hit: {seat}")
    made.code("extra", EXTRA, "The turn: 0 ordinary, 1 ordinary with an extra turn due, 2 the extra turn.")
    made.code("ended", BY_DONJON, "What ended the game: 0 nothing yet, 1 a finished fort, 2 an empty donjon.")
    made.code(
        "switches",
        1,
        "Whether a donjon is empty, which makes this the last round; whether the effect is that of a combo.",
        (2,),
    )
    made.amount("round", MOST, "Rounds begun: the high byte, then the low one.", (2,))
    made.amount("turns", MOST, "Turns begun: the high byte, then the low one.", (2,))
    made.amount("step", MOST, "During set-up: how many cards have been dealt, or backs turned up.")
    made.amount("again", MOST, "How many more times the effect happens after this one.")
    made.code(
        "played",
        WALLS,
        "The wall whose effect is being carried out, or which is being discarded: its number from 1, 0 none.",
    )
    made.code("top", WALLS, "The wall revealed on top of a donjon, about to be built: its number from 1, 0 none.")
    made.amount("frames", WALLS, "Walls whose combos are still to be carried out.")
    made.amount("armies_waiting", MOST, "Armies that have yet to advance.")
    made.amount("combos", 3, "Combos of the newest of these walls, by symbol.", (SYMBOLS,))
    made.amount(
        "older_combos",
        MOST,
        "Combos of the others, the oldest first: two bytes a wall, two bits a symbol.",
        (_FRAMES, 2),
    )
    made.code(
        "seat_codes",
        8,
        "By seat: slot of the drawbridge token, slot of the front, slot that the arrow shows; each from 1, 0 none.",
        (players, 3),
    )
    made.amount(
        "seat_amounts",
        MOST,
        "By seat: walls in hand, in the donjon; camps to place, discarded; armies to place, out for good.",
        (players, _AMOUNTS),
    )
    made.amount("heights", MOST, "By fort and slot: cards in the stack.", (players, 8))
    made.code("army_owners", players, f"By fort and slot, whose army stands there: {seat}", (players, 8))
    made.code(
        "army_headings",
        4,
        "By fort and slot: where the army there is heading, 1 north, 2 east, 3 south, 4 west; 0 no army.",
        (players, 8),
    )
    made.amount("waiting", 1, "By fort and slot: whether the army there has yet to advance.", (players, 8))
    made.code(
        "walls",
        IN_SLOT + 7,
        "By owner, wall by wall and copy by copy: 0 being played or revealed; 1 in the seat's own hand, 2 in its own "
        "donjon; 3 in another player's hand or donjon; 4 discarded; 5 to 12 in a slot of the owner's fort.",
        (players, WALLS),
    )
    made.amount("wall_heights", MOST, "By owner and wall: how many cards lie below it in its stack.", (players, WALLS))
    made.amount(
        "proofs",
        MOST,
        "By seat, what passing has proved about its hand: a set of walls as bits in three bytes (the last one has "
        "numbers 0 to 7), and how many cards of the hand are among them.",
        (players, WALLS, _PROOF),
    )
    return made.done()


def write(t: Table, seat: int, into: vec[u8], at: i64) -> None:
    """Write what the seat knows."""
    players = t.players
    into[at] = u8(t.ask)
    actor = t.actor
    into[at + 1] = players + 1 if actor == CHANCE else 0 if actor == OVER else 1 + (actor - seat) % players
    into[at + 2] = _relative(t.first, seat, players)
    into[at + 3] = _relative(t.seat, seat, players)
    into[at + 4] = _relative(t.winner, seat, players)
    into[at + 5] = _relative(t.target, seat, players)
    into[at + 6] = u8(t.extra)
    into[at + 7] = u8(t.ended)
    into[at + 8] = 1 if t.last_round else 0
    into[at + 9] = 1 if t.evolved else 0
    into[at + 10] = u8(t.round >> 8)
    into[at + 11] = u8(t.round & 255)
    into[at + 12] = u8(t.turns >> 8)
    into[at + 13] = u8(t.turns & 255)
    into[at + 14] = u8(t.step)
    into[at + 15] = u8(t.again)
    into[at + 16] = u8(t.played + 1)
    into[at + 17] = u8(t.top + 1)
    into[at + 18] = len(t.combos)
    into[at + 19] = len(t.waiting)
    _write_combos(t, into, at + _NEWEST)
    # the parts about seats come one after another: codes, amounts, slots, walls, proofs
    codes: i64 = at + _SEATS
    amounts: i64 = codes + _CODES * players
    heights: i64 = amounts + _AMOUNTS * players
    slots: i64 = 8 * players
    walls: i64 = heights + 4 * slots
    lying: i64 = walls + WALLS * players
    proofs: i64 = lying + WALLS * players
    _clear(into, heights + 3 * slots, slots)
    for where in t.waiting:
        into[heights + 3 * slots + ((where >> 3) - seat) % players * 8 + (where & 7)] = 1
    _clear(into, walls, proofs - walls)
    for step in range(players):
        owner = (seat + step) % players
        into[codes] = t.tokens[owner] + 1
        into[codes + 1] = t.fronts[owner] + 1
        into[codes + 2] = t.arrows[owner] + 1
        into[amounts] = len(t.hands[owner])
        into[amounts + 1] = len(t.donjons[owner])
        into[amounts + 2] = t.camps[owner]
        into[amounts + 3] = t.discards[owner].count(CAMP)
        into[amounts + 4] = t.armies[owner]
        into[amounts + 5] = t.lost[owner]
        _write_slots(t, owner, seat, into, heights, slots)
        _write_walls(t, owner, owner == seat, into, walls, lying)
        _write_proofs(t.passed[owner], into, proofs)
        codes += _CODES
        amounts += _AMOUNTS
        heights += 8
        walls += WALLS
        lying += WALLS
        proofs += WALLS * _PROOF


def _relative(seat: int, viewer: int, players: int) -> int:
    """A seat as the viewer counts: 0 nobody, 1 itself."""
    return 0 if seat < 0 else 1 + (seat - viewer) % players


def _clear(into: vec[u8], at: i64, size: i64) -> None:
    end: i64 = at + size
    while at < end:
        into[at] = 0
        at += 1


def _write_combos(t: Table, into: vec[u8], at: i64) -> None:
    _clear(into, at, SYMBOLS + 2 * _FRAMES)
    if not t.combos:
        return
    newest = t.combos[-1]
    for symbol in range(SYMBOLS):
        into[at + symbol] = newest >> 2 * symbol & 3
    at += SYMBOLS
    for i in range(len(t.combos) - 1):
        into[at] = t.combos[i] >> 8
        into[at + 1] = t.combos[i] & 255
        at += 2


def _write_slots(t: Table, owner: int, viewer: int, into: vec[u8], at: i64, slots: i64) -> None:
    """Height, army and its heading, by slot of a fort."""
    first = owner * 8
    for slot in range(8):
        into[at] = len(t.stacks[first + slot])
        army = t.army_owners[first + slot]
        into[at + slots] = 0 if army < 0 else 1 + (army - viewer) % t.players
        into[at + 2 * slots] = t.army_headings[first + slot] + 1
        at += 1


def _write_walls(t: Table, owner: int, own: bool, into: vec[u8], at: i64, lying: i64) -> None:
    """Where each wall is. Places are filled in one order, so that copies are sorted whatever is hidden."""
    starts = t.deck.starts
    _lay(into, at, starts, t.hands[owner], IN_HAND if own else UNSEEN)
    _lay(into, at, starts, t.donjons[owner], IN_DONJON if own else UNSEEN)
    _lay(into, at, starts, t.discards[owner], DISCARDED)
    for slot in range(8):
        for height, card in enumerate(t.stacks[owner * 8 + slot]):
            if card != CAMP:
                place: i64 = starts[card]
                while into[at + place] != 0:
                    place += 1
                into[at + place] = IN_SLOT + slot
                into[lying + place] = height


def _lay(into: vec[u8], at: i64, starts: list[int], pile: list[int], code: int) -> None:
    for card in pile:
        if card != CAMP:
            place: i64 = at + starts[card]
            while into[place] != 0:
                place += 1
            into[place] = code


def _write_proofs(proofs: list[int], into: vec[u8], at: i64) -> None:
    _clear(into, at, WALLS * _PROOF)
    for i in range(0, len(proofs), 2):
        kinds = proofs[i]
        into[at] = kinds >> 16
        into[at + 1] = kinds >> 8 & 255
        into[at + 2] = kinds & 255
        into[at + 3] = proofs[i + 1]
        at += _PROOF
