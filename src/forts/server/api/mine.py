"""What is mine: my games, my data, and whom I do not want to hear."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.params import Body
from litestar.response import Stream
from sqlalchemy import Connection, select

from forts import __version__
from forts.server.access import address_of, drop_cookie
from forts.server.api.catalog import known_game
from forts.server.api.tables import known_table
from forts.server.errors import Invalid, Refusal, Unknown
from forts.server.guests import Guest, check_passphrase, guest_by_id, passphrase_of
from forts.server.hub import GONE, SESSION_ENDED
from forts.server.logs import audit
from forts.server.node import Node
from forts.server.store import schema
from forts.server.store.archive import Wanted, read_archive
from forts.server.store.blocks import EVERYWHERE, add_block, list_blocks, remove_block
from forts.server.store.rows import read_tables
from forts.server.tables import frames, lobby, personal, play
from forts.server.wire import Archive, ArchivedGame, Block, Erase, NewBlock, Whole

_MOST_GAMES = 50


@get("/api/me/games")
async def list_games(
    node: Node,
    guest: Guest,
    game: str | None = None,
    outcome: Literal["won", "lost"] | None = None,
    rated: bool | None = None,
    rivals: Literal["people", "bots"] | None = None,
    since: str | None = None,
    count: Whole = 20,
) -> Archive:
    """My finished games, the newest first; `since` is the `more` of the previous part."""
    if not 1 <= count <= _MOST_GAMES:
        raise Invalid("bad-count", most=_MOST_GAMES)
    wanted = Wanted(None if game is None else known_game(game).name, outcome, rated, rivals)
    return await node.room.read(partial(_archive, guest=guest.id, wanted=wanted, since=since, count=count))


def _archive(database: Connection, guest: str, wanted: Wanted, since: str | None, count: int) -> Archive:
    rows, more = read_archive(database, guest, wanted, since, count)
    tables = {table.id: (table, seats) for table, seats in read_tables(database, [row.table_id for row in rows])}
    return Archive(
        [
            ArchivedGame(
                frames.listed(frames.table_info(*tables[row.table_id], guest, set())),
                row.seat,
                row.share > 0,
                row.points,
                bool(row.rated),
                row.at,
            )
            for row in rows
            if row.table_id in tables
        ],
        more,
    )


# -- all of it -----------------------------------------------------------------------------------------------------


@get("/api/me/data", media_type="application/json")
async def export_me(request: Request[Any, Any, Any], node: Node, guest: Guest) -> Stream:
    """Everything kept about me, as one JSON document: who I am, what I said, my results, and the logs of my games."""
    node.exports.demand(guest.id)
    audit("export", guest=guest.id, address=address_of(request))
    headers = {"content-disposition": 'attachment; filename="forts.json"', "cache-control": "no-store"}
    return Stream(_written(node, guest.id), media_type="application/json", headers=headers)


async def _written(node: Node, guest: str) -> AsyncIterator[bytes]:
    """A little at a time: somebody may have played thousands of games."""
    encode = msgspec.json.encode
    yield b'{"forts":' + encode(__version__) + b',"exported":' + encode(node.room.clock())
    for name, part in personal.PARTS.items():
        yield b"," + encode(name) + b":" + encode(await node.room.read(partial(_part, part, guest)))
    for name, listing in personal.LISTINGS.items():
        yield b"," + encode(name) + b":["
        last: personal.Told | None = None
        while rows := await node.room.read(partial(listing.after, guest=guest, last=last)):
            yield (b"" if last is None else b",") + encode(rows)[1:-1]
            last = rows[-1]
        yield b"]"
    yield b',"games":['
    after, first = "", True
    while ids := await node.room.read(partial(personal.tables_after, guest=guest, after=after)):
        for told in await node.room.read(partial(personal.games_of, guest=guest, ids=ids)):
            yield (b"" if first else b",") + encode(told)
            first = False
        after = ids[-1]
    yield b"]}"


def _part(part: Any, guest: str, database: Connection) -> object:
    return part(database, guest)


@post("/api/me/erase", status_code=204)
async def erase_me(request: Request[Any, Any, Any], node: Node, guest: Guest, data: Annotated[Erase, Body()]) -> None:
    """Delete everything kept about me. Games with others stay, without my name; games in progress are given up."""
    node.passphrases.demand(f"erase {address_of(request)}")
    known = await node.room.read(lambda database: passphrase_of(database, guest))
    if known is not None:
        await node.hash(check_passphrase, guest, known, data.passphrase or "")
    audit("erase", guest=guest.id, address=address_of(request))
    await node.tryouts.stop_all_of(guest.id)
    await _give_up(node, guest)
    while True:
        kept, gone = await node.writer.run(partial(personal.forget_tables, guest=guest.id))
        for table in (*kept, *gone):
            node.wakes.tell(table)
            await node.room.refresh(table)
        for table in gone:
            for connection in list(node.hub.at(table)):
                connection.close(GONE)
        if not kept and not gone:
            break
    await node.writer.run(partial(personal.forget_guest, guest=guest.id))
    for connection in node.hub.all():
        if connection.guest == guest.id:
            connection.close(SESSION_ENDED)
    drop_cookie(request, node.settings)


async def _give_up(node: Node, guest: Guest) -> None:
    """Leave every table whose game is not over: others go on without me."""
    after = ""
    while ids := await node.room.read(partial(personal.unfinished_after, guest=guest.id, after=after)):
        for table in ids:
            live = await node.room.live(table)
            if live.row.status == "lobby":
                await (lobby.close if live.row.host == guest.id else lobby.leave)(node.room, table, guest)
                continue
            for seat in live.seats_of(guest.id):
                if (await node.room.live(table)).row.status in ("playing", "paused"):  # one of them may have ended it
                    await play.resign(node.room, table, seat, "")
        after = ids[-1]


# -- whom I do not want to hear -------------------------------------------------------------------------------------


@get("/api/me/blocks")
async def show_blocks(node: Node, guest: Guest, table: str | None = None) -> list[Block]:
    """Whom I have muted or blocked; with a table, those muted there, with their seats."""
    if table is not None and not table.isprintable():
        raise Unknown("no-such-table")
    return await node.room.read(lambda database: list_blocks(database, guest.id, table))


@post("/api/me/blocks", status_code=201)
async def block(
    request: Request[Any, Any, Any], node: Node, guest: Guest, data: Annotated[NewBlock, Body()]
) -> list[Block]:
    """Mute somebody at a table, or block them for good: I no longer get what they say."""
    live = await known_table(request, node, guest, data.table)
    if data.seat is not None:
        if not 0 <= data.seat < live.row.players or live.seats[data.seat].guest is None:
            raise Unknown("nobody-there")
        seat = live.seats[data.seat]
        other, name, face = str(seat.guest), seat.name, seat.face
    else:
        said = await node.room.read(lambda database: _who_said(database, live.row.id, data.line))
        if said is None:
            raise Unknown("nobody-there")
        other, name, face = said
    if other == guest.id:
        raise Refusal("block-yourself")
    where = EVERYWHERE if data.everywhere else live.row.id
    now = node.room.clock()
    await node.writer.run(lambda database: add_block(database, guest.id, other, where, name, face, now))
    return await node.room.read(lambda database: list_blocks(database, guest.id, live.row.id))


def _who_said(database: Connection, table: str, line: int | None) -> tuple[str, str, str] | None:
    said = schema.chat.c
    if line is None or not 0 <= line < 2**31:
        return None
    found = database.execute(
        select(said.guest, said.name).where(said.table_id == table, said.number == line)
    ).one_or_none()
    return None if found is None else (found.guest, found.name, guest_by_id(database, found.guest).face)


@delete("/api/me/blocks/{other:str}", status_code=204)
async def unblock(node: Node, guest: Guest, other: str, table: str | None = None) -> None:
    """Unmute somebody, at a table or everywhere."""
    if other.isprintable() and (table or "").isprintable():
        await node.writer.run(lambda database: remove_block(database, guest.id, other, table or EVERYWHERE))


ROUTES = [list_games, export_me, erase_me, show_blocks, block, unblock]
