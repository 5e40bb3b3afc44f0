"""The designers' workshop: what can be changed of a game's cards, sets of cards, and what trying one out has shown."""

from __future__ import annotations

from typing import Literal

import msgspec

from forts.core.message import Message
from forts.core.workshop import DrawnCard, Finding, Sheet
from forts.server.wire.tables import Whole


class WorkshopInfo(msgspec.Struct, frozen=True):
    """What can be changed of a game's cards."""

    game: str
    option: str
    """The option that takes a set's file when a table is set up."""
    house: str
    """The file with the house's own cards."""
    sheets: list[Sheet]
    """The tables of a file, in their order; an empty line stands between them."""
    example: dict[str, str]
    """A card to explain the workshop by: its cells by column."""
    longest: int
    """Characters that a file may have."""
    most: int
    """Sets that a guest may have."""
    pairs: int
    """Pairs of games that a tryout plays; 0 where the host allows none."""
    bot: str
    """Who plays them."""


class SetText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file to read."""

    text: str


class Mistake(msgspec.Struct, frozen=True):
    """Something that is wrong with a file."""

    line: int
    """From 1; 0 where it is about the whole file."""
    at: int
    """The column where it begins, in characters from 1; 0 where it is about the whole line."""
    message: Message
    text: str
    """The message in the language of the request."""


class ReadSet(msgspec.Struct, frozen=True):
    """A file, read."""

    cards: list[DrawnCard]
    """Its cards as they look; without those that have a mistake."""
    mistakes: list[Mistake]
    """What is wrong; a file without mistakes can be played."""


class NewSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set of cards to keep; it may have mistakes still."""

    game: str
    name: str
    text: str
    fork_of: str | None = None
    """The set that it was made from."""


class ChangeSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set as it is from now on."""

    name: str
    text: str
    version: Whole
    """The version that was changed: if there is a later one, nothing is."""


class SetInfo(msgspec.Struct, frozen=True):
    """A set of cards."""

    id: str
    """Whoever knows it may look at the set, play with it, and make one of their own from it."""
    game: str
    name: str
    mine: bool
    author: str
    """What its owner is called; empty for somebody without a name."""
    fork_of: str | None
    version: int
    changed: float
    """When, in seconds since 1970."""
    text: str | None
    """Its file; None in a list."""


class NewTryout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Try a set out: bots play it, and the house's cards or another set, with the same luck."""

    players: Whole = 2
    against: str | None = None
    """Another set; None for the house's."""


class ChangeTryout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Break a tryout off, or go on with it."""

    on: bool


class TryoutInfo(msgspec.Struct, frozen=True):
    """A tryout as far as it has come."""

    state: Literal["playing", "stopped", "over"]
    version: int
    """The version of the set that is tried out."""
    players: int
    against: str
    """What it is compared with; empty for the house's cards."""
    pairs: int
    """Pairs played."""
    planned: int
    waiting: int
    """How many thoughts and tryouts wait for a place besides; more than 0 means that it takes longer."""
    seen: int
    """Pairs that the findings rest on."""
    findings: list[Finding]
    """The surest first, in the language of the request; empty while too little is known."""
    cards: list[str]
    """What the cards that differ are worth on each side, a sentence each."""
