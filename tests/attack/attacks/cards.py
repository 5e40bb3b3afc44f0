"""Tables with files of their own, wrong or long, by many guests, who list, show and analyse them again and again."""

from __future__ import annotations

import asyncio
import itertools
from functools import partial

from attack.target import Target, forever
from forts.games.fort.box.kids import house_text

_GUESTS = 16
_HOUSE = house_text()
_FILES = (_HOUSE.split("\n")[0] + "\na" * 9_900, _HOUSE + "\n" * (19_900 - len(_HOUSE)))
_PATHS = itertools.cycle(["proposal", "analysis", "invitation", "components"])


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(_GUESTS)]
    for guest in guests:
        await guest.get("/api/me")
    tables: list[str] = []
    numbers = itertools.count()

    async def set_up(number: int) -> None:
        data = _FILES[number % 2] + " " * (next(numbers) % 90)
        seats = [{"who": "bot", "bot": "random"}, {"who": "open"}]
        wanted = {"game": "fort", "seats": seats, "options": {"data": data}, "terms": {"public": True}}
        answer = await guests[number].post("/api/tables", json=wanted)
        if answer.status_code == 201:
            tables.append(answer.json()["id"])
        await asyncio.sleep(0.05)

    async def ask(number: int) -> None:
        await guests[number].get("/api/tables")
        path = next(_PATHS)
        if path == "proposal":
            await guests[number].get("/api/games/fort/proposal", params={"data": _FILES[0][:3_500]})
        elif tables:
            await guests[number].get(f"/api/tables/{tables[number % len(tables)]}/{path}")
        await asyncio.sleep(0.05)

    await forever(*[partial(deed, number) for number in range(_GUESTS) for deed in (set_up, ask)])
