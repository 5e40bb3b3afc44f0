"""What is asked of a database: which statements look at all rows of a table that grows.

Every statement that the server's own code sends in a process of tests is heard and explained, so that a new one needs
no place in a list to be looked at.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import StaticPool

import forts.server
from forts.server.store import schema
from forts.server.store.database import migrate

SMALL = {"server", "tallies"}
"""They have a row for the server, or for each game."""
GROWING = set(schema.metadata.tables) - SMALL
_SERVER = str(Path(forts.server.__file__).parent)
_AT_THE_START = tuple(f"{_SERVER}/{part}" for part in ("keeping/", "store/migrations/"))
"""What is meant to look at everything: checks, copies and migrations."""


def whole_looks(connection: Connection, statement: str, parameters: Any) -> list[str]:
    """Where the database would look at all rows of a growing table to carry out the statement."""
    if connection.dialect.name == "sqlite":
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
        words = [row.detail.split() for row in plan]
        return [" ".join(line) for line in words if line[0] == "SCAN" and line[1] in GROWING]
    connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # at few rows it would be quicker, and chosen
    found = connection.exec_driver_sql(f"EXPLAIN (FORMAT JSON) {statement}", parameters).scalar_one()
    return list(_whole(found[0]["Plan"]))


def by_touch(connection: Connection, statement: str, parameters: Any) -> bool:
    """Would SQLite go through all tables of a status, the newest first?"""
    if connection.dialect.name != "sqlite":
        return False
    plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
    return any("tables_touched" in row.detail for row in plan)


def _whole(node: dict[str, Any]) -> Iterator[str]:
    by_index = any("Cond" in key for key in node)
    if node.get("Relation Name") in GROWING and node["Node Type"].endswith("Scan") and not by_index:
        yield f"{node['Node Type']} on {node['Relation Name']}"
    for inner in node.get("Plans", ()):
        yield from _whole(inner)


class Listener:
    """Hears what the server asks any database in this process, and explains it to itself once, by an empty SQLite."""

    def __init__(self) -> None:
        self._known: set[str] = set()
        self._heard: dict[str, Any] = {}
        self._empty: Engine | None = None
        event.listen(Engine, "before_cursor_execute", self._hear)

    def _hear(self, connection: Connection, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        if statement in self._known or connection.dialect.name != "sqlite":
            return
        self._known.add(statement)
        if statement.lstrip()[:6] in ("SELECT", "UPDATE", "DELETE") and _asked_by_the_server(sys._getframe(1)):
            self._heard[statement] = parameters[0] if isinstance(parameters, list) and parameters else parameters

    def whole_looks(self) -> dict[str, list[str]]:
        """Of the statements heard since the last call: those that look at all rows, and where."""
        if not self._heard:
            return {}
        if self._empty is None:
            self._empty = create_engine("sqlite://", poolclass=StaticPool)
            migrate(self._empty)
        heard, self._heard = self._heard, {}
        with self._empty.connect() as connection:
            found = {one: whole_looks(connection, one, parameters) for one, parameters in heard.items()}
        return {one: looks for one, looks in found.items() if looks}


def _asked_by_the_server(frame: FrameType | None) -> bool:
    """Is it code of the server, rather than of a test, that has sent the statement?"""
    while frame is not None:
        file = frame.f_code.co_filename
        if "sqlalchemy" not in file and not file.endswith("contextlib.py"):
            return file.startswith(_SERVER) and not file.startswith(_AT_THE_START)
        frame = frame.f_back
    return False
