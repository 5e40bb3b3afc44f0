"""Turns and rounds: who is next, what ends a round, what begins the next one."""

from __future__ import annotations

from forts.games.boyard.rules import events
from forts.games.boyard.rules.table import (
    ASK_GUESS,
    ASK_HANDFUL,
    ASK_ROLL,
    CLUE,
    CLUES_ROUND,
    CLUES_TO_END,
    DRY,
    GUESSING,
    IN,
    KEY,
    KEYS_ROUND,
    KEYS_TO_END,
    OUT,
    OVER_NOW,
    START,
    TREASURE,
    Table,
)

WITHOUT_KEY = 0
WRONG_WORD = 1
BY_CHOICE = 2
"""Why somebody is out."""


def begin_game(t: Table, seat: int) -> None:
    """It is known who begins: the first round, for keys."""
    t.first = seat
    t.round = KEYS_ROUND
    t.note(events.FIRST, seat)
    t.note(events.ROUND, -1, t.round)
    begin_turn(t, seat)


def begin_turn(t: Table, seat: int) -> None:
    """The seat rolls, unless it is in prison: then its turn counts as played."""
    while True:
        t.seat = seat
        t.turn += 1
        t.note(events.TURN, seat)
        if not t.prison[seat]:
            break
        t.prison[seat] = False
        t.note(events.SKIP, seat)
        seat = t.next_seat(seat)
    t.prize = KEY
    t.rival = -1
    t.ask = ASK_ROLL


def end_turn(t: Table) -> None:
    """The left neighbour is next."""
    begin_turn(t, t.next_seat(t.seat))


def gain(t: Table, seat: int, prize: int, loser: int) -> bool:
    """A seat gets a prize, a key from the loser of a duel (-1: none) or else the stock; True if that ends the round."""
    if prize == CLUE:
        t.clues[seat] += 1
        t.note(events.GAIN, seat, CLUE, -1)
        if t.clues[seat] < CLUES_TO_END:
            return False
        begin_treasure(t, seat)
        return True
    if loser >= 0 and t.keys[loser] > 0:
        t.keys[loser] -= 1
        t.note(events.GAIN, seat, KEY, loser)
    elif t.stock > 0:
        t.stock -= 1
        t.note(events.GAIN, seat, KEY, -1)
    else:
        t.note(events.NO_KEY, seat)
        return False
    t.keys[seat] += 1
    if t.round != KEYS_ROUND or t.keys[seat] < KEYS_TO_END:
        return False
    begin_clues(t, seat)
    return True


def _leave_the_board(t: Table) -> None:
    """The end of a round brings every pawn back, out of prison and sea."""
    for seat in range(t.players):
        t.at[seat] = START
        t.swum[seat] = DRY
        t.prison[seat] = False


def begin_clues(t: Table, winner: int) -> None:
    """Round 2: keys stay, everybody gets the first clue, the left neighbour of whoever ended round 1 begins."""
    _leave_the_board(t)
    t.round = CLUES_ROUND
    t.note(events.ROUND, -1, t.round)
    for seat in range(t.players):
        t.clues[seat] = 1
        t.note(events.GAIN, seat, CLUE, -1)
    begin_turn(t, t.next_seat(winner))


def begin_treasure(t: Table, leader: int) -> None:
    """Round 3: without a key nobody gets in; the others say their words, from whoever has four clues."""
    _leave_the_board(t)
    t.round = TREASURE
    t.leader = leader
    t.note(events.ROUND, -1, t.round)
    for seat in range(t.players):
        if t.keys[seat] == 0:
            put_out(t, seat, WITHOUT_KEY)
    ask_next_guess(t, leader)


def put_out(t: Table, seat: int, why: int) -> None:
    """The seat gets nothing of the treasure."""
    t.stands[seat] = OUT
    t.note(events.OUT, seat, why)


def ask_next_guess(t: Table, seat: int) -> None:
    """The next one who has not said a word yet, or else all who are in draw."""
    for step in range(t.players):
        guesser = (seat + step) % t.players
        if t.stands[guesser] == GUESSING:
            t.seat = guesser
            t.turn += 1
            t.note(events.TURN, guesser)
            t.wrong = 0
            t.ask = ASK_GUESS
            return
    for drawer in range(t.players):
        t.handfuls[drawer] = t.keys[drawer] if t.stands[drawer] == IN else 0
    ask_next_drawer(t, t.leader)


def ask_next_drawer(t: Table, seat: int) -> None:
    """The next one who is in puts a hand into the bag; after the last one the game is over."""
    for step in range(t.players):
        drawer = (seat + step) % t.players
        if t.handfuls[drawer] > 0:
            t.seat = drawer
            t.turn += 1
            t.note(events.TURN, drawer)
            t.ask = ASK_HANDFUL
            return
    t.note(events.OVER, -1)
    t.ask = OVER_NOW
