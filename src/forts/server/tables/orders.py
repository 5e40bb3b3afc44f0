"""Standing orders at a table: what a person may order, orders, and takes back.

An order changes nothing that others see, so it is no entry of the journal, which all can count: it stands with its
seat. The move that it leads to is one, and notes the order that gave it.
"""

from __future__ import annotations

from forts.core import Meaning, Order
from forts.server.errors import Refusal
from forts.server.tables import frames
from forts.server.tables.hall import Hall
from forts.server.tables.live import LiveTable
from forts.server.wire import OrderInfo


async def offered(
    room: Hall, id_: str, seat: int | None, lang: str | None, *, by: str | None = None
) -> list[OrderInfo]:
    """What the seat may order now; empty where nothing can be, in words of the language if one is given."""
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        match = live.game_on
        if live.row.status == "over" or live.seats[seat].played_by_bot:
            return []
        return [frames.order_info(match, order, lang) for order in match.game.orders(match.state, seat)]


async def give(
    room: Hall, id_: str, seat: int | None, what: Meaning, until: str, *, request: str = "", by: str | None = None
) -> int:
    """From now on the seat is answered for as it says, until the order lapses or is taken back."""
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        if (seat, request) in live.requests:
            return live.requests[seat, request]
        match = live.game_on
        if live.row.status == "over":
            raise Refusal("game-is-over")
        if live.seats[seat].played_by_bot:
            raise Refusal("bot-plays-for-you")
        wanted = [one for one in match.game.orders(match.state, seat) if (one.what, one.until) == (what, until)]
        if not wanted:
            raise Refusal("no-such-order")
        await _settle(room, live, seat, wanted[0])
        return live.note(seat, request)


async def revoke(room: Hall, id_: str, seat: int | None, *, request: str = "", by: str | None = None) -> int:
    """The seat is asked again."""
    async with room.locked(id_) as live:
        seat = live.check_seated(seat, by)
        if (seat, request) in live.requests:
            return live.requests[seat, request]
        if live.seats[seat].standing is not None:
            await _settle(room, live, seat, None)
        return live.note(seat, request)


async def _settle(room: Hall, live: LiveTable, seat: int, order: Order | None) -> None:
    """Write the order; if it is about the question that is pending, the table is due at another time."""
    live.seats[seat].standing = order
    row = live.row
    calls, due = row.calls, row.due
    if live.actor == seat and row.status == "playing":
        calls = {} if live.ordered is not None else {str(seat): row.calls.get(str(seat), row.ply - 1)}
        row.calls, row.due = calls, live.due(room.clock())
    try:
        await room.book.set_order(row, seat, order, row.due != due)
    except BaseException:
        room.drop(live)
        raise
    room.wakes.tell(row.id)
    room.tell_order(live, seat)
    room.moved(live)
