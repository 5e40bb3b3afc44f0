"""Twelve guests of sixteen sockets each, who talk at one table as fast as sockets are allowed to send."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from attack.target import Target, forever

_GUESTS, _SOCKETS = 12, 16


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(_GUESTS)]
    seats = [{"who": "me"}, {"who": "open"}]
    table = (await guests[0].post("/api/tables", json={"game": "fort", "seats": seats})).json()["id"]
    for guest in guests[1:]:
        await guest.get("/api/me")

    async def talk(number: int, place: int) -> None:
        async with await target.socket(guests[number], table, number) as socket:
            listening = asyncio.create_task(_listen(socket))
            try:
                for count in range(10_000):
                    await socket.send(json.dumps({"t": "say", "id": f"{place} {count}", "text": "word " * 90}))
                    await asyncio.sleep(0.22)
            finally:
                listening.cancel()

    await forever(*[partial(talk, number, place) for number in range(_GUESTS) for place in range(_SOCKETS)])


async def _listen(socket: object) -> None:
    async for _ in socket:  # type: ignore[attr-defined]
        pass
