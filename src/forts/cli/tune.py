"""`forts tune`: numbers that make a game as it should be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from forts.bots import split_names
from forts.catalog import find
from forts.cli.balance import preferred_bot
from forts.cli.game_options import GameName, GameOptions
from forts.cli.lab_options import Games, LabOptions, tell_end
from forts.cli.pages import page_to_write, write
from forts.cli.screen import notes, screen
from forts.cli.settings import Lang, language, say
from forts.cli.values import Ranges
from forts.core import BadOption
from forts.lab.field import MOST_POINTS, Field, kept_field
from forts.lab.values import points_of, read_range, sample

FEWEST = 40
"""Games below which nothing can be found."""


def tune(
    game: GameName,
    options: GameOptions,
    lab: LabOptions,
    aim: Annotated[
        str, typer.Option("--aim", metavar="AIMS", help="Such as “turns=24 win.first=0.5 seat_spread<0.04”.")
    ],
    set_: Ranges = None,
    games: Games = 3000,
    bots: Annotated[str | None, typer.Option("--bots", help="Bots, taking the seats in turn.")] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The page to write, by default tune-GAME.html; JSON beside it."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Look for numbers that make a game meet an aim within a budget of games; report what was tried and how sure it is.

    A quarter of the games confirm the proposal with fresh seeds. Ctrl-C keeps what was played.
    """
    # not at the top, because numerics take long to load
    from forts.lab.tune import read_aims
    from forts.lab.tune import tune as run
    from forts.lab.tune_report import report, told

    rules = find(game)
    page = page_to_write(out, f"tune-{rules.name}.html")
    aims = read_aims(aim)
    if games < FEWEST:
        raise BadOption("lab-count", option="games", value=games, low=FEWEST)
    settled = rules.complete(lab.players, options.of(rules))
    grid = points_of(rules, lab.players, settled, dict(read_range(text) for text in set_ or []))
    chosen = sample(grid, MOST_POINTS, lab.seed or 0)
    named = split_names(bots) if bots is not None else [preferred_bot(rules)]
    keep = kept_field(page, rules, lab.players, chosen, named, lab.seed, f"{aim} {games}")
    with lab.means(games) as means:
        field = Field(
            rules,
            lab.players,
            chosen,
            named,
            lab.seed,
            means,
            keep,
            on_bad_bot=lab.on_bad_bot,
            bot_seconds=lab.bot_seconds,
        )
        result = run(field, aims, games)
    if result.games:
        write(page, report(result, language()))
        write(page.with_suffix(".json"), json.dumps(result.to_json(), indent=1, ensure_ascii=False) + "\n")
    if lab.as_json:
        typer.echo(json.dumps(result.to_json()))
    else:
        for line in told(result, language()):
            screen().print(line, soft_wrap=True)
    if result.games:
        for path in (page, page.with_suffix(".json")):
            notes().print(say("lab-written", path=str(path)))
    if not result.interrupted and result.stopped is None:
        keep.unlink()
    tell_end(result, games, kept=keep)
