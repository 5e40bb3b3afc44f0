"""Ratings, statistics and lists, as often as requests are allowed, by many guests, where thousands have played."""

from __future__ import annotations

import asyncio
import itertools
from functools import partial

from sqlalchemy import text

from attack.target import Target, forever
from forts.server.store.database import open_database, writing
from server.crowd import fill

_PEOPLE, _OUTCOMES = 5_000, 50_000
_PATHS = itertools.cycle(
    ["/api/ratings/fort", "/api/statistics/fort", "/api/tables", "/api/me/games", "/api/games", "/api/health"]
)


def prepare(database: str) -> None:
    """Let thousands have played: games that are over, and tables that wait for theirs."""
    engine = open_database(database)
    fill(engine, _PEOPLE, _OUTCOMES)
    with writing(engine) as connection:  # nobody shall go on with what was never played
        connection.execute(text("DELETE FROM journal"))
        connection.execute(text("UPDATE tables SET ply = 0, due = NULL"))
        connection.execute(text("UPDATE tables SET status = 'over' WHERE status = 'playing'"))
    engine.dispose()


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(8)]

    async def ask(number: int) -> None:
        await guests[number % 8].get(next(_PATHS))
        await asyncio.sleep(0.05)

    await forever(*[partial(ask, number) for number in range(24)])
