"""What a player decides on the way: the prize, the rival, the dive, and where Passe-Partout leads."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.games.boyard.box.board import DUEL, PASSE_PARTOUT
from forts.games.boyard.rules import actions as act
from forts.games.boyard.rules import events
from forts.games.boyard.rules.questions.dice import walk
from forts.games.boyard.rules.questions.question import Question
from forts.games.boyard.rules.rounds import end_turn
from forts.games.boyard.rules.table import (
    ASK_DIVE,
    ASK_DUEL,
    ASK_PASSE_PARTOUT,
    ASK_PRIZE,
    ASK_RIDDLE,
    ASK_RIVAL,
    Table,
)


class AskPrize(Question):
    """Round 2: is the duel or the riddle about a key or a clue?"""

    number = ASK_PRIZE
    name = "prize"

    def offer(self, t: Table) -> list[int]:
        """A clue always; a key, if there is one to win."""
        return [act.KEY, act.CLUE] if key_to_win(t) else [act.CLUE]

    def answer(self, t: Table, action: int) -> None:
        """Said aloud; then the rival is named, or the riddle heard."""
        t.prize = action - act.KEY
        t.note(events.PRIZE, t.seat, t.prize)
        t.ask = ASK_RIVAL if t.board.squares[t.at[t.seat]] == DUEL else ASK_RIDDLE

    def refuse(self, t: Table, action: int) -> Message:
        """No key is left."""
        return message("boyard-no-key-to-win") if action == act.KEY else super().refuse(t, action)


def key_to_win(t: Table) -> bool:
    """Is there a key in the stock or, for a duel, with a rival?"""
    if t.stock > 0:
        return True
    if t.board.squares[t.at[t.seat]] != DUEL:
        return False
    for seat in range(t.players):
        if seat != t.seat and t.keys[seat] > 0:
            return True
    return False


class AskRival(Question):
    """Who is challenged?"""

    number = ASK_RIVAL
    name = "rival"

    def offer(self, t: Table) -> list[int]:
        """Anybody else, in prison or in the sea too."""
        return [act.RIVAL + seat for seat in range(t.players) if seat != t.seat]

    def answer(self, t: Table, action: int) -> None:
        """The duel begins."""
        t.rival = action - act.RIVAL
        t.note(events.RIVAL, t.seat, t.rival)
        t.ask = ASK_DUEL

    def refuse(self, t: Table, action: int) -> Message:
        """Oneself, or nobody."""
        if action == act.RIVAL + t.seat:
            return message("boyard-no-duel-alone")
        if act.RIVAL + t.players <= action < act.KEY:
            return message("boyard-no-seat", seat=action - act.RIVAL + 1)
        return super().refuse(t, action)


class AskDive(Question):
    """The riddle was not solved, and the prize went into the sea: dive after it?"""

    number = ASK_DIVE
    name = "dive"

    def offer(self, t: Table) -> list[int]:
        """Dive, or let it go."""
        return [act.DIVE, act.LET_GO]

    def answer(self, t: Table, action: int) -> None:
        """Either way the turn ends."""
        seat = t.seat
        if action == act.DIVE:
            t.swum[seat] = 0
            t.sunk[seat] = t.prize
            t.note(events.DIVE, seat, t.prize)
        else:
            t.note(events.LET_GO, seat, t.prize)
        end_turn(t)


class AskPassePartout(Question):
    """Where to, with Passe-Partout?"""

    number = ASK_PASSE_PARTOUT
    name = "passe-partout"

    def offer(self, t: Table) -> list[int]:
        """Any square of the fort that is not Passe-Partout's, or stay."""
        options = [
            act.MOVE + square for square in range(len(t.board.squares)) if t.board.squares[square] != PASSE_PARTOUT
        ]
        options.append(act.STAY)
        return options

    def answer(self, t: Table, action: int) -> None:
        """What the square says follows; staying ends the turn."""
        if action == act.STAY:
            t.note(events.STAY, t.seat)
            end_turn(t)
        else:
            walk(t, action - act.MOVE)

    def refuse(self, t: Table, action: int) -> Message:
        """A square of Passe-Partout, or none."""
        if not act.MOVE <= action < act.STAY:
            return super().refuse(t, action)
        square = action - act.MOVE
        if square >= len(t.board.squares):
            return message("boyard-no-square", square=square + 1, count=len(t.board.squares))
        return message("boyard-no-second-passe-partout")
