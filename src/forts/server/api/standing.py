"""Ratings and statistics."""

from __future__ import annotations

from litestar import get
from sqlalchemy import Connection, case, func, select

from forts.server.api.catalog import known_game
from forts.server.guests import Guest
from forts.server.node import Node
from forts.server.store import schema
from forts.server.tables.results import rating_of
from forts.server.wire import Rating, Statistics

_SHOWN = 100


@get("/api/ratings/{game:str}")
async def list_ratings(node: Node, guest: Guest, game: str) -> list[Rating]:
    """Who is how strong, the strongest first; bots too."""
    name = known_game(game).name
    return await node.room.read(lambda database: _ratings(database, name, guest))


def _ratings(database: Connection, game: str, guest: Guest) -> list[Rating]:
    ratings, guests = schema.ratings, schema.guests
    rows = database.execute(
        select(ratings, guests.c.id, guests.c.name, guests.c.face)
        .outerjoin(guests, ratings.c.who == "guest:" + guests.c.id)
        .where(ratings.c.game == game)
        .order_by((ratings.c.mean - 2 * ratings.c.deviation).desc())
        .limit(_SHOWN)
    )
    return [
        Rating(
            name=row.name or "",
            face=row.face or row.who,
            bot=row.who.removeprefix("bot:") if row.who.startswith("bot:") else None,
            mine=row.id == guest.id,
            rating=rating_of(row.mean, row.deviation),
            games=row.games,
            wins=row.wins,
        )
        for row in rows
    ]


@get("/api/statistics/{game:str}")
async def show_statistics(node: Node, guest: Guest, game: str) -> Statistics:
    """How a game goes on this server, and how it went for me."""
    name = known_game(game).name
    return await node.room.read(lambda database: _statistics(database, name, guest))


def _statistics(database: Connection, game: str, guest: Guest) -> Statistics:
    results, tables = schema.results, schema.tables
    ended = [tables.c.game == game, tables.c.status == "over"]
    games, entries = database.execute(
        select(func.count(), func.coalesce(func.avg(tables.c.ply), 0)).where(*ended)
    ).one()
    first = database.execute(
        select(func.coalesce(func.avg(results.c.share), 0)).where(results.c.game == game, results.c.seat == 0)
    ).scalar_one()
    mine = database.execute(
        select(
            func.count(),
            func.coalesce(func.sum(case((results.c.share > 0, 1), else_=0)), 0),
            func.coalesce(func.max(results.c.points), 0),
        ).where(results.c.game == game, results.c.who == f"guest:{guest.id}")
    ).one()
    return Statistics(
        game, games, round(float(entries), 1), round(float(first), 4), mine[0], int(mine[1]), int(mine[2])
    )


ROUTES = [list_ratings, show_statistics]
