"""A browser for tests: a store in memory that can be full, forbidden or raced, and bots that think at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from forts.local.service import Line, Service
from forts.local.store import SHELVES, Change, Guard, StoreFailed
from forts.local.thinker import think


class FakeStore:
    """What a browser's store does, without a browser."""

    def __init__(self) -> None:
        self.shelves: dict[str, dict[str, str]] = {shelf: {} for shelf in SHELVES}
        self.fails = ""
        """Why nothing can be written."""
        self.batches = 0

    async def get(self, shelf: str, key: str) -> str | None:
        return self.shelves[shelf].get(key)

    async def among(self, shelf: str, prefix: str) -> Sequence[tuple[str, str]]:
        return sorted((key, text) for key, text in self.shelves[shelf].items() if key.startswith(prefix))

    async def write(self, changes: Sequence[Change], guard: Guard | None = None) -> None:
        await asyncio.sleep(0)
        if self.fails:
            raise StoreFailed(self.fails)
        if guard is not None and self.shelves[guard[0]].get(guard[1], "") != guard[2]:
            raise StoreFailed("raced")
        self.batches += 1
        for shelf, key, text in changes:
            if text is None:
                self.shelves[shelf].pop(key, None)
            else:
                self.shelves[shelf][key] = text


class FakeErrands:
    """The worker that thinks, in the same place."""

    def __init__(self) -> None:
        self.stopped: set[int] = set()
        self.hold: Callable[[], Awaitable[None]] | None = None

    async def ask(self, number: int, text: str) -> str:
        if self.hold is not None:
            await self.hold()
        return await think(text, lambda: number in self.stopped)

    def stop(self, number: int) -> None:
        self.stopped.add(number)


class Tab:
    """A page that plays: what it is told, and the view that it has."""

    def __init__(self, store: FakeStore | None = None) -> None:
        self.store = store or FakeStore()
        self.errands = FakeErrands()
        self.service = Service(self.store, self.errands)
        self.told: list[dict[str, Any]] = []
        self.closed: list[int] = []
        self._heard = asyncio.Event()
        self._number = 0

    async def call(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        text = body if isinstance(body, str) else json.dumps(body)
        given = b"" if body is None else text.encode()
        answer = await self.service.office.answer(method, path, given, "en")
        assert answer.status == status, answer
        return json.loads(answer.text) if answer.kind == "application/json" else answer.text

    async def open(self, table: str, seat: int | None = None, since: int | None = None) -> Line | None:
        query = "&".join(f"{name}={value}" for name, value in (("seat", seat), ("since", since)) if value is not None)
        return await self.service.open(f"/api/tables/{table}/socket?{query}", self._hear, self.closed.append)

    def _hear(self, text: str) -> None:
        self.told.append(json.loads(text))
        self._heard.set()

    async def until(self, what: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """The first thing told, from some place on, that is wanted."""
        async with asyncio.timeout(60):
            while True:
                for told in self.told[since:]:
                    if what(told):
                        return told
                self._heard.clear()
                await self._heard.wait()

    async def waited_for(self, since: int) -> dict[str, Any]:
        """The newest update, once there is one after that ply in which a person is waited for, or which is the last."""
        await self.until(lambda told: told["t"] == "update" and told["ply"] > since and waits(told))
        return self.last("update")

    def wish(self, line: Line, **wish: Any) -> str:
        self._number += 1
        line.send(json.dumps({"id": f"{id(self):x}-{self._number}", **wish}))
        return f"{id(self):x}-{self._number}"

    async def wished(self, line: Line, **wish: Any) -> dict[str, Any]:
        """The answer to a wish."""
        id_ = self.wish(line, **wish)
        return await self.until(lambda told: told.get("id") == id_ or told.get("done") == id_)

    def last(self, kind: str) -> dict[str, Any]:
        return next(told for told in reversed(self.told) if told["t"] == kind)


def waits(update: dict[str, Any]) -> bool:
    """Is it the person's turn to do something, or is it over?"""
    return update["ask"] is not None or update["trial"] is not None or bool(update["scores"])
