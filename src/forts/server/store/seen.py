"""Which cards of trials a guest has seen, so that riddles and words do not come back soon."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from sqlalchemy import Connection, bindparam, func, select, text

from forts.server.store import schema
from forts.server.store.entries import Job


def read_seen(connection: Connection, guests: Collection[str], game: str) -> list[str]:
    """The cards of a game that one of the guests has seen, the one seen longest ago first."""
    found = connection.scalars(_SEEN, {"of": list(guests), "of_game": game})
    return [str(card) for card in found]


def record_seen(guests: Iterable[str], game: str, cards: Iterable[str], at: float) -> Job:
    """Write what guests have just seen, together with an entry."""
    # in the same order on every node, so that none waits for another in a ring
    rows = [
        {"guest": guest, "game": game, "card": card, "at": at}
        for guest in sorted(set(guests))
        for card in sorted(set(cards))
    ]

    def write(connection: Connection) -> None:
        if rows:
            connection.execute(_SEE, rows)

    return write


_SEEN = (
    select(schema.seen.c.card)
    .where(schema.seen.c.guest.in_(bindparam("of", expanding=True)), schema.seen.c.game == bindparam("of_game"))
    .group_by(schema.seen.c.card)
    .order_by(func.max(schema.seen.c.at), schema.seen.c.card)
)
_SEE = text("""
    INSERT INTO seen (guest, game, card, at)
    SELECT id, CAST(:game AS text), CAST(:card AS text), CAST(:at AS float) FROM guests WHERE id = :guest
    ON CONFLICT (guest, game, card) DO UPDATE SET at = excluded.at
""")
"""Of a guest who is still there."""
