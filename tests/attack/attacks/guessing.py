"""Passphrases guessed from many addresses at once: each try makes the server work hard, on purpose."""

from __future__ import annotations

import asyncio
from functools import partial

from attack.target import Target, forever


async def attack(target: Target) -> None:
    """Until cancelled."""
    guests = [target.http(number) for number in range(8)]

    async def guess(number: int) -> None:
        await guests[number].post("/api/me/claim", json={"handle": "ann", "passphrase": f"guess {number}"})
        await asyncio.sleep(0.05)

    await forever(*[partial(guess, number) for number in range(8)])
