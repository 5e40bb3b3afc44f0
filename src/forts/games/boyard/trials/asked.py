"""What people may ask for and do in a trial on screen, around the puzzle itself, and how such a trial is shown."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import refuse

FACTORS = (1.0, 1.5, 2.0, 3.0, 10.0)
"""How much time may be stretched."""
LARGEST = 4096
"""Bytes of a try."""


class Ready(Record, frozen=True, tag_field="do", tag="ready", forbid_unknown_fields=True):
    """Begin: the clock may run."""


class MoreTime(Record, frozen=True, tag_field="do", tag="time", forbid_unknown_fields=True):
    """Stretch the time, for all who attempt it."""

    factor: float


class Another(Record, frozen=True, tag_field="do", tag="another", forbid_unknown_fields=True):
    """Another trial instead, one that needs no quick hands; once."""


class Accept(Record, frozen=True, tag_field="do", tag="accept", forbid_unknown_fields=True):
    """The answer was wrong: so be it."""


class Appeal(Record, frozen=True, tag_field="do", tag="appeal", forbid_unknown_fields=True):
    """But it fits: let somebody judge."""


class Fits(Record, frozen=True, tag_field="do", tag="fits", forbid_unknown_fields=True):
    """The judge's word on an appeal."""

    fits: bool


class Do(Record, frozen=True, tag_field="do", tag="do", forbid_unknown_fields=True):
    """Something in the puzzle itself."""

    what: Any


Asked = Ready | MoreTime | Another | Accept | Appeal | Fits | Do
"""What somebody may try."""

Phase = Literal["ready", "on", "wrong", "appeal", "done"]
"""`wrong`: an answer that may still be appealed; `appeal`: somebody judges."""


class Shown(Record, frozen=True):
    """A trial as one viewer sees it."""

    phase: Phase
    puzzle: str
    """Name of the puzzle."""
    card: str
    """Id of its card."""
    level: int
    factor: float
    """How much the time is stretched."""
    ready: list[int]
    """Who is ready."""
    another: bool
    """May another trial be asked for?"""
    began: float | None
    """When it began, in seconds since the opening."""
    what: Any
    """What the puzzle shows; nothing before it is on. Its seconds are the card's, to be multiplied by `factor`."""
    appeal: dict[str, Any] | None
    """What was asked and answered, for the judge of an appeal and nobody else."""
    left: float
    """Seconds in which a wrong answer can still be appealed, or be judged; 0 if there is none."""


def read(what: Any, kind: Any) -> Any:
    """A try, plain JSON, as what it has to be; `BadTry` if it is not, or too large."""
    try:
        if len(msgspec.json.encode(what)) <= LARGEST:
            return msgspec.convert(what, kind)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError, RecursionError):
        pass  # lone surrogates, numbers beyond all measure, lists in lists without end
    raise refuse("malformed")
