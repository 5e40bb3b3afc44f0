"""`forts compare`: what another card, option or number changes."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import Annotated

import typer

from forts.bots import split_names
from forts.catalog import find
from forts.cli.balance import preferred_bot
from forts.cli.game_options import GameName, OptionTexts, read_options, read_text
from forts.cli.lab_options import Games, Known, LabOptions, tell_end
from forts.cli.pages import page_to_write, write
from forts.cli.screen import notes, screen
from forts.cli.settings import Lang, language, say
from forts.cli.values import Sets, read_number
from forts.core import BadOption, Game
from forts.lab.compare import Comparison, Side, SoFar, kept_at
from forts.lab.compare import compare as run
from forts.lab.findings import findings
from forts.lab.values import with_values

SHOWN = 6
"""Findings that are shown while games are played."""


def compare(
    game: GameName,
    lab: LabOptions,
    data: Annotated[
        list[Path] | None,
        typer.Option(
            "--data", metavar="FILE", help="A data file; given twice, one for each side, else for the second."
        ),
    ] = None,
    option: OptionTexts = None,
    set_: Sets = None,
    bots: Annotated[
        list[str] | None, typer.Option("--bots", help="Bots; given twice, those of each side. By default normal.")
    ] = None,
    games: Games = 1000,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The page to write, by default compare-GAME.html; JSON beside it."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a game two ways with the same seeds and seats, and say what differs and how sure that is.

    Whatever is given twice is for the first side, then for the second: --data, --bots, the same --option or --set.
    Ctrl-C keeps what was played; the same command goes on.
    """
    rules = find(game)
    page = page_to_write(out, f"compare-{rules.name}.html")
    sides = _sides(rules, lab.players, data or [], option or [], set_ or [], bots or [])
    # not at the top, because plots take long to load; not at the end, because without them all was in vain
    from forts.lab.compare_report import report

    keep = kept_at(page, rules, lab.players, sides, lab.seed)
    known = Known()
    with lab.means(2 * games, known) as means:
        result = run(
            rules,
            lab.players,
            games,
            sides,
            lab.seed,
            means,
            keep=keep,
            so_far=_shown(known),
            on_bad_bot=lab.on_bad_bot,
            bot_seconds=lab.bot_seconds,
        )
    if result.pairs:
        write(page, report(result, language()))
        write(page.with_suffix(".json"), json.dumps(result.to_json(), indent=1, ensure_ascii=False) + "\n")
    if lab.as_json:
        typer.echo(json.dumps(result.to_json()))
    else:
        for told in findings(result, language()):
            screen().print(told, soft_wrap=True)
    if result.pairs:
        for path in (page, page.with_suffix(".json")):
            notes().print(say("lab-written", path=str(path)))
    if result.pairs == games:
        keep.unlink()
    tell_end(result, 2 * games, kept=keep)


def _sides(
    game: Game, players: int, data: list[Path], option: list[str], sets: list[str], bots: list[str]
) -> tuple[Side, Side]:
    """The two sides, from what was given once or twice."""
    for what, count in (("--data", len(data)), ("--bots", len(bots))):
        if count > 2:
            raise BadOption("compare-sides", what=what)
    if data and not game.data_option:
        raise BadOption("cli-no-data", game=game.name)
    files: list[Path | None] = [*(None for _ in range(2 - len(data))), *data]
    by_side = [_by_side(texts, "--option" if texts is option else "--set") for texts in (option, sets)]
    named = [split_names(text) for text in bots] or [[preferred_bot(game)]]
    found = []
    for number in (0, 1):
        given = read_options(by_side[0][number])
        path = files[number]
        if path is not None:
            given[game.data_option] = read_text(path)
        options = game.complete(players, given)
        numbers = dict(read_number(text) for text in by_side[1][number])
        if numbers:
            options = with_values(game, players, options, numbers)
        name = say("compare-house") if path is None else path.name
        if numbers:
            name = ", ".join([name, *by_side[1][number]])
        found.append(Side(name, options, tuple(named[min(number, len(named) - 1)])))
    if found[0].options == found[1].options and found[0].bots == found[1].bots and len(data) < 2:
        raise BadOption("compare-nothing-differs")
    return found[0], found[1]


def _by_side(texts: list[str], what: str) -> tuple[list[str], list[str]]:
    """What is set on each side: once for both if it is an option, for the second alone if it is a number."""
    by_name: dict[str, list[str]] = defaultdict(list)
    for text in texts:
        by_name[text.partition("=")[0].strip()].append(text)
    first, second = [], []
    for name, given in by_name.items():
        if len(given) > 2:
            raise BadOption("compare-sides", what=f"{what} {name}")
        if len(given) == 2 or what == "--option":
            first.append(given[0])
        second.append(given[-1])
    return first, second


def _shown(known: Known) -> SoFar:
    """Shows the surest findings while games are played."""

    def show(so_far: Comparison) -> None:
        told = say("compare-so-far", pairs=so_far.pairs, planned=so_far.planned)
        known.lines = [told, *findings(so_far, language())[:SHOWN]]

    return show
