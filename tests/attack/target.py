"""What an attacker has: the address of the server, and addresses of its own to come from."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

HOST = "127.0.0.1"


@dataclass
class Target:
    """A server on this machine. Attackers come from 127.0.0.2 on, so that limits by address tell them from others."""

    port: int

    @property
    def url(self) -> str:
        """Where the server answers."""
        return f"http://{HOST}:{self.port}"

    def address(self, number: int = 0) -> str:
        """One of the attacker's own addresses."""
        return f"127.0.0.{2 + number % 8}"

    async def open(self, number: int = 0) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection."""
        return await asyncio.open_connection(HOST, self.port, local_addr=(self.address(number), 0))

    def http(self, number: int = 0) -> httpx.AsyncClient:
        """A guest with a cookie jar."""
        # nothing goes by TLS here, and to get ready for it takes longer than an attack
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.address(number))
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=30, trust_env=False)

    async def socket(self, http: httpx.AsyncClient, table: str, number: int = 0) -> ClientConnection:
        """A socket of that guest's at a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        return await websockets.connect(
            f"ws://{HOST}:{self.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": cookie},
            origin=websockets.Origin(self.url),
            local_addr=(self.address(number), 0),
            compression=None,
            proxy=None,
            max_queue=None,
        )


Deed = Callable[[], Awaitable[None]]
_EXPECTED = (OSError, httpx.HTTPError, websockets.WebSocketException, asyncio.IncompleteReadError)
"""What a server does that defends itself."""


async def forever(*deeds: Deed) -> None:
    """Do all of it again and again, whatever the server says to it, until cancelled. Says when it begins."""
    print("begun", flush=True)

    async def again(deed: Deed) -> None:
        while True:
            with contextlib.suppress(*_EXPECTED):
                await deed()
            await asyncio.sleep(0.01)

    await asyncio.gather(*map(again, deeds))
