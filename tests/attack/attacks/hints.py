"""Hints asked for by many guests at once, one of them on every socket that a guest may open, again and again."""

from __future__ import annotations

import asyncio
import json
from functools import partial
from typing import Any

from attack.target import Target, forever

_GUESTS, _SOCKETS = 24, 16


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(_GUESTS)]
    seats = [{"who": "me"}, {"who": "me"}]
    wanted: dict[str, Any] = {"game": "fort", "seats": seats, "options": {"first": "1"}, "start": True}
    tables = [(await guest.post("/api/tables", json=wanted)).json()["id"] for guest in guests]

    async def ask(number: int) -> None:
        async with await target.socket(guests[number], tables[number], number) as socket:
            await socket.recv()
            for count in range(200):
                await socket.send(json.dumps({"t": "hint", "id": f"h{count}", "ply": 1}))
                await socket.recv()
                await asyncio.sleep(0.25)

    await forever(*[partial(ask, 0)] * _SOCKETS, *[partial(ask, number) for number in range(1, _GUESTS)])
