"""The hall of a browser: the tables that somebody at this device plays at."""

from __future__ import annotations

import time
from collections.abc import Callable

from forts.local.book import LocalBook
from forts.local.store import Store
from forts.server.errors import Refusal
from forts.server.hub import Hub
from forts.server.tables.hall import Hall, as_live
from forts.server.tables.live import LiveTable


class LocalHall(Hall):
    """Tables in a worker's memory; the browser's store has the truth."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time, speed: float = 1.0) -> None:
        self.kept = LocalBook(store)
        super().__init__(self.kept, Hub(), clock, speed)

    async def _find(self, id_: str) -> LiveTable:
        found = await self.kept.find(id_)
        if found is not None and len(found[2]) != found[0].ply:
            raise Refusal("save-damaged")
        return as_live(found, self.speed)
