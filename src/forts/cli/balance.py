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
from forts.cli.screen import notes
from forts.cli.settings import Lang, language, say
from forts.lab import balance as run
from forts.lab.errors import BadRun

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
    """Let bots play and write a page with plots of what decided their games."""
    rules = find(game)
    known = bot_names(rules.name)
    named = split_names(bots) if bots is not None else [next(name for name in PREFERRED if name in known)]
    page = Path(f"balance-{rules.name}.html") if out is None else out
    if page.suffix.lower() not in (".html", ".htm"):
        raise BadRun("lab-ending", path=str(page), known=".html")
    if not page.parent.is_dir():
        raise BadRun("lab-cannot-write", path=str(page), why=say("lab-no-folder"))
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
        _write(page, report(result, language()))
        _write(page.with_suffix(".json"), json.dumps(result.to_json(), indent=1, ensure_ascii=False) + "\n")
        for path in (page, page.with_suffix(".json")):
            notes().print(say("lab-written", path=str(path)))
    if lab.as_json:
        typer.echo(json.dumps(result.to_json()))
    tell_end(result, games)


def _write(path: Path, text: str) -> None:
    """Write a file; an older one stays whole until the new one is complete."""
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    except OSError as error:
        raise BadRun("lab-cannot-write", path=str(path), why=error.strerror or str(error)) from None
