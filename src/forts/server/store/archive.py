"""The games that somebody has played, found without looking at anybody else's."""

from __future__ import annotations

import math
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Row, select

from forts.server.errors import Invalid
from forts.server.store.records import GUEST as GUEST
from forts.server.store.schema import results


class Wanted(NamedTuple):
    """Which games."""

    game: str | None = None
    outcome: Literal["won", "lost"] | None = None
    rated: bool | None = None
    rivals: Literal["people", "bots"] | None = None
    """With other people, or with bots alone."""


def read_archive(
    connection: Connection, guest: str, wanted: Wanted, since: str | None, most: int
) -> tuple[list[Row[Any]], str | None]:
    """Some of a guest's results, the newest first, and where the next ones begin."""
    mine = results.c
    found = select(results).where(mine.who == f"{GUEST}{guest}")
    if wanted.game is not None:
        found = found.where(mine.game == wanted.game)
    if wanted.outcome is not None:
        found = found.where(mine.share > 0 if wanted.outcome == "won" else mine.share <= 0)
    if wanted.rated is not None:
        found = found.where(mine.rated.is_(wanted.rated))
    if wanted.rivals is not None:
        found = found.where(mine.people > 0 if wanted.rivals == "people" else mine.people == 0)
    if since is not None:
        at, table = _place(since)
        found = found.where(mine.at <= at, (mine.at < at) | (mine.table_id < table))
    rows = connection.execute(found.order_by(mine.at.desc(), mine.table_id.desc(), mine.seat).limit(most + 1)).all()
    # whoever sat on several seats of a table has played one game
    games = list({row.table_id: row for row in reversed(rows)}.values())[::-1][:most]
    return games, f"{games[-1].at!r}~{games[-1].table_id}" if len(rows) > most else None


def _place(since: str) -> tuple[float, str]:
    at, _, table = since.partition("~")
    try:
        moment = float(at)
    except ValueError:
        raise Invalid("bad-place") from None
    if not math.isfinite(moment) or not table.isprintable():
        raise Invalid("bad-place")
    return moment, table
