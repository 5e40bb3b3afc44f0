"""The games themselves: what can be played, with which pieces, by which rules."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from litestar import MediaType, Request, Response, get

from forts.core.rooms import board_of, picture_of
from forts.server import costs
from forts.server.access import address_of
from forts.server.errors import Unknown
from forts.server.games import components_of, example_info, game_infos, proposal_options, rules_of, words_of
from forts.server.games import known_game as known_game
from forts.server.guests import Guest
from forts.server.node import Node
from forts.server.store.seen import read_seen
from forts.server.wire import ExampleInfo, GameInfo, Proposal


@get("/api/games")
async def list_games() -> list[GameInfo]:
    """What can be played here."""
    return game_infos()


@get("/api/games/{game:str}/components")
async def show_components(game: str) -> Any:
    """The pieces of a game as new tables have them, as data with their words. They never change while a server runs."""
    return components_of(game)


@get("/api/games/{game:str}/proposal")
async def propose(node: Node, guest: Guest, game: str, request: Request[Any, Any, Any]) -> Proposal:
    """What set-up should propose to this guest, given the options in the query."""
    node.spend(guest.id, address_of(request), costs.of_reading(*request.query_params.values()))
    rules, options = proposal_options(game, request.query_params)
    if rules.referee is None:
        return Proposal({})
    seen = await node.room.read(partial(read_seen, guests=[guest.id], game=game))
    return Proposal(dict(await asyncio.to_thread(rules.referee.proposed, options, seen)))


@get("/api/games/{game:str}/rules", media_type=MediaType.TEXT)
async def show_rules(game: str, lang: str = "en") -> Response[str]:
    """The rules in our own words, as Markdown."""
    return Response(rules_of(game, lang), media_type="text/markdown")


@get("/api/games/{game:str}/words", media_type=MediaType.TEXT)
async def show_words(game: str, lang: str = "en") -> str:
    """The words of a game in Fluent's syntax, for a client that was built without them."""
    return words_of(game, lang)


@get("/api/games/{game:str}/board.js")
async def show_board(game: str) -> Response[bytes]:
    """The board that comes with a game's own package, as a module for the browser."""
    file = board_of(known_game(game).home)
    if file is None:
        raise Unknown("no-board", game=game)
    return Response(file.read_bytes(), media_type="text/javascript", headers={"cache-control": "no-cache"})


@get("/api/games/{game:str}/example")
async def show_example(game: str) -> ExampleInfo:
    """A real game, step by step, for newcomers."""
    return await asyncio.to_thread(example_info, game)


@get("/api/games/{game:str}/preview.png")
async def show_picture(game: str) -> Response[bytes]:
    """The picture shown with a link to a table of the game."""
    file = picture_of(known_game(game).home)
    if file is None:
        raise Unknown("no-picture", game=game)
    return Response(file.read_bytes(), media_type="image/png", headers={"cache-control": "public, max-age=86400"})


ROUTES = [
    list_games,
    show_components,
    propose,
    show_rules,
    show_words,
    show_board,
    show_picture,
    show_example,
]
