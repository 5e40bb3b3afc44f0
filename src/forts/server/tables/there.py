"""Who is there at a table: sockets of this node, those of other nodes, and whoever an order answers for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from forts.server.hub import Hub

_KEPT = 30.0
"""Seconds that another node's word is believed; it says it again every ten."""


@dataclass(frozen=True)
class Elsewhere:
    """Who is there on another node."""

    until: float
    seats: list[int]
    watching: int
    looking: list[int]


class There:
    """Who is there, by table."""

    def __init__(self, hub: Hub, clock: Callable[[], float]) -> None:
        self._hub = hub
        self._clock = clock
        self._elsewhere: dict[tuple[str, str], Elsewhere] = {}
        """By table and node."""
        self._by_order: dict[tuple[str, int], float] = {}
        """Seats that are answered for by an order, until when: they look like somebody who comes, answers and goes."""

    def online(self, id_: str) -> set[int]:
        """The seats with an open socket, on any node."""
        return self.here(id_).union(*(one.seats for one in self._others(id_)))

    def here(self, id_: str) -> set[int]:
        """The seats that this node vouches for."""
        now = self._clock()
        return self._hub.online(id_) | {
            seat for (table, seat), until in self._by_order.items() if table == id_ and until > now
        }

    def looking(self, id_: str) -> set[int]:
        """The seats whose person has the table in sight, on any node."""
        return self._hub.looking(id_).union(*(one.looking for one in self._others(id_)))

    def watching(self, id_: str) -> int:
        """Open sockets of spectators, on any node."""
        return self._hub.watching(id_) + sum(one.watching for one in self._others(id_))

    def heard(self, id_: str, node: str, seats: list[int], watching: int, looking: list[int]) -> None:
        """Another node says who is there."""
        now = self._clock()
        self._elsewhere = {key: one for key, one in self._elsewhere.items() if one.until > now}
        if seats or watching:
            self._elsewhere[id_, node] = Elsewhere(now + _KEPT, seats, watching, looking)
        else:
            self._elsewhere.pop((id_, node), None)

    def come_by_order(self, id_: str, seat: int, until: float) -> None:
        """For a while somebody who is away seems to be there."""
        now = self._clock()
        self._by_order = {key: one for key, one in self._by_order.items() if one > now}
        self._by_order[id_, seat] = until

    def _others(self, id_: str) -> list[Elsewhere]:
        now = self._clock()
        return [one for (table, _), one in self._elsewhere.items() if table == id_ and one.until > now]
