"""For the host of the server, by `forts admin`: who is on, which tables there are, and putting things right.

There is none of this for anybody without the token of the settings, and for nobody if that is empty.
"""

from __future__ import annotations

import hmac
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import Body
from sqlalchemy import Connection, select
from sqlalchemy import delete as remove

from forts.catalog import games
from forts.server import metrics
from forts.server.access import address_of
from forts.server.errors import Unknown
from forts.server.guests import clean_name
from forts.server.hub import SESSION_ENDED
from forts.server.logs import audit
from forts.server.node import Node
from forts.server.notices import LONGEST
from forts.server.store import schema
from forts.server.tables import play
from forts.server.tables.live import LiveTable
from forts.server.wire import Notice


class OnlineGuest(msgspec.Struct, frozen=True):
    """Somebody with an open socket."""

    id: str
    name: str
    handle: str | None
    tables: list[str]


class ListedTable(msgspec.Struct, frozen=True):
    """A table as the host sees it."""

    id: str
    game: str
    status: str
    ply: int
    seats: list[str]
    """Who sits there: a name, or a bot's level in brackets."""
    online: int
    """Seats with an open socket."""


class ServerState(msgspec.Struct, frozen=True):
    """What is going on."""

    guests: list[OnlineGuest]
    tables: list[ListedTable]
    notice: Notice


class NewName(msgspec.Struct, frozen=True):
    """What a guest is called from now on."""

    name: str


def demand_token(request: Request[Any, Any, Any], wanted: str) -> None:
    """Whoever does not bring the token finds nothing here."""
    node: Node = request.app.state.node
    shown = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not wanted or not hmac.compare_digest(wanted.encode(), shown.encode()):
        node.passphrases.demand(f"token {address_of(request)}")
        raise Unknown("no-such-page")


def _demand(request: Request[Any, Any, Any], node: Node) -> None:
    demand_token(request, node.settings.admin_token)


@get("/api/notice")
async def show_notice(node: Node) -> Notice:
    """What the host has to say to everybody; empty most of the time."""
    return node.noticeboard.notice()


@get("/metrics", include_in_schema=False)
async def show_metrics(request: Request[Any, Any, Any], node: Node) -> Response[bytes]:
    """What the server measures, for Prometheus."""
    demand_token(request, node.settings.metrics_token)
    return Response(metrics.written(), media_type=metrics.CONTENT_TYPE)


@get("/api/admin/state", include_in_schema=False)
async def show_state(request: Request[Any, Any, Any], node: Node) -> ServerState:
    """Who is online, and the tables that are not over, the latest first."""
    _demand(request, node)
    on: dict[str, set[str]] = {}
    for connection in node.hub.all():
        on.setdefault(connection.guest, set()).add(connection.table)
    return await node.room.read(lambda database: _state(database, node, on))


def _state(database: Connection, node: Node, on: dict[str, set[str]]) -> ServerState:
    guests, tables, seats = schema.guests, schema.tables, schema.seats
    found = database.execute(select(guests.c.id, guests.c.name, guests.c.handle).where(guests.c.id.in_(list(on))))
    people = [OnlineGuest(row.id, row.name, row.handle, sorted(on[row.id])) for row in found]
    # by each status for itself, which an index has in order
    open_ones = [
        row
        for status in ("lobby", "playing", "paused")
        for row in database.execute(
            select(tables.c.id, tables.c.game, tables.c.status, tables.c.ply, tables.c.touched)
            .where(tables.c.status == status)
            .order_by(tables.c.touched.desc())
            .limit(_SHOWN)
        )
    ]
    listed = sorted(open_ones, key=lambda row: float(row.touched), reverse=True)[:_SHOWN]
    sitting: dict[str, list[str]] = {}
    for row in database.execute(
        select(seats).where(seats.c.table_id.in_([row.id for row in listed])).order_by(seats.c.seat)
    ):
        sitting.setdefault(row.table_id, []).append(row.name or (f"[{row.bot}]" if row.bot else "–"))
    return ServerState(
        people,
        [
            ListedTable(row.id, row.game, row.status, row.ply, sitting.get(row.id, []), len(node.room.online(row.id)))
            for row in listed
        ],
        node.noticeboard.notice(),
    )


_SHOWN = 200


@post("/api/admin/tables/{table:str}/end", status_code=204, include_in_schema=False)
async def end_table(request: Request[Any, Any, Any], node: Node, table: str) -> None:
    """All people give up, one after the other; the last one wins, or bots play to the end."""
    _demand(request, node)
    audit("admin: end", table=table, address=address_of(request))
    for seat in range((await node.room.live(table)).row.players):
        live = await node.room.live(table)
        if live.row.status in ("playing", "paused") and live.seats[seat].guest is not None:
            await play.resign(node.room, table, seat, "")


@delete("/api/admin/tables/{table:str}", status_code=204, include_in_schema=False)
async def remove_table(request: Request[Any, Any, Any], node: Node, table: str) -> None:
    """Remove a table with its log, chat and results; ratings stay as they are."""
    _demand(request, node)
    await node.room.live(table)
    audit("admin: remove table", table=table, address=address_of(request))
    await node.room.change(table, lambda database: _remove_table(database, table))


def _remove_table(database: Connection, table: str) -> None:
    for part in (schema.calls, schema.chat, schema.results, schema.journal, schema.seats):
        database.execute(remove(part).where(part.c.table_id == table))
    database.execute(remove(schema.tables).where(schema.tables.c.id == table))


@patch("/api/admin/guests/{guest_id:str}", status_code=204, include_in_schema=False)
async def rename_guest(
    request: Request[Any, Any, Any], node: Node, guest_id: str, data: Annotated[NewName, Body()]
) -> None:
    """Give a guest another name, here and at every table."""
    _demand(request, node)
    name = clean_name(data.name)
    audit("admin: rename", guest=guest_id, address=address_of(request))
    for table in await node.writer.run(lambda database: _rename(database, guest_id, name)):
        await node.room.refresh(table)


def _rename(database: Connection, guest: str, name: str) -> list[str]:
    guests, seats = schema.guests, schema.seats
    if database.execute(guests.update().where(guests.c.id == guest).values(name=name)).rowcount == 0:
        raise Unknown("no-such-guest")
    sitting = list(database.scalars(select(seats.c.table_id).where(seats.c.guest == guest)))
    database.execute(seats.update().where(seats.c.guest == guest).values(name=name))
    database.execute(schema.chat.update().where(schema.chat.c.guest == guest).values(name=name))
    return sitting


@delete("/api/admin/guests/{guest_id:str}", status_code=204, include_in_schema=False)
async def remove_guest(request: Request[Any, Any, Any], node: Node, guest_id: str) -> None:
    """Remove a guest: sessions end, name and passphrase are deleted, bots take over in running games."""
    _demand(request, node)
    audit("admin: show out", guest=guest_id, address=address_of(request))
    await node.tryouts.stop_all_of(guest_id)
    sitting = await node.writer.run(lambda database: _rename(database, guest_id, ""))
    for table in sitting:
        live = await node.room.live(table)
        if live.row.status in ("playing", "paused"):
            for seat in _seats_of(live, guest_id):
                if (await node.room.live(table)).row.status in ("playing", "paused"):  # one of them may have ended it
                    await play.resign(node.room, table, seat, "")
        else:
            await node.room.refresh(table)
    await node.writer.run(lambda database: _lock_out(database, guest_id))
    for connection in node.hub.all():
        if connection.guest == guest_id:
            connection.close(SESSION_ENDED)


def _seats_of(live: LiveTable, guest: str) -> list[int]:
    return [row.seat for row in live.seats if row.guest == guest and not row.resigned]


def _lock_out(database: Connection, guest: str) -> None:
    database.execute(schema.sessions.update().where(schema.sessions.c.guest == guest).values(ended=True, seen=0.0))
    database.execute(schema.guests.update().where(schema.guests.c.id == guest).values(handle=None, passphrase=None))
    ratings, known = schema.ratings.c, [game.name for game in games()]
    database.execute(remove(schema.ratings).where(ratings.game.in_(known), ratings.who == f"guest:{guest}"))


@put("/api/admin/notice", status_code=204, include_in_schema=False)
async def write_notice(request: Request[Any, Any, Any], node: Node, data: Annotated[Notice, Body()]) -> None:
    """Set the message to everybody, or remove it."""
    _demand(request, node)
    audit("admin: notice", closing=int(data.closing is not None), address=address_of(request))
    node.noticeboard.write(Notice(data.text.strip()[:LONGEST], data.closing))


ROUTES = [
    show_notice,
    show_metrics,
    show_state,
    end_table,
    remove_table,
    rename_guest,
    remove_guest,
    write_notice,
]
