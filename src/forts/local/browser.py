"""Where Python meets the browser: everything that passes between them is text, so that nothing has to be let go of."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Sequence
from typing import Any

from forts.local.service import Line, Service
from forts.local.store import Change, Guard, StoreFailed
from forts.local.thinker import think


class BrowserStore:
    """IndexedDB, by way of the worker (`web/src/local/store.ts`)."""

    def __init__(self, bridge: Any) -> None:
        self._bridge = bridge

    async def get(self, shelf: str, key: str) -> str | None:
        """A text, or None."""
        found: list[str] = json.loads(await self._bridge.get(shelf, key))
        return found[0] if found else None

    async def among(self, shelf: str, prefix: str) -> Sequence[tuple[str, str]]:
        """All texts whose key begins so, in the order of their keys."""
        return [(key, text) for key, text in json.loads(await self._bridge.among(shelf, prefix))]

    async def write(self, changes: Sequence[Change], guard: Guard | None = None) -> None:
        """All of it, or `StoreFailed`."""
        why = str(await self._bridge.write(json.dumps(changes), json.dumps(guard)))
        if why:
            raise StoreFailed(why)


class BrowserErrands:
    """The other worker."""

    def __init__(self, bridge: Any) -> None:
        self._bridge = bridge

    async def ask(self, number: int, text: str) -> str:
        """Its answer to what is asked."""
        return str(await self._bridge.ask(number, text))

    def stop(self, number: int) -> None:
        """It shall answer soon."""
        self._bridge.stop(number)


class Tables:
    """What the worker with the tables calls."""

    def __init__(self, bridge: Any, speed: float = 1.0) -> None:
        logging.basicConfig(level=logging.WARNING)
        self._bridge = bridge
        self._service = Service(BrowserStore(bridge), BrowserErrands(bridge), speed=speed)
        self._lines: dict[int, Line] = {}
        self._left: set[int] = set()
        self._service.start()

    async def call(self, method: str, address: str, body: str, languages: str) -> str:
        """A call, answered with its status, the kind of its answer, and the answer."""
        return json.dumps(await self._service.office.answer(method, address, body.encode(), languages))

    async def open(self, number: int, address: str) -> None:
        """A line to a table."""
        line = await self._service.open(
            address, lambda text: self._bridge.tell(number, text), lambda code: self._closed(number, code)
        )
        if line is None:
            return
        if number in self._left:  # the page has gone meanwhile
            self._service.leave(line)
        else:
            self._lines[number] = line

    def send(self, number: int, text: str) -> None:
        """What a page asks on a line."""
        if number in self._lines:
            self._lines[number].send(text)

    def close(self, number: int) -> None:
        """A page leaves."""
        line = self._lines.pop(number, None)
        if line is None:
            self._left.add(number)
        else:
            self._service.leave(line)

    def _closed(self, number: int, code: int) -> None:
        self._lines.pop(number, None)
        self._bridge.closed(number, code)


class Thinker:
    """What the worker that thinks calls."""

    def __init__(self, bridge: Any) -> None:
        self._bridge = bridge

    async def think(self, number: int, text: str) -> str:
        """The answer to what is asked."""
        return await think(text, self._stopped(number))

    def _stopped(self, number: int) -> Callable[[], bool]:
        """Has somebody said that it shall answer soon? Where Python can wait in the middle of a search, it listens."""
        listen = _listener()

        def stopped() -> bool:
            if listen is not None:
                listen(self._bridge.pause())
            return bool(self._bridge.stopped(number))

        return stopped


def _listener() -> Callable[[Any], object] | None:
    """What lets other messages in while a search stands still; None in browsers that cannot."""
    try:
        from pyodide.ffi import can_run_sync, run_sync  # type: ignore[import-not-found]
    except ImportError:
        return None
    waits: Callable[[Any], object] = run_sync
    return waits if can_run_sync() else None
