"""`forts balance`: a report on what decides games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from forts.bots import bot_names
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
    progress_bar,
    tell_faults,
)
from forts.cli.screen import notes
from forts.cli.settings import FortData, GameName, Lang, OptionTexts, game_options, language, say
from forts.lab import BOT_SECONDS, GO_ON, Means
from forts.lab import balance as run
from forts.lab.errors import BadRun

PREFERRED = ("normal", "random")
"""The bots that play unless told otherwise: the first of these that the game has."""


def balance(
    game: GameName,
    players: Players = 2,
    games: Games = 1000,
    seed: Seed = None,
    bots: Annotated[
        str | None, typer.Option("--bots", help="Bots, taking the seats in turn; by default normal, or random.")
    ] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help="The page to write, by default balance-GAME.html; JSON goes beside it."
        ),
    ] = None,
    on_bad_bot: OnBadBot = GO_ON,
    bot_seconds: BotSeconds = BOT_SECONDS,
    as_json: Annotated[bool, typer.Option("--json", help="Print the same as JSON too, and no progress bar.")] = False,
    option: OptionTexts = None,
    fort_data: FortData = None,
    lang: Lang = None,
) -> None:
    """Let bots play and write a page with plots of what decided their games."""
    rules = find(game)
    options = game_options(rules, option, fort_data)
    known = bot_names(rules.name)
    named = bot_list(bots) if bots is not None else [next(name for name in PREFERRED if name in known)]
    page = Path(f"balance-{rules.name}.html") if out is None else out
    if page.suffix.lower() not in (".html", ".htm"):
        raise BadRun("lab-ending", path=str(page), known=".html")
    if not page.parent.is_dir():
        raise BadRun("lab-cannot-write", path=str(page), why=say("lab-no-folder"))
    try:
        with progress_bar(games, hidden=as_json) as progress:
            result = run(
                rules,
                players,
                games,
                seed,
                tuple(named),
                options,
                Means(jobs, ray, progress),
                on_bad_bot=on_bad_bot,
                bot_seconds=bot_seconds,
            )
    except KeyboardInterrupt:
        notes().print(say("cli-simulate-nothing"))
        raise typer.Exit(130) from None
    if result.games:
        from forts.lab.report import report  # here, because the plots take long to load

        _write(page, report(result, language()))
        _write(page.with_suffix(".json"), json.dumps(result.to_json(), indent=1, ensure_ascii=False) + "\n")
        for path in (page, page.with_suffix(".json")):
            notes().print(say("lab-written", path=str(path)))
    if as_json:
        typer.echo(json.dumps(result.to_json()))
    tell_faults(result.faults, result.first_faults)
    if result.interrupted:
        notes().print(say("cli-simulate-interrupted", done=result.games, games=games))
        raise typer.Exit(130)
    if result.stopped is not None:
        notes().print(say("lab-stopped", games=result.games, why=result.stopped.text(language())))
        raise typer.Exit(STOPPED)


def _write(path: Path, text: str) -> None:
    """Write a file; an older one stays whole until the new one is complete."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise BadRun("lab-cannot-write", path=str(path), why=error.strerror or str(error)) from None
