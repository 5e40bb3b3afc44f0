"""`forts simulate`: bots play many games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from forts.catalog import find
from forts.cli.screen import notes, screen
from forts.cli.settings import FortData, GameName, Lang, OptionTexts, game_options, say
from forts.cli.usage import number
from forts.lab import Simulation
from forts.lab import simulate as run


def simulate(
    game: GameName,
    players: Annotated[
        int, typer.Option("--players", "-p", parser=number("--players"), metavar="N", help="Number of seats.")
    ] = 2,
    games: Annotated[
        int, typer.Option("--games", "-n", parser=number("--games"), metavar="N", help="How many games.")
    ] = 100,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", parser=number("--seed", digits=38), metavar="N", help="The same seed gives the same games."
        ),
    ] = None,
    bots: Annotated[str, typer.Option("--bots", help="Bots, taking the seats in turn: random or a list.")] = "random",
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs", "-j", parser=number("--jobs", digits=3), metavar="N", help="Processes; 0 for all cores."
        ),
    ] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, and no progress bar.")] = False,
    option: OptionTexts = None,
    fort_data: FortData = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games and show what came out."""
    rules = find(game)
    options = game_options(rules, option, fort_data)
    named = [name.strip() for name in bots.split(",")]
    try:
        with _progress(games, hidden=as_json) as progress:
            result = run(rules, players, games, seed, named, options, jobs, progress)
    except KeyboardInterrupt:
        notes().print(say("cli-simulate-nothing"))
        raise typer.Exit(130) from None
    if as_json:
        typer.echo(json.dumps(result.to_json()))
    else:
        screen().print(_table(result))
    if result.interrupted:
        notes().print(say("cli-simulate-interrupted", done=result.games, games=games))
        raise typer.Exit(130)


@contextmanager
def _progress(games: int, hidden: bool) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on the terminal, beside the output."""
    console = notes()
    if hidden or not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("cli-simulate-games"), total=games)
        yield lambda done: bar.advance(task, done)


def _table(result: Simulation) -> RenderableType:
    grid = Table(title=say("cli-simulate-title", game=result.game, players=result.players, games=result.games))
    grid.title_justify = "left"
    grid.add_column(say("cli-score-seat"))
    grid.add_column(say("cli-simulate-wins"), justify="right")
    grid.add_column(say("cli-simulate-share"), justify="right")
    grid.add_column(say("cli-simulate-score"), justify="right")
    for seat, wins in enumerate(result.wins):
        share = f"{100 * wins / result.games:.1f} %"
        grid.add_row(str(seat + 1), f"{wins:.1f}", share, f"{result.mean_scores[seat]:.2f}")
    ends = ", ".join(f"{name} {count}" for name, count in result.ended_by.items())
    summary = say(
        "cli-simulate-caption",
        turns=round(result.mean_turns, 1),
        ends=ends,
        games=round(result.games_per_second, 1),
        decisions=round(result.decisions_per_second),
        compiled="yes" if result.compiled else "no",
    )
    return Group(grid, summary)
