"""Tables, seats and journals as objects, whoever keeps them: a database, or a browser."""

from __future__ import annotations

from typing import Any

import msgspec

from forts.core.game import Options
from forts.core.order import Order
from forts.server.wire import SeatKind, Status, Terms

GUEST = "guest:"
"""What a guest's id stands behind, where bots have results too."""


class SeatRow(msgspec.Struct):
    """A seat of a table."""

    seat: int
    kind: SeatKind
    guest: str | None
    name: str
    face: str
    bot: str | None
    standin: str | None
    resigned: bool
    invite: str
    answered: bool = True
    """Does the server answer where there is one answer only, and the question is asked for the others' sake?"""
    standing: Order | None = None
    """What whoever sits here has ordered, whether it still stands or not. Nobody else is told."""

    @property
    def played_by_bot(self) -> str | None:
        """The bot that decides here now, if any."""
        return self.bot or self.standin


class TableRow(msgspec.Struct):
    """A table, without its journal."""

    id: str
    game: str
    rules: int
    players: int
    options: Options
    terms: Terms
    host: str
    status: Status
    seed: str
    """128 bits in hexadecimal; chance is derived from it. Nobody is shown it before the end."""
    ply: int
    actor: int | None
    """The seat that is asked; None if nobody is."""
    banks: list[float]
    asked: float
    due: float | None
    votes: dict[str, list[int]]
    winners: list[int]
    scores: list[int]
    rematch: str | None
    created: float
    touched: float
    data: str = ""
    """Fingerprint of the data that is played with; empty at tables older than fingerprints."""
    waiting: list[int] = []
    """The seats that the pending trial waits for."""
    customs: int = 0
    """How the table is run, by the version that it began with; see `tables.customs`."""
    barred: list[str] = []
    """Guests whom the host has sent away."""
    calls: dict[str, int] = {}
    """By seat that is waited for and that a person has: the entry that began it."""


class After(msgspec.Struct, frozen=True):
    """What every entry of a journal writes anew into its table's row."""

    status: Status
    actor: int | None
    banks: list[float]
    asked: float
    due: float | None
    votes: dict[str, list[int]]
    winners: list[int]
    scores: list[int]
    waiting: list[int]
    calls: dict[str, int]


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entry says beside its actions. It has secrets in it: what a player may know of it, frames say."""

    deal: dict[str, Any] | None = None
    """With the start: what the referee has dealt."""
    opening: dict[str, Any] | None = None
    """How the trial is opened that the entry led to; with a seat that changed hands, how it is opened anew."""
    at: float = 0.0
    """Of a try: seconds since the opening, by the trial's clock."""
    what: Any = None
    """Of a try: what was done."""
    order: Order | None = None
    """Of a move: the standing order that gave it."""
    told: dict[str, Any] | None = None
    """Of a verdict: what was asked and answered."""
    cards: list[str] = []
    """Of a verdict: the cards that were seen."""
    steps: int = 1
    """Of an undo: how many decisions it takes back."""


# made here, in one thread: msgspec takes a type in when it first meets it, and crashes if two threads do so at once
for _row in (SeatRow, TableRow, Note, Order):
    msgspec.json.Decoder(_row)


class JournalRow(msgspec.Struct, frozen=True):
    """One entry of a table's journal."""

    ply: int
    kind: str
    """start, move, try, verdict, undo, pause, resume, lapse, standin, return, resign, replace, vote or taken."""
    seat: int
    actions: list[int]
    """The decision or the outcome of a trial, if any, and what chance answered."""
    request: str
    at: float
    note: Note | None = None

    @property
    def steps(self) -> int:
        """Of an undo: how many decisions it takes back."""
        return 1 if self.note is None else self.note.steps
