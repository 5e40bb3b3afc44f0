"""What a hall of tables needs of whoever keeps them: a database, or a browser."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Protocol

from forts.core import Order
from forts.server.store.entry import Entry, Job
from forts.server.store.records import JournalRow, SeatRow, TableRow
from forts.server.tables.live import LiveTable
from forts.server.wire import Terms

Kept = tuple[TableRow, list[SeatRow], list[JournalRow]]
"""A table with its seats and its journal."""


class Book(Protocol):
    """Tables as they are kept."""

    async def append(self, entry: Entry) -> None:
        """Keep an entry with all that belongs to it. `Stale` if another one has its place; `Refusal` if it failed."""

    async def seen_by(self, guests: Collection[str], game: str) -> list[str]:
        """The cards of a game that one of the guests has seen, the one seen longest ago first."""

    async def set_terms(self, id_: str, terms: Terms) -> None:
        """A table has other terms."""

    async def set_answered(self, id_: str, seat: int, on: bool) -> None:
        """A seat is answered for where there is one answer, or not."""

    async def set_order(self, row: TableRow, seat: int, order: Order | None, is_due_anew: bool) -> None:
        """A seat has ordered something, or nothing any more; the row says when the table is due since."""

    # what goes with an entry

    def seat(self, id_: str, seat: SeatRow) -> Job:
        """A seat as it is now."""

    def seats_unchanged(self, id_: str, seats: list[SeatRow]) -> Job:
        """Refuses the entry if somebody has changed the seats."""

    def seen(self, guests: Iterable[str], game: str, cards: Iterable[str], at: float) -> Job:
        """What guests have just seen."""

    def results(self, live: LiveTable, now: float) -> Job:
        """The results of a game that has just ended."""

    def leaving(self, live: LiveTable, seat: int) -> Job:
        """What it costs a person to be voted out of a rated game."""
