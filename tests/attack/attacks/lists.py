"""Ratings, statistics and lists of tables, as often as requests are allowed, by many guests at once."""

from __future__ import annotations

import asyncio
import itertools
from functools import partial

from attack.target import Target, forever

_PATHS = itertools.cycle(["/api/ratings/fort", "/api/statistics/fort", "/api/tables", "/api/games", "/api/health"])


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(8)]

    async def ask(number: int) -> None:
        await guests[number % 8].get(next(_PATHS))
        await asyncio.sleep(0.05)

    await forever(*[partial(ask, number) for number in range(24)])
