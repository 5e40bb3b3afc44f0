"""`forts ladder`: how strong bots are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table

from forts.bots import bot_names, split_names
from forts.catalog import find
from forts.cli.game_options import GameName, GameOptions
from forts.cli.lab_options import LabOptions, interval, tell_end
from forts.cli.screen import notes, screen
from forts.cli.settings import Lang, language, say
from forts.cli.usage import number
from forts.words.numbers import decimal, percent

if TYPE_CHECKING:
    from forts.lab.ladder import Ladder
    from forts.lab.sequential import Verdict


def ladder(
    game: GameName,
    options: GameOptions,
    lab: LabOptions,
    games: Annotated[
        int, typer.Option("--games", "-n", parser=number("--games"), metavar="N", help="Games per pair of bots.")
    ] = 1000,
    expert_games: Annotated[
        int,
        typer.Option(
            "--expert-games", parser=number("--expert-games"), metavar="N", help="The same for pairs with expert."
        ),
    ] = 100,
    bots: Annotated[
        str | None, typer.Option("--bots", help="Bots to rank; by default all the game has. Your own as module:Class.")
    ] = None,
    pairs: Annotated[
        str, typer.Option("--pairs", metavar="WHICH", help="all, or neighbours: each bot against the next in the list.")
    ] = "all",
    keep: Annotated[
        Path | None,
        typer.Option("--keep", metavar="FOLDER", help="Keep the games there, and continue an interrupted ladder."),
    ] = None,
    sequential: Annotated[
        str | None,
        typer.Option(
            "--sequential",
            metavar="LOW,HIGH",
            help="End a pair once it is known whether its first bot wins LOW or HIGH per cent, such as 50,55.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Rank bots by games in which each pair meets equally often in every seat."""
    from forts.lab import ladder as ladders  # here, because numerics take long to load
    from forts.lab.sequential import read_claims

    claims = None if sequential is None else read_claims(sequential)

    rules = find(game)
    named = bot_names(rules.name) if bots is None else split_names(bots)
    planned = ladders.planned(named, lab.players, games, expert_games, pairs)
    with lab.means(planned) as means:
        result = ladders.ladder(
            rules,
            lab.players,
            named,
            games,
            expert_games,
            lab.seed,
            options.of(rules),
            means,
            pairs=pairs,
            keep=keep,
            sequential=claims,
            on_bad_bot=lab.on_bad_bot,
            bot_seconds=lab.bot_seconds,
        )
    if lab.as_json:
        typer.echo(json.dumps(result.to_json()))
    elif result.standings:
        screen().print(_table(result))
    else:
        notes().print(say("lab-ladder-nothing"))
    tell_end(result, planned, kept=keep)


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
    if any(pairing.verdict is not None for pairing in result.pairings):
        pairings.add_column(say("lab-decided"), justify="right")
    for pairing in result.pairings:
        rate = pairing.rate
        name = say("lab-pairing", first=pairing.first, second=pairing.second)
        known = [] if pairing.verdict is None else [_decided(pairing.verdict)]
        cells = [percent(rate.rate, language()), interval(rate), decimal(pairing.games, language())]
        pairings.add_row(name, *cells, *known)
    return Group(ranks, pairings)


def _decided(verdict: Verdict) -> str:
    return say("lab-undecided") if verdict.accepted is None else percent(verdict.accepted, language())
