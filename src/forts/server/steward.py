"""What the server does by itself: bots' moves, clocks, stand-ins, tables of nodes that died, sessions that ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, bindparam, select

from forts.server.attendant import Attendant
from forts.server.errors import Refusal
from forts.server.guests import ended_sessions
from forts.server.store import schema
from forts.server.store.sweeping import find_forgotten, sweep
from forts.server.tables import chat
from forts.server.tables.room import Room
from forts.server.thinkers import Thinkers

Key = TypeVar("Key")
_log = logging.getLogger("forts.server")
_EVERY = 0.5
"""Seconds between two looks at what is due."""
_GRACE = 5.0
"""Seconds that a bot's move may be overdue before another node takes it up."""
_SWEEP = 7200
"""Looks, an hour's, between two searches for what nobody will come back to; the first one is soon after the start."""
_FIRST_SWEEP = 40


class Steward(Attendant):
    """Looks after the tables of a node, and after those that nobody looks after."""

    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        super().__init__(room, thinkers)
        self.room: Room = room
        self._watch: asyncio.Task[None] | None = None
        self._rounds = 0

    def start(self) -> None:
        """Begin to look after things."""
        self._watch = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Stop; what is being thought about is dropped, and taken up by whoever starts next."""
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        await self.dismiss()

    # -- what is due -------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        grace = 0.0  # at the start nobody else is at it: all that is due was left by a node that died
        while True:
            try:
                await self._look(grace)
            except Exception:
                _log.exception("looking after tables")
            grace = _GRACE
            await asyncio.sleep(_EVERY)

    async def _look(self, grace: float) -> None:
        now = self.room.clock()
        for number, id_ in enumerate(await self.room.read(lambda database: _due(database, now))):
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)
            try:
                await self.act(id_, now, grace)
            except Refusal as refusal:
                _log.info("table %s: %s", id_, refusal)
            except Exception:  # the others have nothing to do with it
                _log.exception("looking after table %s", id_)
        self._rounds += 1
        if self._rounds % 4 == 0:
            self.room.forget_idle()
            await self._close_ended_sessions()
            await self._look_for_news()
        if self._rounds % _SWEEP == _FIRST_SWEEP:
            await self.sweep()

    async def sweep(self) -> None:
        """Remove what nobody will come back to, a little at a time."""
        room = self.room
        after: float | None = 0.0
        while True:
            now, spared = room.clock(), room.hub.tables.keys() | room.tables.keys()
            found = await room.read(partial(find_forgotten, now=now, spared=spared, after=after))
            if found:
                await room.writer.run(partial(sweep, found=found, now=now))
            elif found.looked_to is None:
                return
            after = 0.0 if found.tables else found.looked_to  # who sat at those tables may go now

    async def _close_ended_sessions(self) -> None:
        sessions = list({connection.session for connection in self.room.hub.all()})
        for part in _parts(sessions):
            for session in await self.room.read(partial(ended_sessions, among=part)):
                self.room.hub.end_session(session)

    async def _look_for_news(self) -> None:
        """Find what other nodes did and no wake told of: a wake may be lost."""
        for part in _parts(list(self.room.hub.tables.keys() | self.room.tables.keys())):
            changed: set[str] = set()
            for id_, ply, touched, said, due in await self.room.read(partial(_versions, ids=part)):
                live = self.room.tables.get(id_)
                if live is None:
                    news = any(0 <= connection.ply < ply for connection in self.room.hub.at(id_))
                else:
                    # what is due changes without a move when somebody gives an order over a pending question
                    newer = (ply, touched) > (live.row.ply, live.row.touched)
                    news = not live.lock.locked() and (newer or (ply == live.row.ply and due != live.row.due))
                if news:
                    changed.add(id_)
                if any(0 <= connection.said < said for connection in self.room.hub.at(id_)):
                    await chat.tell(self.room, id_)
            await self.room.follow(changed)


_AT_ONCE = 50
"""Tables that are due, looked at before anybody else is."""
_FEW = 512
"""Keys in one query; a power of two."""


def _parts(keys: list[Key]) -> Iterator[list[Key]]:
    """The keys in parts of few sizes, filled up with the last key: every size is another statement to keep."""
    for start in range(0, len(keys), _FEW):
        part = keys[start : start + _FEW]
        yield part + [part[-1]] * ((1 << (len(part) - 1).bit_length()) - len(part))


def _due(database: Connection, now: float) -> list[str]:
    """All tables where something is due: whoever lets a thousand wait for their bots is not to hide the others."""
    return list(database.scalars(_DUE, {"now": now}))


def _versions(database: Connection, ids: list[str]) -> list[tuple[str, int, float, int, float | None]]:
    return [(row.id, row.ply, row.touched, row.said, row.due) for row in database.execute(_VERSIONS, {"ids": ids})]


_TABLES = schema.tables.c
_DUE = select(_TABLES.id).where(_TABLES.due <= bindparam("now")).order_by(_TABLES.due)
_VERSIONS = select(_TABLES.id, _TABLES.ply, _TABLES.touched, _TABLES.said, _TABLES.due).where(
    _TABLES.id.in_(bindparam("ids", expanding=True))
)
