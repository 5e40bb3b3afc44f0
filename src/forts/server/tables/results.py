"""What remains of a finished game: results by seat, and ratings."""

from __future__ import annotations

from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, bindparam, insert, select, text, update

from forts.server.store import schema
from forts.server.store.entries import Job
from forts.server.tables.live import LiveTable
from forts.server.tables.parts import LEFT, part_of, who_is

_MODEL = PlackettLuce()
NEWCOMER = 1000
"""The rating of somebody who has not played yet."""


def record_results(live: LiveTable, now: float) -> Job:
    """Write the results of a game that has just ended, together with its last entry."""
    row = live.row
    parts = [part_of(live, seat) for seat in live.seats]
    points = row.scores or [0] * row.players
    people = [seat.guest for seat in live.seats if seat.kind == "person"]
    values = [
        {
            "table_id": row.id,
            "seat": seat,
            "game": row.game,
            "who": part.who,
            "share": part.share,
            "points": points[seat],
            "at": now,
            "rated": row.terms.rated,
            "people": len(people) - (live.seats[seat].kind == "person"),
        }
        for seat, part in enumerate(parts)
    ]
    game, entries = row.game, row.ply + 1  # the last one is being written
    first = 1 / len(row.winners) if 0 in row.winners else 0.0
    rated = row.terms.rated
    counts = not row.terms.taken  # of a game that went along as a file nobody knows how it was played

    def write(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            # nodes that end games at the same time count one after the other; SQLite has one writer anyway
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        connection.execute(_RESULTS, values)
        if counts:
            connection.execute(_TALLY, {"game": game, "entries": entries, "first": first})
        if rated:
            _rate(connection, game, [part.who for part in parts], [part.merit for part in parts])

    return write


def record_leaving(live: LiveTable, seat: int) -> Job:
    """Write what it costs a person to be voted out of a rated game: as much as to come last."""
    who = [who_is(one.guest, one.bot) for one in live.seats]
    merits = [LEFT if one == seat else 0.0 for one in range(len(who))]
    game = live.row.game

    def write(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        _rate(connection, game, who, merits, only=who[seat])

    return write


def rating_of(mean: float, deviation: float) -> int:
    """A cautious estimate of a strength, on the usual scale: 1000 for a newcomer."""
    return round(NEWCOMER + 40 * (mean - 2 * deviation - _CERTAIN_AT_FIRST))


_FIRST = _MODEL.rating()
_CERTAIN_AT_FIRST = _FIRST.mu - 2 * _FIRST.sigma


_LOCK = 0x52415445
"""Taken on PostgreSQL while tallies and ratings are read and written."""


def _rate(connection: Connection, game: str, who: list[str], merits: list[float], only: str | None = None) -> None:
    """Change the ratings of those who played, or of one of them alone."""
    known = {row.who: row for row in connection.execute(_KNOWN, {"of_game": game, "of": who})}
    before: list[list[PlackettLuceRating]] = [
        [_MODEL.rating(mu=known[one].mean, sigma=known[one].deviation) if one in known else _MODEL.rating()]
        for one in who
    ]
    after = _MODEL.rate(before, scores=list(merits))
    changed: list[dict[str, object]] = []
    new: list[dict[str, object]] = []
    for one in dict.fromkeys(who if only is None else [only]):
        # a bot on several seats is rated by what it did there on average
        mine = [number for number, other in enumerate(who) if other == one]
        values = {
            "mean": fmean(after[number][0].mu for number in mine),
            "deviation": fmean(after[number][0].sigma for number in mine),
            "certain": fmean(after[number][0].mu - 2 * after[number][0].sigma for number in mine),
            "games": len(mine) + (known[one].games if one in known else 0),
            "wins": sum(merits[number] > 0 for number in mine) + (known[one].wins if one in known else 0),
        }
        if one in known:
            changed.append({"of_game": game, "of": one, **values})
        else:
            new.append({"game": game, "who": one, **values})
    if changed:
        connection.execute(_CHANGE, changed)
    if new:
        connection.execute(_ADD, new)


# made once: making a statement takes longer than carrying it out
_KNOWN = select(schema.ratings).where(
    schema.ratings.c.game == bindparam("of_game"), schema.ratings.c.who.in_(bindparam("of", expanding=True))
)
_CHANGE = update(schema.ratings).where(
    schema.ratings.c.game == bindparam("of_game"), schema.ratings.c.who == bindparam("of")
)
_ADD = insert(schema.ratings)
_RESULTS = insert(schema.results)
_TALLY = text("""
    INSERT INTO tallies (game, games, entries, first_share) VALUES (:game, 1, :entries, :first)
    ON CONFLICT (game) DO UPDATE SET games = tallies.games + 1, entries = tallies.entries + excluded.entries,
        first_share = tallies.first_share + excluded.first_share
""")
