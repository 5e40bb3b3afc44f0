"""Ratings and statistics."""

from __future__ import annotations

from litestar import get
from sqlalchemy import Connection, case, func, select

from forts.server.api.catalog import known_game
from forts.server.guests import Guest
from forts.server.node import Node
from forts.server.store import schema
from forts.server.store.archive import GUEST
from forts.server.tables.results import rating_of
from forts.server.wire import Rating, Statistics

_SHOWN = 100


@get("/api/ratings/{game:str}")
async def list_ratings(node: Node, guest: Guest, game: str) -> list[Rating]:
    """The ratings, strongest first; bots too."""
    name = known_game(game).name
    return await node.room.read(lambda database: _ratings(database, name, guest))


def _ratings(database: Connection, game: str, guest: Guest) -> list[Rating]:
    ratings, guests = schema.ratings, schema.guests
    best = database.execute(
        select(ratings).where(ratings.c.game == game).order_by(ratings.c.certain.desc()).limit(_SHOWN)
    ).all()
    # asked for by their ids: joined by a text that has to be put together, each would be looked for among all guests
    ids = [row.who.removeprefix(GUEST) for row in best if row.who.startswith(GUEST)]
    people = {row.id: row for row in database.execute(select(guests).where(guests.c.id.in_(ids)))}
    told = []
    for row in best:
        person = people.get(row.who.removeprefix(GUEST)) if row.who.startswith(GUEST) else None
        told.append(
            Rating(
                name=person.name if person is not None else "",
                face=person.face if person is not None else row.who,
                bot=row.who.removeprefix("bot:") if row.who.startswith("bot:") else None,
                mine=person is not None and person.id == guest.id,
                rating=rating_of(row.mean, row.deviation),
                games=row.games,
                wins=row.wins,
            )
        )
    return told


@get("/api/statistics/{game:str}")
async def show_statistics(node: Node, guest: Guest, game: str) -> Statistics:
    """Statistics of a game on this server, and of my own games."""
    name = known_game(game).name
    return await node.room.read(lambda database: _statistics(database, name, guest))


def _statistics(database: Connection, game: str, guest: Guest) -> Statistics:
    results, tallies = schema.results, schema.tallies
    tally = database.execute(select(tallies).where(tallies.c.game == game)).one_or_none()
    games, entries, first = (tally.games, tally.entries, tally.first_share) if tally is not None else (0, 0, 0.0)
    mine = database.execute(
        select(
            func.count(),
            func.coalesce(func.sum(case((results.c.share > 0, 1), else_=0)), 0),
            func.coalesce(func.max(results.c.points), 0),
        ).where(results.c.game == game, results.c.who == f"{GUEST}{guest.id}")
    ).one()
    share = max(1, games)
    return Statistics(
        game, games, round(entries / share, 1), round(first / share, 4), mine[0], int(mine[1]), int(mine[2])
    )


ROUTES = [list_ratings, show_statistics]
