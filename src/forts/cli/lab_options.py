"""What the commands of the lab have in common: how games are played, by whom, and how that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from forts.cli.screen import notes
from forts.cli.settings import language, say
from forts.cli.usage import number
from forts.core import BadOption
from forts.lab.intervals import Rate
from forts.lab.records import BotFault
from forts.lab.run import fault_message
from forts.words.numbers import percent

STOPPED = 1
"""Exit code when a run ended early, but not by Ctrl-C."""

Players = Annotated[
    int, typer.Option("--players", "-p", parser=number("--players"), metavar="N", help="Number of seats.")
]
Games = Annotated[int, typer.Option("--games", "-n", parser=number("--games"), metavar="N", help="How many games.")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", parser=number("--seed", digits=38), metavar="N", help="The same seed gives the same games."),
]
Jobs = Annotated[
    int,
    typer.Option("--jobs", "-j", parser=number("--jobs", digits=3), metavar="N", help="Processes; 0 for all cores."),
]
Ray = Annotated[
    str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: auto, or its address.")
]
OnBadBot = Annotated[
    str,
    typer.Option(
        "--on-bad-bot", metavar="WHAT", help="go-on or stop when a bot fails, answers illegally or is too late."
    ),
]


def _seconds(given: str | float) -> float:
    try:
        seconds = float(given)
    except ValueError:
        raise BadOption("lab-bot-seconds", value=str(given)) from None
    if not 0 <= seconds < 1e6:
        raise BadOption("lab-bot-seconds", value=str(given))
    return seconds


BotSeconds = Annotated[
    float,
    typer.Option("--bot-seconds", parser=_seconds, metavar="S", help="Time for a decision of a bot; 0 for no limit."),
]


def bot_list(text: str) -> list[str]:
    """The bots named on the command line."""
    return [name.strip() for name in text.split(",")]


@contextmanager
def progress_bar(games: int, hidden: bool) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on the terminal, beside the output."""
    console = notes()
    if hidden or not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(say("cli-simulate-games"), total=games)
        yield lambda done: bar.advance(task, done)


def tell_faults(faults: dict[str, int], first: dict[str, BotFault]) -> None:
    """Name the bots that misbehaved."""
    for bot, count in faults.items():
        told = fault_message(first[bot]).text(language())
        notes().print(say("lab-faults", bot=bot, count=count, first=told))


def interval(rate: Rate) -> str:
    """Where the true share lies, in all likelihood."""
    return say("lab-between", low=percent(rate.low, language()), high=percent(rate.high, language()))
