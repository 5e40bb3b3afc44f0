"""The server itself: how it is, what its host has to say, and how it refuses."""

from __future__ import annotations

from typing import Literal

import msgspec

from forts.core.message import Message


class Problem(msgspec.Struct, frozen=True):
    """Body of every refusal over HTTP."""

    reason: str
    """Id of the message; programs read this."""
    message: Message
    text: str
    """The message in the language of the request."""


class Health(msgspec.Struct, frozen=True):
    """The state of the server."""

    status: Literal["ok", "degraded", "failing"]
    """`degraded`: moves are stored, but other nodes hear of them late. `failing`, with status 503: they are not."""
    version: str
    database: str
    """Kind of database."""
    storage: Literal["ok", "unwritable", "lost"]
    """Can it be written to and read? `unwritable`: it answers, but its disk is full, broken or read-only."""
    redis: Literal["none", "ok", "lost"]
    tables: int
    """Tables in memory."""
    sockets: int
    thinking: int
    """Bots and hints being thought about."""
    waiting: int
    """Those waiting to think."""
    connections: int
    """Open ones of any kind."""


class Notice(msgspec.Struct, frozen=True):
    """What the host of the server has to say to everybody."""

    text: str = ""
    closing: float | None = None
    """When the server closes, in seconds since 1970."""
