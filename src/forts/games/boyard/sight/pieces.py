"""The pieces of the game as data, for those who draw it: squares, pawns, trials and chances."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.core.record import Record
from forts.games.boyard.box.board import SQUARES, Board
from forts.games.boyard.rules.actions import TOKENS
from forts.games.boyard.rules.questions.trials import TRIALS
from forts.games.boyard.rules.table import BAG, CLUES_TO_END, KEYS_TO_END, STOCK
from forts.games.boyard.speech.names import square_name

PAWNS = ("anchor", "star", "wave", "shell", "lantern", "gull")
"""By seat: the shape of its pawn."""


class Square(Record, frozen=True):
    """A square of the fort."""

    kind: str
    name: Message
    text: Message
    """What happens there."""


class TrialKind(Record, frozen=True):
    """A kind of trial."""

    kind: str
    name: Message
    text: Message
    """Who reads it, and what it is about."""
    screen: list[Message]
    """What each of its trials on screen asks."""


class BoyardPieces(Record, frozen=True):
    """What the game is played with."""

    squares: list[Square]
    """The loop of the fort, in the order in which it is walked."""
    riddle: int
    """The square above the rope ladder."""
    sea: int
    """Squares of the sea."""
    pawns: list[str]
    """By seat: the shape of its pawn."""
    keys: int
    """In the box."""
    keys_to_end: int
    """Keys that end the first round."""
    clues_to_end: int
    """Clues that end the second round."""
    tokens: list[int]
    """What a token is worth, by kind."""
    bag: list[int]
    """How many tokens of each kind there are."""
    trials: list[TrialKind]


def pieces(board: Board) -> BoyardPieces:
    """The pieces for a board."""
    squares = [
        Square(SQUARES[kind], square_name(kind), message("boyard-square-text", square=SQUARES[kind]))
        for kind in board.squares
    ]
    return BoyardPieces(
        squares,
        board.riddle,
        board.sea,
        list(PAWNS),
        STOCK,
        KEYS_TO_END,
        CLUES_TO_END,
        list(TOKENS),
        list(BAG),
        [_trial(kind) for kind in TRIALS if kind],
    )


def _trial(kind: str) -> TrialKind:
    from forts.games.boyard.trials.by_name import BY_KIND  # the rules do without the puzzles

    screen = [message(f"boyard-ready-{puzzle}") for puzzle in BY_KIND[kind]]
    return TrialKind(kind, message("boyard-trial", trial=kind), message("boyard-trial-text", trial=kind), screen)
