"""What each trial brings of its own: a puzzle made from a secret, what is seen of it, and how it is judged.

A puzzle knows neither clock nor people. Its times are seconds since it began, as the card means them: who has more time
sees every time stretched alike, and the puzzle does not know. It is made anew from the same secret on any machine, and
goes on by what the seats do; whoever did the same at the same times has the same puzzle.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

import msgspec

from forts.core.dice import Dice
from forts.core.errors import BadTry
from forts.core.record import Record

WON = "won"
LOST = "lost"
NO_WINNER = "no winner"
"""How a trial ends, in the notation of its actions."""
LATE = 1.0
"""Seconds after the glass is empty that a try still counts: lines are slow."""
FASTEST = 0.12
"""Seconds below which nobody reacts."""
BELIEVED = 0.6
"""Seconds by which the time on a player's own screen may be below what was measured here."""
AHEAD = 0.1
"""Seconds by which a screen's clock may be ahead of ours; beyond that more time is claimed than has passed."""

Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]
"""A moment on a player's own screen, since the puzzle began there."""
Sometime = Annotated[int, msgspec.Meta(ge=-1, le=86_400_000)]
"""The same, or -1 for no moment."""
WholeNumber = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""A number that somebody may answer."""


class Puzzle:
    """A trial that is on. Subclasses make themselves in `__init__` and say what happens."""

    name: ClassVar[str] = ""
    """The module's name, in screen cards and on the wire."""
    still: ClassVar[bool] = False
    """Does it need neither quick hands nor a picture?"""
    in_the_open: ClassVar[bool] = False
    """May two who duel look at one screen: do they play in turn, with nothing secret?"""
    sets: ClassVar[tuple[str, int, int]] = ("", 0, 0)
    """What a card may set otherwise than its level, with the least and the most; nothing without a name."""
    takes: ClassVar[type[Record]]
    """What a seat may send: a record, checked before `take` sees it."""

    def __init__(
        self,
        seats: Sequence[int],
        level: int,
        settings: Mapping[str, Any],
        secret: Dice,
        bots: Mapping[int, int],
        stretch: float = 1.0,
    ) -> None:
        self.seats = list(seats)
        """Who attempts it."""
        self.level = level
        """1 from seven years, 2 everybody, 3 grown-ups."""
        self.settings = settings
        """What the card says besides."""
        self.secret = secret
        """What the puzzle is made from, and nothing else."""
        self.stretch = stretch
        """How much time is stretched; only for what is measured on a screen, which is not."""
        self.bots = dict(bots)
        """Skill of each seat that is a bot's; the puzzle plays for it."""
        self.ended: str | None = None
        """How it ended, once that is known."""

    def setting(self, name: str, usual: int) -> int:
        """A number that the card may set; else the usual one of the level."""
        return int(self.settings.get(name, usual))

    @property
    def late(self) -> float:
        """Seconds that a try may be late: a line is as slow for who has more time."""
        return LATE / self.stretch

    def take(self, seat: int, at: float, what: Any) -> None:
        """A seat does something (an instance of `takes`); `BadTry` if it cannot be done now, and nothing changes."""
        raise NotImplementedError  # each puzzle has its own

    def waiting(self) -> list[int]:
        """The seats that have something to do."""
        return [seat for seat in self.seats if seat not in self.bots] if self.ended is None else []

    def next(self, at: float) -> float | None:
        """The next moment after this one at which something changes by itself; None if nothing does."""
        return None

    def tick(self, at: float) -> None:
        """Time has passed: end what has run out, let bots do what is due. Called before anything else at a moment."""

    def may_appeal(self) -> bool:
        """Has a wrong answer been given that somebody might find right?"""
        return False

    def shown(self, viewer: int | None, at: float) -> Record:
        """What the viewer may see at this moment: never an answer, a later question or a rival's secret."""
        raise NotImplementedError  # each puzzle has its own

    def told(self) -> dict[str, Any]:
        """What was asked and answered, once it is over."""
        raise NotImplementedError  # each puzzle has its own


def after(moments: Sequence[float], at: float) -> float | None:
    """The first of some moments, in order, that is still to come."""
    for moment in moments:
        if moment > at + _INSTANT:
            return moment
    return None


def reached(moment: float, at: float) -> bool:
    """Has the moment come?"""
    return at >= moment - _INSTANT


_INSTANT = 1e-6
"""Two times that differ by less are the same: stretching and unstretching rounds."""


def glass(seconds: float, since: float) -> float:
    """Seconds left of a glass that has run so long, to the millisecond; full before it is turned."""
    return round(min(seconds, max(0.0, seconds - since)), 3)


def refuse(why: str) -> BadTry:
    """A try that is refused: early, late, not-yours, not-now, malformed or impossible."""
    return BadTry("boyard-bad-try", why=why)


def believed(own: float, measured: float) -> float:
    """The time that counts for who was faster, in whole milliseconds: that of one's own screen, if it can be true."""
    return round(max(own, measured - BELIEVED), 3)
