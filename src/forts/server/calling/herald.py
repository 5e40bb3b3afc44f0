"""Calls people whose turn it is: looks at tables that have moved, and tells devices through their push services.

All there is to know is in the database, so that any node does what another one has left. Between nodes each call is
told by one of them; should it die over it, another tells it again, and the browser shows the second in place of the
first.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeAlias
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, select, text

from forts.core import message
from forts.server.calling.calls import Due, change, failed, find_changes, find_due, moved_since, take, told
from forts.server.calling.devices import drop_device
from forts.server.calling.encryption import encrypt
from forts.server.calling.services import Answer, Services
from forts.server.calling.vapid import Signer, base64url
from forts.server.store.schema import server
from forts.server.tables.room import Room
from forts.server.wire import PushMessage

_log = logging.getLogger("forts.server")
_EVERY, _SOON = 0.5, 0.1
"""Seconds between two looks; fewer while more is due than can be told at once."""
_OVERLAP = 10.0
"""Seconds that are looked at again: nodes commit in another order than their clocks say."""
_NOTED = 60
"""Looks between two notes of how far everything was looked at."""
_AT_ONCE, _PER_SERVICE = 64, 16
"""Messages under way at a time, and of them to one service: one that does not answer holds up nobody else's."""
_OF_ONE = 4
"""Messages to one guest's devices at a time, while others wait for theirs."""
_LOOKED_AT = 256
_LASTS = 60 * 60 * 24 * 3
"""Seconds that a push service keeps a message for a device that is off."""
_FIRST_RETRY, _LAST_RETRY = 4.0, 3600.0
_MOST_FAILURES = 20
"""In a row, after which a device is given up."""

_Key: TypeAlias = tuple[str, int, str]
"""A table, a seat and a device."""


class Herald:
    """Of one node."""

    def __init__(self, room: Room, signer: Signer, services: Services) -> None:
        self.room = room
        self.signer = signer
        self.services = services
        self._posts = ThreadPoolExecutor(_AT_ONCE, "forts-push")
        self._since: float | None = None
        self._known: dict[str, float] = {}
        """By table: how it had been touched when it was last looked at."""
        self.watched: Callable[[str], None] = lambda answer: None
        """Told how a push service has answered: 2xx and the like, or lost."""
        self._looks = 0
        self._under_way: dict[_Key, tuple[str, asyncio.Task[None]]] = {}
        """By what is being told: the service that it goes to, and who tells it."""
        self._more = False
        """Was more due than could be told at once?"""
        self._run: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._run = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop; what is being told is told again by whoever comes next, if it was not."""
        tasks = [task for _, task in self._under_way.values()]
        for task in (running := [*tasks, self._run] if self._run is not None else tasks):
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self._posts.shutdown(wait=False, cancel_futures=True)

    async def _go_on(self) -> None:
        while True:
            try:
                await self.look()
                await self.tell()
            except Exception:
                _log.exception("calling people")
            await asyncio.sleep(_SOON if self._more else _EVERY)

    # -- who is waited for -------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Find who is waited for, and who no longer is, at tables that have moved since the last look."""
        room = self.room
        if self._since is None:
            self._since = await room.writer.run(partial(_looked_to, now=room.clock()))
        since = self._since
        while True:
            moved = await room.read(partial(moved_since, since=since))
            fresh = [one for one in moved if self._known.get(one.id) != one.touched]
            if called := [one for one in fresh if one.called]:  # most tables need no second look
                now = room.clock()
                changes = await room.read(partial(find_changes, moved=called, now=now))
                if changes:
                    await room.writer.run(partial(change, changes=changes, now=now))
            self._known |= {one.id: one.touched for one in fresh}
            if not moved or moved[-1].touched == since or not fresh:
                break
            since = moved[-1].touched
        self._since = max(self._since, since - _OVERLAP)
        self._looks += 1
        if self._looks % _NOTED == 0:
            self._known = {id_: touched for id_, touched in self._known.items() if touched >= self._since}
            await room.writer.run(partial(_note_looked_to, at=self._since))

    # -- telling them ------------------------------------------------------------------------------------------

    async def tell(self) -> list[asyncio.Task[None]]:
        """Begin to tell devices what is due, as far as their services keep up; returns all that is under way."""
        busy = Counter(service for service, _ in self._under_way.values())
        full = sorted(service for service, count in busy.items() if count >= _PER_SERVICE)
        now = self.room.clock()
        due = await self.room.read(partial(find_due, now=now, most=_LOOKED_AT, without=full))
        self._more = bool(full) or len(due) > _AT_ONCE
        for one in in_turn(due):
            key, service = (one.table, one.seat, one.device), self.services.name_of(one.endpoint) or ""
            if key in self._under_way or busy[service] >= _PER_SERVICE or len(self._under_way) >= _AT_ONCE:
                continue
            busy[service] += 1
            task = asyncio.create_task(self._tell(one))
            self._under_way[key] = (service, task)
            task.add_done_callback(partial(self._told, key))
        return [task for _, task in self._under_way.values()]

    def _told(self, key: _Key, task: asyncio.Task[None]) -> None:
        del self._under_way[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("calling people", exc_info=error)

    async def _tell(self, one: Due) -> None:
        room = self.room
        seen = one.seat in room.there.looking(one.table)
        if not await room.writer.run(lambda database: take(database, one, seen, room.clock())):
            return
        answer = await asyncio.get_running_loop().run_in_executor(self._posts, self._post, one)
        self.watched(_kind(answer))
        if answer.status in (404, 410):
            await room.writer.run(lambda database: drop_device(database, one.device))
        elif 200 <= answer.status < 300:
            await room.writer.run(lambda database: told(database, one))
        else:
            await self._fail(one, answer)

    async def _fail(self, one: Due, answer: Answer) -> None:
        room = self.room
        passing = answer.status == 0 or answer.status == 429 or answer.status >= 500
        wait = max(answer.retry_after, _FIRST_RETRY * 4.0**one.tries)
        again = room.clock() + min(wait, _LAST_RETRY) if passing else None
        failures = await room.writer.run(lambda database: failed(database, one, again))
        _log.info("push service of device %s: %d", one.device, answer.status)
        if failures >= _MOST_FAILURES:
            await room.writer.run(lambda database: drop_device(database, one.device))

    def _post(self, one: Due) -> Answer:
        parts = urlsplit(one.endpoint)
        sealed = encrypt(msgspec.json.encode(words(one)), one.key, one.auth)
        headers = {
            "Authorization": self.signer.header(f"{parts.scheme}://{parts.netloc}"),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_LASTS),
            "Urgency": "normal" if one.done else "high",
            # a newer message takes the place of one that waits for the device
            "Topic": base64url(hashlib.sha256(f"{one.table} {one.seat}".encode()).digest())[:32],
        }
        return self.services.post(one.endpoint, sealed, headers)


def in_turn(due: list[Due]) -> list[Due]:
    """The oldest first, but a few of each guest before more of anybody: one who is slow to reach holds up no others."""
    counts: dict[str, int] = {}
    rounds: list[tuple[int, Due]] = []
    for one in due:
        counts[one.guest] = counts.get(one.guest, 0) + 1
        rounds.append(((counts[one.guest] - 1) // _OF_ONE, one))
    return [one for _, one in sorted(rounds, key=lambda found: found[0])]


def words(one: Due) -> PushMessage:
    """What a device is told: in its language, and with nothing in it that is hidden."""
    if one.done:
        return PushMessage("done", one.table, one.seat)
    game = message(f"{one.game}-title")
    title, body = message("push-title"), message("push-body", game=game)
    return PushMessage("turn", one.table, one.seat, title.text(one.lang), body.text(one.lang))


def _kind(answer: Answer) -> str:
    return "lost" if answer.status == 0 else f"{answer.status // 100}xx"


def _looked_to(connection: Connection, now: float) -> float:
    """Up to when an earlier node has looked at everything; from now on if there was none."""
    found = connection.execute(select(server.c.value).where(server.c.name == _MARK)).scalar()
    return now if found is None else min(now, float(bytes(found).decode())) - _OVERLAP


def _note_looked_to(connection: Connection, at: float) -> None:
    note = "INSERT INTO server (name, value) VALUES (:name, :at) ON CONFLICT (name) DO UPDATE SET value = :at"
    connection.execute(text(note), {"name": _MARK, "at": f"{at:.3f}".encode()})


_MARK = "called-to"
