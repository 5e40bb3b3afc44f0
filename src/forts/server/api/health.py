"""The state of the server."""

from __future__ import annotations

from typing import Literal, cast

from litestar import Response, get

from forts import __version__
from forts.server.node import Node
from forts.server.requests import HttpProtocol
from forts.server.wire import Health


@get("/api/health")
async def show_health(node: Node) -> Response[Health]:
    """Can moves be stored? Writes to the database and reads it back; status 503 if that fails."""
    redis = cast(Literal["none", "ok", "lost"], node.wakes.state)
    storage = await node.pulse.feel()
    status: Literal["ok", "degraded", "failing"] = "degraded" if redis == "lost" else "ok"
    health = Health(
        status=status if storage == "ok" else "failing",
        version=__version__,
        database=node.engine.dialect.name,
        storage=storage,
        redis=redis,
        tables=len(node.room.tables),
        sockets=node.hub.count,
        thinking=node.thinkers.line.running,
        waiting=node.thinkers.line.waiting,
        connections=len(HttpProtocol.door),
    )
    return Response(health, status_code=200 if storage == "ok" else 503)


@get("/api/alive", status_code=204)
async def show_alive() -> None:
    """Is the process alive? Restart one that does not answer; one whose health is failing needs its database."""


ROUTES = [show_health, show_alive]
