"""Who listens: the open sockets of this node, each with a bounded queue of its own."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

MOST_MESSAGES = 64
MOST_BYTES = 256 * 1024
"""A client that lets more than this wait does not read, and is closed."""

TRY_AGAIN = 1013
RESTART = 1012
SESSION_ENDED = 4401
GONE = 4404


@dataclass(eq=False)
class Connection:
    """A socket: the eyes of one seat, or of a spectator, on one table."""

    table: str
    seat: int | None
    guest: str
    session: bytes
    """Hash of the session's token."""
    address: str
    lang: str | None
    """Set if the client wants text beside messages."""
    ply: int = -1
    """The newest entry that it has been told of; -1 before the first."""
    said: int = -1
    """The newest line of the chat that it has been told; -1 before the welcome."""
    answered: str = ""
    """The request that the last update was the answer to, if it was one."""
    _queue: deque[bytes] = field(default_factory=deque)
    _waiting: int = 0
    _wake: asyncio.Event = field(default_factory=asyncio.Event)
    closing: int = 0
    """The code to close with; 0 while open."""
    looking: bool = True
    """Is the table in sight, and not a tab or a phone that lies aside?"""
    write: Callable[[bytes], bool] | None = None
    """Writes a frame at once, if there is room for it; where the server below offers that."""
    _handed: bool = False
    """Is a frame of the queue being sent?"""
    outbox: Outbox | None = None
    """Where connections wait to be written to together."""
    sender: asyncio.Task[None] | None = None
    """Passes the queue on. A peer that does not read holds it up, so a close interrupts it."""

    def tell(self, frame: bytes) -> None:
        """Put a frame into the queue; give the client up if it does not read."""
        if self.closing:
            return
        self._queue.append(frame)
        self._waiting += len(frame)
        if len(self._queue) > MOST_MESSAGES or self._waiting > MOST_BYTES:
            self.close(TRY_AGAIN)
        if self.outbox is not None and self.write is not None:
            self.outbox.add(self)
        else:
            self._wake.set()

    def flush(self) -> None:
        """Write what there is room for at once; the rest is for the sender."""
        while self._queue and not self._handed and self.write is not None and self.write(self._queue[0]):
            self._waiting -= len(self._queue.popleft())
        if self._queue:
            self._wake.set()

    def close(self, code: int) -> None:
        """End the connection; what waits is not sent any more."""
        if not self.closing:
            self.closing = code
            self._queue.clear()
            self._wake.set()
            if self.sender is not None:
                self.sender.cancel()

    async def next(self) -> bytes | None:
        """The next frame to send; None when the connection is to be closed."""
        self._handed = False
        while not self._queue:
            if self.closing:
                return None
            self._wake.clear()
            await self._wake.wait()
        frame = self._queue.popleft()
        self._waiting -= len(frame)
        self._handed = True
        return frame


class Outbox:
    """Connections with something to send, written to one after the other at the end of a round of the event loop.

    A write wakes its peer, which costs more than the write itself. Writing in a row wakes a peer behind many
    connections (a proxy, a generator of load) once, and nothing is computed between two writes.
    """

    def __init__(self) -> None:
        self._waiting: dict[Connection, None] = {}

    def add(self, connection: Connection) -> None:
        """Write to the connection soon."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting[connection] = None

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, {}
        for connection in waiting:
            connection.flush()


class Hub:
    """All connections of this node."""

    def __init__(self) -> None:
        self._outbox = Outbox()
        self.tables: dict[str, set[Connection]] = {}
        """Connections by table."""
        self._by_guest: dict[str, int] = {}
        self._by_address: dict[str, int] = {}
        self.count = 0

    def add(self, connection: Connection) -> None:
        """A socket was opened."""
        connection.outbox = self._outbox
        self.tables.setdefault(connection.table, set()).add(connection)
        self._count(connection, 1)

    def remove(self, connection: Connection) -> None:
        """A socket was closed."""
        here = self.tables.get(connection.table, set())
        if connection in here:
            here.remove(connection)
            self._count(connection, -1)
            if not here:
                del self.tables[connection.table]

    def at(self, table: str) -> set[Connection]:
        """The connections of a table."""
        return self.tables.get(table, _NOBODY)

    def of_guest(self, guest: str) -> int:
        """How many sockets a guest has open."""
        return self._by_guest.get(guest, 0)

    def of_address(self, address: str) -> int:
        """How many sockets an address has open."""
        return self._by_address.get(address, 0)

    def online(self, table: str) -> set[int]:
        """The seats with an open socket."""
        return {connection.seat for connection in self.at(table) if connection.seat is not None}

    def looking(self, table: str) -> set[int]:
        """The seats whose person has the table in sight."""
        return {one.seat for one in self.at(table) if one.seat is not None and one.looking}

    def watching(self, table: str) -> int:
        """Open sockets of spectators."""
        return sum(connection.seat is None for connection in self.at(table))

    def tell(self, table: str, frame: bytes) -> None:
        """The same frame to all at a table."""
        for connection in self.at(table):
            connection.tell(frame)

    def all(self) -> list[Connection]:
        """Every connection."""
        return [connection for here in self.tables.values() for connection in here]

    def end_session(self, session: bytes) -> None:
        """Close the sockets of a session."""
        for connection in self.all():
            if connection.session == session:
                connection.close(SESSION_ENDED)

    def _count(self, connection: Connection, by: int) -> None:
        self.count += by
        for counts, key in ((self._by_guest, connection.guest), (self._by_address, connection.address)):
            counts[key] = counts.get(key, 0) + by
            if not counts[key]:
                del counts[key]


_NOBODY: set[Connection] = set()
