"""Games that are taken along: from the server as a file, and from a file to the server, or back to it."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace
from sqlalchemy import Connection, select

from forts.server.errors import Refusal, Stale, Unknown
from forts.server.guests import Guest
from forts.server.names import new_id
from forts.server.store import schema
from forts.server.store.rows import insert_journal, insert_table, replace_table
from forts.server.tables import files
from forts.server.tables.book import Kept
from forts.server.tables.database_book import kept
from forts.server.tables.lobby import Most, check_most
from forts.server.tables.room import Room


async def take_out(room: Room, id_: str, guest: Guest) -> str:
    """The game as a file, for whoever alone plays it; from then on the table says that it was taken along."""
    async with room.locked(id_) as live:
        files.check_alone(live, guest.id)
        terms = live.row.terms
    if not terms.taken:
        await room.book.set_terms(id_, replace(terms, taken=True))
        await room.look_anew(id_)
    found = await room.read(lambda database: kept(database, id_))
    if found is None:
        raise Unknown("no-such-table")
    return files.written(found)


async def take_in(room: Room, guest: Guest, file: files.TableFile, most: Most | None = None) -> str:
    """The game of a file goes on here; returns the id of its table.

    One that was taken from here goes on where it was, unless it has gone on here meanwhile: then there are two.
    """
    if file.table.status == "over":
        raise Refusal("game-is-over")
    here = await _here(room, file.table.id, guest)
    if here is not None and files.goes_on(here[2], file.journal):
        return here[0].id
    # to play a game again takes a while: not on the event loop
    row, seats, journal = await asyncio.to_thread(files.taken, file, guest, room.clock(), room.speed)
    if here is not None and files.goes_on(journal, here[2]):
        return await _go_on(room, here, (row, seats, journal))
    row.id = new_id()

    def job(connection: Connection) -> None:
        check_most(connection, guest.id, most)
        insert_table(connection, row, seats)
        insert_journal(connection, row.id, journal)

    await room.writer.run(job)
    return row.id


async def _here(room: Room, id_: str, guest: Guest) -> Kept | None:
    """The table of that id, if it is here, the guest's alone, and was taken along."""
    found = await room.read(lambda database: kept(database, id_))
    if found is None or found[0].host != guest.id or not found[0].terms.taken:
        return None
    return found


async def _go_on(room: Room, here: Kept, later: Kept) -> str:
    """A table has more in its journal than was known of it here."""
    row, seats, journal = later
    known = here[0].ply
    async with room.locked(row.id) as live:

        def job(connection: Connection) -> None:
            tables = schema.tables.c
            if connection.execute(select(tables.ply).where(tables.id == row.id)).scalar() != known:
                raise Stale("stale-ply")
            insert_journal(connection, row.id, journal[known:])
            replace_table(connection, row, seats)

        await room.writer.run(job)
        room.drop(live)
    await room.look_anew(row.id)
    return row.id
