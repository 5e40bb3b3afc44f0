"""Games played again and told again, as often as requests are allowed, by many guests at once."""

from __future__ import annotations

import asyncio
from functools import partial

from attack.target import Target, forever

_GUESTS = 8


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(_GUESTS)]
    seats = [{"who": "bot", "bot": "random"}] * 4
    wanted = {"game": "fort", "seats": seats, "terms": {"pace": 0}, "start": True}
    table = (await guests[0].post("/api/tables", json=wanted)).json()["id"]
    for guest in guests[1:]:
        await guest.get("/api/me")

    async def watch() -> None:
        """The game goes on while somebody looks, and becomes long."""
        async with await target.socket(guests[0], table) as socket:
            async for _ in socket:
                pass

    async def ask(number: int) -> None:
        path = ("replay?count=200", "events")[number % 2]
        await guests[number % _GUESTS].get(f"/api/tables/{table}/{path}")
        await asyncio.sleep(0.05)

    await forever(watch, *[partial(ask, number) for number in range(24)])
