"""What the commands of the lab have in common: how games are played, by whom, and how that is shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Protocol

import typer
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from forts.cli.groups import Group
from forts.cli.screen import notes
from forts.cli.settings import language, say
from forts.cli.usage import number
from forts.core import BadOption, Message
from forts.lab.intervals import Rate
from forts.lab.playing import BOT_SECONDS, GO_ON
from forts.lab.records import BotFault
from forts.lab.run import Means, fault_message
from forts.lab.run import Progress as Advance
from forts.words.numbers import percent

INTERRUPTED = 130
"""Exit code after Ctrl-C."""
STOPPED = 1
"""Exit code when a run ended early, but not by Ctrl-C."""

Games = Annotated[int, typer.Option("--games", "-n", parser=number("--games"), metavar="N", help="How many games.")]


def _seconds(given: str | float) -> float:
    try:
        seconds = float(given)
    except ValueError:
        raise BadOption("lab-bot-seconds", value=str(given)) from None
    if not 0 <= seconds < 1e6:
        raise BadOption("lab-bot-seconds", value=str(given))
    return seconds


class Known:
    """What is known while games are still played, in words."""

    def __init__(self) -> None:
        self.lines: list[str] = []


@dataclass(frozen=True)
class LabOptions(Group):
    """How the games of a run are played."""

    players: Annotated[
        int, typer.Option("--players", "-p", parser=number("--players"), metavar="N", help="Number of seats.")
    ] = 2
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", parser=number("--seed", digits=38), metavar="N", help="The same seed gives the same games."
        ),
    ] = None
    jobs: Annotated[
        int,
        typer.Option(
            "--jobs", "-j", parser=number("--jobs", digits=3), metavar="N", help="Processes; 0 for all cores."
        ),
    ] = 1
    ray: Annotated[
        str | None, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster: auto, or its address.")
    ] = None
    on_bad_bot: Annotated[
        str,
        typer.Option(
            "--on-bad-bot", metavar="WHAT", help="go-on or stop when a bot fails, answers illegally or takes too long."
        ),
    ] = GO_ON
    bot_seconds: Annotated[
        float,
        typer.Option(
            "--bot-seconds", parser=_seconds, metavar="S", help="Time for each decision of a bot; 0 for no limit."
        ),
    ] = BOT_SECONDS
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, and no progress bar.")] = False

    @contextmanager
    def means(self, games: int, known: Known | None = None) -> Iterator[Means]:
        """With what games are played, and a progress bar beside the output. Ctrl-C before any was counted ends it.

        What is known so far is shown below the bar.
        """
        try:
            with _progress_bar(games, known or Known(), hidden=self.as_json) as progress:
                yield Means(self.jobs, self.ray, progress)
        except KeyboardInterrupt:
            notes().print(say("cli-simulate-nothing"))
            raise typer.Exit(INTERRUPTED) from None


class _Bar(Progress):
    """A progress bar with lines below it."""

    known = Known()

    def get_renderables(self) -> Iterable[RenderableType]:
        """The bar, then the lines."""
        yield from super().get_renderables()
        yield from (Text(line) for line in self.known.lines)


@contextmanager
def _progress_bar(games: int, known: Known, hidden: bool) -> Iterator[Advance | None]:
    console = notes()
    if hidden or not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = _Bar(*columns, console=console, transient=True)
    bar.known = known
    with bar:
        task = bar.add_task(say("cli-simulate-games"), total=games)
        yield lambda done: bar.advance(task, done)


class Ended(Protocol):
    """What can be said of any run that has ended."""

    @property
    def games(self) -> int:
        """Games played."""

    @property
    def interrupted(self) -> bool:
        """Was it broken off by Ctrl-C?"""

    @property
    def stopped(self) -> Message | None:
        """Why it ended early, if not by Ctrl-C."""

    @property
    def faults(self) -> dict[str, int]:
        """How often each bot misbehaved."""

    @property
    def first_faults(self) -> dict[str, BotFault]:
        """The earliest fault of each of these."""


def tell_end(run: Ended, games: int, kept: Path | None = None) -> None:
    """Name the bots that misbehaved, and say how the run ended, if not as planned, and where its games are."""
    for bot, count in run.faults.items():
        told = fault_message(run.first_faults[bot]).text(language())
        notes().print(say("lab-faults", bot=bot, count=count, first=told))
    if run.interrupted:
        notes().print(say("cli-simulate-interrupted", done=run.games, games=games))
    if run.stopped is not None:
        notes().print(say("lab-stopped", games=run.games, why=run.stopped.text(language())))
    early = run.interrupted or run.stopped is not None
    if kept is not None and early:
        notes().print(say("lab-kept", path=str(kept)))
    if early:
        raise typer.Exit(INTERRUPTED if run.interrupted else STOPPED)


def interval(rate: Rate) -> str:
    """Where the true share lies, in all likelihood."""
    return say("lab-between", low=percent(rate.low, language()), high=percent(rate.high, language()))
