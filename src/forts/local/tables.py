"""Before the game and after it, where nobody comes from elsewhere."""

from __future__ import annotations

from forts.local.book import KeptTable
from forts.local.hall import LocalHall
from forts.server.errors import Forbidden, Refusal, Unknown
from forts.server.hub import GONE
from forts.server.names import Guest
from forts.server.store.records import SeatRow
from forts.server.tables import setup
from forts.server.tables.play import stand_in
from forts.server.wire import ChangeSeat, NewTable


async def create(hall: LocalHall, guest: Guest, wanted: NewTable) -> str:
    """Set up a table; returns its id."""
    if any(seat.who == "open" for seat in wanted.seats) or wanted.terms.rated:
        raise Refusal("needs-server")
    row, seats = setup.new_table(hall, guest, wanted)
    await hall.kept.insert(row, seats)
    if wanted.start:
        await setup.start(hall, row.id, guest)
    return row.id


async def change_seat(hall: LocalHall, id_: str, guest: Guest, number: int, wanted: ChangeSeat) -> None:
    """Another bot, or oneself, before the game."""
    live = await hall.live(id_)
    if live.row.status != "lobby":
        raise Refusal("table-started")
    if wanted.who == "open":
        raise Refusal("needs-server")
    if not 0 <= number < live.row.players:
        raise Unknown("no-such-seat", seat=number + 1)
    seat = setup.new_seat(number, wanted, guest, live.row.game)

    def sit(table: KeptTable) -> None:
        table.seats[number] = seat

    await hall.kept.change(id_, sit)
    await hall.look_anew(id_)


async def leave(hall: LocalHall, id_: str, guest: Guest) -> None:
    """Leave one's seats to bots, and be free to return."""
    live = await hall.live(id_)
    mine = live.seats_of(guest.id)
    if not mine:
        raise Forbidden("not-seated")
    if live.row.status == "lobby":
        await remove(hall, id_)
        return
    for seat in mine:
        await stand_in(hall, id_, seat)


async def remove(hall: LocalHall, id_: str) -> None:
    """Forget a table, damaged or not."""
    live = hall.tables.get(id_)
    if live is not None:
        hall.drop(live)
    await hall.kept.remove(id_)
    for connection in list(hall.hub.at(id_)):
        connection.close(GONE)


async def rematch(hall: LocalHall, id_: str, guest: Guest) -> str:
    """The same people and bots again; asking twice leads to the same table."""
    live = await hall.live(id_)
    row, seats, alone = setup.again(hall, live, guest)
    known = live.row.rematch
    if known is not None and await hall.kept.find(known) is not None:
        return known
    await hall.kept.insert(row, _seated(seats))

    def note(table: KeptTable) -> None:
        table.row.rematch = row.id

    await hall.kept.change(id_, note)
    await hall.look_anew(id_)
    if alone:
        await setup.start(hall, row.id, guest)
    return row.id


def _seated(seats: list[SeatRow]) -> list[SeatRow]:
    assert all(seat.kind != "open" for seat in seats), "nobody comes from elsewhere"
    return seats
