"""Guests: people without an account, known by a token in a signed, http-only cookie."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from dataclasses import replace
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection, bindparam, insert, select, text, update

from forts.server.errors import Forbidden, Invalid, Refusal
from forts.server.names import LONGEST_NAME as LONGEST_NAME
from forts.server.names import Guest as Guest
from forts.server.names import clean_name as clean_name
from forts.server.names import clean_text as clean_text
from forts.server.names import distinct_name as distinct_name
from forts.server.names import new_id as new_id
from forts.server.store.schema import chat, guests, seats, server, sessions, tables

SESSION_KEPT = 60 * 60 * 24 * 365
"""Seconds that a session lasts after it was last used."""
_DAY = 60 * 60 * 24
_SHORTEST_PASSPHRASE = 8


class Cookies:
    """Tokens of 128 bits, signed with the key that all nodes share. The database holds their hashes only."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        """What is signed with it, any node can tell from what is not."""

    def issue(self) -> tuple[str, bytes]:
        """A new cookie value and the hash of its token."""
        token = secrets.token_bytes(16)
        return f"{token.hex()}.{self._sign(token)}", hashlib.sha256(token).digest()

    def read(self, value: str) -> bytes | None:
        """The hash of the token in a cookie; None if the cookie was not signed by us."""
        text, _, signature = value.partition(".")
        try:
            token = bytes.fromhex(text)
        except ValueError:
            return None
        if len(token) != 16 or not hmac.compare_digest(self._sign(token).encode(), signature.encode()):
            return None
        return hashlib.sha256(token).digest()

    def _sign(self, token: bytes) -> str:
        return hmac.new(self.key, token, hashlib.sha256).hexdigest()[:32]


def shared_key(connection: Connection) -> bytes:
    """The key that cookies are signed with; made by the first node that asks."""
    # nodes that start together all offer a key; the first one stays
    offer = text("INSERT INTO server (name, value) VALUES ('cookie-key', :key) ON CONFLICT DO NOTHING")
    connection.execute(offer, {"key": secrets.token_bytes(32)})
    return bytes(connection.execute(select(server.c.value).where(server.c.name == "cookie-key")).scalar_one())


def new_guest(connection: Connection, session: bytes) -> Guest:
    """Somebody who was never here before."""
    guest = Guest(new_id(), "", secrets.token_hex(4), None, session)
    connection.execute(insert(guests).values(id=guest.id, name=guest.name, face=guest.face, created=time.time()))
    return begin_session(connection, guest)


def find_guest(connection: Connection, session: bytes, now: float | None = None) -> Guest | None:
    """Whoever has this session; None if it has ended, or was not used for a year."""
    now = time.time() if now is None else now
    row = connection.execute(_BY_SESSION, {"session": session, "since": now - SESSION_KEPT}).one_or_none()
    return None if row is None else Guest(row.id, row.name, row.face, row.handle, session, row.seen)


# made once, for every request asks it: making a statement takes longer than carrying it out
_BY_SESSION = (
    select(guests, sessions.c.seen)
    .join(sessions)
    .where(sessions.c.token == bindparam("session"), sessions.c.ended.is_(False), sessions.c.seen > bindparam("since"))
)


def is_due_to_be_seen(guest: Guest, now: float) -> bool:
    """Was the session last noted as used more than a day ago?"""
    return guest.seen < now - _DAY


def see_session(connection: Connection, session: bytes, now: float) -> None:
    """The session is used: another year begins."""
    connection.execute(update(sessions).where(sessions.c.token == session, ~sessions.c.ended).values(seen=now))


def end_session(connection: Connection, session: bytes) -> None:
    """The token is worth nothing from now on."""
    connection.execute(update(sessions).where(sessions.c.token == session).values(ended=True, seen=0.0))


def end_other_sessions(connection: Connection, guest: Guest) -> list[bytes]:
    """Every session of the guest but this one is over; returns which."""
    others = [sessions.c.guest == guest.id, sessions.c.token != guest.session, sessions.c.ended.is_(False)]
    ended = [bytes(token) for token in connection.scalars(select(sessions.c.token).where(*others))]
    connection.execute(update(sessions).where(*others).values(ended=True, seen=0.0))
    return ended


def ended_sessions(connection: Connection, among: list[bytes]) -> list[bytes]:
    """Those sessions that are over."""
    rows = connection.execute(select(sessions.c.token).where(sessions.c.token.in_(among), sessions.c.ended.is_(False)))
    going = {bytes(row.token) for row in rows}
    return [token for token in dict.fromkeys(among) if token not in going]


def guest_by_id(connection: Connection, id_: str) -> Guest:
    """A guest as others know them."""
    row = connection.execute(select(guests).where(guests.c.id == id_)).one()
    return Guest(row.id, row.name, row.face, None, b"")


def change_guest(connection: Connection, guest: Guest, name: str | None, face: str | None) -> tuple[Guest, list[str]]:
    """A new name or portrait, here and at every table; returns also the tables whose game is not over."""
    name = guest.name if name is None else clean_name(name)
    if face is not None and (not face.isalnum() or len(face) > LONGEST_NAME):
        raise Invalid("bad-face")
    face = guest.face if face is None else face
    connection.execute(update(guests).where(guests.c.id == guest.id).values(name=name, face=face))
    changed = Guest(guest.id, name, face, guest.handle, guest.session)
    return changed, _call(connection, guest, changed)


def _call(connection: Connection, before: Guest, after: Guest) -> list[str]:
    """Call a guest by another name, or show another face, wherever they sit.

    A second person on the same device has a name and a face of her own, by which her seat is told apart.
    """
    mine = (seats.c.guest == after.id, seats.c.face == before.face)
    sitting = connection.execute(
        select(seats.c.table_id, seats.c.seat)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(*mine, tables.c.status != "over")
    ).all()
    connection.execute(update(seats).where(*mine).values(name=after.name, face=after.face))
    connection.execute(update(chat).where(chat.c.guest == after.id, chat.c.name == before.name).values(name=after.name))
    for table, seat in sitting:
        here = select(seats.c.name).where(seats.c.table_id == table, seats.c.kind == "person")
        others = connection.scalars(here.where(seats.c.guest != after.id))
        if (called := distinct_name(after.name, others)) != after.name:
            this = (seats.c.table_id == table, seats.c.seat == seat)
            connection.execute(update(seats).where(*this).values(name=called))
    return [row.table_id for row in sitting]


def set_passphrase(connection: Connection, guest: Guest, handle: str, passphrase_hash: str) -> Guest:
    """From now on the guest can be claimed on other devices."""
    plain = plain_handle(handle)
    if not plain:
        raise Invalid("bad-handle")
    taken = connection.execute(select(guests.c.id).where(guests.c.handle == plain, guests.c.id != guest.id)).scalar()
    if taken is not None:
        raise Refusal("handle-taken", handle=plain)
    connection.execute(update(guests).where(guests.c.id == guest.id).values(handle=plain, passphrase=passphrase_hash))
    return Guest(guest.id, guest.name, guest.face, plain, guest.session)


def hash_passphrase(passphrase: str) -> str:
    """Slow on purpose; not to be called in the event loop."""
    if len(passphrase) < _SHORTEST_PASSPHRASE or len(passphrase) > 200:
        raise Invalid("bad-passphrase", least=_SHORTEST_PASSPHRASE)
    return PasswordHasher().hash(passphrase)


def passphrase_of(connection: Connection, guest: Guest) -> str | None:
    """The hash of the guest's passphrase; None without one."""
    found = connection.execute(select(guests.c.passphrase).where(guests.c.id == guest.id)).scalar()
    return None if found is None else str(found)


def guest_of_handle(connection: Connection, handle: str, session: bytes) -> tuple[Guest | None, str | None]:
    """Whoever has that handle, as the session would see it, and the hash of the passphrase that proves it."""
    row = connection.execute(select(guests).where(guests.c.handle == plain_handle(handle))).one_or_none()
    if row is None or row.passphrase is None:
        return None, None
    return Guest(row.id, row.name, row.face, row.handle, session), str(row.passphrase)


def check_passphrase(guest: Guest | None, passphrase_hash: str | None, passphrase: str) -> Guest:
    """Slow on purpose; not to be called in the event loop. Says the same whether handle or passphrase was wrong."""
    try:
        PasswordHasher().verify(passphrase_hash or _nobodys(), passphrase)
    except (VerificationError, InvalidHashError):
        raise Forbidden("wrong-passphrase") from None
    if guest is None:
        raise Forbidden("wrong-passphrase")
    return guest


def begin_session(connection: Connection, guest: Guest) -> Guest:
    """From now on the guest's token is worth something."""
    now = time.time()
    connection.execute(insert(sessions).values(token=guest.session, guest=guest.id, created=now, seen=now, ended=False))
    return replace(guest, seen=now)


@cache
def _nobodys() -> str:
    """Checked against where there is no such handle, so that the answer takes as long."""
    return PasswordHasher().hash(secrets.token_hex(16))


def plain_handle(handle: str) -> str:
    """A handle as it is compared: however it is written, it is the same guest's."""
    return clean_name(clean_name(handle).casefold())  # some letters become two
