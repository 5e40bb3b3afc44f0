"""How the server is."""

from __future__ import annotations

from typing import Literal, cast

from litestar import get

from forts import __version__
from forts.server.node import Node
from forts.server.wire import Health


@get("/api/health")
async def show_health(node: Node) -> Health:
    """`degraded` while Redis is lost: moves are stored and delivered, other nodes hear of them a little later."""
    redis = cast(Literal["none", "ok", "lost"], node.wakes.state)
    return Health(
        status="degraded" if redis == "lost" else "ok",
        version=__version__,
        database=node.engine.dialect.name,
        redis=redis,
        tables=len(node.room.tables),
        sockets=node.hub.count,
        thinking=node.thinkers.line.running,
        waiting=node.thinkers.line.waiting,
    )


ROUTES = [show_health]
