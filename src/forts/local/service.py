"""A browser's own server: its office for calls, its lines to tables, and whoever sees to bots and clocks."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Callable
from urllib.parse import parse_qs

from forts import __version__
from forts.local.hall import LocalHall
from forts.local.office import Office
from forts.local.store import Store
from forts.local.thinker import Errands, LocalThinkers
from forts.server.attendant import Attendant
from forts.server.clerk import Clerk
from forts.server.errors import Forbidden, Refusal
from forts.server.hub import RESTART, Connection
from forts.server.tables import frames
from forts.server.wire import Welcome

_log = logging.getLogger("forts.local")
_SOCKET = re.compile(r".*/tables/([^/?]+)/socket(?:\?(.*))?")
_EVERY = 0.5
"""Seconds between two looks at what is due."""
_HINT_SECONDS = 2.0
"""A browser searches slower than a server: it takes longer, and nobody else waits."""


class Line:
    """A viewer's line to a table, as a socket would be."""

    def __init__(self, service: Service, connection: Connection, clerk: Clerk, tell: Callable[[str], object]) -> None:
        self._service = service
        self.connection = connection
        self._clerk = clerk
        self._tell = tell
        self._asked: asyncio.Queue[str] = asyncio.Queue()
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._pass_on())]

    def send(self, text: str) -> None:
        """What the viewer asks, in the order in which it comes."""
        self._asked.put_nowait(text)

    async def _listen(self) -> None:
        while not self.connection.closing:
            text = await self._asked.get()
            try:
                await self._clerk.answer(text)
            except Exception:  # one request; the line is opened anew, and what was not answered asked again
                _log.exception("a request at table %s", self.connection.table)
                self.connection.close(RESTART)

    async def _pass_on(self) -> None:
        while (frame := await self.connection.next()) is not None:
            self._tell(frame.decode())
        self._service.closed(self)

    def close(self) -> None:
        """The viewer leaves."""
        self._clerk.drop_hint()
        self.connection.close(1000)
        for task in self._tasks:
            task.cancel()


class Service:
    """Everything that one browser needs to play."""

    def __init__(
        self, store: Store, errands: Errands, clock: Callable[[], float] = time.time, speed: float = 1.0
    ) -> None:
        self.hall = LocalHall(store, clock, speed)
        self.thinkers = LocalThinkers(errands)
        self.office = Office(self.hall, self.thinkers)
        self.attendant = Attendant(self.hall, self.thinkers)
        self._hinting: set[str] = set()
        self._closed: dict[Line, Callable[[int], object]] = {}
        self._watch: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look after things."""
        self._watch = asyncio.ensure_future(self._look())

    async def stop(self) -> None:
        """End all of it; what was kept stays."""
        if self._watch is not None:
            self._watch.cancel()
        for line in list(self._closed):
            line.close()
        await self.attendant.dismiss()

    async def open(self, address: str, tell: Callable[[str], object], closed: Callable[[int], object]) -> Line | None:
        """A line to a table; None if there is none to be had, for the reason that `closed` is told."""
        found = _SOCKET.fullmatch(address)
        if found is None:
            closed(4404)
            return None
        query = {name: values[0] for name, values in parse_qs(found[2] or "").items()}
        guest = await self.office.guest()
        try:
            live = await self.hall.live(found[1])
            mine = live.seats_of(guest.id)
            seat = int(query["seat"]) if query.get("seat", "").isdigit() else (mine[0] if mine else None)
            if seat is not None and seat not in mine:
                raise Forbidden("not-your-seat")
        except Forbidden:
            closed(4403)
            return None
        except Refusal:
            closed(4404)
            return None
        connection = Connection(found[1], seat, guest.id, b"", "here", None)
        self.hall.hub.add(connection)
        clerk = Clerk(self.hall, self.thinkers, self._hinting, _HINT_SECONDS, connection, guest)
        line = Line(self, connection, clerk, tell)
        self._closed[line] = closed
        since = query.get("since", "")
        async with self.hall.locked(found[1]) as live:
            info = frames.table_info(live.row, live.seats, guest.id, self.hall.online(found[1]))
            connection.tell(frames.encode(Welcome(info, seat, __version__, [])))
            connection.said = 0
            self.hall.catch_up(live, connection, int(since) if since.isdigit() else live.row.ply)
            self.hall.moved(live)
        self.hall.tell_presence(found[1])
        return line

    def leave(self, line: Line) -> None:
        """A viewer leaves."""
        self._closed.pop(line, None)
        line.close()
        self._gone(line)

    def closed(self, line: Line) -> None:
        """A line was closed from this side."""
        told = self._closed.pop(line, None)
        if told is not None:
            told(line.connection.closing)
            self._gone(line)

    def _gone(self, line: Line) -> None:
        table = line.connection.table
        self.hall.hub.remove(line.connection)
        self.hall.tell_presence(table)
        if (live := self.hall.tables.get(table)) is not None:
            self.hall.moved(live)

    async def _look(self) -> None:
        """Clocks that have run out, trials that are over; only of tables that somebody looks at."""
        while True:
            now = self.hall.clock()
            for id_ in list(self.hall.hub.tables):
                try:
                    await self.attendant.act(id_, now, _EVERY)
                except Refusal as refusal:
                    _log.info("table %s: %s", id_, refusal)
                except Exception:  # the others have nothing to do with it
                    _log.exception("looking after table %s", id_)
            self.hall.forget_idle()
            await asyncio.sleep(_EVERY)
