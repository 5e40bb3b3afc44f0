"""A game as a file: written by one browser, taken in by another, in the middle or after the end."""

from __future__ import annotations

import msgspec

from forts import __version__
from forts.core.errors import FortsError
from forts.server.errors import Invalid, Refusal
from forts.server.names import Guest, new_id
from forts.server.store.records import JournalRow, SeatRow, TableRow
from forts.server.tables.book import Kept
from forts.server.tables.hall import as_live

KIND = "forts table"
FORMAT = 1
LARGEST = 4_000_000
"""Characters; the longest games have a tenth of them."""


class TableFile(msgspec.Struct, frozen=True):
    """A table with all that is needed to go on: the seed of its chance too."""

    kind: str
    format: int
    table: TableRow
    seats: list[SeatRow]
    journal: list[JournalRow]
    forts: str = __version__


def written(found: Kept) -> str:
    """A table as a file."""
    return msgspec.json.encode(TableFile(KIND, FORMAT, *found)).decode()


def read(text: str, guest: Guest, *, keep_id: bool) -> Kept:
    """A table from a file, played again to see that it is whole. Whoever reads it sits where people sat."""
    if len(text) > LARGEST:
        raise Invalid("file-too-large", most=LARGEST)
    try:
        file = msgspec.json.decode(text, type=TableFile)
    except (msgspec.MsgspecError, FortsError):
        raise Invalid("not-a-table-file") from None
    if file.kind != KIND:
        raise Invalid("not-a-table-file")
    if file.format > FORMAT:
        raise Refusal("table-newer")
    row, seats, journal = file.table, file.seats, file.journal
    row.host = guest.id
    for number, seat in enumerate(seats):
        if seat.seat != number:
            raise Invalid("not-a-table-file")
        if seat.kind == "person":
            seat.guest = guest.id
    if len(seats) != row.players or [one.ply for one in journal] != list(range(row.ply)):
        raise Invalid("not-a-table-file")
    if not keep_id:
        row.id, row.rematch = new_id(), None
    try:
        as_live((row, seats, journal))
    except Exception:  # whatever somebody wrote into it, the rules and the journal refuse it in many ways
        raise Invalid("not-a-table-file") from None
    return row, seats, journal
