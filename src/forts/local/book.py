"""The tables of a browser: each move is one batch, kept before anybody hears of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any

import msgspec

from forts.core import Order
from forts.core.errors import FortsError
from forts.local.store import JOURNAL, RESULTS, SEEN, SHELVES, TABLES, Change, Store, StoreFailed
from forts.server.errors import Refusal, Stale, Unknown
from forts.server.store.entry import Entry, Job
from forts.server.store.records import GUEST, JournalRow, SeatRow, TableRow
from forts.server.tables.book import Kept
from forts.server.tables.live import LiveTable
from forts.server.tables.parts import part_of
from forts.server.wire import Terms

FORMAT = 1
"""Of what is kept; a table of a newer one is left alone."""


class KeptTable(msgspec.Struct):
    """A table as it is kept, without its journal."""

    row: TableRow
    seats: list[SeatRow]
    format: int = FORMAT


class Result(msgspec.Struct, frozen=True):
    """How a game ended for whoever uses this browser."""

    table: str
    game: str
    at: float
    seat: int
    share: float
    points: int
    rivals: int
    """How many other people played."""
    entries: int
    first: float
    """What the first seat had of the victory."""


class LocalBook:
    """What is kept in a browser."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # -- reading -----------------------------------------------------------------------------------------------

    async def find(self, id_: str) -> Kept | None:
        """A table, or None; `Refusal` if it cannot be read."""
        text = await self.store.get(TABLES, id_)
        if text is None:
            return None
        table = as_table(text)
        rows = [text for _, text in await self.store.among(JOURNAL, f"{id_}/")]
        try:
            return table.row, table.seats, [_journal.decode(text) for text in rows]
        except msgspec.MsgspecError:
            raise Refusal("save-damaged") from None

    async def tables(self) -> tuple[list[KeptTable], list[str]]:
        """All tables, the newest first, and the ids of those that cannot be read."""
        found: list[KeptTable] = []
        damaged: list[str] = []
        for id_, text in await self.store.among(TABLES, ""):
            try:
                found.append(as_table(text))
            except Refusal:
                damaged.append(id_)
        return sorted(found, key=lambda one: -one.row.touched), damaged

    async def results_of(self, game: str | None = None) -> list[Result]:
        """How games ended here, the newest first."""
        found = [_results.decode(text) for _, text in await self.store.among(RESULTS, "")]
        return sorted((one for one in found if game in (None, one.game)), key=lambda one: -one.at)

    async def seen_by(self, guests: Collection[str], game: str) -> list[str]:
        """The cards of a game that were seen here, the one seen longest ago first."""
        seen = await self._seen(game)
        return sorted(seen, key=lambda card: (seen[card], card))

    async def _seen(self, game: str) -> dict[str, float]:
        text = await self.store.get(SEEN, game)
        return {} if text is None else msgspec.json.decode(text, type=dict[str, float])

    # -- writing -----------------------------------------------------------------------------------------------

    async def insert(self, row: TableRow, seats: list[SeatRow], journal: Iterable[JournalRow] = ()) -> None:
        """A new table."""
        changes: list[Change] = [(JOURNAL, _place(row.id, one.ply), _text(one)) for one in journal]
        await self._write([(TABLES, row.id, _text(KeptTable(row, seats))), *changes])

    async def remove(self, id_: str) -> None:
        """A table, and all that is known of it."""
        rows = [key for key, _ in await self.store.among(JOURNAL, f"{id_}/")]
        await self._write([(TABLES, id_, None), (RESULTS, id_, None), *((JOURNAL, key, None) for key in rows)])

    async def put(self, shelf: str, key: str, text: str | None) -> None:
        """Anything else; None takes it away."""
        await self._write([(shelf, key, text)])

    async def clear(self) -> None:
        """Everything goes."""
        keys = [(shelf, key) for shelf in SHELVES for key, _ in await self.store.among(shelf, "")]
        await self._write([(shelf, key, None) for shelf, key in keys])

    async def change(self, id_: str, job: Callable[[KeptTable], Any]) -> None:
        """Change a table outside its journal."""
        text = await self.store.get(TABLES, id_)
        if text is None:
            raise Unknown("no-such-table")
        table = as_table(text)
        job(table)
        await self._write([(TABLES, id_, _text(table))], (TABLES, id_, text))

    async def append(self, entry: Entry) -> None:
        """Keep an entry with all that belongs to it."""
        text = await self.store.get(TABLES, entry.table_id)
        table = None if text is None else as_table(text)
        if text is None or table is None or table.row.ply != entry.ply:
            raise Stale("stale-ply")
        row = msgspec.structs.replace(
            table.row, ply=entry.ply + 1, touched=entry.at, **msgspec.structs.asdict(entry.after)
        )
        batch = _Batch(KeptTable(row, table.seats))
        for job in entry.also:
            job(batch)
        for game, cards in batch.seen.items():
            batch.changes.append((SEEN, game, _text({**await self._seen(game), **cards})))
        changes: list[Change] = [
            (TABLES, row.id, _text(batch.table)),
            (JOURNAL, _place(row.id, entry.ply), _text(entry.as_journal)),
            *batch.changes,
        ]
        await self._write(changes, (TABLES, row.id, text))

    async def set_terms(self, id_: str, terms: Terms) -> None:
        """A table has other terms."""
        await self.change(id_, lambda table: setattr(table.row, "terms", terms))

    async def set_answered(self, id_: str, seat: int, on: bool) -> None:
        """A seat is answered for where there is one answer, or not."""
        await self.change(id_, lambda table: setattr(table.seats[seat], "answered", on))

    async def set_order(self, row: TableRow, seat: int, order: Order | None, is_due_anew: bool) -> None:
        """A seat has ordered something, or nothing any more."""

        def write(table: KeptTable) -> None:
            table.seats[seat].standing = order
            if is_due_anew:
                table.row.due, table.row.calls = row.due, row.calls

        await self.change(row.id, write)

    async def _write(self, changes: list[Change], guard: tuple[str, str, str] | None = None) -> None:
        try:
            await self.store.write(changes, guard)
        except StoreFailed as failed:
            if failed.why == "raced":
                raise Stale("stale-ply") from None
            raise Refusal(f"store-{failed.why}") from None

    # -- what goes with an entry ---------------------------------------------------------------------------------

    def seat(self, id_: str, seat: SeatRow) -> Job:
        """A seat as it is now."""
        now = msgspec.structs.replace(seat)

        def write(batch: _Batch) -> None:
            batch.table.seats[now.seat] = now

        return write

    def seats_unchanged(self, id_: str, seats: list[SeatRow]) -> Job:
        """The batch is guarded by the whole table as it was read."""
        return lambda batch: None

    def seen(self, guests: Iterable[str], game: str, cards: Iterable[str], at: float) -> Job:
        """What was just seen here."""
        found = dict.fromkeys(cards, at)

        def write(batch: _Batch) -> None:
            batch.seen.setdefault(game, {}).update(found)

        return write

    def results(self, live: LiveTable, now: float) -> Job:
        """How a game ended that has just ended."""
        row = live.row
        people = {seat.seat for seat in live.seats if seat.kind == "person"}
        parts = [(seat.seat, part_of(live, seat)) for seat in live.seats if seat.seat in people]
        mine = [(seat, part) for seat, part in parts if part.who.startswith(GUEST)]
        if not mine:
            return lambda batch: None
        seat, part = max(mine, key=lambda one: one[1].share)  # on several seats one has played one game
        first = 1 / len(row.winners) if 0 in row.winners else 0.0
        points = row.scores[seat] if row.scores else 0
        told = Result(row.id, row.game, now, seat, part.share, points, len(people) - 1, row.ply + 1, first)

        def write(batch: _Batch) -> None:
            batch.changes.append((RESULTS, told.table, _text(told)))

        return write

    def leaving(self, live: LiveTable, seat: int) -> Job:
        """Nothing is rated here."""
        return lambda batch: None


class _Batch:
    """What an entry changes beside its journal."""

    def __init__(self, table: KeptTable) -> None:
        self.table = table
        self.seen: dict[str, dict[str, float]] = {}
        self.changes: list[Change] = []


_tables = msgspec.json.Decoder(KeptTable)
_journal = msgspec.json.Decoder(JournalRow)
_results = msgspec.json.Decoder(Result)


def as_table(text: str) -> KeptTable:
    """A table from what was kept of it; `Refusal` if it is damaged, or of a newer version."""
    try:
        table = _tables.decode(text)
    except (msgspec.MsgspecError, FortsError):
        raise Refusal("save-damaged") from None
    if table.format > FORMAT:
        raise Refusal("table-newer")
    return table


def _place(id_: str, ply: int) -> str:
    """So that keys are in the order of plies."""
    return f"{id_}/{ply:06d}"


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
