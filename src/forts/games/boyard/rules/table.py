"""What lies on the table, and what is being asked."""

from __future__ import annotations

from typing import Final

from forts.core.state import State
from forts.games.boyard.box.board import Board

STOCK: Final = 20
"""Keys in the box."""
KEYS_TO_END: Final = 3
"""The key that ends the first round."""
CLUES_TO_END: Final = 4
"""The clue that ends the second round."""
BAG: Final = (10, 60, 20, 10)
"""Tokens in the bag: pebbles, then of 10, 20 and 50 Boyards."""

KEYS_ROUND: Final = 1
CLUES_ROUND: Final = 2
TREASURE: Final = 3
"""The rounds."""

KEY: Final = 0
CLUE: Final = 1
"""The prizes."""

START: Final = -1
"""Where pawns stand at the beginning of a round."""
DRY: Final = -1
"""Not in the sea."""

GUESSING: Final = 0
IN: Final = 1
OUT: Final = 2
"""Where somebody stands in the third round."""

# What is asked. Chance comes first.
ASK_FIRST: Final = 0
ASK_ROLL: Final = 1
ASK_TASK: Final = 2
ASK_DUEL: Final = 3
ASK_RIDDLE: Final = 4
ASK_GUESS: Final = 5
ASK_HANDFUL: Final = 6
ASK_TOKEN: Final = 7
ASK_PRIZE: Final = 8
ASK_RIVAL: Final = 9
ASK_DIVE: Final = 10
ASK_PASSE_PARTOUT: Final = 11
ASK_AGAIN: Final = 12
OVER_NOW: Final = 13

NOTHING: Final[list[int]] = []
"""No options."""


class Table(State):
    """Everything on the table; `BoyardState` plays on it."""

    def __init__(self, players: int, board: Board, hard: list[bool]) -> None:
        super().__init__(players)
        self.board = board
        """The squares; shared by all copies."""
        self.hard = hard
        """By seat: is its code word a hard one? Shared by all copies."""
        self.alike = 0
        """The skill that all seats have alike; 0 if each has its own."""
        self.edition = 1
        """The version of the rules."""
        self.ask = ASK_FIRST
        """The pending question."""
        self.round = 0
        """1 keys, 2 clues, 3 treasure; 0 while it is rolled for who begins."""
        self.turn = 0
        """Turns begun."""
        self.seat = 0
        """Whose turn it is."""
        self.first = -1
        """Who begins the game; -1 until it is known."""
        self.rolls = [0] * players
        """What each has rolled for the first turn; 0 if nothing yet, -1 for who is no longer in it."""
        self.at = [START] * players
        """By seat: the pawn's square of the fort, or `START`."""
        self.swum = [DRY] * players
        """By seat: squares swum, or `DRY`."""
        self.sunk = [KEY] * players
        """By seat in the sea: the prize it is after."""
        self.prison = [False] * players
        """By seat: does it skip its next turn?"""
        self.keys = [0] * players
        """By seat."""
        self.clues = [0] * players
        """By seat."""
        self.stock = STOCK
        """Keys that nobody has."""
        self.prize = KEY
        """What the pending duel or riddle is about."""
        self.rival = -1
        """Who is challenged."""
        self.leader = -1
        """Who got the fourth clue and begins the third round."""
        self.stands = [GUESSING] * players
        """By seat in the third round: `GUESSING`, `IN` or `OUT`."""
        self.wrong = 0
        """Wrong guesses of the seat whose turn it is."""
        self.handfuls = [0] * players
        """By seat: handfuls still to draw."""
        self.bag = list(BAG)
        """Tokens left in the bag, by kind."""
        self.grip = 0
        """Tokens that the hand in the bag still takes."""
        self.drawn: list[list[int]] = [[] for _ in range(players)]
        """By seat: each handful, its tokens packed by kind into one number (`packed`)."""

    def copy_onto(self, twin: Table) -> None:
        """Make the other table like this one."""
        twin.players = self.players
        twin.actor = self.actor
        twin.options = self.options
        twin.reveals = self.reveals
        twin.discreet = self.discreet
        twin.trace = None
        twin.trial = self.trial
        twin.skills = self.skills
        twin.board = self.board
        twin.hard = self.hard
        twin.alike = self.alike
        twin.edition = self.edition
        twin.ask = self.ask
        twin.round = self.round
        twin.turn = self.turn
        twin.seat = self.seat
        twin.first = self.first
        twin.rolls = self.rolls[:]
        twin.at = self.at[:]
        twin.swum = self.swum[:]
        twin.sunk = self.sunk[:]
        twin.prison = self.prison[:]
        twin.keys = self.keys[:]
        twin.clues = self.clues[:]
        twin.stock = self.stock
        twin.prize = self.prize
        twin.rival = self.rival
        twin.leader = self.leader
        twin.stands = self.stands[:]
        twin.wrong = self.wrong
        twin.handfuls = self.handfuls[:]
        twin.bag = self.bag[:]
        twin.grip = self.grip
        twin.drawn = [drawn[:] for drawn in self.drawn]

    def set_skills(self, skills: list[int]) -> None:
        """Say how many of a hundred trials each seat passes, unless all are alike."""
        if not self.alike:
            self.skills = skills

    def skill(self, seat: int) -> int:
        """How many of a hundred trials the seat passes."""
        return self.skills[seat]

    def next_seat(self, seat: int) -> int:
        """The left neighbour, who plays next."""
        return (seat + 1) % self.players

    def note(self, code: int, seat: int, a: int = 0, b: int = 0) -> None:
        """Write down what happened, if anybody wants to know."""
        if self.trace is not None:
            self.trace.append((code, seat, a, b))


def packed(counts: list[int]) -> int:
    """The tokens of a handful as one number, four bits a kind."""
    return counts[0] | counts[1] << 4 | counts[2] << 8 | counts[3] << 12


def one_of(kind: int) -> int:
    """A token of a kind, as it counts in a packed handful."""
    return 1 << 4 * kind


def unpacked(handful: int) -> list[int]:
    """How many tokens of each kind a handful has."""
    return [handful >> 4 * kind & 15 for kind in range(len(BAG))]
