"""What is said at a table."""

from __future__ import annotations

import asyncio

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from forts.server.errors import Forbidden, Invalid
from forts.server.guests import Guest, clean_text
from forts.server.store import schema
from forts.server.store.blocks import deaf
from forts.server.tables import frames
from forts.server.tables.room import Room
from forts.server.wire import Chat

LONGEST = 500
KEPT = 500
"""Lines of a table that are kept, at least; older ones go."""
_REMEMBERED = 100
_REPEATED = 256
"""Lines among which a repeated request is found."""
_AT_ONCE = 16
"""Lines that are told before anything else is done."""


async def say(room: Room, id_: str, seat: int | None, guest: Guest, request: str, text: str) -> int:
    """Say something to all at the table; returns its number. Repeating a request says nothing twice."""
    live = await room.live(id_)
    if seat is None and live.row.status in ("playing", "paused"):
        # a spectator must not whisper what players would have to find out themselves
        raise Forbidden("spectators-are-quiet")
    text = clean_text(text)
    if not text or len(text) > LONGEST:
        raise Invalid("bad-chat", most=LONGEST)
    name = guest.name if seat is None else live.seats[seat].name
    now = room.clock()

    def job(connection: Connection) -> int:
        tables, table = schema.tables.c, schema.chat
        # other nodes wait for their number until this one is taken
        last = int(connection.execute(select(tables.said).where(tables.id == id_).with_for_update()).scalar_one())
        again = select(table.c.number).where(
            table.c.table_id == id_,
            table.c.number > last - _REPEATED,
            table.c.guest == guest.id,
            table.c.request == request,
        )
        number = connection.execute(again).scalar()
        if number is not None:
            return int(number)
        number = last + 1
        connection.execute(update(schema.tables).where(tables.id == id_).values(said=number))
        connection.execute(
            insert(table).values(
                table_id=id_,
                number=number,
                guest=guest.id,
                seat=seat,
                name=name,
                text=text,
                at=now,
                request=request,
            )
        )
        if number > KEPT and number % _AT_ONCE == 0:
            connection.execute(delete(table).where(table.c.table_id == id_, table.c.number <= number - KEPT))
        return number

    number = await room.writer.run(job)
    await tell(room, id_)
    room.wakes.tell(id_, chat=number)
    return number


async def tell(room: Room, id_: str) -> None:
    """Tell everybody at a table what was said since they were last told."""
    waiting = [connection.said for connection in room.hub.at(id_) if connection.said >= 0]
    if not waiting:
        return
    listeners = {connection.guest for connection in room.hub.at(id_)}
    lines, unheard = await room.read(
        lambda database: (_read(database, id_, min(waiting) + 1), deaf(database, listeners, id_))
    )
    for count, (guest, line) in enumerate(lines, 1):
        if count % _AT_ONCE == 0:
            await asyncio.sleep(0)  # let them be written: many at once would look as if nobody read
        frame = frames.encode(line)
        for connection in room.hub.at(id_):
            if 0 <= connection.said < line.number:
                connection.said = line.number
                if (connection.guest, guest) not in unheard:
                    connection.tell(frame)


def heard_by(connection: Connection, id_: str, guest: str) -> list[Chat]:
    """What was said at a table, the last hundred lines at most, as far as the guest wants to hear it."""
    unheard = deaf(connection, [guest], id_)
    return [line for speaker, line in _read(connection, id_) if (guest, speaker) not in unheard]


def _read(connection: Connection, id_: str, since: int = 0) -> list[tuple[str, Chat]]:
    """What was said from a number on, and who said it; the last hundred lines at most."""
    rows = connection.execute(_SAID, {"id": id_, "since": since}).all()
    return [(row.guest, Chat(row.number, row.seat, row.name, row.text, row.at)) for row in reversed(rows)]


_SAID = (
    select(schema.chat)
    .where(schema.chat.c.table_id == bindparam("id"), schema.chat.c.number >= bindparam("since"))
    .order_by(schema.chat.c.number.desc())
    .limit(_REMEMBERED)
)
