"""The tables in memory, and the way to change one: lock, check, do, commit, tell."""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable

from forts.core.errors import FortsError
from forts.server.errors import Refusal, Unknown
from forts.server.hub import GONE, RESTART, Connection, Hub
from forts.server.store.entry import Entry
from forts.server.tables import frames
from forts.server.tables.book import Book, Kept
from forts.server.tables.live import FOLLOWED, LiveTable
from forts.server.tables.there import There
from forts.server.wakes import Wakes
from forts.server.wire import OrderChanged, Presence, TableChanged, TrialChanged

_IDLE = 60.0
"""Seconds after which a table that nobody used leaves the memory."""


class Hall(ABC):
    """Tables in memory, with those who listen to them, and the book that they are kept in."""

    def __init__(self, book: Book, hub: Hub, clock: Callable[[], float] = time.time, speed: float = 1.0) -> None:
        self.book = book
        self.hub = hub
        self.clock = clock
        self.speed = speed
        """Of the clock of trials, beside the world's."""
        self.wakes = Wakes(None, _nothing)
        """The channel to other nodes; handed in before the node starts."""
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self.moved: Callable[[LiveTable], None] = lambda live: None
        """Told after every commit; whoever plays the bots listens here."""
        self.shown: Callable[[LiveTable], None] = lambda live: None
        """Told whenever somebody was told how a table stands; whoever times its trials listens here."""
        self.there = There(hub, lambda: self.clock())
        """Who is there, on any node."""

    # -- reading -----------------------------------------------------------------------------------------------

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
            live = await self._find(id_)
            self.tables[id_] = live
            return live
        finally:
            del self._loading[id_]

    @abstractmethod
    async def _find(self, id_: str) -> LiveTable:
        """The table as it was kept, by `as_live`."""

    def locked(self, id_: str) -> _Locked:
        """The table, with nobody else changing it: `async with room.locked(id) as live`."""
        return _Locked(self, id_)

    # -- changing ----------------------------------------------------------------------------------------------

    async def commit(self, live: LiveTable, entry: Entry, *, seats_changed: bool = False) -> None:
        """Store, then tell. If it cannot be stored, the table in memory is wrong, and dropped."""
        status = live.row.status
        try:
            await self.book.append(entry)
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

    async def look_anew(self, id_: str) -> None:
        """A table was changed outside its journal: tell the other nodes, and look at it."""
        self.wakes.tell(id_)
        await self.refresh(id_)

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
                if old is not None:
                    live.recall(old)
                self._part(live)
                self.push(live)
                self.tell_table(live)
                if old is None or old.row.ply != live.row.ply:
                    self.moved(live)
        except Unknown:  # it was removed
            for connection in list(self.hub.at(id_)):
                connection.close(GONE)

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

    async def seem_there(self, id_: str, seat: int, seconds: float) -> None:
        """Somebody who is away and whose order answers comes and goes, to the others' eyes, like one who answers."""
        self.there.come_by_order(id_, seat, self.clock() + seconds)
        self.tell_presence(id_)
        await asyncio.sleep(seconds)
        self.tell_presence(id_)

    def _show_presence(self, id_: str) -> None:
        presence = Presence(sorted(self.online(id_)), self.there.watching(id_))
        self.hub.tell(id_, frames.encode(presence))


class _Locked:
    """A table's lock, held for a block. A table dropped while we waited for it is loaded again."""

    def __init__(self, room: Hall, id_: str) -> None:
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


def as_live(found: Kept | None, speed: float = 1.0) -> LiveTable:
    """A table as it was kept."""
    if found is None:
        raise Unknown("no-such-table")
    row, seats, journal = found
    if len(journal) != row.ply:
        raise Refusal("table-damaged")
    try:
        return LiveTable(row, seats, journal, speed)
    except FortsError as error:  # of rules that this program does not know, or knows no more
        raise Refusal("table-unreadable", why=error.reason) from None


async def _nothing(wake: object) -> None:
    return None
