"""Tables of experts alone, as many as a guest may have, watched by as many sockets as a guest may open."""

from __future__ import annotations

import asyncio
from functools import partial

from attack.target import Target, forever

_GUESTS, _TABLES, _SOCKETS = 2, 120, 16


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(_GUESTS)]
    tables: list[list[str]] = [[] for _ in guests]
    seats = [{"who": "bot", "bot": "expert"}] * 4

    async def open_tables(number: int) -> None:
        if len(tables[number]) >= _TABLES:
            await asyncio.sleep(1.0)
            return
        answer = await guests[number].post(
            "/api/tables", json={"game": "fort", "seats": seats, "terms": {"pace": 0}, "start": True}
        )
        if answer.status_code == 201:
            tables[number].append(answer.json()["id"])
        else:
            await asyncio.sleep(0.2)

    async def watch(number: int, place: int) -> None:
        if len(tables[number]) <= place:
            await asyncio.sleep(0.1)
            return
        async with await target.socket(guests[number], tables[number][place], number) as socket:
            async for _ in socket:
                pass

    watching = [partial(watch, number, place) for number in range(_GUESTS) for place in range(_SOCKETS)]
    await forever(*[partial(open_tables, number) for number in range(_GUESTS)], *watching)
