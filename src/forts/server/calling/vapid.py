"""Who calls: the key by which push services know this server again (RFC 8292), kept in its database."""

from __future__ import annotations

import base64
from collections.abc import Callable

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import Connection, select, text

from forts.server.calling.encryption import raw_public
from forts.server.store.schema import server

_LASTS = 12 * 60 * 60
"""Seconds that a token is good for; push services take a day at most."""
_RENEWED = 60 * 60
"""Seconds before its end at which a token is made anew."""
_KEPT = 100
"""Tokens that are kept; browsers have a handful of services."""


def signing_key(connection: Connection) -> bytes:
    """The private key; made by the first node that asks. With another one every browser would have to ask again."""
    made = generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
    offer = text("INSERT INTO server (name, value) VALUES ('push-key', :key) ON CONFLICT DO NOTHING")
    connection.execute(offer, {"key": made})
    return bytes(connection.execute(select(server.c.value).where(server.c.name == "push-key")).scalar_one())


class Signer:
    """Signs what is sent to push services."""

    def __init__(self, key: bytes, contact: str, clock: Callable[[], float]) -> None:
        self._key: EllipticCurvePrivateKey = derive_private_key(int.from_bytes(key, "big"), SECP256R1())
        self._contact = contact
        self._clock = clock
        self._tokens: dict[str, tuple[float, str]] = {}
        """By push service: until when, and the header."""
        self.public = base64url(raw_public(self._key))
        """What a browser is given, to let this server alone call it."""

    def header(self, origin: str) -> str:
        """The `Authorization` for a push service."""
        now = self._clock()
        until, made = self._tokens.get(origin, (0.0, ""))
        if until - now < _RENEWED:
            until, made = now + _LASTS, self._sign(origin, now + _LASTS)
            if len(self._tokens) >= _KEPT:  # whoever registers a device names its service: there may be any number
                self._tokens.clear()
            self._tokens[origin] = until, made
        return made

    def _sign(self, origin: str, until: float) -> str:
        claims: dict[str, object] = {"aud": origin, "exp": int(until)}
        if self._contact:
            claims["sub"] = self._contact
        body = ".".join(base64url(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(body.encode(), ECDSA(SHA256())))
        signature = base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={body}.{signature}, k={self.public}"


def base64url(data: bytes) -> str:
    """As text without padding, as everything around push is written."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
