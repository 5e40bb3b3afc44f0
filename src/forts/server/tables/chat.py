"""What is said at a table."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, func, insert, select

from forts.server.errors import Forbidden, Invalid
from forts.server.guests import Guest, clean_text
from forts.server.store import schema
from forts.server.tables import frames
from forts.server.tables.room import Room
from forts.server.wire import Chat

LONGEST = 500
_REMEMBERED = 100


async def say(room: Room, id_: str, seat: int | None, guest: Guest, text: str) -> int:
    """Say something to all at the table; returns its number."""
    live = await room.live(id_)
    if seat is None and live.row.status in ("playing", "paused"):
        # a spectator must not whisper what players would have to find out themselves
        raise Forbidden("spectators-are-quiet")
    text = clean_text(text)
    if not text or len(text) > LONGEST:
        raise Invalid("bad-chat", most=LONGEST)
    name = guest.name if seat is None else live.seats[seat].name
    now = room.clock()

    def job(connection: Connection) -> Chat:
        table = schema.chat
        # other nodes wait for their number until this one is taken
        connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == id_).with_for_update())
        last = connection.execute(select(func.max(table.c.number)).where(table.c.table_id == id_)).scalar() or 0
        said = Chat(last + 1, seat, name, text, now)
        connection.execute(
            insert(table).values(
                table_id=id_, number=said.number, guest=guest.id, seat=seat, name=name, text=text, at=now
            )
        )
        return said

    said = await room.writer.run(job)
    room.hub.tell(id_, frames.encode(said))
    room.wakes.tell(id_, chat=said.number)
    return said.number


def read_chat(connection: Connection, id_: str, since: int = 0) -> list[Chat]:
    """What was said, from a number on; the last hundred at most."""
    rows = connection.execute(_SAID, {"id": id_, "since": since}).all()
    return [Chat(row.number, row.seat, row.name, row.text, row.at) for row in reversed(rows)]


_SAID = (
    select(schema.chat)
    .where(schema.chat.c.table_id == bindparam("id"), schema.chat.c.number >= bindparam("since"))
    .order_by(schema.chat.c.number.desc())
    .limit(_REMEMBERED)
)
