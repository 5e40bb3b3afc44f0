"""`forts simulate`: bots play many games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.table import Table

from forts.catalog import find
from forts.cli.lab_options import (
    STOPPED,
    BotSeconds,
    Games,
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
from forts.core import Options
from forts.lab import BOT_SECONDS, GO_ON, Simulation
from forts.lab import simulate as run
from forts.lab.facts import label
from forts.lab.run_file import part_of
from forts.words.numbers import decimal, percent


def simulate(
    game: GameName,
    players: Players = 2,
    games: Games = 100,
    seed: Seed = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", help="Bots, taking the seats in turn and moving on by one each game; your own as module:Class."
        ),
    ] = "random",
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Write every game to a .parquet, .csv or .json file; a run that was broken off goes on.",
        ),
    ] = None,
    on_bad_bot: OnBadBot = GO_ON,
    bot_seconds: BotSeconds = BOT_SECONDS,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, and no progress bar.")] = False,
    option: OptionTexts = None,
    fort_data: FortData = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games and show what came out."""
    rules = find(game)
    options = game_options(rules, option, fort_data)
    try:
        with progress_bar(games, hidden=as_json) as progress:
            result = run(
                rules,
                players,
                games,
                seed,
                bot_list(bots),
                options,
                jobs,
                progress,
                ray=ray,
                out=out,
                on_bad_bot=on_bad_bot,
                bot_seconds=bot_seconds,
            )
    except KeyboardInterrupt:
        notes().print(say("cli-simulate-nothing"))
        raise typer.Exit(130) from None
    if as_json:
        typer.echo(json.dumps(result.to_json()))
    else:
        screen().print(_table(result, rules.complete(players, options)))
    tell_faults(result.faults, result.first_faults)
    _tell_end(result, games, out)


def _tell_end(result: Simulation, games: int, out: Path | None) -> None:
    """Say how it ended, if not as planned, and where the games are."""
    if result.interrupted:
        notes().print(say("cli-simulate-interrupted", done=result.games, games=games))
    if result.stopped is not None:
        notes().print(say("lab-stopped", games=result.games, why=result.stopped.text(language())))
    early = result.interrupted or result.stopped is not None
    if out is not None and early:
        notes().print(say("lab-kept", path=str(part_of(out))))
    if early:
        raise typer.Exit(130 if result.interrupted else STOPPED)


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
