"""Designers' files as long as they may be, read, kept, forked and tried out by many at once, and wild numbers."""

from __future__ import annotations

import asyncio
from functools import partial

from attack.target import Target, forever

_GUESTS, _LONGEST = 8, 20_000
_HEAD = "number,name,suits,public,private,copies,best_friend_of\n"
_FILES = (
    (_HEAD + "a\n" * _LONGEST)[:_LONGEST],  # a mistake in every line
    (_HEAD + f"{'9' * 4000},x,book,{'(' * 4000},{'pizza x ' * 500},1e999,\n" + "\n" * _LONGEST)[:_LONGEST],
    '"' * _LONGEST,
)
_JSON = {"content-type": "application/json"}


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(_GUESTS)]
    for guest in guests:
        await guest.get("/api/me")
    house = (await guests[0].get("/api/games/fort/workshop")).json()["house"]
    kept: list[list[str]] = [[] for _ in guests]

    async def read(number: int) -> None:
        text = _FILES[number % len(_FILES)]
        await guests[number].post("/api/games/fort/workshop/read", json={"text": text})

    async def keep(number: int) -> None:
        made_from = kept[0][0] if kept[0] else None
        text = (house, *_FILES)[len(kept[number]) % 4]
        wanted = {"game": "fort", "name": f"Set {number}", "text": text, "fork_of": made_from}
        answer = await guests[number].post("/api/sets", json=wanted)
        if answer.status_code == 201:
            kept[number].append(answer.json()["id"])
        await asyncio.sleep(0.05)

    async def try_out(number: int) -> None:
        guest = guests[number]
        for set_id in list(kept[number]):
            path = f"/api/sets/{set_id}/tryout"
            await asyncio.gather(*(guest.post(path, json={"players": 4}) for _ in range(4)))
            await guest.patch(path, json={"on": False})
            await guest.patch(path, json={"on": True})
            await guest.get(path)
        await asyncio.sleep(0.05)

    async def mistake(number: int) -> None:
        guest, set_id = guests[number], kept[number][0] if kept[number] else "none"
        players = (b"1" * 400, b"-1", b"NaN", b"[" * 5000)[number % 4]
        await guest.post(f"/api/sets/{set_id}/tryout", content=b'{"players": %b}' % players, headers=_JSON)
        text = (rb"\ud800\u0000" * 100, b"\xff\xfe", b"9" * 300_000)[number % 3]
        content = b'{"game": "fort", "name": "%b", "text": "%b"}' % (text[:6], text)
        await guest.post("/api/sets", content=content, headers=_JSON)
        await asyncio.sleep(0.05)

    deeds = [partial(deed, number) for number in range(_GUESTS) for deed in (read, keep, try_out, mistake)]
    await forever(*deeds)
