"""The designers' workshop: what can be changed, sets of cards, and trying them out."""

from __future__ import annotations

import asyncio
import secrets
from functools import partial
from typing import Annotated, Any, cast

from litestar import Request, delete, get, patch, post, put
from litestar.params import Body

from forts.core.errors import FortsError
from forts.lab.tryout import Kept, begin
from forts.server import costs
from forts.server.access import address_of
from forts.server.api.catalog import known_game
from forts.server.designs import check_length, read_cards, workshop_info, workshop_of
from forts.server.errors import Invalid, Refusal, Unknown
from forts.server.guests import Guest
from forts.server.logs import audit
from forts.server.node import Node
from forts.server.store.sets import (
    TryoutRow,
    change_set,
    keep_set,
    list_sets,
    own_set,
    read_set,
    remove_set,
)
from forts.server.tryouts import BOT, PAIRS
from forts.server.wire import (
    ChangeSet,
    ChangeTryout,
    NewSet,
    NewTryout,
    ReadSet,
    SetInfo,
    SetText,
    TryoutInfo,
    WorkshopInfo,
)
from forts.words import ENGLISH, accepted_language


@get("/api/games/{game:str}/workshop")
async def show_workshop(node: Node, game: str) -> WorkshopInfo:
    """What can be changed of a game's cards; 404 if they are not data."""
    return workshop_info(game, node.settings.sets_per_guest, PAIRS[node.settings.workshop], BOT)


@post("/api/games/{game:str}/workshop/read", status_code=200)
async def read_file(
    request: Request[Any, Any, Any], node: Node, guest: Guest, game: str, data: Annotated[SetText, Body()]
) -> ReadSet:
    """The cards of a file as they look and read, and all that is wrong with it."""
    rules, _ = workshop_of(game)
    check_length(data.text)
    node.spend(guest.id, address_of(request), costs.of_reading(data.text))
    lang = accepted_language(request.headers.get("accept-language", ""))
    async with node.readings:
        return await asyncio.to_thread(read_cards, rules.name, data.text, lang)


# -- sets ----------------------------------------------------------------------------------------------------------


@get("/api/sets")
async def show_sets(node: Node, guest: Guest, game: str | None = None) -> list[SetInfo]:
    """My sets, those changed last first."""
    name = None if game is None else known_game(game).name
    return await node.room.read(partial(list_sets, guest=guest.id, game=name))


@post("/api/sets")
async def make_set(
    request: Request[Any, Any, Any], node: Node, guest: Guest, data: Annotated[NewSet, Body()]
) -> SetInfo:
    """Keep a set."""
    rules, _ = workshop_of(data.game)
    _printable(data.fork_of or "")
    node.new_sets.demand(address_of(request))
    node.spend(guest.id, address_of(request), costs.KEEP_SET)
    most, now = node.settings.sets_per_guest, node.room.clock()
    return await node.writer.run(
        lambda database: keep_set(database, guest.id, rules.name, data.name, data.text, data.fork_of, most, now)
    )


@get("/api/sets/{set_id:str}")
async def show_set(node: Node, guest: Guest, set_id: str) -> SetInfo:
    """A set, mine or one that I was sent the link of."""
    _printable(set_id)
    return await node.room.read(partial(read_set, set_id=set_id, guest=guest.id))


@put("/api/sets/{set_id:str}")
async def put_set(
    request: Request[Any, Any, Any], node: Node, guest: Guest, set_id: str, data: Annotated[ChangeSet, Body()]
) -> SetInfo:
    """Change my set."""
    _printable(set_id)
    node.spend(guest.id, address_of(request), costs.KEEP_SET)
    now = node.room.clock()
    return await node.writer.run(
        lambda database: change_set(database, set_id, guest.id, data.name, data.text, data.version, now)
    )


@delete("/api/sets/{set_id:str}", status_code=204)
async def delete_set(request: Request[Any, Any, Any], node: Node, guest: Guest, set_id: str) -> None:
    """My set is gone; tables that are played with it go on."""
    _printable(set_id)
    node.spend(guest.id, address_of(request), costs.KEEP_SET)
    await node.room.read(partial(own_set, set_id=set_id, guest=guest.id))
    await node.tryouts.stop(set_id)
    await node.writer.run(partial(remove_set, set_id=set_id, guest=guest.id))


# -- trying out ----------------------------------------------------------------------------------------------------


@get("/api/sets/{set_id:str}/tryout")
async def show_tryout(request: Request[Any, Any, Any], node: Node, guest: Guest, set_id: str) -> TryoutInfo | None:
    """What was tried out of a set last, as far as it has come; null if nothing was."""
    _printable(set_id)
    await node.room.read(partial(read_set, set_id=set_id, guest=guest.id))
    found = await node.tryouts.known(set_id)
    return None if found is None else _info(request, node, found)


@post("/api/sets/{set_id:str}/tryout", status_code=200)
async def begin_tryout(
    request: Request[Any, Any, Any], node: Node, guest: Guest, set_id: str, data: Annotated[NewTryout, Body()]
) -> TryoutInfo:
    """Let bots play my set and the house's cards, or another set, with the same luck; from the beginning."""
    _printable(set_id, data.against or "")
    mine = await node.room.read(partial(own_set, set_id=set_id, guest=guest.id))
    other = None
    if data.against is not None:
        other = await node.room.read(partial(read_set, set_id=data.against, guest=guest.id))
    kept = Kept(
        game=mine.game,
        players=data.players,
        bot=BOT,
        seed=secrets.token_hex(12),
        planned=_pairs(node),
        names=("" if other is None else other.name, mine.name),
        texts=("" if other is None else other.text or "", mine.text or ""),
    )
    if other is not None and other.game != mine.game:
        raise Invalid("set-of-another-game")
    address = address_of(request)
    node.spend(guest.id, address, costs.CHANGE_TRYOUT + costs.of_reading(*kept.texts))
    try:
        async with node.readings:
            begun = await asyncio.to_thread(begin, kept)
    except FortsError as error:
        raise Invalid(error.reason.id, **error.reason.args) from None
    node.new_tryouts.demand(guest.id)
    node.tryouts_of_addresses.demand(address)
    tryout = TryoutRow(
        set_id, "playing", mine.version, data.players, kept.names[0], kept.planned, 0, None, begun, node.room.clock()
    )
    audit("tryout", guest=guest.id, address=address)
    return _info(request, node, await node.tryouts.begin(tryout, guest.id, address))


@patch("/api/sets/{set_id:str}/tryout")
async def change_tryout(
    request: Request[Any, Any, Any], node: Node, guest: Guest, set_id: str, data: Annotated[ChangeTryout, Body()]
) -> TryoutInfo:
    """Break it off, or go on where it was."""
    _printable(set_id)
    node.spend(guest.id, address_of(request), costs.CHANGE_TRYOUT)
    await node.room.read(partial(own_set, set_id=set_id, guest=guest.id))
    if not data.on:
        await node.tryouts.stop(set_id)
    found = await node.tryouts.known(set_id)
    if found is None:
        raise Unknown("no-tryout")
    if data.on and found.state == "stopped":
        _pairs(node)
        found = await node.tryouts.begin(found, guest.id, address_of(request))
    return _info(request, node, found)


def _pairs(node: Node) -> int:
    pairs = PAIRS[node.settings.workshop]
    if not pairs:
        raise Refusal("tryouts-off")
    return pairs


def _info(request: Request[Any, Any, Any], node: Node, tryout: TryoutRow) -> TryoutInfo:
    lang, told = accepted_language(request.headers.get("accept-language", "")), tryout.told
    return TryoutInfo(
        cast(Any, tryout.state),
        tryout.version,
        tryout.players,
        tryout.against,
        tryout.pairs,
        tryout.planned,
        node.tryouts.waiting,
        0 if told is None else told.pairs,
        [] if told is None else told.findings.get(lang, told.findings[ENGLISH]),
        [] if told is None else told.cards.get(lang, []),
    )


def _printable(*ids: str) -> None:
    """PostgreSQL takes no text with a zero in it."""
    if not all(one.isprintable() for one in ids):
        raise Unknown("no-such-set")


ROUTES = [
    show_workshop,
    read_file,
    show_sets,
    make_set,
    show_set,
    put_set,
    delete_set,
    show_tryout,
    begin_tryout,
    change_tryout,
]
