"""The browsers in which somebody wants to be called."""

from __future__ import annotations

import base64
import binascii
import hashlib
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from forts.server.calling.encryption import is_key
from forts.server.calling.quiet import DAY, zone_of
from forts.server.calling.services import Services
from forts.server.errors import Invalid, Refusal, Unknown
from forts.server.guests import Guest, new_id
from forts.server.store.schema import calls, devices
from forts.server.wire import DeviceInfo, NewDevice
from forts.words import first_language

MOST = 10
"""Devices of a guest."""


@dataclass(frozen=True)
class Keys:
    """What messages to a device are encrypted with."""

    key: bytes
    auth: bytes


def read_keys(given: NewDevice, services: Services) -> Keys:
    """What was given, checked; `Invalid` says what is wrong with it."""
    services.check(given.endpoint)
    key, auth = _decoded(given.key), _decoded(given.auth)
    if not is_key(key) or len(auth) != 16:
        raise Invalid("push-damaged")
    zone_of(given.zone)
    for minute in (given.quiet_from, given.quiet_to):
        if minute is not None and not 0 <= minute < DAY:
            raise Invalid("bad-quiet-hours")
    if (given.quiet_from is None) != (given.quiet_to is None):
        raise Invalid("bad-quiet-hours")
    return Keys(key, auth)


def register(connection: Connection, guest: Guest, given: NewDevice, keys: Keys, now: float) -> DeviceInfo:
    """From now on the guest is called there. A browser has one place: whoever last used it has it."""
    place = hashlib.sha256(given.endpoint.encode()).digest()
    known = connection.execute(select(devices.c.id, devices.c.guest).where(devices.c.endpoint_hash == place)).first()
    values = {
        "guest": guest.id,
        "session": guest.session,
        "endpoint": given.endpoint,
        "endpoint_hash": place,
        "key": keys.key,
        "auth": keys.auth,
        "lang": first_language(given.lang),
        "zone": given.zone,
        "quiet_from": given.quiet_from,
        "quiet_to": given.quiet_to,
        "failures": 0,
    }
    if known is not None and known.guest == guest.id:
        connection.execute(update(devices).where(devices.c.id == known.id).values(values))
        return _one(connection, guest, known.id)
    count = connection.execute(select(func.count()).where(devices.c.guest == guest.id)).scalar_one()
    if count >= MOST:
        raise Refusal("too-many-devices", most=MOST)
    if known is not None:
        _remove(connection, [known.id])
    made = new_id()
    connection.execute(insert(devices).values(id=made, created=now, **values))
    return _one(connection, guest, made)


def devices_of(connection: Connection, guest: Guest) -> list[DeviceInfo]:
    """Where the guest is called, the first first."""
    rows = connection.execute(select(devices).where(devices.c.guest == guest.id).order_by(devices.c.created))
    return [
        DeviceInfo(row.id, row.created, bytes(row.session) == guest.session, row.zone, row.quiet_from, row.quiet_to)
        for row in rows
    ]


def remove(connection: Connection, guest: Guest, id_: str) -> None:
    """The guest is called there no more."""
    found = connection.execute(select(devices.c.id).where(devices.c.guest == guest.id, devices.c.id == id_)).scalar()
    if found is None:
        raise Unknown("no-such-device")
    _remove(connection, [id_])


def remove_devices_of(connection: Connection, guest: str, sessions: list[bytes] | None = None) -> None:
    """Devices of sessions that have ended, or all of a guest's, are called no more."""
    among = [devices.c.guest == guest] + ([] if sessions is None else [devices.c.session.in_(sessions)])
    _remove(connection, list(connection.scalars(select(devices.c.id).where(*among))))


def drop_device(connection: Connection, id_: str) -> None:
    """Its push service does not know it any more."""
    _remove(connection, [id_])


def _remove(connection: Connection, ids: list[str]) -> None:
    for id_ in ids:
        connection.execute(delete(calls).where(calls.c.device == id_))
        connection.execute(delete(devices).where(devices.c.id == id_))


def _one(connection: Connection, guest: Guest, id_: str) -> DeviceInfo:
    return next(one for one in devices_of(connection, guest) if one.id == id_)


def _decoded(text: str) -> bytes:
    """Of Base64 in either alphabet, with or without padding; empty if it is none."""
    plain = text.translate(str.maketrans("-_", "+/")).rstrip("=")
    try:
        return base64.b64decode(plain + "=" * (-len(plain) % 4), validate=True)
    except (binascii.Error, ValueError):
        return b""
