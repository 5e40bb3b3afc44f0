"""Sets of cards that designers keep, and what was found out about them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from forts.lab.tryout import Told
from forts.server.designs import check_set
from forts.server.errors import Forbidden, Refusal, Stale, Unknown
from forts.server.guests import clean_text, new_id
from forts.server.store.schema import card_sets, guests, tryouts
from forts.server.wire import SetInfo

_LAST = 2**31 - 1
"""The highest number that PostgreSQL has room for."""
_FACE = [one for one in card_sets.c if one.name != "text"]


class TryoutRow(msgspec.Struct):
    """A tryout as it is written down."""

    set_id: str
    state: str
    version: int
    players: int
    against: str
    planned: int
    pairs: int
    told: Told | None
    kept: bytes
    at: float


# made here, in one thread: msgspec takes a type in when it first meets it, and crashes if two threads do so at once
_TOLD = msgspec.json.Decoder(Told)


def list_sets(connection: Connection, guest: str, game: str | None) -> list[SetInfo]:
    """A guest's sets, those changed last first, without their files."""
    mine = select(*_FACE, guests.c.name.label("author")).join(guests).where(card_sets.c.guest == guest)
    if game is not None:
        mine = mine.where(card_sets.c.game == game)
    return [_info(row, guest) for row in connection.execute(mine.order_by(card_sets.c.changed.desc()))]


def read_set(connection: Connection, set_id: str, guest: str) -> SetInfo:
    """A set with its file, whoever asks; `Unknown` if there is none."""
    found = connection.execute(
        select(card_sets, guests.c.name.label("author")).join(guests).where(card_sets.c.id == set_id)
    ).one_or_none()
    if found is None:
        raise Unknown("no-such-set")
    return _info(found, guest)


def own_set(connection: Connection, set_id: str, guest: str) -> SetInfo:
    """The same of one's own; `Forbidden` if it is somebody else's."""
    found = read_set(connection, set_id, guest)
    if not found.mine:
        raise Forbidden("not-your-set")
    return found


def keep_set(
    connection: Connection, guest: str, game: str, name: str, text: str, fork_of: str | None, most: int, now: float
) -> SetInfo:
    """A new set; `Refusal` where a guest has as many as there may be."""
    check_set(name, text)
    if fork_of is not None:
        read_set(connection, fork_of, guest)
    count = connection.execute(select(func.count()).where(card_sets.c.guest == guest)).scalar_one()
    if count >= most:
        raise Refusal("too-many-sets", most=most)
    made = {"id": new_id(), "guest": guest, "game": game, "name": clean_text(name), "text": text, "fork_of": fork_of}
    connection.execute(insert(card_sets).values(**made, version=1, created=now, changed=now))
    return read_set(connection, made["id"] or "", guest)


def change_set(
    connection: Connection, set_id: str, guest: str, name: str, text: str, version: int, now: float
) -> SetInfo:
    """Another name or file; `Stale` if it was changed elsewhere meanwhile."""
    check_set(name, text)
    own_set(connection, set_id, guest)
    if not 0 < version < _LAST:
        raise Stale("set-changed")
    changed = connection.execute(
        update(card_sets)
        .where(card_sets.c.id == set_id, card_sets.c.guest == guest, card_sets.c.version == version)
        .values(name=clean_text(name), text=text, version=version + 1, changed=now)
    )
    if changed.rowcount != 1:
        raise Stale("set-changed")
    return read_set(connection, set_id, guest)


def remove_set(connection: Connection, set_id: str, guest: str) -> None:
    """It is gone, with what was found out about it."""
    own_set(connection, set_id, guest)
    connection.execute(delete(tryouts).where(tryouts.c.set_id == set_id))
    connection.execute(delete(card_sets).where(card_sets.c.id == set_id, card_sets.c.guest == guest))


def read_tryout(connection: Connection, set_id: str) -> TryoutRow | None:
    """What was tried out of a set last."""
    row = connection.execute(select(tryouts).where(tryouts.c.set_id == set_id)).one_or_none()
    if row is None:
        return None
    told = None if row.told is None else _TOLD.decode(row.told)
    return TryoutRow(**{**row._mapping, "told": told, "kept": bytes(row.kept)})


def write_tryout(connection: Connection, tryout: TryoutRow) -> None:
    """Write it down; not if its set is gone meanwhile."""
    values: dict[str, Any] = msgspec.structs.asdict(tryout)
    values["told"] = None if tryout.told is None else msgspec.json.encode(tryout.told).decode()
    changed = connection.execute(update(tryouts).where(tryouts.c.set_id == tryout.set_id).values(values))
    if changed.rowcount == 0:
        there = connection.execute(
            select(card_sets.c.id).where(card_sets.c.id == tryout.set_id).with_for_update()
        ).scalar()
        if there is not None:
            connection.execute(insert(tryouts).values(values))


def _info(row: Any, guest: str) -> SetInfo:
    return SetInfo(
        row.id,
        row.game,
        row.name,
        row.guest == guest,
        row.author,
        row.fork_of,
        row.version,
        row.changed,
        row._mapping.get("text"),
    )
