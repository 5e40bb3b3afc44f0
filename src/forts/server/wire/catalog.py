"""What can be played."""

from __future__ import annotations

import msgspec

from forts.core.game import Value
from forts.core.message import Message


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; its words are the message `GAME-option-NAME`."""

    name: str
    default: Value
    choices: list[Value]
    low: int
    high: int
    each_seat: bool
    """May each seat have a choice of its own? Then the value is one for all, or one a seat with commas."""
    players: list[int]
    """With how many players it can be chosen; empty for any number."""


class ChanceInfo(msgspec.Struct, frozen=True):
    """How often a seat passes a kind of trial when nobody plays it out."""

    message: Message
    hundred: int
    """Of a hundred."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the catalog; its words are the messages `GAME-title` and `GAME-pitch`."""

    name: str
    rules: int
    """Version of the rules that new tables are played by."""
    data: str
    """Fingerprint of the pieces that new tables are played with, unless their options bring others."""
    min_players: int
    max_players: int
    options: list[OptionInfo]
    bots: list[str]
    """Their names, the weakest first."""
    about: dict[str, str]
    """What each bot says of itself, for those that a client has no words for."""
    orders: bool
    """Does it take standing orders?"""
    hides: bool
    """Does it hide anything from a seat? If not, a device that is passed on needs no curtain."""
    skills: dict[str, int]
    """Of a hundred trials, how many each bot passes; empty in games without trials."""
    board: bool
    """Does the game's package bring a board for the browser, beside those of the client?"""
    workshop: bool
    """Are its cards data that designers can change?"""
    chances: dict[str, list[ChanceInfo]]
    """By bot, and last by `person`: how it does in trials, most telling first; empty in games without."""


class Proposal(msgspec.Struct, frozen=True):
    """What set-up should propose to this guest."""

    options: dict[str, Value]
    """Choices by option: where texts can be chosen, those of which the guest has seen fewer."""
