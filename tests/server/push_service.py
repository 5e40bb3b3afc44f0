"""A push service on loopback, and browsers that decrypt what it is given by another library than the server's."""

from __future__ import annotations

import base64
import json
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it has no types
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

Json = dict[str, Any]


def as_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def as_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Arrived:
    """A message as the service got it."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


@dataclass
class PushService:
    """Takes messages, and answers as it is told to."""

    answers: list[int] = field(default_factory=list)
    """The next answers; 201 when there are none."""
    arrived: list[Arrived] = field(default_factory=list)
    down: str = ""
    """The browser, by its path, for which it takes nothing; nobody's if empty."""

    def __enter__(self) -> PushService:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.arrived.append(Arrived(self.path, headers, body, time.time()))
                is_down = bool(service.down) and self.path.endswith(service.down)
                self.send_response(503 if is_down else service.answers.pop(0) if service.answers else 201)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"


class Browser:
    """A subscription with its private key."""

    def __init__(self, service: PushService | str, name: str = "one") -> None:
        origin = service if isinstance(service, str) else service.origin
        self.service = service
        self.endpoint = f"{origin}/push/{name}"
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, **more: object) -> Json:
        """What its page hands the server."""
        return {"endpoint": self.endpoint, "key": as_text(self.public), "auth": as_text(self._auth), **more}

    def messages(self) -> list[Json]:
        """What it was told so far."""
        assert isinstance(self.service, PushService)
        mine = [one for one in self.service.arrived if self.endpoint.endswith(one.path)]
        return [json.loads(self.read(one.body)) for one in mine]

    def read(self, body: bytes) -> bytes:
        """A message, decrypted."""
        text: bytes = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return text


def check_signature(arrived: Arrived, push_key: str, origin: str, now: float) -> Json:
    """The claims of who called, after checking the signature against the server's key."""
    scheme, _, rest = arrived.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and parts["k"] == push_key
    head, claims, signature = parts["t"].split(".")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), as_bytes(push_key))
    raw = as_bytes(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    told: Json = json.loads(as_bytes(claims))
    assert told["aud"] == origin and now < told["exp"] <= now + 86_400
    return told
