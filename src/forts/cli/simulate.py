"""`forts simulate`: bots play many games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table

from forts.bots import split_names
from forts.catalog import find
from forts.cli.game_options import GameName, GameOptions
from forts.cli.lab_options import Games, LabOptions, interval, tell_end
from forts.cli.screen import screen
from forts.cli.settings import Lang, language, say
from forts.core import Options
from forts.lab import Simulation
from forts.lab import simulate as run
from forts.lab.facts import label
from forts.lab.run_file import part_of
from forts.words.numbers import decimal, percent


def simulate(
    game: GameName,
    options: GameOptions,
    lab: LabOptions,
    games: Games = 100,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", help="Bots, which take the seats in turn and move on by one each game; your own as module:Class."
        ),
    ] = "random",
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Write every game to a .parquet, .csv or .json file; an interrupted run continues.",
        ),
    ] = None,
    logs: Annotated[
        bool, typer.Option("--logs", help="Keep every action in that file, so that any game can be replayed.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games and show the results."""
    rules = find(game)
    with lab.means(games) as means:
        result = run(
            rules,
            lab.players,
            games,
            lab.seed,
            split_names(bots),
            options.of(rules),
            means.jobs,
            means.progress,
            ray=means.ray,
            out=out,
            logs=logs,
            on_bad_bot=lab.on_bad_bot,
            bot_seconds=lab.bot_seconds,
        )
    if lab.as_json:
        typer.echo(json.dumps(result.to_json()))
    else:
        screen().print(_table(result, rules.complete(lab.players, options.of(rules))))
    tell_end(result, games, kept=None if out is None else part_of(out))


def _table(result: Simulation, options: Options) -> RenderableType:
    grid = Table(title=say("cli-simulate-title", game=result.game, players=result.players, games=result.games))
    grid.title_justify = "left"
    grid.add_column(say("cli-score-seat"))
    grid.add_column(say("cli-simulate-wins"), justify="right")
    grid.add_column(say("cli-simulate-share"), justify="right")
    grid.add_column(say("cli-simulate-score"), justify="right")
    for seat, wins in enumerate(result.wins):
        share = percent(wins / max(1, result.games), language())
        score = decimal(result.mean_scores[seat], language(), 2)
        grid.add_row(str(seat + 1), decimal(wins, language(), 1), share, score)
    ends = ", ".join(f"{_end(result, options, name)} ({count})" for name, count in result.ended_by.items())
    summary = say(
        "cli-simulate-caption",
        turns=round(result.mean_turns, 1),
        ends=ends,
        games=round(result.games_per_second, 1),
        decisions=round(result.decisions_per_second),
        compiled="yes" if result.compiled else "no",
    )
    return Group(grid, _bots(result), summary) if len(result.wins_by_bot) > 1 else Group(grid, summary)


def _end(result: Simulation, options: Options, name: str) -> str:
    told = label(find(result.game), options, "end", name)
    return told if isinstance(told, str) else told.text(language())


def _bots(result: Simulation) -> RenderableType:
    grid = Table()
    grid.add_column(say("lab-bot"))
    grid.add_column(say("cli-simulate-wins"), justify="right")
    grid.add_column(say("lab-rate"), justify="right")
    grid.add_column(say("lab-interval"), justify="right")
    for bot, rate in result.win_rate_by_bot.items():
        wins = decimal(result.wins_by_bot[bot], language(), 1)
        grid.add_row(bot, wins, percent(rate.rate, language()), interval(rate))
    return grid
