"""`forts train`: a network learns a game by playing itself."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Annotated

import typer

from forts.catalog import find
from forts.cli.game_options import GameName, GameOptions
from forts.cli.lab_options import INTERRUPTED, interval
from forts.cli.screen import notes, screen
from forts.cli.settings import Lang, language, say
from forts.cli.usage import number
from forts.core import BadOption
from forts.words.numbers import decimal, percent


def train(
    game: GameName,
    options: GameOptions,
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="N,N", help="Numbers of seats to learn, such as 2,3,4.")
    ] = "2",
    games: Annotated[
        str,
        typer.Option(
            "--games", "-n", metavar="N,N", help="Games for each number of seats: one number, or one for each of them."
        ),
    ] = "10000",
    seed: Annotated[
        int,
        typer.Option(
            "--seed", parser=number("--seed", digits=18), metavar="N", help="The same seed gives the same network."
        ),
    ] = 1,
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs", "-j", parser=number("--jobs", digits=3), metavar="N", help="Processes; 0 for all cores."
        ),
    ] = 1,
    ignore: Annotated[str, typer.Option("--ignore", metavar="PART,PART", help="Parts of observations to ignore.")] = "",
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="The file for the network; an interrupted training continues."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Train a network to judge a game by playing itself, for the bot “learned” and for searches."""
    # one thread: matrices this small gain nothing from more, and sums are the same on every run
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    os.environ.setdefault("MKL_NUM_THREADS", "1")
    from forts.lab.training import Progress
    from forts.lab.training import train as learn  # here, because numerics take long to load

    if out is None:
        raise BadOption("cli-train-out")
    rules = find(game)
    given = options.of(rules)
    seats = _seats(players)
    named = [f"--{name.replace('_', '-')} {shlex.quote(str(value))}" for name, value in given.items()]
    ignored = [f"--ignore {ignore}"] if ignore else []
    # without the number of processes, which changes nothing
    command = " ".join(["forts train", game, f"--players {players} --games {games} --seed {seed}", *ignored, *named])

    def tell(now: Progress) -> None:
        strength = "" if now.strength is None else percent(now.strength.rate, language())
        notes().print(
            say(
                "cli-train-round",
                players=now.players,
                games=decimal(now.games, language()),
                error=f"{now.error:.4f}",
                minutes=f"{now.seconds / 60:.1f}",
                tested="no" if now.strength is None else "yes",
                strength=strength,
                between="" if now.strength is None else interval(now.strength),
            ),
            soft_wrap=True,
        )

    parts = tuple(part.strip() for part in ignore.split(",")) if ignore else ()
    done = learn(rules, seats, _games(games, len(seats)), seed, out, jobs, given, parts, command, tell)
    if done.interrupted:
        notes().print(say("lab-kept", path=str(out.with_name(f"{out.name}.part"))))
        raise typer.Exit(INTERRUPTED)
    screen().print(
        say(
            "cli-train-written", path=str(out), kilobytes=round(done.size / 1000), games=decimal(done.games, language())
        )
    )


def _games(games: str, numbers: int) -> list[int]:
    found = _numbers(games, 9)
    if found is None or len(found) not in (1, numbers):
        raise BadOption("lab-train-games", games=games)
    return found if len(found) == numbers else found * numbers


def _numbers(text: str, digits: int) -> list[int] | None:
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) <= digits for part in parts):
        return None
    return [int(part) for part in parts]


def _seats(players: str) -> list[int]:
    found = _numbers(players, 2)
    if found is None:
        raise BadOption("lab-train-players", players=players)
    return found
