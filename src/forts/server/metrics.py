"""What the server measures of itself, for Prometheus: `/metrics`, for whoever has the token of the settings.

Counted in every process; where there are several, `PROMETHEUS_MULTIPROC_DIR` names the folder that they add up in.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from contextlib import suppress

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client import generate_latest as _written
from prometheus_client.multiprocess import MultiProcessCollector

from forts.server.node import Node

CONTENT_TYPE = CONTENT_TYPE_LATEST
_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_LOOK = 2.0
"""Seconds between two looks at what is not counted but there: sockets, tables, bots."""

MOVES = Counter("forts_entries", "Entries of journals that were committed: moves, and what else happens at tables.")
LOST = Counter(
    "forts_entries_refused", "Entries that were not committed: another had their place, or the database failed."
)
COMMITS = Histogram(
    "forts_commit_seconds",
    "Time that a commit of one or more entries takes.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0),
)
PUSHES = Counter("forts_pushes", "Messages handed to push services, by how they answered.", ["answer"])
REQUESTS = Counter("forts_requests", "HTTP requests that were answered.", ["method", "status"])
LATENCY = Histogram("forts_request_seconds", "Time until an HTTP request is answered.", ["method"])
ERRORS = Counter("forts_errors", "Requests and frames that failed by our own fault.")
SOCKETS = Gauge("forts_sockets", "Open sockets.", multiprocess_mode="livesum")
TABLES = Gauge("forts_tables", "Tables in memory.", multiprocess_mode="livesum")
THINKING = Gauge("forts_bots_thinking", "Bots and hints being thought about.", multiprocess_mode="livesum")
WAITING = Gauge("forts_bots_waiting", "Bots and hints that wait for their turn to think.", multiprocess_mode="livesum")
REDIS = Gauge("forts_redis_lost", "1 while Redis is lost.", multiprocess_mode="livemax")


def share_between_processes() -> None:
    """Let the processes that are started from here on add up what they count."""
    os.environ.setdefault(_FOLDER, tempfile.mkdtemp(prefix="forts-metrics-"))


def written() -> bytes:
    """All of it, as Prometheus reads it."""
    if _FOLDER not in os.environ:
        return _written(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # as its documentation wants it
    return _written(together)


def _committed(seconds: float, written: int, all_: int) -> None:
    COMMITS.observe(seconds)
    MOVES.inc(written)
    LOST.inc(all_ - written)


class Watch:
    """Looks at a node now and then."""

    def __init__(self, node: Node) -> None:
        self._node = node
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin."""
        self._node.writer.watched = _committed
        self._node.herald.watched = lambda answer: PUSHES.labels(answer).inc()
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        while True:
            self.look()
            await asyncio.sleep(_LOOK)

    def look(self) -> None:
        """How many there are now."""
        SOCKETS.set(self._node.hub.count)
        TABLES.set(len(self._node.room.tables))
        THINKING.set(self._node.thinkers.line.running)
        WAITING.set(self._node.thinkers.line.waiting)
        REDIS.set(self._node.wakes.state == "lost")
