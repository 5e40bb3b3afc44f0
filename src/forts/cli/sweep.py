"""`forts sweep`: what a number does when it goes up."""

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
from forts.cli.usage import number
from forts.cli.values import Ranges
from forts.core import BadOption
from forts.lab.field import MOST_POINTS, Field, kept_field
from forts.lab.sweep import NARROW
from forts.lab.sweep import sweep as run
from forts.lab.values import points_of, read_range, sample


def sweep(
    game: GameName,
    options: GameOptions,
    lab: LabOptions,
    set_: Ranges = None,
    points: Annotated[
        int,
        typer.Option("--points", parser=number("--points"), metavar="N", help="Points to draw from a larger grid."),
    ] = 25,
    games: Games = 400,
    narrow: Annotated[
        float, typer.Option("--narrow", metavar="X", help="Stop at a point once its intervals are this narrow.")
    ] = NARROW,
    bots: Annotated[str | None, typer.Option("--bots", help="Bots, taking the seats in turn.")] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The page to write, by default sweep-GAME.html; JSON beside it."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a game with many values of a number, or of several, and draw what they change.

    Each point is played until its figures are known well enough, or for --games. Ctrl-C keeps what was played.
    """
    rules = find(game)
    page = page_to_write(out, f"sweep-{rules.name}.html")
    if not 1 <= points <= MOST_POINTS:
        raise BadOption("bad-option-range", option="points", value=points, low=1, high=MOST_POINTS)
    if games < 2:
        raise BadOption("lab-count", option="games", value=games, low=2)
    settled = rules.complete(lab.players, options.of(rules))
    grid = points_of(rules, lab.players, settled, dict(read_range(text) for text in set_ or []))
    chosen = sample(grid, points, lab.seed or 0)
    named = split_names(bots) if bots is not None else [preferred_bot(rules)]
    # not at the top, because plots take long to load; not at the end, because without them all was in vain
    from forts.lab.sweep_report import report, told

    keep = kept_field(page, rules, lab.players, chosen, named, lab.seed)
    with lab.means(games * len(chosen)) as means:
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
        result = run(field, games, narrow)
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
    tell_end(result, games * len(chosen), kept=keep)
