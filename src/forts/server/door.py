"""The door: how many connections are open, in all and from one network, and who gives way when it is crowded."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections.abc import Callable, Iterable

from forts.server.limits import Allowance, network_of

_RESERVED = 256
"""Descriptors that are not for connections: the database, bots, Redis, files."""
MOST_UNREAD, MOST_UNREAD_FROM_ONE = 48 << 20, 12 << 20
"""Bytes of answers that wait for peers, in all and of one network."""
_FEWEST = 32
"""Connections that there is room for, however few descriptors there are."""


class Ticket:
    """The place of one connection."""

    def __init__(self, door: Door, network: str, cut: Callable[[], None]) -> None:
        self._door = door
        self.network = network
        """Where it comes from; empty for a proxy, whose connections are many people's."""
        self.cut = cut
        """Ends the connection."""

    def rest(self) -> None:
        """Nothing is being done for it: from now on it may have to give way."""
        self._door.rest(self)

    def work(self) -> None:
        """A whole request has come, and is answered in peace."""
        self._door.work(self)

    def hold(self, unread: int) -> None:
        """So many bytes of an answer wait for a peer who does not take them."""
        self._door.hold(self, unread)

    def taken(self) -> None:
        """The peer has taken what waited."""
        self._door.taken(self)

    def leave(self) -> None:
        """It is closed."""
        self._door.leave(self)


class Door:
    """The connections of this process. Of those that nothing is done for, the one that rests longest gives way."""

    def __init__(
        self,
        most: int,
        most_from_one: int,
        proxies: Iterable[str] = (),
        *,
        new_a_minute: int = 1_000_000,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most = most
        self.most_from_one = most_from_one
        self._new = Allowance(new_a_minute, 60.0, clock)
        """Connections that a network opens: one after the other they cost as much as requests."""
        self._proxies = _networks(proxies)
        self._tickets: set[Ticket] = set()
        self._resting: dict[Ticket, None] = {}
        """In the order in which they came to rest."""
        self._from: dict[str, dict[Ticket, None]] = {}
        """By network."""
        self._unread: dict[Ticket, int] = {}
        """Bytes that wait for each who does not take them, the longest waiting first."""

    def __len__(self) -> int:
        return len(self._tickets)

    def admit(self, address: str, cut: Callable[[], None]) -> Ticket | None:
        """A place for a connection, at rest until a request has come; None if nobody gives way to it, or if its network
        has had one after the other."""
        network = "" if self._is_proxy(address) else network_of(address)
        if network and not self._new.take(network):
            return None
        here = self._from.get(network, {})
        if network and len(here) >= self.most_from_one and not self._make_room(here):
            return None
        if len(self._tickets) >= self.most and not self._make_room(self._resting):
            return None
        ticket = Ticket(self, network, cut)
        self._tickets.add(ticket)
        self._resting[ticket] = None
        self._from.setdefault(network, {})[ticket] = None
        return ticket

    def _make_room(self, among: Iterable[Ticket]) -> bool:
        oldest = next((ticket for ticket in among if ticket in self._resting), None)
        if oldest is None:
            return False
        self.leave(oldest)
        oldest.cut()
        return True

    def rest(self, ticket: Ticket) -> None:
        """See `Ticket.rest`."""
        if ticket in self._tickets:
            # last in both orders: whoever has just been answered is the last to give way
            for order in (self._resting, self._from[ticket.network]):
                order.pop(ticket, None)
                order[ticket] = None

    def work(self, ticket: Ticket) -> None:
        """See `Ticket.work`."""
        self._resting.pop(ticket, None)

    def hold(self, ticket: Ticket, unread: int) -> None:
        """See `Ticket.hold`. Who lets much wait is cut off: to ask for much and take nothing would fill the memory."""
        if ticket not in self._tickets:
            return
        self._unread[ticket] = unread
        if ticket.network:
            self._cut_off([one for one in self._unread if one.network == ticket.network], MOST_UNREAD_FROM_ONE)
        self._cut_off(list(self._unread), MOST_UNREAD)

    def _cut_off(self, among: list[Ticket], most: int) -> None:
        waiting = sum(self._unread[one] for one in among)
        for one in among:
            if waiting <= most:
                return
            waiting -= self._unread[one]
            self.leave(one)
            one.cut()

    def taken(self, ticket: Ticket) -> None:
        """See `Ticket.taken`."""
        self._unread.pop(ticket, None)

    def leave(self, ticket: Ticket) -> None:
        """See `Ticket.leave`."""
        self._unread.pop(ticket, None)
        if ticket not in self._tickets:
            return
        self._tickets.remove(ticket)
        self._resting.pop(ticket, None)
        here = self._from[ticket.network]
        del here[ticket]
        if not here:
            del self._from[ticket.network]

    def _is_proxy(self, address: str) -> bool:
        if self._proxies is None:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)


def _networks(
    trusted: Iterable[str],
) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network] | None:
    """The networks of trusted proxies; None if everybody is trusted."""
    found = []
    for one in trusted:
        if one == "*":
            return None
        with contextlib.suppress(ValueError):  # a name, or the path of a socket: connections do not come with such
            found.append(ipaddress.ip_network(one, strict=False))
    return found


def raise_descriptors() -> None:
    """Take as many descriptors as the system lets us have; those who start us often leave it at 1,024."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):  # some systems say “without limit” and do not mean it
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def room_for(wanted: int) -> int:
    """As many connections as the settings ask for, if there are descriptors for them."""
    try:
        import resource
    except ImportError:
        return wanted
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return wanted if soft == resource.RLIM_INFINITY else max(_FEWEST, min(wanted, soft - _RESERVED))
