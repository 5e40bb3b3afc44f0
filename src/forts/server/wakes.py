"""Telling other nodes that a table has moved on. The database has the truth; a wake says where to look.

A move comes along with its wake, once it is stored: a node that knows all before it need not look. One that does not,
or that has doubts, reads the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from forts.server.store.entry import Entry
from forts.server.store.records import After, JournalRow

if TYPE_CHECKING:
    from redis.asyncio import Redis

_log = logging.getLogger("forts.server")
_CHANNEL = "forts:wakes"
_RETRY = 0.5
"""Seconds between two tries to reach a Redis that is gone."""


class Wake(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something has happened at a table on another node."""

    node: str
    table: str
    online: list[int] | None = None
    """Given if it is about who is there: the seats with a socket on that node."""
    watching: int = 0
    looking: list[int] = []
    """Of those seats, the ones whose person has the table in sight."""
    chat: int = 0
    """Given if something was said: its number."""
    entry: JournalRow | None = None
    """Given if it is a move like most: the newest entry of the journal."""
    after: After | None = None
    """And what the table's row says since."""


class Wakes:
    """The channel between nodes; without Redis there is nobody to tell."""

    def __init__(self, address: str | None, heard: Callable[[Wake], Awaitable[None]]) -> None:
        self.node = secrets.token_hex(8)
        """Name of this node."""
        self.state = "none"
        """none, ok or lost."""
        self._heard = heard
        self._redis: Redis | None = None
        self._outbox: asyncio.Queue[bytes] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        if address is not None:
            # imported where it is used: a server by itself needs no Redis, and starts a third of a second sooner
            from redis.asyncio import Redis

            self._redis = Redis.from_url(address, socket_connect_timeout=2, socket_timeout=5, health_check_interval=0)
            self.state = "lost"

    @property
    def alone(self) -> bool:
        """Is there no channel?"""
        return self._redis is None

    def start(self) -> None:
        """Begin to listen."""
        if self._redis is not None:
            self._tasks = [asyncio.create_task(self._listen(self._redis)), asyncio.create_task(self._send(self._redis))]

    def tell(
        self,
        table: str,
        *,
        online: list[int] | None = None,
        watching: int = 0,
        looking: list[int] | None = None,
        chat: int = 0,
    ) -> None:
        """Say that a table has changed. Never waits and never fails: whoever misses it looks into the database."""
        self._put(Wake(self.node, table, online, watching, looking or [], chat))

    def tell_entry(self, entry: Entry) -> None:
        """Say what was written into a table's journal; nothing else of the table has changed."""
        if self._redis is not None:
            self._put(Wake(self.node, entry.table_id, entry=entry.as_journal, after=entry.after))

    def _put(self, wake: Wake) -> None:
        if self._redis is not None:
            with contextlib.suppress(asyncio.QueueFull):
                self._outbox.put_nowait(msgspec.json.encode(wake))  # at once: a table's lists are its own, and change

    async def close(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            await self._redis.aclose()

    async def _send(self, redis: Redis) -> None:
        from redis.exceptions import RedisError

        while True:
            wakes = [await self._outbox.get()]
            while not self._outbox.empty():
                wakes.append(self._outbox.get_nowait())
            with contextlib.suppress(RedisError, OSError, TimeoutError):
                await redis.publish(_CHANNEL, b"[%b]" % b",".join(wakes))

    async def _listen(self, redis: Redis) -> None:
        """Subscribe, again and again for as long as it takes: a subscription does not outlive its connection."""
        from redis.exceptions import RedisError

        while True:
            try:
                async with redis.pubsub() as channel:
                    await channel.subscribe(_CHANNEL)
                    self.state = "ok"
                    while True:
                        # a ping now and then: a peer that is silently gone is noticed
                        message = await channel.get_message(ignore_subscribe_messages=True, timeout=2.0)
                        if message is None:
                            await asyncio.wait_for(redis.ping(), 2.0)
                            continue
                        await self._hear(message["data"])
            except (RedisError, OSError, TimeoutError):
                self.state = "lost"
                await asyncio.sleep(_RETRY)

    async def _hear(self, data: bytes) -> None:
        try:
            wakes = _decoder.decode(data)
        except msgspec.MsgspecError:
            return
        for wake in wakes:
            if wake.node == self.node:
                continue
            try:
                await self._heard(wake)
            except Exception:
                # the database may fail for a moment; listening goes on, and what was missed is looked for later
                _log.exception("woken for table %s", wake.table)


_decoder = msgspec.json.Decoder(list[Wake])
