"""`forts play`: a game at the terminal, against bots or at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from forts.catalog import find
from forts.cli.errors import BadSave, BadSeats
from forts.cli.game_options import GameName, GameOptions
from forts.cli.saves import resume, save, save_new
from forts.cli.screen import notes, screen
from forts.cli.seats import Seats, read_seats
from forts.cli.session import Session
from forts.cli.settings import Lang, say
from forts.cli.usage import number
from forts.core import Match

DEFAULT_SEATS = "me,normal"


def play(
    game: GameName,
    options: GameOptions,
    seats: Annotated[
        str | None, typer.Option("--seats", help="Who sits where: me or a bot, such as me,random,random.")
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Several people share this keyboard.")] = False,
    save_to: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save after every decision; go on if FILE exists.")
    ] = None,
    load_from: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on with a saved game.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", parser=number("--seed", digits=38), metavar="N", help="The same seed gives the same chance."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal."""
    rules = find(game)
    if load_from is None and save_to is not None and save_to.exists():
        load_from = save_to
    if load_from is not None:
        match = resume(rules, load_from)
        sat = Seats(_seats_of(match, seats, load_from), hot_seat or seats is None, match.game.name)
        match.names = sat.who
        if save_to is not None and save_to != load_from:
            save_new(match, save_to)
        notes().print(say("cli-going-on", path=str(load_from)), style="dim")
    else:
        sat = Seats(read_seats(seats or DEFAULT_SEATS), hot_seat, game)
        match = Match(rules, len(sat.who), options.of(rules), seed, names=sat.who)
        if save_to is not None:
            save(match, save_to)
    session = Session(screen(), match, sat, save_to or load_from)
    try:
        session.run()
    except (KeyboardInterrupt, EOFError):
        notes().print()
        notes().print(session.farewell())
        raise typer.Exit(130) from None


def _seats_of(match: Match, seats: str | None, path: Path) -> list[str]:
    """Who goes on: those of the saved game, unless the command line names others."""
    players = match.state.players
    if seats is not None:
        who = read_seats(seats)
        if len(who) != players:
            raise BadSeats("cli-seats-count", count=len(who), players=players, path=str(path))
        return who
    if len(match.names) != players:
        raise BadSave("cli-save-seats", path=str(path))
    return match.names
