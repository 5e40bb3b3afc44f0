"""The games as they are told: what can be played, with which pieces, by which rules, in which words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from forts import catalog
from forts.bots import bot_label, bot_names, bot_skill
from forts.core import Game
from forts.core import log as logs
from forts.core.errors import FortsError
from forts.core.example import example_of
from forts.core.game import Options
from forts.core.match import replay
from forts.core.rooms import board_of, words_in
from forts.core.state import PERSON
from forts.server.errors import Invalid, Unknown
from forts.server.tables import frames
from forts.server.wire import ChanceInfo, ExampleInfo, ExampleStep, GameInfo, OptionInfo
from forts.words import ENGLISH, first_language


def game_infos() -> list[GameInfo]:
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
                    one.name,
                    one.default,
                    list(one.choices),
                    one.low,
                    one.high_at_tables,
                    one.each_seat,
                    list(one.players),
                )
                for one in game.options
            ],
            bot_names(game.name),
            {bot: bot_label(bot, game.name) for bot in bot_names(game.name)},
            game.takes_orders,
            game.hides,
            {bot: bot_skill(bot, game.name) for bot in bot_names(game.name)} if game.has_trials else {},
            board_of(game.home) is not None,
            game.room("workshop") is not None,
            _chances(game),
        )
        for game in catalog.games()
    ]


def _chances(game: Game) -> dict[str, list[ChanceInfo]]:
    if not game.has_trials:
        return {}
    skills = {bot: bot_skill(bot, game.name) for bot in bot_names(game.name)} | {"person": PERSON}
    return {who: [ChanceInfo(one.message, one.hundred) for one in game.chances(skill)] for who, skill in skills.items()}


def components_of(game: str) -> Any:
    """The pieces of a game as new tables have them."""
    rules = known_game(game)
    return rules.components(rules.complete(rules.min_players, {}))


def proposal_options(game: str, asked: Mapping[str, str]) -> tuple[Game, Options]:
    """A game, and its options as far as they are asked for, else the usual ones."""
    rules = known_game(game)
    given = {one.name: asked[one.name] for one in rules.options if one.name in asked}
    try:
        return rules, rules.complete(rules.min_players, given)
    except FortsError as error:
        raise Invalid(error.reason.id, **error.reason.args) from None


def rules_of(game: str, lang: str) -> str:
    """The rules in our own words, as Markdown."""
    text = known_game(game).rules_page(first_language(lang))
    if text is None:
        raise Unknown("no-rules", game=game)
    return text


def words_of(game: str, lang: str) -> str:
    """The words of a game in Fluent's syntax."""
    home = known_game(game).home
    found = words_in(home, first_language(lang)) or words_in(home, ENGLISH)
    if found is None:
        raise Unknown("no-words", game=game)
    return found


def example_info(game: str) -> ExampleInfo:
    """A game that was really played, step by step."""
    example = _example(known_game(game).name)
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


def known_game(name: str) -> Game:
    """The game of that name; `Unknown` if there is none."""
    try:
        return catalog.find(name)
    except FortsError as error:
        raise Unknown(error.reason.id, **error.reason.args) from None
