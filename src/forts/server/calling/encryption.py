"""A message that only one browser can read: RFC 8291, `aes128gcm` of RFC 8188 with keys of the browser's own.

Forty lines upon `cryptography`: the libraries that do the same also bring two HTTP clients, and send by themselves,
past the checks of where to.
"""

from __future__ import annotations

import os
from struct import pack

from cryptography.hazmat.primitives.asymmetric.ec import ECDH, SECP256R1, EllipticCurvePrivateKey, generate_private_key
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePublicKey as PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096
"""Bytes of the one record that a message is; push services take no longer ones."""
LONGEST = RECORD - 16 - 1 - 86
"""Bytes of a message: less the seal, the mark of the last record and the head."""
_LAST = b"\x02"


def encrypt(
    text: bytes, key: bytes, auth: bytes, *, salt: bytes | None = None, own: EllipticCurvePrivateKey | None = None
) -> bytes:
    """The message for whoever has the private half of `key`; `salt` and `own` are new for each, but in tests."""
    if len(text) > LONGEST:
        raise ValueError("a push message has to fit into one record")
    salt = os.urandom(16) if salt is None else salt
    own = generate_private_key(SECP256R1()) if own is None else own
    mine = raw_public(own)
    shared = own.exchange(ECDH(), PublicKey.from_encoded_point(SECP256R1(), key))
    secret = _derive(shared, auth, b"WebPush: info\0" + key + mine, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, text + _LAST, None)
    return salt + pack("!IB", RECORD, len(mine)) + mine + sealed


def is_key(key: bytes) -> bool:
    """Is it a point on the curve, as browsers send it?"""
    try:
        PublicKey.from_encoded_point(SECP256R1(), key)
    except ValueError:
        return False
    return len(key) == 65


def raw_public(private: EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, uncompressed."""
    return private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
