"""The tables that this node has in memory, and the way to change one: lock, check, do, commit, tell."""

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

from forts.core.errors import FortsError
from forts.server.errors import Refusal, Unknown
from forts.server.hub import GONE, RESTART, Connection, Hub
from forts.server.store.entries import Entry
from forts.server.store.rows import After, JournalRow, News, read_journal, read_news, read_table
from forts.server.store.writer import Writer
from forts.server.tables import frames
from forts.server.tables.live import FOLLOWED, LiveTable
from forts.server.tables.there import There
from forts.server.wakes import Wakes
from forts.server.wire import OrderChanged, Presence, TableChanged, TrialChanged

Result = TypeVar("Result")
_log = logging.getLogger("forts.server")
_IDLE = 60.0
"""Seconds after which a table that nobody used leaves the memory."""


class Room:
    """Tables in memory, with those who listen to them."""

    def __init__(
        self, engine: Engine, writer: Writer, hub: Hub, clock: Callable[[], float] = time.time, speed: float = 1.0
    ) -> None:
        self.engine = engine
        # what is read together is of one moment, also if another node writes meanwhile; on SQLite it always is
        postgresql = engine.dialect.name == "postgresql"
        self._one_moment = engine.execution_options(isolation_level="REPEATABLE READ") if postgresql else engine
        self.writer = writer
        self.hub = hub
        self.clock = clock
        self.speed = speed
        """Of the clock of trials, beside the world's."""
        self.wakes = Wakes(None, _nothing)
        """The channel to other nodes; handed in before the node starts."""
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._readers = ThreadPoolExecutor(4, "forts-reader")
        self.moved: Callable[[LiveTable], None] = lambda live: None
        """Told after every commit; whoever plays the bots listens here."""
        self.shown: Callable[[LiveTable], None] = lambda live: None
        """Told whenever somebody was told how a table stands; whoever times its trials listens here."""
        self.there = There(hub, lambda: self.clock())
        """Who is there, on any node."""

    # -- reading -----------------------------------------------------------------------------------------------

    async def read(self, job: Callable[[Database], Result]) -> Result:
        """Something from the database, without holding up the event loop."""

        def run() -> Result:
            with self._one_moment.connect() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def live(self, id_: str) -> LiveTable:
        """The table, from memory or from the database; `Unknown` if there is none."""
        live = self.tables.get(id_)
        if live is None:
            if id_ not in self._loading:
                self._loading[id_] = asyncio.ensure_future(self._load(id_))
            live = await asyncio.shield(self._loading[id_])
        live.used = self.clock()
        return live

    async def _load(self, id_: str) -> LiveTable:
        try:
            live = await self.read(lambda database: load(database, id_, self.speed))
            self.tables[id_] = live
            return live
        finally:
            del self._loading[id_]

    def locked(self, id_: str) -> _Locked:
        """The table, with nobody else changing it: `async with room.locked(id) as live`."""
        return _Locked(self, id_)

    # -- changing ----------------------------------------------------------------------------------------------

    async def commit(self, live: LiveTable, entry: Entry, *, seats_changed: bool = False) -> None:
        """Store, then tell. If it cannot be stored, the table in memory is wrong, and dropped."""
        status = live.row.status
        try:
            await self.writer.append(entry)
        except BaseException:
            self.drop(live)
            raise
        live.committed(entry)
        if entry.kind in FOLLOWED and not entry.also:
            self.wakes.tell_entry(entry)
        else:
            self.wakes.tell(live.row.id)
        self._part(live)
        self.push(live, entry)
        if seats_changed or status != "playing" or entry.kind == "start":
            self.tell_table(live)
        self.moved(live)

    async def change(self, id_: str, job: Callable[[Database], Result]) -> Result:
        """Change rows of a table outside its journal (the lobby), then look at it anew."""
        result = await self.writer.run(job)
        self.wakes.tell(id_)
        await self.refresh(id_)
        return result

    def drop(self, live: LiveTable) -> None:
        """Forget the table; whoever needs it loads it again."""
        live.let_go()
        if self.tables.get(live.row.id) is live:
            del self.tables[live.row.id]

    async def refresh(self, id_: str) -> None:
        """Another node, or the lobby, has changed the table: look at it anew and tell those who listen."""
        old = self.tables.get(id_)
        if old is not None:
            async with old.lock:
                self.drop(old)
        if not self.hub.at(id_):
            return
        try:
            async with self.locked(id_) as live:
                self._part(live)
                self.push(live)
                self.tell_table(live)
                if old is None or old.row.ply != live.row.ply:
                    self.moved(live)
        except Unknown:  # it was removed
            for connection in list(self.hub.at(id_)):
                connection.close(GONE)

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

    def forget_idle(self) -> None:
        """Drop what nobody has used for a while, and games that are over and were left."""
        now = self.clock()
        for live in list(self.tables.values()):
            left = live.row.status == "over" and not self.hub.at(live.row.id)
            if (left or now - live.used > _IDLE) and not live.lock.locked():
                self.drop(live)

    # -- telling -----------------------------------------------------------------------------------------------

    def push(self, live: LiveTable, entry: Entry | None = None) -> None:
        """Tell every connection of the table what it has not been told yet. Those with the same eyes share a frame."""
        if live.match is None:
            return
        now = self.clock()
        made: dict[tuple[int | None, str | None, int], bytes] = {}
        for connection in self.hub.at(live.row.id):
            if connection.ply < 0 or connection.ply >= live.row.ply:
                continue
            key = (connection.seat, connection.lang, connection.ply)
            if key not in made:
                done = entry.request if entry is not None and entry.seat == connection.seat and entry.request else None
                frame = frames.update(live, connection.seat, connection.ply, now, lang=connection.lang, done=done)
                made[key] = frames.encode(frame)
            connection.ply = live.row.ply
            if entry is not None and entry.seat == connection.seat:
                connection.answered = entry.request
            connection.tell(made[key])
        self.shown(live)

    def push_trial(self, live: LiveTable) -> None:
        """Time alone has changed the trial: tell those who know all that led there."""
        now = self.clock()
        made: dict[int | None, bytes] = {}
        for connection in self.hub.at(live.row.id):
            if connection.ply != live.row.ply:
                continue
            if connection.seat not in made:
                trial = frames.trial_info(live, connection.seat, now)
                if trial is None:
                    return
                made[connection.seat] = frames.encode(TrialChanged(live.row.ply, trial))
            connection.tell(made[connection.seat])
        self.shown(live)

    def _part(self, live: LiveTable) -> None:
        """Whoever has lost a seat no longer sees with its eyes, or at all: such a socket has to be opened anew."""
        for connection in self.hub.at(live.row.id):
            if not live.may_look(connection.guest, connection.seat):
                connection.close(RESTART)

    def tell_table(self, live: LiveTable) -> None:
        """Tell every connection how seats and status are; each sees its own. All who have nothing of their own there
        share a frame: there may be hundreds."""
        online = self.online(live.row.id)
        involved = {live.row.host, *(seat.guest for seat in live.seats)}
        made: dict[str | None, bytes] = {}
        for connection in self.hub.at(live.row.id):
            guest = connection.guest if connection.guest in involved else None
            if guest not in made:
                made[guest] = frames.encode(TableChanged(frames.table_info(live.row, live.seats, guest, online)))
            connection.tell(made[guest])

    def catch_up(self, live: LiveTable, connection: Connection, since: int) -> None:
        """Tell one connection what it missed."""
        if not live.may_look(connection.guest, connection.seat):
            connection.close(RESTART)
        elif live.match is not None:
            frame = frames.update(live, connection.seat, since, self.clock(), lang=connection.lang)
            connection.ply = live.row.ply
            connection.tell(frames.encode(frame))
            self.shown(live)
        else:
            connection.ply = 0

    def tell_order(self, live: LiveTable, seat: int) -> None:
        """Tell a seat, and nobody else, what it has ordered."""
        for connection in self.hub.at(live.row.id):
            if connection.seat == seat:
                connection.tell(frames.encode(OrderChanged(frames.order(live, seat, connection.lang))))

    # -- presence ----------------------------------------------------------------------------------------------

    def online(self, id_: str) -> set[int]:
        """The seats with an open socket, on any node."""
        return self.there.online(id_)

    def tell_presence(self, id_: str) -> None:
        """Somebody came or went on this node."""
        self.tell_others_who_looks(id_)
        self._show_presence(id_)

    def tell_others_who_looks(self, id_: str) -> None:
        """Tell other nodes who is here, and has the table in sight."""
        hub = self.hub
        self.wakes.tell(
            id_, online=sorted(self.there.here(id_)), watching=hub.watching(id_), looking=sorted(hub.looking(id_))
        )

    def heard_presence(self, id_: str, node: str, seats: list[int], watching: int, looking: list[int]) -> None:
        """Somebody came or went, or looks elsewhere, on another node."""
        before = self.online(id_), self.there.watching(id_)
        self.there.heard(id_, node, seats, watching, looking)
        if (self.online(id_), self.there.watching(id_)) != before:
            self._show_presence(id_)

    async def seem_there(self, id_: str, seat: int, seconds: float) -> None:
        """Somebody who is away and whose order answers comes and goes, to the others' eyes, like one who answers."""
        self.there.come_by_order(id_, seat, self.clock() + seconds)
        self.tell_presence(id_)
        await asyncio.sleep(seconds)
        self.tell_presence(id_)

    def _show_presence(self, id_: str) -> None:
        presence = Presence(sorted(self.online(id_)), self.there.watching(id_))
        self.hub.tell(id_, frames.encode(presence))

    def close(self) -> None:
        """Stop reading."""
        self._readers.shutdown(wait=False, cancel_futures=True)


class _Locked:
    """A table's lock, held for a block. A table dropped while we waited for it is loaded again."""

    def __init__(self, room: Room, id_: str) -> None:
        self._room = room
        self._id = id_

    async def __aenter__(self) -> LiveTable:
        while True:
            live = await self._room.live(self._id)
            await live.lock.acquire()
            if not live.stale:
                self._held = live.lock
                return live
            live.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._held.release()


def load(database: Database, id_: str, speed: float = 1.0) -> LiveTable:
    """A table from the database."""
    found = read_table(database, id_) if id_.isprintable() else None  # PostgreSQL takes no text with a zero in it
    if found is None:
        raise Unknown("no-such-table")
    row, seats = found
    journal = read_journal(database, id_)
    if len(journal) != row.ply:
        raise Refusal("table-damaged")
    try:
        return LiveTable(row, seats, journal, speed)
    except FortsError as error:  # of rules that this program does not know, or knows no more
        raise Refusal("table-unreadable", why=error.reason) from None


async def _nothing(wake: object) -> None:
    return None
