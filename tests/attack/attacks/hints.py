"""Hints asked for on every socket that a guest may open, again and again."""

from __future__ import annotations

import asyncio
import json
from functools import partial

from attack.target import Target, forever

_SOCKETS = 16


async def attack(target: Target) -> None:
    """Until cancelled."""
    guest = target.http()
    seats = [{"who": "me"}, {"who": "me"}]
    tables = [
        (await guest.post("/api/tables", json={"game": "fort", "seats": seats, "start": True})).json()["id"]
        for _ in range(4)
    ]

    async def ask(number: int) -> None:
        async with await target.socket(guest, tables[number % len(tables)]) as socket:
            await socket.recv()
            for count in range(200):
                await socket.send(json.dumps({"t": "hint", "id": f"h{count}", "ply": 1}))
                await socket.recv()
                await asyncio.sleep(0.25)

    await forever(*[partial(ask, number) for number in range(_SOCKETS)])
