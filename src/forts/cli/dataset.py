"""`forts dataset`: decisions of bots, for whoever learns from them."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Annotated

import typer

from forts.bots import split_names
from forts.catalog import find
from forts.cli.game_options import GameName, GameOptions
from forts.cli.lab_options import Games, LabOptions, tell_end
from forts.cli.screen import screen
from forts.cli.settings import Lang, say
from forts.core import BadOption


def dataset(
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
        typer.Option("--out", metavar="FOLDER", help="The folder for the Parquet files; an interrupted run continues."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let bots play, and record every decision with what its seat knew."""
    from forts.lab.dataset import dataset as write  # here, because data frames take long to load

    if out is None:
        raise BadOption("cli-dataset-out")
    rules = find(game)
    given = options.of(rules)
    named = [f"--{name.replace('_', '-')} {shlex.quote(str(value))}" for name, value in given.items()]
    seed = [] if lab.seed is None else [f"--seed {lab.seed}"]
    command = " ".join(
        ["forts dataset", game, f"-p {lab.players} -n {games} --bots {shlex.quote(bots)}", *seed, *named]
    )
    with lab.means(games) as means:
        written = write(
            rules,
            lab.players,
            games,
            out,
            lab.seed,
            split_names(bots),
            given,
            means.jobs,
            means.progress,
            ray=means.ray,
            on_bad_bot=lab.on_bad_bot,
            bot_seconds=lab.bot_seconds,
            command=command,
        )
    if lab.as_json:
        typer.echo(json.dumps(written.to_json()))
    else:
        screen().print(
            say(
                "cli-dataset-written",
                games=written.games,
                decisions=written.decisions,
                parts=written.parts,
                megabytes=round(written.size / 1e6, 1),
                path=str(out),
            )
        )
    tell_end(written, games, kept=out)
