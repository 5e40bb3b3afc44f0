"""How much one guest or address may ask for."""

from __future__ import annotations

import ipaddress
import time
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from math import ceil

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

    def __init__(
        self,
        most: int,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        reason: str = "too-many-requests",
    ) -> None:
        self.most = most
        self.seconds = seconds
        self.reason = reason
        """What is said to whoever asks for one more."""
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
            until = self._taken[key][0] + self.seconds if self.most else self._clock() + self.seconds
            raise TooMany(self.reason, seconds=max(1, ceil(until - self._clock())))

    def _sweep(self, now: float) -> None:
        """Forget keys that have not been seen for a while."""
        if now - self._swept > self.seconds:
            self._swept = now
            self._taken = {key: taken for key, taken in self._taken.items() if taken and taken[-1] > now - self.seconds}


class Budget:
    """Points for what costs more than a message: so many a minute for each key; what is saved up is a minute's."""

    def __init__(self, a_minute: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.a_minute = a_minute
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        """By key: points left, and when that was counted."""
        self._swept = clock()

    def demand(self, key: str, points: float) -> None:
        """Spend points, or refuse; whatever it costs, somebody who has not spent anything may do it once."""
        now = self._clock()
        if now - self._swept > _MINUTE:  # a minute later everybody has saved up everything again
            self._swept = now
            self._left = {one: counted for one, counted in self._left.items() if counted[1] > now - _MINUTE}
        # written out, since every move comes by here, for its guest and for its address
        all_ = left = self.a_minute
        if (counted := self._left.get(key)) is not None:
            left = counted[0] + (now - counted[1]) * all_ / _MINUTE
            if left > all_:
                left = all_
        if left < points and left < all_:
            raise TooMany("too-many-requests", seconds=ceil((points - left) * _MINUTE / all_))
        self._left[key] = (left - points, now)


_MINUTE = 60.0


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
