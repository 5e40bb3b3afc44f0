"""Trials: what hands, voices, reflexes and heads decide.

To the rules a trial is a chance node; weights come from the skills of its seats, and simulation, search and learning
answer it as they answer any other. Where people sit, they hold it themselves: a referee opens it, tries come in with
their times, and its outcome is settled. A trial being held is a *bout*: a fold over its tries, without a clock, without
input and output, without randomness but a secret that is handed in. Whoever has the same tries has the same bout.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Protocol

import msgspec

from forts.core.dice import Dice
from forts.core.record import Record
from forts.core.state import State


class Trial(Record, frozen=True):
    """A trial that is asked for."""

    number: int
    """How many actions were taken before it: its id at this table."""
    kind: str
    """In the game's words."""
    seats: list[int]
    """Who attempts it; in a duel the one whose turn it is, then the rival."""
    reader: int
    """Who reads it aloud at a table."""
    outcomes: list[str]
    """How it may end, as the notation of the actions that say so."""
    facts: dict[str, Any] = msgspec.field(default_factory=dict)
    """What a referee has to know besides, in the game's words."""


class Try(Record, frozen=True):
    """Something that somebody did in a trial."""

    seat: int
    at: float
    """Seconds since the opening, by the clock of whoever runs the trial."""
    what: Any
    """What was done, plain JSON; the trial says what it takes."""


class Bout(Protocol):
    """A trial being held. Tries alone carry it on: looking at it, at whatever moment, changes nothing."""

    def take(self, attempt: Try) -> None:
        """Go on by a try; `BadTry` if it is malformed, somebody else's, too early or too late, and nothing changes."""
        ...

    def waiting(self) -> list[int]:
        """The seats that are waited for, at the moment that was last looked at."""
        ...

    def judges(self, people: Collection[int]) -> list[int]:
        """Which of the people may say how it ended; nobody where the bout itself judges."""
        ...

    def next(self, now: float) -> float | None:
        """The next moment at which something changes by itself; None if nothing does."""
        ...

    def shown(self, viewer: int | None, now: float) -> Any:
        """What the viewer (None: a spectator) may see at this moment, plain data; `phase` in it says how far it is."""
        ...

    def outcome(self, now: float) -> str | None:
        """How it ended, one of the trial's outcomes; None while it goes on."""
        ...

    def told(self) -> dict[str, Any]:
        """What was asked and answered, once it is over, for log and replay: plain JSON."""
        ...

    def cards(self) -> list[str]:
        """The cards that have been seen in it: what later trials are told as `used` and `seen`."""
        ...


class Referee(Protocol):
    """Who chooses the cards of a game's trials and holds them."""

    def deal(
        self, players: int, options: Mapping[str, str | int | bool], seen: Sequence[str], secret: Dice
    ) -> dict[str, Any]:
        """What is dealt once, before the first trial, as plain JSON: kept with the table, handed to `open`.

        `cards` in it are the cards that are used by it; nothing of it is for players to see but by `clue`. `seen` are
        those that a person here has seen elsewhere, the one seen longest ago first.
        """
        ...

    def clue(self, deal: Mapping[str, Any], seat: int, number: int) -> str:
        """What the seat is told about what was dealt to it, by number from 1, once the rules have given it."""
        ...

    def sheet(self, deal: Mapping[str, Any], state: State, seat: int) -> list[str]:
        """Everything the seat has been told so far about what was dealt to it, in order; everybody has heard it."""
        ...

    def dealt(self, deal: Mapping[str, Any], seat: int) -> str:
        """What was dealt to the seat, to be shown when the game is over."""
        ...

    def open(
        self,
        trial: Trial,
        options: Mapping[str, str | int | bool],
        deal: Mapping[str, Any],
        bots: Mapping[int, int],
        used: Sequence[str],
        seen: Sequence[str],
        secret: Dice,
        *,
        away: Collection[int] = (),
        faces: Collection[str] | None = None,
        together: bool = False,
    ) -> dict[str, Any]:
        """How the trial is opened, as plain JSON: which card, who judges, which seats are bots of which skill.

        `mode` in it says how it is held, where there are several ways.

        `used` are the cards of this table so far, the oldest first; `seen` those that a person here has seen elsewhere,
        the one seen longest ago first; `away` the people who are not there. Whoever cannot show every trial says in
        `faces` which ones. `together`: those who attempt it look at one screen, so that nothing is secret between them.
        """
        ...

    def proposed(self, options: Mapping[str, str | int | bool], seen: Sequence[str]) -> Mapping[str, str | int | bool]:
        """The choices, by option, that leave most to be seen to somebody who has seen these cards."""
        ...

    def hold(self, trial: Trial, opening: Mapping[str, Any], secret: Dice) -> Bout:
        """The trial from its opening; the same secret makes the same puzzle."""
        ...


DEAL = -1
"""The number by which `secret_of` makes the secret of what is dealt before the first trial."""


def secret_of(seed: int, number: int) -> Dice:
    """The secret of a trial: from the table's seed and the trial's number, apart from what chance draws.

    Any machine makes the same one, so that none is stored; whoever is shown the seed can check every puzzle.
    """
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=16, person=b"forts trial").digest()
    return Dice(int.from_bytes(digest, "big"))
