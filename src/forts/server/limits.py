"""How much one guest or address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import deque
from collections.abc import Callable
from functools import lru_cache

from forts.server.errors import TooMany


@lru_cache(4096)
def network_of(address: str) -> str:
    """Whom an address stands for: itself, or with IPv6 its network of 64 bits, which is what one household is given."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))
    return address


class Allowance:
    """At most `most` times in any `seconds`, for each key."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.seconds = seconds
        self._clock = clock
        self._taken: dict[str, deque[float]] = {}
        self._swept = clock()

    def take(self, key: str) -> bool:
        """Is there one left? Then it is taken."""
        now = self._clock()
        self._sweep(now)
        taken = self._taken.setdefault(key, deque())
        while taken and taken[0] <= now - self.seconds:
            taken.popleft()
        if len(taken) >= self.most:
            return False
        taken.append(now)
        return True

    def left(self, key: str) -> bool:
        """Is there one left? It stays."""
        since = self._clock() - self.seconds
        return sum(at > since for at in self._taken.get(key, ())) < self.most

    def demand(self, key: str) -> None:
        """Take one, or refuse."""
        if not self.take(key):
            raise TooMany("too-many-requests", seconds=round(self.seconds))

    def _sweep(self, now: float) -> None:
        """Forget keys that have not been seen for a while."""
        if now - self._swept > self.seconds:
            self._swept = now
            self._taken = {key: taken for key, taken in self._taken.items() if taken and taken[-1] > now - self.seconds}


class Pulse:
    """The same for a single socket, without keys: cheap enough for every message."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._count: deque[float] = deque()

    def beat(self, now: float) -> bool:
        """A message has come; False if it is one too many."""
        count = self._count
        count.append(now)
        while count[0] <= now - self.seconds:
            count.popleft()
        return len(count) <= self.most
