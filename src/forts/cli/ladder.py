"""`forts ladder`: how strong bots are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table

from forts.bots import bot_names
from forts.catalog import find
from forts.cli.lab_options import (
    STOPPED,
    BotSeconds,
    Jobs,
    OnBadBot,
    Players,
    Ray,
    Seed,
    bot_list,
    interval,
    progress_bar,
    tell_faults,
)
from forts.cli.screen import notes, screen
from forts.cli.settings import FortData, GameName, Lang, OptionTexts, game_options, language, say
from forts.cli.usage import number
from forts.lab import BOT_SECONDS, GO_ON, Means
from forts.words.numbers import decimal, percent

if TYPE_CHECKING:
    from forts.lab.ladder import Ladder


def ladder(
    game: GameName,
    players: Players = 2,
    games: Annotated[
        int, typer.Option("--games", "-n", parser=number("--games"), metavar="N", help="Games of each pair of bots.")
    ] = 1000,
    expert_games: Annotated[
        int,
        typer.Option(
            "--expert-games", parser=number("--expert-games"), metavar="N", help="The same for pairs with expert."
        ),
    ] = 100,
    seed: Seed = None,
    bots: Annotated[
        str | None, typer.Option("--bots", help="Bots to rank; by default all of the game. Your own as module:Class.")
    ] = None,
    pairs: Annotated[
        str, typer.Option("--pairs", metavar="WHICH", help="all, or neighbours: each bot with the next of the list.")
    ] = "all",
    jobs: Jobs = 1,
    ray: Ray = None,
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FOLDER", help="Write the games there, and go on with a ladder broken off."),
    ] = None,
    on_bad_bot: OnBadBot = GO_ON,
    bot_seconds: BotSeconds = BOT_SECONDS,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, and no progress bar.")] = False,
    option: OptionTexts = None,
    fort_data: FortData = None,
    lang: Lang = None,
) -> None:
    """Rank bots over games in which each pair has every seat equally often."""
    from forts.lab import ladder as lab  # here, because numerics take long to load

    rules = find(game)
    options = game_options(rules, option, fort_data)
    named = bot_names(rules.name) if bots is None else bot_list(bots)
    planned = lab.planned(named, players, games, expert_games, pairs)
    try:
        with progress_bar(planned, hidden=as_json) as progress:
            result = lab.ladder(
                rules,
                players,
                named,
                games,
                expert_games,
                seed,
                options,
                Means(jobs, ray, progress),
                pairs=pairs,
                keep=keep,
                on_bad_bot=on_bad_bot,
                bot_seconds=bot_seconds,
            )
    except KeyboardInterrupt:
        notes().print(say("cli-simulate-nothing"))
        raise typer.Exit(130) from None
    if as_json:
        typer.echo(json.dumps(result.to_json()))
    elif result.standings:
        screen().print(_table(result))
    else:
        notes().print(say("lab-ladder-nothing"))
    if keep is not None and (result.interrupted or result.stopped is not None):
        notes().print(say("lab-kept", path=str(keep)))
    tell_faults(result.faults, result.first_faults)
    if result.interrupted:
        notes().print(say("cli-simulate-interrupted", done=result.games, games=planned))
        raise typer.Exit(130)
    if result.stopped is not None:
        notes().print(say("lab-stopped", games=result.games, why=result.stopped.text(language())))
        raise typer.Exit(STOPPED)


def _table(result: Ladder) -> RenderableType:
    ranks = Table(title=say("lab-ladder-title", game=result.game, players=result.players, games=result.games))
    ranks.title_justify = "left"
    ranks.add_column(say("lab-bot"))
    for title in ("lab-elo", "lab-interval", "lab-games"):
        ranks.add_column(say(title), justify="right")
    for place in result.standings:
        ranks.add_row(
            place.bot, f"{place.elo:.0f}", f"{place.low:.0f} – {place.high:.0f}", decimal(place.games, language())
        )
    pairings = Table()
    pairings.add_column("")
    for title in ("lab-rate", "lab-interval", "lab-games"):
        pairings.add_column(say(title), justify="right")
    for pairing in result.pairings:
        rate = pairing.rate
        name = say("lab-pairing", first=pairing.first, second=pairing.second)
        pairings.add_row(name, percent(rate.rate, language()), interval(rate), decimal(pairing.games, language()))
    return Group(ranks, pairings)
