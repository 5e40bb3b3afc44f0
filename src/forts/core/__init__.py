"""The contract that every game fulfils, and what follows from it."""

from forts.core.dice import Dice
from forts.core.errors import (
    BadData,
    BadLog,
    BadOption,
    BadPlayers,
    BadPosition,
    BadTry,
    FortsError,
    IllegalMove,
    MalformedMove,
    MissingExtra,
    NothingToUndo,
    UnknownGame,
    UnknownRules,
)
from forts.core.game import Game, Happening, Option, Options, ScoreLine, Value
from forts.core.log import Log
from forts.core.match import Match
from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.core.move import Move
from forts.core.order import Order
from forts.core.record import Record
from forts.core.state import CHANCE, OVER, PERSON, Event, State

__all__ = [
    "CHANCE",
    "OVER",
    "PERSON",
    "BadData",
    "BadLog",
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "BadTry",
    "Dice",
    "Event",
    "FortsError",
    "Game",
    "Happening",
    "IllegalMove",
    "Log",
    "MalformedMove",
    "Match",
    "Meaning",
    "Message",
    "MissingExtra",
    "Move",
    "NothingToUndo",
    "Option",
    "Options",
    "Order",
    "Record",
    "ScoreLine",
    "State",
    "UnknownGame",
    "UnknownRules",
    "Value",
    "message",
]
