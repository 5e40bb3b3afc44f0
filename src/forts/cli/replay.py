"""`forts replay`: a game from its log, told in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from forts.catalog import find
from forts.cli import drawing
from forts.cli.errors import BadSeats
from forts.cli.saves import load_log, replay_log
from forts.cli.screen import ask, notes, score_sheet, screen, told, victory
from forts.cli.seats import name_of
from forts.cli.settings import Lang, language, say
from forts.cli.usage import number
from forts.core import Game, Match
from forts.core.log import Log
from forts.core.match import replay as rebuild


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A log or saved game.")],
    seat: Annotated[
        int | None,
        typer.Option(
            "--seat",
            parser=number("--seat"),
            metavar="N",
            help="Show what this seat saw instead of what a spectator sees.",
        ),
    ] = None,
    step: Annotated[bool, typer.Option("--step", help="Show the table after every action and wait.")] = False,
    lang: Lang = None,
) -> None:
    """Retell a game from its log."""
    log = load_log(file)
    game = find(log.game)
    match = replay_log(game, log, file)
    players = match.state.players
    if seat is not None and not 1 <= seat <= players:
        raise BadSeats("cli-no-seat", seat=seat, players=players)
    viewer = None if seat is None else seat - 1
    names = [name_in_log(log, number) for number in range(players)]
    console = screen()
    try:
        if step:
            _step_through(console, game, log, viewer, names)
        else:
            for line in _told(match, viewer, names):
                console.print(line)
    except (KeyboardInterrupt, EOFError):
        notes().print()
        notes().print(say("cli-left-replay"))
        raise typer.Exit(130) from None
    _show_end(console, match, viewer, names)


def _told(match: Match, viewer: int | None, names: list[str], since: int = 0) -> Iterator[Text]:
    """What happened, and what was asked and answered in trials, in order."""
    terminal = match.game.room("terminal")
    called = names if any(name_of(who) for who in match.names) else []
    for note in match.notes:
        if terminal is not None and (at := note["at"]) >= since:
            yield from told(match.happenings(viewer, since, at), called)
            since = at
            for line in terminal.told(note["note"], names, language()):
                yield Text(f"    {line}", style="dim")
    yield from told(match.happenings(viewer, since), called)


def name_in_log(log: Log, seat: int) -> str:
    """What a seat is called: its name, or its number and who sat there if the log says."""
    if seat < len(log.names) and (name := name_of(log.names[seat])):
        return name
    if seat < len(log.names) and log.names[seat]:
        return say("cli-name-bot", seat=seat + 1, bot=log.names[seat])
    return say("seat-number", seat=seat + 1)


def _step_through(console: Console, game: Game, log: Log, viewer: int | None, names: list[str]) -> None:
    for length in range(1, len(log.actions) + 1):
        match = replay_game(game, log, length)
        happened = match.happenings(viewer, since=length - 1)
        if happened:
            console.print(drawing.draw(match, viewer, language(), names))
            for line in _told(match, viewer, names, length - 1):
                console.print(line)
            ask(console, say("cli-press-enter"))


def replay_game(game: Game, log: Log, length: int) -> Match:
    """The match after its first `length` actions."""
    notes = [note for note in log.notes if note["at"] < length]
    return rebuild(game, replace(log, actions=log.actions[:length], dice=None, notes=notes))


def _show_end(console: Console, match: Match, viewer: int | None, names: list[str]) -> None:
    console.print(drawing.draw(match, viewer, language(), names))
    if match.over:
        console.print(score_sheet(match, names))
        console.print(victory(match, names, None))
    else:
        console.print(say("cli-replay-unfinished"))
