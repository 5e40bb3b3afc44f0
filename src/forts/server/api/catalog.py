"""The games themselves: what can be played, with which pieces, by which rules."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import cache, partial
from typing import Any

from litestar import MediaType, Request, Response, get

from forts import catalog
from forts.bots import bot_label, bot_names, bot_skill
from forts.core import Game
from forts.core import log as logs
from forts.core.errors import FortsError
from forts.core.example import example_of
from forts.core.match import replay
from forts.core.rooms import board_of, picture_of, words_in
from forts.core.state import PERSON
from forts.server.errors import Invalid, Unknown
from forts.server.guests import Guest
from forts.server.node import Node
from forts.server.store.seen import read_seen
from forts.server.tables import frames
from forts.server.wire import ChanceInfo, ExampleInfo, ExampleStep, GameInfo, OptionInfo, Proposal
from forts.words import ENGLISH, first_language


@get("/api/games")
async def list_games() -> list[GameInfo]:
    """What can be played here."""
    return [
        GameInfo(
            game.name,
            game.rules,
            game.fingerprint(game.complete(game.min_players, {})),
            game.min_players,
            game.max_players,
            [
                OptionInfo(
                    one.name, one.default, list(one.choices), one.low, one.high, one.each_seat, list(one.players)
                )
                for one in game.options
            ],
            bot_names(game.name),
            {bot: bot_label(bot, game.name) for bot in bot_names(game.name)},
            game.takes_orders,
            game.hides,
            {bot: bot_skill(bot, game.name) for bot in bot_names(game.name)} if game.has_trials else {},
            board_of(game.home) is not None,
            _chances(game),
        )
        for game in catalog.games()
    ]


def _chances(game: Game) -> dict[str, list[ChanceInfo]]:
    if not game.has_trials:
        return {}
    skills = {bot: bot_skill(bot, game.name) for bot in bot_names(game.name)} | {"person": PERSON}
    return {who: [ChanceInfo(one.message, one.hundred) for one in game.chances(skill)] for who, skill in skills.items()}


@get("/api/games/{game:str}/components")
async def show_components(game: str) -> Any:
    """The pieces of a game as new tables have them, as data with their words. They never change while a server runs."""
    rules = known_game(game)
    return rules.components(rules.complete(rules.min_players, {}))


@get("/api/games/{game:str}/proposal")
async def propose(node: Node, guest: Guest, game: str, request: Request[Any, Any, Any]) -> Proposal:
    """What set-up should propose to this guest, given the options in the query."""
    rules = known_game(game)
    given = {one.name: request.query_params[one.name] for one in rules.options if one.name in request.query_params}
    try:
        options = rules.complete(rules.min_players, given)
    except FortsError as error:
        raise Invalid(error.reason.id, **error.reason.args) from None
    if rules.referee is None:
        return Proposal({})
    seen = await node.room.read(partial(read_seen, guests=[guest.id], game=game))
    return Proposal(dict(await asyncio.to_thread(rules.referee.proposed, options, seen)))


@get("/api/games/{game:str}/rules", media_type=MediaType.TEXT)
async def show_rules(game: str, lang: str = "en") -> Response[str]:
    """The rules in our own words, as Markdown."""
    text = known_game(game).rules_page(first_language(lang))
    if text is None:
        raise Unknown("no-rules", game=game)
    return Response(text, media_type="text/markdown")


@get("/api/games/{game:str}/words", media_type=MediaType.TEXT)
async def show_words(game: str, lang: str = "en") -> str:
    """The words of a game in Fluent's syntax, for a client that was built without them."""
    home = known_game(game).home
    found = words_in(home, first_language(lang)) or words_in(home, ENGLISH)
    if found is None:
        raise Unknown("no-words", game=game)
    return found


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
    example = await asyncio.to_thread(_example, known_game(game).name)
    if example is None:
        raise Unknown("no-example", game=game)
    return example


@cache  # it is the same for all, and anybody may ask for it
def _example(name: str) -> ExampleInfo | None:
    example = example_of(catalog.find(name).home)
    if example is None:
        return None
    written = logs.from_json(example.log)
    match = replay(catalog.find(name), replace(written, actions=[], dice=None))
    steps: list[ExampleStep] = []
    since = 0
    for shown in example.steps:
        for action in written.actions[len(match.actions) : shown.at + 1]:
            match.recorded(action)
        events = frames.happened(match, example.seat, since, shown.at + 1, None)
        steps.append(ExampleStep(shown.at, shown.said, shown.spot, events, match.view(example.seat)))
        since = shown.at + 1
    return ExampleInfo(name, written.players, example.seat, match.options, steps)


@get("/api/games/{game:str}/preview.png")
async def show_picture(game: str) -> Response[bytes]:
    """The picture shown with a link to a table of the game."""
    file = picture_of(known_game(game).home)
    if file is None:
        raise Unknown("no-picture", game=game)
    return Response(file.read_bytes(), media_type="image/png", headers={"cache-control": "public, max-age=86400"})


def known_game(name: str) -> Game:
    """The game of that name; `Unknown` if there is none."""
    try:
        return catalog.find(name)
    except FortsError as error:
        raise Unknown(error.reason.id, **error.reason.args) from None


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
