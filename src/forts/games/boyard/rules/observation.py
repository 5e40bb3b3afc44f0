"""What a seat knows of a table as numbers: the layout, and the bytes themselves. Nothing is hidden.

What chance does depends on the skills of the seats: they are part of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from forts.core.layout import Layout, Layouting
from forts.core.state import CHANCE, OVER
from forts.games.boyard.box.board import Board
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules.questions.trials import TRIALS
from forts.games.boyard.rules.table import BAG, CLUE, OVER_NOW, STOCK, TREASURE, Table

VERSION: Final = 1
MOST: Final = 255
"""What a byte holds; a larger amount is written as this."""
KINDS: Final = len(BAG)
"""Kinds of tokens."""

_BAG: Final = 14
_CODES: Final = 6
_AMOUNTS: Final = 6


def layout(players: int, board: Board) -> Layout:
    """What is where, for a number of players and a board."""
    made = Layouting("boyard", VERSION)
    made.code("question", OVER_NOW, "The pending question, by its number in `rules/table.py`.")
    made.code(
        "to_act",
        players + 1,
        "Who decides: 0 nobody, since the game is over; 1 the seat itself, then the others; the last code: chance.",
    )
    seat = "0 nobody, 1 the seat itself, then the others in turn order."
    made.code("first", players, f"Who begins the game: {seat}")
    made.code("turn_of", players, f"Whose turn it is: {seat}")
    made.code("rival", players, f"Who is challenged: {seat}")
    made.code("leader", players, f"Who begins the third round: {seat}")
    made.code("trial", len(TRIALS) - 1, "The kind of trial that is asked for; 0 none.")
    made.code("round", TREASURE, "1 keys, 2 clues, 3 treasure; 0 while the players roll for who begins.")
    made.code("prize", CLUE, "What the pending duel or riddle is for: 0 a key, 1 a clue.")
    made.amount("turn", MOST, "Turns begun: the high byte, then the low one.", (2,))
    made.amount("stock", STOCK, "Keys that nobody has.")
    made.amount("wrong", STOCK, "Wrong guesses so far by the seat whose turn it is.")
    made.amount("grip", act.MOST, "Tokens that the hand in the bag has yet to take.")
    made.amount("bag", max(BAG), "Tokens left in the bag, by kind.", (KINDS,))
    made.code(
        "seat_codes",
        max(len(board.squares), board.sea, 7),
        "By seat: square, from 1 (0 Start); squares swum, plus one (0 dry); the prize it dives for; whether it is in "
        "prison; how it stands in the third round; whether its word is a hard one.",
        (players, _CODES),
    )
    made.amount(
        "seat_amounts",
        MOST,
        "By seat: keys; clues; handfuls still to draw; handfuls drawn; skill; first roll, plus one (1 not yet, 0 out).",
        (players, _AMOUNTS),
    )
    made.amount("handfuls", act.MOST, "All handfuls drawn, seat by seat: tokens of each kind.", (STOCK, KINDS))
    return made.done()


def write(t: Table, seat: int, into: vec[u8], at: i64) -> None:
    """Write what the seat knows."""
    players = t.players
    actor = t.actor
    into[at] = t.ask
    into[at + 1] = players + 1 if actor == CHANCE else 0 if actor == OVER else 1 + (actor - seat) % players
    into[at + 2] = _relative(t.first, seat, players)
    into[at + 3] = _relative(t.seat, seat, players)
    into[at + 4] = _relative(t.rival, seat, players)
    into[at + 5] = _relative(t.leader, seat, players)
    into[at + 6] = t.trial
    into[at + 7] = t.round
    into[at + 8] = t.prize
    turn = t.turn if t.turn < 65536 else 65535
    into[at + 9] = turn >> 8
    into[at + 10] = turn & 255
    into[at + 11] = t.stock
    into[at + 12] = t.wrong
    into[at + 13] = t.grip
    for kind in range(KINDS):
        into[at + _BAG + kind] = t.bag[kind]
    codes: i64 = at + _BAG + KINDS
    amounts: i64 = codes + _CODES * players
    handfuls: i64 = amounts + _AMOUNTS * players
    place: i64 = handfuls
    while place < handfuls + STOCK * KINDS:
        into[place] = 0
        place += 1
    number = 0
    for step in range(players):
        owner = (seat + step) % players
        into[codes] = t.at[owner] + 1
        into[codes + 1] = t.swum[owner] + 1
        into[codes + 2] = t.sunk[owner]
        into[codes + 3] = 1 if t.prison[owner] else 0
        into[codes + 4] = t.stands[owner]
        into[codes + 5] = 1 if t.hard[owner] else 0
        into[amounts] = t.keys[owner]
        into[amounts + 1] = t.clues[owner]
        into[amounts + 2] = t.handfuls[owner]
        into[amounts + 3] = len(t.drawn[owner])
        into[amounts + 4] = t.skills[owner]
        into[amounts + 5] = t.rolls[owner] + 1
        for handful in t.drawn[owner]:
            for kind in range(KINDS):
                into[handfuls + number * KINDS + kind] = handful >> 4 * kind & 15
            number += 1
        codes += _CODES
        amounts += _AMOUNTS


def _relative(seat: int, viewer: int, players: int) -> int:
    """A seat as the viewer counts: 0 nobody, 1 itself."""
    return 0 if seat < 0 else 1 + (seat - viewer) % players
