"""Hundreds watch a table and read nothing, while its host changes seats, with a long text in its options."""

from __future__ import annotations

import itertools
from functools import partial

from attack.target import Target, forever
from forts.games.fort.box.kids import house_text

_GUESTS, _SOCKETS = 40, 16
_FACES = itertools.cycle([{"who": "open"}, {"who": "bot", "bot": "easy"}])


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(_GUESTS)]
    wanted = {
        "game": "fort",
        "seats": [{"who": "me"}, *[{"who": "open"}] * 3],
        "options": {"data": house_text()},
        "terms": {"public": True},
    }
    table = (await guests[0].post("/api/tables", json=wanted)).json()["id"]
    for guest in guests[1:]:
        await guest.get("/api/me")

    async def watch(number: int) -> None:
        async with await target.socket(guests[number], table, number) as socket:
            socket.transport.pause_reading()
            await socket.wait_closed()

    async def change() -> None:
        await guests[0].patch(f"/api/tables/{table}/seats/1", json=next(_FACES))

    watching = [partial(watch, number) for number in range(_GUESTS) for _ in range(_SOCKETS)]
    await forever(change, change, *watching)
