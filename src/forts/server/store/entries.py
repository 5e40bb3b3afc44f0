"""Entries of journals, and the one statement by which a batch of them is written.

Each statement costs the thread that writes a turn at the interpreter's lock, which the event loop holds most of the
time. So a batch goes to the database as one JSON text, which the database takes apart.
"""

from __future__ import annotations

import sqlite3
from typing import cast

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError, IntegrityError

from forts.server.errors import Stale
from forts.server.store.entry import Entry, Job
from forts.server.store.records import After

__all__ = ["Entry", "Job", "prepare_sqlite", "write_to_postgresql", "write_to_sqlite"]

_COLUMNS = {
    "table_id": "text",
    "ply": "int",
    "kind": "text",
    "seat": "int",
    "actions": "text",
    "request": "text",
    "at": "float",
    "status": "text",
    "actor": "int",
    "banks": "text",
    "asked": "float",
    "due": "float",
    "votes": "text",
    "winners": "text",
    "scores": "text",
    "waiting": "text",
    "calls": "text",
    "note": "text",
}
"""Of an entry as the database gets it, with their types as PostgreSQL calls them."""
_JOURNAL = ("table_id", "ply", "kind", "seat", "actions", "request", "at", "note")
_OF_TABLE = After.__struct_fields__


def write_to_sqlite(connection: Connection, entries: list[Entry]) -> None:
    """Write entries, all or none: in the connection's transaction, or by themselves if it has none.

    Past SQLAlchemy, which would begin and end a transaction by two statements more.
    """
    raw = cast(sqlite3.Connection, connection.connection.driver_connection)
    try:
        raw.execute(_TO_SQLITE, (_rows(entries),))
    except sqlite3.IntegrityError:
        raise Stale("stale-ply") from None


def prepare_sqlite(connection: Connection) -> None:
    """Give a connection the view that entries are inserted into."""
    with connection.begin():
        for statement in (_VIEW, _TRIGGER):
            connection.exec_driver_sql(statement)


_VIEW = f"CREATE TEMP VIEW IF NOT EXISTS entries AS SELECT {', '.join(f'NULL AS {name}' for name in _COLUMNS)}"
"""It holds nothing: what is inserted into it goes where the trigger sends it."""
_TRIGGER = f"""
    CREATE TEMP TRIGGER IF NOT EXISTS write_entry INSTEAD OF INSERT ON entries BEGIN
        INSERT INTO journal ({", ".join(_JOURNAL)}) VALUES ({", ".join(f"new.{name}" for name in _JOURNAL)});
        UPDATE tables SET ply = new.ply + 1, touched = new.at, {", ".join(f"{name} = new.{name}" for name in _OF_TABLE)}
            WHERE id = new.table_id AND ply = new.ply;
        SELECT RAISE(ABORT, 'the table has gone on') WHERE changes() = 0;
    END
"""
_TO_SQLITE = f"""
    INSERT INTO entries
    SELECT {", ".join(f"json_extract(value, '$[{n}]')" for n in range(len(_COLUMNS)))} FROM json_each(?)
"""


def write_to_postgresql(connection: Connection, entries: list[Entry]) -> None:
    """Write entries, all or none: in the connection's transaction, or by themselves if it commits each statement."""
    try:
        connection.execute(_TO_POSTGRESQL, {"rows": _rows(entries)})
    except IntegrityError:
        raise Stale("stale-ply") from None
    except DataError as error:
        if getattr(error.orig, "sqlstate", "") == _DIVISION_BY_ZERO:
            raise Stale("stale-ply") from None
        raise


_DIVISION_BY_ZERO = "22012"
# the last line divides by zero if a table has gone on: the statement fails as a whole
_TO_POSTGRESQL = text(
    f"""
    WITH given AS (
        SELECT {", ".join(f"CAST(value ->> {n} AS {_COLUMNS[name]}) AS {name}" for n, name in enumerate(_COLUMNS))}
        FROM jsonb_array_elements(CAST(:rows AS jsonb))
    ), written AS (
        INSERT INTO journal ({", ".join(_JOURNAL)}) SELECT {", ".join(_JOURNAL)} FROM given
    ), changed AS (
        UPDATE tables
        SET ply = given.ply + 1, touched = given.at, {", ".join(f"{name} = given.{name}" for name in _OF_TABLE)}
        FROM given WHERE tables.id = given.table_id AND tables.ply = given.ply
        RETURNING 1
    )
    SELECT 1 / CAST((SELECT count(*) FROM changed) = (SELECT count(*) FROM given) AS int)
    """
)


def _rows(entries: list[Entry]) -> str:
    return _json([_as_row(entry) for entry in entries])


def _as_row(entry: Entry) -> list[object]:
    """The values of `_COLUMNS`."""
    return [
        entry.table_id,
        entry.ply,
        entry.kind,
        entry.seat,
        _json(entry.actions),
        entry.request,
        entry.at,
        entry.status,
        entry.actor,
        _json(entry.banks),
        entry.asked,
        entry.due,
        _json(entry.votes),
        _json(entry.winners),
        _json(entry.scores),
        _json(entry.waiting),
        _json(entry.calls),
        None if entry.note is None else _json(entry.note),
    ]


def _json(value: object) -> str:
    return str(_encode(value), "utf-8")


_encode = msgspec.json.Encoder().encode
"""Made once: a move has seven values in JSON. One thread writes."""
