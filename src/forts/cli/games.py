"""`forts games`: what can be played, with which options and bots, and where it comes from."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from forts import catalog
from forts.bots import bot_label, bot_names, bot_origin, bot_skill, find_bot
from forts.bots.parameters import parameters_of
from forts.cli.screen import screen
from forts.cli.settings import Lang, language, say, worded
from forts.core import Game, Option, extensions
from forts.core.extensions import Fault


def games(
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False, lang: Lang = None
) -> None:
    """List the games with their options and bots, where each comes from, and what is broken."""
    known = [_described(game) for game in catalog.games()]
    broken = [_broken(fault) for fault in extensions.faults()]
    if as_json:
        typer.echo(json.dumps({"games": known, "broken": broken}, ensure_ascii=False))
        return
    console = screen()
    for game in known:
        _show(console, game)
    for fault in extensions.faults():
        console.print(fault.told.text(language()), style="red")


def _described(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": worded(f"{game.name}-title") or game.name,
        "pitch": worded(f"{game.name}-pitch"),
        "rules": game.rules,
        "players": [game.min_players, game.max_players],
        "origin": catalog.origin(game) or "forts",
        "house": catalog.origin(game) == catalog.HOUSE,
        "data": game.data_option or None,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "values": _values(option),
                "title": worded(f"{game.name}-option-{option.name}"),
            }
            for option in game.options
        ],
        "bots": [
            {
                "name": bot,
                "parameters": parameters_of(find_bot(bot, game.name)),
                "origin": _bot_origin(bot, game) or "forts",
                "title": worded(f"bots-about-{bot}") or bot_label(bot, game.name),
                "skill": bot_skill(bot, game.name) if game.has_trials else None,
            }
            for bot in bot_names(game.name)
        ],
    }


def _bot_origin(bot: str, game: Game) -> str:
    origin = bot_origin(bot, game.name)
    return catalog.origin(game) if origin is None else origin


def _broken(fault: Fault) -> dict[str, str]:
    return {
        "group": fault.group,
        "name": fault.name,
        "package": fault.package,
        "why": fault.why.text(language()),
    }


def _values(option: Option) -> str:
    """What an option takes, in short."""
    if isinstance(option.default, bool):
        return "yes, no"
    if isinstance(option.default, int) and not option.choices:
        return f"{option.low} – {option.high}"
    return ", ".join(str(choice) for choice in option.choices) or say("cli-games-text")


def _shown(value: object) -> str:
    if value is None:
        return "…"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _show(console: Console, game: dict[str, Any]) -> None:
    low, high = game["players"]
    origin = say("cli-games-house") if game["house"] else say("cli-games-from", package=game["origin"])
    title = say("cli-games-title", name=game["name"], title=game["title"], low=low, high=high)
    console.print(Text.assemble((title, "bold"), f" · {origin}"))
    options = Table(title=say("cli-games-options"), title_justify="left")
    options.add_column(say("cli-column-name"), no_wrap=True)
    for column in ("cli-games-default", "cli-games-values", "cli-column-text"):
        options.add_column(say(column))
    for one in game["options"]:
        options.add_row(one["name"], _shown(one["default"]), one["values"], one["title"])
    bots = Table(title=say("cli-games-bots"), title_justify="left")
    skilled = any(one["skill"] is not None for one in game["bots"])
    for column in ("cli-column-name", "cli-games-parameters", "cli-games-origin", "cli-column-text"):
        bots.add_column(say(column))
    if skilled:
        bots.add_column(say("cli-games-skill"), justify="right")
    for one in game["bots"]:
        told = ", ".join(f"{name}={_shown(value)}" for name, value in one["parameters"].items())
        bots.add_row(one["name"], told, one["origin"], one["title"], *([str(one["skill"])] if skilled else []))
    for table in (options, bots):
        if table.row_count:
            console.print(table)
