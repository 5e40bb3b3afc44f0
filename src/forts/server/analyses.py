"""Analyses of finished games: each is made once for all who ask, and no more wait than are worth waiting for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from forts.server.errors import TooMany
from forts.server.wire import AnalysisInfo

_KEPT = 50
"""Finished ones that are remembered."""
_MOST, _MOST_OF_ADDRESS, _MOST_OF_GUEST = 32, 4, 2
"""Unfinished ones: a game takes ten seconds or so, and whoever asks is still there when it is their turn."""


@dataclass(frozen=True)
class _Wanted:
    """An analysis that somebody has asked for."""

    guest: str
    address: str
    made: asyncio.Task[AnalysisInfo]


class Analyses:
    """Those of a node."""

    def __init__(self, make: Callable[[dict[str, Any]], Awaitable[AnalysisInfo]]) -> None:
        self._make = make
        self._wanted: dict[str, _Wanted] = {}
        """By table, in the order of asking."""

    def known(self, table: str) -> bool:
        """Has it been made, or is it being made? One that failed is not known."""
        if table not in self._wanted:
            return False
        made = self._wanted[table].made
        return not made.done() or not (made.cancelled() or made.exception() is not None)

    async def of(self, table: str, log: dict[str, Any], guest: str, address: str) -> AnalysisInfo:
        """The analysis of a table's game; `TooMany` if whoever asks has others to wait for."""
        if not self.known(table):
            self._check_room(guest, address)
            self._wanted[table] = _Wanted(guest, address, asyncio.create_task(self._begin(log)))
            self._forget()
        # all who ask meanwhile wait for the same; one of them may go
        return await asyncio.shield(self._wanted[table].made)

    async def _begin(self, log: dict[str, Any]) -> AnalysisInfo:
        return await self._make(log)

    def _check_room(self, guest: str, address: str) -> None:
        waiting = [one for one in self._wanted.values() if not one.made.done()]
        if (
            len(waiting) >= _MOST
            or sum(one.address == address for one in waiting) >= _MOST_OF_ADDRESS
            or sum(one.guest == guest for one in waiting) >= _MOST_OF_GUEST
        ):
            raise TooMany("analyses-full")

    def _forget(self) -> None:
        """The oldest that nobody waits for."""
        done = [table for table, one in self._wanted.items() if one.made.done()]
        for table in done[: max(0, len(done) - _KEPT)]:
            del self._wanted[table]
