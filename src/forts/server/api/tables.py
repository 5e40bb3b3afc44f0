"""Tables: setting up, finding, taking seats, starting, playing again."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.params import Body

from forts.catalog import find
from forts.core.errors import FortsError
from forts.server import costs
from forts.server.access import address_of
from forts.server.errors import Forbidden
from forts.server.guests import Guest, guest_by_id
from forts.server.invitations import demand_invitation
from forts.server.logs import audit
from forts.server.node import Node
from forts.server.store.rows import SeatRow, TableRow
from forts.server.tables import chat, frames, lobby, taking
from forts.server.tables.files import MOST_BYTES, read
from forts.server.tables.live import LiveTable
from forts.server.tables.play import as_refusal
from forts.server.tables.setup import files_in, settled_options
from forts.server.wire import ChangeSeat, Chat, Invitation, Join, NewTable, Problem, TableInfo, Whole
from forts.words import accepted_language


class TableList(msgspec.Struct, frozen=True):
    """Tables to go to."""

    mine: list[TableInfo]
    open: list[TableInfo]
    """Public ones with a free seat."""


@get("/api/tables")
async def list_tables(node: Node, guest: Guest) -> TableList:
    """My tables, and public ones waiting for players."""
    mine = await node.room.read(lambda database: lobby.tables_of(database, guest.id))
    waiting = await node.room.read(lambda database: lobby.open_tables(database, guest.id))
    return TableList(
        [_listed(node, row, seats, guest) for row, seats in mine],
        [_listed(node, row, seats, guest) for row, seats in waiting if any(seat.kind == "open" for seat in seats)],
    )


@post("/api/tables")
async def create_table(
    request: Request[Any, Any, Any], node: Node, guest: Guest, data: Annotated[NewTable, Body()]
) -> TableInfo:
    """Set up a table."""
    demand_invitation(request, node)
    node.new_tables.demand(address_of(request))
    if files := files_in(data.options):
        node.new_sets.demand(address_of(request))
        node.spend(guest.id, address_of(request), costs.of_reading(*files))
        async with node.readings:  # from here on what they say is known
            await asyncio.to_thread(settled_options, data.game, len(data.seats), data.options)
    table = await lobby.create(node.room, guest, data, _most(node))
    audit("set up", table=table, guest=guest.id, address=address_of(request))
    return await _info(node, table, guest)


@get("/api/tables/{table:str}")
async def show_table(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> TableInfo:
    """A table that I sit at, may watch, or am invited to; the invitation goes in the header `Forts-Invite`."""
    await known_table(request, node, guest, table)
    return await _info(node, table, guest)


@get("/api/tables/{table:str}/invitation")
async def show_invitation(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> Invitation:
    """Where a link leads: who invites me, to what, and whether there is a seat; the invitation goes in the header
    `forts-invite`."""
    invite = request.headers.get("forts-invite", "")
    live = await node.look_up(table, guest.id, address_of(request))
    seat, why_not = lobby.seat_for(live, guest.id, invite)
    if why_not is not None or not live.may_know(guest.id, invite):
        live = await node.room.look_again(table)  # perhaps a seat has just become free, by way of another node
        seat, why_not = lobby.seat_for(live, guest.id, invite)
    if not live.may_know(guest.id, invite):
        raise why_not if why_not is not None else Forbidden("no-spectators")
    host = await node.room.read(lambda database: guest_by_id(database, live.row.host))
    lang = accepted_language(request.headers.get("accept-language", ""))
    told = why_not.reason if why_not is not None else None
    problem = None if told is None else Problem(told.id, told, told.text(lang))
    return Invitation(info_of(node, live, guest), host.name, host.face, seat, problem)


@get("/api/tables/{table:str}/chat")
async def list_chat(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> list[Chat]:
    """What was said at a table, the last hundred lines at most, without people I have muted."""
    live = await seen_table(request, node, guest, table)
    node.spend(guest.id, address_of(request), costs.CHAT)
    return await node.room.read(lambda database: chat.heard_by(database, live.row.id, guest.id))


@delete("/api/tables/{table:str}", status_code=204)
async def close_table(node: Node, guest: Guest, table: str) -> None:
    """The host closes a table whose game has not begun."""
    await lobby.close(node.room, table, guest)
    audit("close table", table=table, guest=guest.id)


@get("/api/tables/{table:str}/components")
async def show_table_components(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> Any:
    """The pieces of a table that I may see, with its own rules, data and options."""
    row = (await known_table(request, node, guest, table)).row
    try:
        return find(row.game).edition(row.rules, row.data).components(row.options)
    except FortsError as error:
        raise as_refusal(error) from None


@patch("/api/tables/{table:str}/seats/{seat:int}")
async def change_seat(
    request: Request[Any, Any, Any],
    node: Node,
    guest: Guest,
    table: str,
    seat: Whole,
    data: Annotated[ChangeSeat, Body()],
) -> TableInfo:
    """The host changes a seat in the lobby; whoever sat there is removed."""
    node.spend(guest.id, address_of(request), costs.SEATS)
    await lobby.change_seat(node.room, table, guest, seat, data)
    audit("change seat", table=table, guest=guest.id, seat=seat, who=data.who)
    return await _info(node, table, guest)


@post("/api/tables/{table:str}/join", status_code=200)
async def join_table(
    request: Request[Any, Any, Any], node: Node, guest: Guest, table: str, data: Annotated[Join, Body()]
) -> TableInfo:
    """Take a seat by its invitation, or one of a public table."""
    node.spend(guest.id, address_of(request), costs.SEATS)
    await lobby.join(node.room, table, guest, data.invite, data.seat)
    return await _info(node, table, guest)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> TableInfo:
    """Leave the lobby, or leave my seat in a running game to a bot."""
    node.spend(guest.id, address_of(request), costs.SEATS)
    await lobby.leave(node.room, table, guest)
    return await _info(node, table, guest)


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(node: Node, guest: Guest, table: str) -> TableInfo:
    """The host starts the game."""
    await lobby.start(node.room, table, guest)
    audit("start", table=table, guest=guest.id)
    return await _info(node, table, guest)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch_table(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> TableInfo:
    """The same people again, each one seat further on."""
    node.new_tables.demand(address_of(request))
    if files_in((await node.look_up(table, guest.id, address_of(request))).row.options):
        node.new_sets.demand(address_of(request))
    return await _info(node, await lobby.rematch(node.room, table, guest, _most(node)), guest)


@post("/api/tables/{table:str}/file", status_code=200, media_type="application/json")
async def take_out(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> str:
    """The whole game as a file, to go on elsewhere, for whoever alone plays it. It tells all that is hidden, and the
    seed: from now on the game counts in no statistics."""
    live = await seen_table(request, node, guest, table)
    node.spend(guest.id, address_of(request), costs.of_file(live.row.ply))
    text = await taking.take_out(node.room, table, guest)
    audit("take out", table=table, guest=guest.id, address=address_of(request))
    return text


@post("/api/files", request_max_body_size=MOST_BYTES)
async def take_in(request: Request[Any, Any, Any], node: Node, guest: Guest) -> TableInfo:
    """A game from a file goes on here, for me alone; it is played again by the rules, and counts in no statistics."""
    demand_invitation(request, node)
    node.new_tables.demand(address_of(request))
    file = read((await request.body()).decode(errors="replace"))
    node.spend(guest.id, address_of(request), costs.of_file(len(file.journal)))
    async with node.replays:
        table = await taking.take_in(node.room, guest, file, _most(node))
    audit("take in", table=table, guest=guest.id, address=address_of(request))
    return await _info(node, table, guest)


def _most(node: Node) -> lobby.Most:
    return lobby.Most(node.settings.open_tables_per_guest, node.settings.running_tables_per_guest)


async def seen_table(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> LiveTable:
    """A table that the guest may look at once it is running or over.

    As it is in the database: what is being written is waited for, and what the caller reads before it waits for
    anything else is of the same moment.
    """
    await node.look_up(table, guest.id, address_of(request))
    async with node.room.locked(table) as live:
        if not live.may_look(guest.id, None):
            raise Forbidden("no-spectators")
        return live


async def known_table(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> LiveTable:
    """A table that the guest may know of. Invitations come in a header: addresses end up in logs."""
    invite = request.headers.get("forts-invite", "")
    live = await node.look_up(table, guest.id, address_of(request))
    if not live.may_know(guest.id, invite):
        live = await node.room.look_again(table)  # perhaps they have just sat down, by way of another node
        if not live.may_know(guest.id, invite):
            raise Forbidden("no-spectators")
    return live


def info_of(node: Node, live: LiveTable, guest: Guest) -> TableInfo:
    """The table as the guest may know it."""
    return frames.table_info(live.row, live.seats, guest.id, node.room.online(live.row.id))


async def _info(node: Node, table: str, guest: Guest) -> TableInfo:
    async with node.room.locked(table) as live:
        return info_of(node, live, guest)


def _listed(node: Node, row: TableRow, seats: list[SeatRow], guest: Guest) -> TableInfo:
    return frames.listed(frames.table_info(row, seats, guest.id, node.room.online(row.id)))


ROUTES = [
    list_tables,
    create_table,
    show_table,
    show_invitation,
    list_chat,
    close_table,
    show_table_components,
    change_seat,
    join_table,
    leave_table,
    start_table,
    rematch_table,
    take_out,
    take_in,
]
