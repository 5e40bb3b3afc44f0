"""Turns: however many requests come in at once, a few are begun before everybody else is looked at again."""

from __future__ import annotations

import asyncio
from collections import deque

AT_ONCE = 4
"""Requests begun in one round of the event loop. Each takes a millisecond or two; between two rounds come moves."""


class Turns:
    """Of one process. In the order of coming: what waits is bounded by the connections there are."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._begun = 0
        """In this round."""
        self._counting = False

    async def take(self) -> None:
        """Wait until it is one's turn to begin; what is waited for later is not counted."""
        if self._begun < AT_ONCE and not self._waiting:
            self._begin()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        await turn

    def _begin(self) -> None:
        self._begun += 1
        if not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._counting = False
        self._begun = 0
        while self._waiting and self._begun < AT_ONCE:
            turn = self._waiting.popleft()
            if not turn.done():  # else whoever waited has gone
                turn.set_result(None)
                self._begin()
