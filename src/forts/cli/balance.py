"""`forts balance`: a report on what decides games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from forts.bots import bot_names, split_names
from forts.catalog import find
from forts.cli.game_options import GameName, GameOptions
from forts.cli.lab_options import Games, LabOptions, tell_end
from forts.cli.pages import page_to_write, write
from forts.cli.screen import notes
from forts.cli.settings import Lang, language, say
from forts.core import Game
from forts.lab import balance as run

PREFERRED = ("normal", "random")
"""The bots that play unless told otherwise: the first of these that the game has."""


def balance(
    game: GameName,
    options: GameOptions,
    lab: LabOptions,
    games: Games = 1000,
    bots: Annotated[
        str | None, typer.Option("--bots", help="Bots, taking the seats in turn; by default normal, or random.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="The page to write, by default balance-GAME.html; JSON goes beside it."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let bots play, and write a page with plots of what decided their games."""
    rules = find(game)
    named = split_names(bots) if bots is not None else [preferred_bot(rules)]
    page = page_to_write(out, f"balance-{rules.name}.html")
    # not at the top, because plots take long to load; not at the end, because without them all was in vain
    from forts.lab.report import report

    with lab.means(games) as means:
        result = run(
            rules,
            lab.players,
            games,
            lab.seed,
            tuple(named),
            options.of(rules),
            means,
            on_bad_bot=lab.on_bad_bot,
            bot_seconds=lab.bot_seconds,
        )
    if result.games:
        write(page, report(result, language()))
        write(page.with_suffix(".json"), json.dumps(result.to_json(), indent=1, ensure_ascii=False) + "\n")
        for path in (page, page.with_suffix(".json")):
            notes().print(say("lab-written", path=str(path)))
    if lab.as_json:
        typer.echo(json.dumps(result.to_json()))
    tell_end(result, games)


def preferred_bot(game: Game) -> str:
    """The bot that plays unless told otherwise."""
    known = bot_names(game.name)
    return next(name for name in PREFERRED if name in known)
