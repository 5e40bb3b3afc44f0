"""All that is kept of a guest: to take along, and to delete."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Table, delete, literal, or_, select, tuple_, update

from forts.catalog import games
from forts.server.store.archive import GUEST
from forts.server.store.rows import read_journal, read_tables
from forts.server.store.schema import (
    blocks,
    calls,
    card_sets,
    chat,
    devices,
    guests,
    journal,
    mails,
    ratings,
    results,
    seats,
    seen,
    sessions,
    tables,
    tryouts,
)
from forts.server.tables.journal import log_of

GONE = "gone"
"""Whose results those of a deleted guest are."""
_FEW = 20
"""Tables looked at in one go: moves wait meanwhile."""
_MANY = 500
"""Rows told in one go."""

Told = dict[str, Any]
"""Plain data, to be written as JSON."""


# -- to take along -----------------------------------------------------------------------------------------------


def who_it_is(connection: Connection, guest: str) -> Told:
    """The guest: name, portrait, and on how many devices; no passphrase, and no token."""
    row = connection.execute(select(guests).where(guests.c.id == guest)).one()
    return {
        "id": row.id,
        "name": row.name,
        "face": row.face,
        "handle": row.handle,
        "created": row.created,
        "sessions": _rows(connection, sessions, sessions.c.guest == guest, "created", "seen", "ended"),
    }


def _rows(connection: Connection, table: Table, whose: Any, *names: str) -> list[Told]:
    found = connection.execute(select(*(table.c[name] for name in names)).where(whose))
    return [dict(row._mapping) for row in found]


PARTS: dict[str, Callable[[Connection, str], object]] = {
    "me": who_it_is,
    "blocks": lambda connection, guest: _rows(
        connection, blocks, blocks.c.guest == guest, "other", "name", "table_id", "at"
    ),
    "ratings": lambda connection, guest: _rows(
        connection, ratings, _rating_of(guest), "game", "mean", "deviation", "games", "wins"
    ),
    "devices": lambda connection, guest: _rows(
        connection, devices, devices.c.guest == guest, "endpoint", "lang", "zone", "quiet_from", "quiet_to", "created"
    ),
    "mail": lambda connection, guest: _rows(
        connection, mails, mails.c.guest == guest, "address", "lang", "confirmed", "asked"
    ),
    "sets": lambda connection, guest: _rows(
        connection, card_sets, card_sets.c.guest == guest, "id", "game", "name", "text", "fork_of", "created", "changed"
    ),
    "cards": lambda connection, guest: _rows(connection, seen, seen.c.guest == guest, "game", "card", "at"),
}
"""What an export has, part by part, beside what is too much to be held at once."""


@dataclass(frozen=True)
class Listing:
    """Rows of a guest's that there may be any number of, in the order of an index."""

    table: Table
    names: tuple[str, ...]
    order: tuple[str, ...]
    whose: Callable[[str], Any]

    def after(self, connection: Connection, guest: str, last: Told | None) -> list[Told]:
        """The first of them, or the next ones after the last one told; none if there are no more."""
        order = [self.table.c[name] for name in self.order]
        found = select(*(self.table.c[name] for name in self.names)).where(self.whose(guest))
        if last is not None:
            found = found.where(tuple_(*order) > tuple_(*(literal(last[name]) for name in self.order)))
        return [dict(row._mapping) for row in connection.execute(found.order_by(*order).limit(_MANY))]


LISTINGS = {
    "chat": Listing(
        chat,
        ("table_id", "number", "seat", "name", "text", "at"),
        ("table_id", "number"),
        lambda guest: chat.c.guest == guest,
    ),
    "results": Listing(
        results,
        ("table_id", "seat", "game", "share", "points", "at"),
        ("at", "table_id", "seat"),
        lambda guest: results.c.who == f"{GUEST}{guest}",
    ),
}
"""What an export has besides, and the games."""


def _rating_of(guest: str) -> Any:
    """By game: the ratings' index begins with it."""
    return ratings.c.game.in_([game.name for game in games()]) & (ratings.c.who == f"{GUEST}{guest}")


def tables_after(connection: Connection, guest: str, after: str) -> list[str]:
    """Some of the tables that a guest sat at or set up, in the order of their ids."""
    sat = select(seats.c.table_id).where(seats.c.guest == guest, seats.c.table_id > after)
    made = select(tables.c.id).where(tables.c.host == guest, tables.c.id > after)
    return list(connection.scalars(sat.union(made).order_by("table_id").limit(_FEW)))


def unfinished_after(connection: Connection, guest: str, after: str) -> list[str]:
    """The same of those alone whose game is not over: there may be a handful of them among thousands."""
    known = tables_after(connection, guest, after)
    while known:
        open_ = select(tables.c.id).where(tables.c.id.in_(known), tables.c.status != "over").order_by(tables.c.id)
        if found := list(connection.scalars(open_)):
            return found
        known = tables_after(connection, guest, known[-1])
    return []


def games_of(connection: Connection, guest: str, ids: list[str]) -> list[Told]:
    """These tables, as the guest may take them along; of a game that is going on nothing that is hidden."""
    return [_game(connection, guest, *found) for found in read_tables(connection, ids)]


def _game(connection: Connection, guest: str, row: Any, sitting: list[Any]) -> Told:
    told: Told = {
        "id": row.id,
        "game": row.game,
        "players": [seat.name or (f"bot:{seat.bot}" if seat.bot else "") for seat in sitting],
        "seats": [seat.seat for seat in sitting if seat.guest == guest],
        "host": row.host == guest,
        "options": row.options,
        "terms": row.terms,
        "status": row.status,
        "created": row.created,
        "touched": row.touched,
    }
    if row.status == "over":
        told |= {"winners": row.winners, "scores": row.scores}
        told["log"] = log_of(row, sitting, read_journal(connection, row.id)).to_json()
    return told


# -- to delete ---------------------------------------------------------------------------------------------------


def forget_tables(connection: Connection, guest: str) -> tuple[list[str], list[str]]:
    """Some of the tables that a guest sat at or set up forget them; returns those that stay, and those that are gone,
    because nobody else played there. None of either: there are no more."""
    ids = tables_after(connection, guest, "")
    others: dict[str, str] = {}
    for row in connection.execute(select(seats.c.table_id, seats.c.guest).where(seats.c.table_id.in_(ids))):
        if row.guest is not None and row.guest != guest:
            others.setdefault(row.table_id, row.guest)
    alone = [id_ for id_ in ids if id_ not in others]
    for part in (calls, chat, results, journal, seats):
        connection.execute(delete(part).where(part.c.table_id.in_(alone)))
    connection.execute(delete(tables).where(tables.c.id.in_(alone)))
    for id_, heir in others.items():
        here = (seats.c.table_id == id_, seats.c.guest == guest)
        connection.execute(update(seats).where(*here).values(guest=None, name="", face="", standing=None))
        hosted = (tables.c.id == id_, tables.c.host == guest)
        connection.execute(update(tables).where(*hosted).values(host=heir))
        won = (results.c.table_id == id_, results.c.who == f"{GUEST}{guest}")
        connection.execute(update(results).where(*won).values(who=GONE))
    return list(others), alone


def forget_guest(connection: Connection, guest: str) -> None:
    """All the rest, once no table knows the guest."""
    connection.execute(update(results).where(results.c.who == f"{GUEST}{guest}").values(who=GONE))
    connection.execute(delete(ratings).where(_rating_of(guest)))
    connection.execute(delete(chat).where(chat.c.guest == guest))
    connection.execute(delete(blocks).where(or_(blocks.c.guest == guest, blocks.c.other == guest)))
    mine = select(devices.c.id).where(devices.c.guest == guest)
    connection.execute(delete(calls).where(calls.c.device.in_(mine)))
    sets = select(card_sets.c.id).where(card_sets.c.guest == guest)
    connection.execute(delete(tryouts).where(tryouts.c.set_id.in_(sets)))
    for part in (card_sets, devices, mails, seen, sessions):
        connection.execute(delete(part).where(part.c.guest == guest))
    connection.execute(delete(guests).where(guests.c.id == guest))


FORGOTTEN = frozenset({"blocks", "card_sets", "devices", "guests", "mails", "seats", "seen", "sessions", "tables"})
"""The tables of the database that name a guest by id, all of which are seen to above."""
