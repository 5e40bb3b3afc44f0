"""A table, and the terms that it is run by."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from forts.core.game import Value

SeatKind = Literal["open", "person", "bot"]
Status = Literal["lobby", "playing", "paused", "over"]
Whole = Annotated[int, msgspec.Meta(ge=-(2**62), le=2**62)]
"""A whole number from outside, of a size that can be answered with."""
ActionId = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]
"""An action from outside, legal or not, of a size that compiled rules can be asked about."""
Given = str | Whole | bool
"""The value of an option, from outside."""


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run; the rules of the game have options of their own."""

    public: bool = False
    """Listed for everybody; anybody may take an open seat."""
    spectators: bool = True
    """May others who know the table's address watch?"""
    undo: bool = True
    """May a player take back what revealed nothing?"""
    hints: bool = True
    """May a player ask for hints during the game?"""
    rated: bool = False
    """Do results count for ratings? Then there is neither undo nor hints, and two people play at least."""
    move_seconds: Whole = 0
    """Time for a decision before the bank is used; 0 for no clock."""
    bank_seconds: Whole = 0
    """Time per player for the whole game, in addition to the time per decision."""
    limit_seconds: Whole = 60 * 60 * 24 * 3
    """A player who keeps the others waiting this long is replaced by a bot until they return; 0 for never."""
    standin: str = "normal"
    """The bot that takes over."""
    pace: Whole = 700
    """The least time a bot takes, in milliseconds, so that people can follow."""
    taken: bool = False
    """Was the game taken along, as a file? Then whoever plays it may know its seed, and it counts in no statistics of
    the server. A new table never says so."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat, as one viewer may know it."""

    seat: int
    kind: SeatKind
    name: str
    """Name of the person; empty for bots and open seats."""
    face: str
    """What the portrait is drawn from."""
    bot: str | None
    """The bot that has the seat."""
    standin: str | None
    """The bot that plays for an absent person."""
    resigned: bool
    online: bool
    mine: bool
    """Is it the viewer's own?"""
    answered: bool
    """For its owner: does the server answer when there is only one answer? Always true for others."""
    invite: str | None
    """The secret part of the seat's link, for the host while the seat is open."""


class TableInfo(msgspec.Struct, frozen=True):
    """A table, as one viewer may know it."""

    id: str
    game: str
    rules: int
    """Version of the rules in use."""
    data: str
    """Fingerprint of the pieces that are played with; empty if the game's never change, or before there were any."""
    players: int
    options: dict[str, Value]
    """In lists, texts are cut after 100 characters."""
    terms: Terms
    status: Status
    host: bool
    """Is the viewer the host?"""
    seats: list[SeatInfo]
    ply: int
    """Entries in the table's journal; the next move carries this number."""
    turn_of: list[int]
    """Seats that are waited for now: the one that is asked, or all who have something to do in a trial."""
    created: float
    """Seconds since 1970; likewise below."""
    touched: float
    """The last move, or the start."""
    winners: list[int]
    scores: list[int]
    """At the end: points by seat."""
    votes: dict[str, list[int]]
    """Votes to replace a player by a bot: by that player's seat, who has voted."""
    pausing: list[int]
    """Seats that want a pause; the game stops once all players do."""
    rematch: str | None
    """The table where the same people play again."""
    customs: int
    """Version of the table's customs: who is asked, and how chance is derived from the seed."""
