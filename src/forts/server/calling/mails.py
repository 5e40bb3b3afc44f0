"""Where people want letters, in the database."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from forts.server.errors import Invalid, Unknown
from forts.server.guests import Guest
from forts.server.store.schema import guests, mails, seats, tables
from forts.server.wire import MailInfo
from forts.words import first_language

DAY = 60 * 60 * 24.0
HOUR = 60 * 60.0
LONGEST = 254
"""Letters of an address."""
_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


@dataclass(frozen=True)
class Reader:
    """Somebody who wants letters."""

    guest: str
    name: str
    address: str
    lang: str
    secret: str
    due: float


def check_address(address: str) -> None:
    """Refuses what is no address of somebody's mail."""
    if len(address) > LONGEST or not _ADDRESS.fullmatch(address):
        raise Invalid("bad-mail-address")


def mailbox_of(address: str) -> str:
    """Whose letters they are: what stands behind a plus, and how it is written, is the same mailbox with most hosts."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


def ask_for(connection: Connection, guest: Guest, address: str, lang: str, now: float) -> Reader:
    """Somebody wants letters to an address; before it is confirmed only the letter that asks for that is sent."""
    forget(connection, guest.id)
    made = Reader(guest.id, guest.name, address, first_language(lang), secrets.token_urlsafe(16), 0.0)
    connection.execute(
        insert(mails).values(
            guest=guest.id, address=address, lang=made.lang, confirmed=False, secret=made.secret, asked=now, due=None
        )
    )
    return made


def forget(connection: Connection, guest: str) -> None:
    """Stop the emails."""
    connection.execute(delete(mails).where(mails.c.guest == guest))


def mail_of(connection: Connection, guest: Guest) -> MailInfo | None:
    """Where the guest's letters go to."""
    row = connection.execute(select(mails).where(mails.c.guest == guest.id)).one_or_none()
    return None if row is None else MailInfo(row.address, bool(row.confirmed))


def read_by_secret(connection: Connection, secret: str) -> tuple[MailInfo, str]:
    """The address that a letter's link belongs to, and its language."""
    row = connection.execute(select(mails).where(mails.c.secret == secret)).one_or_none()
    if row is None:
        raise Unknown("no-such-letter")
    return MailInfo(row.address, bool(row.confirmed)), str(row.lang)


def confirm(connection: Connection, secret: str, now: float) -> None:
    """Whoever reads letters at the address wants them."""
    connection.execute(
        update(mails).where(mails.c.secret == secret, ~mails.c.confirmed).values(confirmed=True, due=now + HOUR)
    )


def unsubscribe(connection: Connection, secret: str) -> None:
    """Whoever reads letters at the address wants no more."""
    connection.execute(delete(mails).where(mails.c.secret == secret))


def readers_due(connection: Connection, now: float) -> list[Reader]:
    """Those who may get a letter now."""
    return [
        Reader(row.guest, row.name, row.address, row.lang, row.secret, row.due)
        for row in connection.execute(_DUE, {"now": now})
    ]


_DUE = (
    select(mails, guests.c.name)
    .join(guests, guests.c.id == mails.c.guest)
    .where(mails.c.due <= bindparam("now"))
    .order_by(mails.c.due)
    .limit(50)
)


def waited_for(connection: Connection, guest: str, before: float) -> list[tuple[str, str]]:
    """Tables, with their games, that have waited for somebody since before a moment."""
    rows = connection.execute(_WAITED, {"guest": guest, "before": before})
    return [(row.id, row.game) for row in rows if str(row.seat) in msgspec.json.decode(row.calls)]


_WAITED = (
    select(tables.c.id, tables.c.game, tables.c.calls, seats.c.seat)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(
        seats.c.guest == bindparam("guest"),
        # put together, which no index has: by status SQLite would go through all tables in play, not through one's own
        tables.c.status.concat("") == "playing",
        tables.c.touched < bindparam("before"),
    )
    .order_by(tables.c.touched)
    .limit(200)
)


def put_off(connection: Connection, one: Reader, until: float) -> bool:
    """The next letter is due then; False if another node was quicker."""
    same = (mails.c.guest == one.guest, mails.c.due == one.due)
    return connection.execute(update(mails).where(*same).values(due=until)).rowcount == 1


def sweep_unconfirmed(connection: Connection, now: float) -> None:
    """Addresses that nobody has confirmed within a week are forgotten."""
    connection.execute(delete(mails).where(mails.c.due.is_(None), mails.c.asked < now - 7 * DAY))
