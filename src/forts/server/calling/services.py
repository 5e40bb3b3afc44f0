"""Push services: which ones are trusted, and a request to one that cannot be led elsewhere."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from dataclasses import dataclass
from urllib.parse import SplitResult, urlsplit

from forts.server.errors import Invalid

KNOWN = (
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)
"""Those of the browsers. A browser names its service itself; the server goes to none that nobody has named."""
LONGEST_ADDRESS = 1000
_SECONDS = 10.0
"""For a whole request."""


@dataclass(frozen=True)
class Answer:
    """What a push service said."""

    status: int
    """0 if it could not be reached."""
    retry_after: float = 0.0


class Services:
    """The push services that this server calls through: those of the browsers, and others that its host names.

    One that is named as an origin, such as `http://127.0.0.1:9000`, is believed as it stands; a name alone is reached
    by TLS on its usual port, and only at an address of the open internet.
    """

    def __init__(self, more: list[str]) -> None:
        self._origins = {name.rstrip("/") for name in more if "://" in name}
        self._names = [*KNOWN, *(name for name in more if "://" not in name)]

    def check(self, endpoint: str) -> None:
        """Refuses an address that is not a push service's."""
        if self.name_of(endpoint) is None:
            raise Invalid("push-service-unknown")

    def name_of(self, endpoint: str) -> str | None:
        """The service that an address belongs to, as it was named; None if nobody has named it."""
        if len(endpoint) > LONGEST_ADDRESS or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
            return None
        try:
            parts = urlsplit(endpoint)
            origin, name, port = f"{parts.scheme}://{parts.netloc}", parts.hostname, parts.port
            (name or "").encode("idna")  # as whoever looks it up does, who fails on a part too long or empty
        except ValueError:
            return None
        if origin in self._origins:
            return origin
        if parts.scheme != "https" or not name or "@" in parts.netloc or port not in (None, 443):
            return None
        return next(
            (one for one in self._names if name == one or (one.startswith("*.") and name.endswith(one[1:]))), None
        )

    def post(self, endpoint: str, body: bytes, headers: dict[str, str]) -> Answer:
        """Hand a message over; blocks, so not to be called in the event loop."""
        named = self.name_of(endpoint)
        if named is None:  # it was trusted once, and is no more
            return Answer(410)
        parts = urlsplit(endpoint)
        path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
        try:
            connection = self._connect(parts, named in self._origins)
        except OSError:
            return Answer(0)
        try:
            connection.request("POST", path, body, headers)
            response = connection.getresponse()
            response.read(1024)
            after = response.getheader("retry-after", "")
            return Answer(response.status, float(after) if after.isdecimal() else 0.0)
        except (OSError, http.client.HTTPException):
            return Answer(0)
        finally:
            connection.close()

    def _connect(self, parts: SplitResult, trusted: bool) -> http.client.HTTPConnection:
        """Connected to an address that was looked up once and looked at: a name may point anywhere."""
        name, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
        found = socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not (trusted or all(ipaddress.ip_address(one).is_global for one in addresses)):
            raise OSError(f"{name} is not on the open internet")
        raw = socket.create_connection((addresses[0], port), _SECONDS)
        made = http.client.HTTPConnection(name, port, timeout=_SECONDS)
        try:
            made.sock = _TLS.wrap_socket(raw, server_hostname=name) if parts.scheme == "https" else raw
        except OSError:
            raw.close()
            raise
        return made


_TLS = ssl.create_default_context()
