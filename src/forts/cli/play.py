"""`forts play`: a game at the terminal, against bots or at one keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from forts.catalog import find
from forts.cli.content import CardFolders, content_of
from forts.cli.errors import BadSave, BadSeats
from forts.cli.game_options import GameName, GameOptions
from forts.cli.saves import load_save, resume, save, save_new
from forts.cli.screen import ask, notes, screen
from forts.cli.seats import ME, Seats, called, read_seats
from forts.cli.seen import Seen
from forts.cli.session import Session
from forts.cli.settings import Lang, language, say, worded
from forts.cli.trials import Trials, held_by, is_table
from forts.cli.usage import number
from forts.core import BadOption, Game, Match, Value
from forts.core.log import Log

DEFAULT_SEATS = "me,normal"


def play(
    game: GameName,
    options: GameOptions,
    seats: Annotated[
        str | None, typer.Option("--seats", help="Who sits where: me or a bot, such as me,random,random.")
    ] = None,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Several people share this keyboard.")] = False,
    table: Annotated[
        bool,
        typer.Option("--table", help="People around this screen play the trials; it is their game master."),
    ] = False,
    names: Annotated[
        str | None, typer.Option("--names", metavar="A,B,...", help="Names of the people at this keyboard.")
    ] = None,
    save_to: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save after every decision; continue if FILE exists.")
    ] = None,
    load_from: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Continue a saved game.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", parser=number("--seed", digits=38), metavar="N", help="The same seed gives the same chance."
        ),
    ] = None,
    cards: CardFolders = None,
    lang: Lang = None,
) -> None:
    """Play a game in the terminal."""
    rules = find(game)
    for folder in cards or []:
        content_of(rules).add(folder)
    kept: dict[str, Any] | None = None
    if seed is None:
        seed = secrets.randbits(120)
    if load_from is None and save_to is not None and save_to.exists():
        load_from = save_to
    if load_from is not None:
        log = load_save(rules, load_from)
        sat = Seats(_named(_seats_of(log, seats, load_from), names), hot_seat or seats is None, rules.name)
        match = resume(rules, log, load_from, held_by(sat.people, rules))
        match.names = sat.who
        match.set_skills(sat.skills)
        kept = log.trials
    else:
        chosen = _chosen(rules, options.of(rules), table)
        sat = Seats(_who(seats, names, table), hot_seat or table, rules.name)
        held = held_by(sat.people, rules)
        match = Match(rules, len(sat.who), chosen, seed, names=sat.who, held=held, skills=sat.skills)
    if is_table(match.options) and sat.bots:
        raise BadSeats("cli-table-bots")
    trials = None if match.held is None else Trials(match, sat, seed, kept, Seen(match.game.name))
    keep = None if trials is None else trials.keep()
    if save_to is not None and load_from is None:
        save(match, save_to, keep)
    elif save_to is not None and save_to != load_from:
        save_new(match, save_to, keep)
    if load_from is not None:
        notes().print(say("cli-going-on", path=str(load_from)), style="dim")
    # where trials are held, what bots and the die did before anybody was asked is part of the story
    told = 0 if trials is not None and load_from is None else None
    if told == 0 and (pitch := worded(f"{rules.name}-pitch")):
        screen().print(pitch)
        screen().print(say("cli-rules-hint", game=rules.name), style="dim")
    session = Session(screen(), match, sat, save_to or load_from, trials, told=told)
    try:
        session.run()
    except (KeyboardInterrupt, EOFError):
        notes().print()
        notes().print(session.farewell())
        raise typer.Exit(130) from None


def _chosen(rules: Game, given: dict[str, Value], table: bool) -> dict[str, Value]:
    """The options: unless something else is said, cards are in the reader's language; at a table people judge."""
    known = {option.name: option for option in rules.options}
    if "language" in known and language() in known["language"].choices:
        given.setdefault("language", language())
    if table:
        if "trials" not in known or "table" not in known["trials"].choices:
            raise BadOption("cli-no-table", game=rules.name)
        given["trials"] = "table"
    return given


def _who(seats: str | None, names: str | None, table: bool) -> list[str]:
    """Who sits where; at a table, people are asked for their names."""
    if seats is not None:
        return _named(read_seats(seats), names)
    if names is None and table:
        names = ask(screen(), say("cli-ask-names"))
    if names is not None and names.strip():
        return [called(name) for name in names.split(",")]
    return [ME, ME] if table else read_seats(DEFAULT_SEATS)


def _named(who: list[str], names: str | None) -> list[str]:
    """The seats, with a name for each person."""
    if names is None:
        return who
    given = [called(name) for name in names.split(",")]
    people = [seat for seat, one in enumerate(who) if one.partition(":")[0] == ME]
    if len(given) != len(people):
        raise BadSeats("cli-names-count", count=len(given), people=len(people))
    return [given[people.index(seat)] if seat in people else one for seat, one in enumerate(who)]


def _seats_of(log: Log, seats: str | None, path: Path) -> list[str]:
    """Who goes on: those of the saved game, unless the command line names others."""
    if seats is not None:
        who = read_seats(seats)
        if len(who) != log.players:
            raise BadSeats("cli-seats-count", count=len(who), players=log.players, path=str(path))
        return who
    if len(log.names) != log.players:
        raise BadSave("cli-save-seats", path=str(path))
    return log.names
