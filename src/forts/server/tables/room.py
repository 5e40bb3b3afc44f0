"""The tables that a node has in memory: a hall whose book is a database that other nodes write to as well."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from msgspec.structs import asdict, replace
from sqlalchemy import Connection as Database
from sqlalchemy import Engine

from forts.server.errors import Refusal
from forts.server.hub import Hub
from forts.server.store.rows import After, JournalRow, News, read_news, read_table
from forts.server.store.writer import Writer
from forts.server.tables.database_book import DatabaseBook, kept
from forts.server.tables.hall import Hall, as_live
from forts.server.tables.live import LiveTable

Result = TypeVar("Result")
_log = logging.getLogger("forts.server")


class Room(Hall):
    """Tables in memory, and the database."""

    def __init__(
        self, engine: Engine, writer: Writer, hub: Hub, clock: Callable[[], float] = time.time, speed: float = 1.0
    ) -> None:
        super().__init__(DatabaseBook(self.read, writer), hub, clock, speed)
        self.engine = engine
        # what is read together is of one moment, also if another node writes meanwhile; on SQLite it always is
        postgresql = engine.dialect.name == "postgresql"
        self._one_moment = engine.execution_options(isolation_level="REPEATABLE READ") if postgresql else engine
        self.writer = writer
        self._readers = ThreadPoolExecutor(4, "forts-reader")

    async def read(self, job: Callable[[Database], Result]) -> Result:
        """Something from the database, without holding up the event loop."""

        def run() -> Result:
            with self._one_moment.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def _find(self, id_: str) -> LiveTable:
        # playing a long game again takes a while: not on the event loop
        return await self.read(lambda database: load(database, id_, self.speed))

    async def change(self, id_: str, job: Callable[[Database], Result]) -> Result:
        """Change rows of a table outside its journal (the lobby), then look at it anew."""
        result = await self.writer.run(job)
        await self.look_anew(id_)
        return result

    async def look_again(self, id_: str) -> LiveTable:
        """The table, once more from memory if it is as it was: perhaps another node has changed who sits there.

        Anybody may cause this, so that it costs little and is told to nobody if nothing has changed.
        """
        live = await self.live(id_)
        found = await self.read(lambda database: read_table(database, id_))
        if found is None or found[0].ply != live.row.ply or found[1] != live.seats or found[0].terms != live.row.terms:
            await self.refresh(id_)
        return await self.live(id_)

    async def follow(self, ids: set[str]) -> None:
        """Other nodes have changed these tables. Moves are taken over without reading whole games again."""
        known = {id_: self.tables[id_].row.ply for id_ in ids if id_ in self.tables}
        found = await self.read(lambda database: read_news(database, known)) if known else {}
        for id_ in ids:
            live = self.tables.get(id_)
            if id_ not in found or live is None or not self._take_over(live, found[id_]):
                try:
                    await self.refresh(id_)
                except Refusal as refusal:
                    _log.info("table %s: %s", id_, refusal)

    def go_on(self, id_: str, entry: JournalRow, after: After) -> bool:
        """Another node has written this entry, and no more; False if the table has to be looked at."""
        live = self.tables.get(id_)
        if live is None or entry.ply != live.row.ply:
            return False
        row = replace(live.row, ply=entry.ply + 1, touched=entry.at, **asdict(after))
        return self._take_over(live, (row, live.seats, [entry]))

    def _take_over(self, live: LiveTable, news: News) -> bool:
        """Go on by moves that another node has written; False if there was more, or somebody is at it here."""
        ply, status = live.row.ply, live.row.status
        ordered, seats = live.ordered, live.seats
        if news[0].ply < ply:  # what was read is old already, and what it says besides is looked at anew
            return news[1] == live.seats and news[0].rematch == live.row.rematch
        if live.lock.locked() or not live.follow(*news):
            return False
        self.push(live)
        for before, after in zip(seats, live.seats, strict=True):
            if before.standing != after.standing:
                self.tell_order(live, after.seat)
        if live.row.status != status:
            self.tell_table(live)
        if live.row.ply != ply or live.ordered != ordered:
            self.moved(live)
        return True

    def heard_presence(self, id_: str, node: str, seats: list[int], watching: int, looking: list[int]) -> None:
        """Somebody came or went, or looks elsewhere, on another node."""
        before = self.online(id_), self.there.watching(id_)
        self.there.heard(id_, node, seats, watching, looking)
        if (self.online(id_), self.there.watching(id_)) != before:
            self._show_presence(id_)

    def close(self) -> None:
        """Stop reading."""
        self._readers.shutdown(wait=False, cancel_futures=True)


def load(database: Database, id_: str, speed: float = 1.0) -> LiveTable:
    """A table from the database."""
    return as_live(kept(database, id_), speed)
