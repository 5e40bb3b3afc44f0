"""Tables and tryouts with cards that have more ways through them than anybody can look at, played without a pause."""

from __future__ import annotations

import asyncio
import json
from functools import partial

import httpx
import websockets

from attack.target import Target, forever
from forts.games.fort.box.kids import house_text

_GUESTS = 8
_ACTIONS = (
    ("9 convert & 9 recruit & 2 trash", "9 convert > 9 trash_rival"),
    ("6 any & 6 convert & 6 spend_toy", "6 convert & 6 lookout & 6 trash"),
)


def _box(public: str, private: str) -> str:
    """The house's box; every kid of the Park has these actions."""
    kids, track = house_text().split("\n\n", 1)
    first, *rows = kids.split("\n")
    cells = [row.split(",") for row in rows]
    changed = [",".join([*row[:3], public, private, *row[5:]] if not row[6] else row) for row in cells]
    return "\n".join([first, *changed]) + "\n\n" + track


_BOXES = [_box(*actions) for actions in _ACTIONS]


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(_GUESTS)]
    for guest in guests:
        await guest.get("/api/me")

    async def play(number: int) -> None:
        guest = guests[number]
        seats = [{"who": "me"}, *[{"who": "bot", "bot": ("random", "normal")[number % 2]}] * 3]
        wanted = {"game": "fort", "seats": seats, "options": {"data": _BOXES[number % 2]}, "start": True}
        made = await guest.post("/api/tables", json=wanted)
        if made.status_code == 201:
            await _play(target, guest, made.json()["id"], number)
        await asyncio.sleep(0.5)

    async def try_out(number: int) -> None:
        guest = guests[number]
        kept = await guest.post("/api/sets", json={"game": "fort", "name": "ways", "text": _BOXES[number % 2]})
        if kept.status_code == 201:
            await guest.post(f"/api/sets/{kept.json()['id']}/tryout", json={"players": 4})
        await asyncio.sleep(5.0)

    await forever(*[partial(play, number) for number in range(_GUESTS)], partial(try_out, 0), partial(try_out, 1))


async def _play(target: Target, guest: httpx.AsyncClient, table: str, number: int) -> None:
    """Take the last answer, whatever is asked."""
    socket = await target.socket(guest, table, number)
    await socket.send(json.dumps({"t": "sync", "id": "s", "since": 0}))
    asked = 0
    try:
        async for text in socket:
            frame = json.loads(text)
            ask = frame.get("ask")
            if ask is not None:
                asked += 1
                answer = {"t": "play", "id": f"{asked}", "ply": frame["ply"], "action": ask["moves"][-1]["action"]}
                await socket.send(json.dumps(answer))
                await asyncio.sleep(0.05)
    except websockets.ConnectionClosed:
        return
