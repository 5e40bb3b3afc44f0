"""What a finished game is worth to those who played it."""

from __future__ import annotations

from typing import NamedTuple

from forts.server.store.records import GUEST, SeatRow
from forts.server.tables.live import LiveTable


class Part(NamedTuple):
    """What a seat's result is worth to whom it counts for."""

    who: str
    share: float
    """Of the victory."""
    merit: float
    """For ratings: the share, or less than nothing for somebody who left the seat to others."""


def part_of(live: LiveTable, seat: SeatRow) -> Part:
    """A person is credited with what that person played: whoever never decided has played nothing, whoever left the
    seat before the end has won nothing, and whoever left most of the game to a bot comes last."""
    won = 1 / len(live.row.winners) if seat.seat in live.row.winners and not seat.resigned else 0.0
    if seat.guest is None:
        return Part(who_is(None, seat.bot), won, won)
    own, bots = live.course.part_of(seat.seat)
    if own == 0 and bots and not seat.resigned:
        return Part(who_is(None, live.row.terms.standin), won, won)
    if seat.resigned or bots > own:
        return Part(who_is(seat.guest, None), 0.0, LEFT)
    if seat.standin is not None:
        won = 0.0
    return Part(who_is(seat.guest, None), won, won)


LEFT = -1.0
"""What somebody is rated by who left a game: less than any who lost it."""


def who_is(guest: str | None, bot: str | None) -> str:
    """Whom a result is written down for."""
    return f"{GUEST}{guest}" if guest is not None else f"bot:{bot}"
