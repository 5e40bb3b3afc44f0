"""The terminal: what is printed, and what is typed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from forts.cli.settings import language, say
from forts.core import Happening, Match, Message
from forts.words import listed

WIDTH = 110
"""The table is drawn for at most this many columns."""


def screen() -> Console:
    """Where the game is shown. Card texts may hold brackets, so that markup is off."""
    console = Console(markup=False, highlight=False, emoji=False)
    if console.width > WIDTH:
        console.width = WIDTH
    return console


def notes() -> Console:
    """Where remarks go that are no part of the output."""
    return Console(file=sys.stderr, markup=False, highlight=False, emoji=False)


def ask(console: Console, prompt: str) -> str:
    """What somebody types; `EOFError` when there is nothing more to read."""
    typed = console.input(Text(prompt, style="bold"))
    if not sys.stdin.isatty():
        # answers that were piped in are shown, so that the output reads as it would on a terminal
        console.print(typed)
    return typed


def wipe(console: Console) -> None:
    """Clear a terminal with all that could be scrolled back to."""
    if console.is_terminal:
        console.clear()
        console.out("\x1b[3J", end="", highlight=False)


def numbered(answers: list[str]) -> RenderableType:
    """Answers with their numbers, in columns where they are many and short."""
    lines = [Text.assemble((f"{number:>3} ", "bold cyan"), answer) for number, answer in enumerate(answers, 1)]
    if len(lines) > 8 and max(len(line) for line in lines) < WIDTH // 3:
        return Columns(lines, column_first=True, padding=(0, 3))
    return Group(*lines)


def told(happenings: list[Happening], names: Sequence[str] = ()) -> list[Text]:
    """What happened, a line each, with players' names if they have any; the same several times over is said once."""
    said = [named(happening.message, names).text(language()) for happening in happenings]
    return [Text(f"· {text}{_times(len(list(same)))}", style="italic") for text, same in groupby(said)]


def named(said: Message, names: Sequence[str]) -> Message:
    """The message with the players' names in place of the numbers of their seats."""
    seat = said.args.get("seat")
    if said.id.endswith("-seat") and isinstance(seat, int) and seat <= len(names):
        return Message(said.id, {**said.args, "seat": names[seat - 1]})
    return Message(
        said.id, {name: named(arg, names) if isinstance(arg, Message) else arg for name, arg in said.args.items()}
    )


def _times(count: int) -> str:
    return f" (×{count})" if count > 1 else ""


def score_sheet(match: Match, names: list[str]) -> RenderableType:
    """Every point with where it comes from, and the sum of each seat."""
    table = Table(title=say("cli-score-sheet"), title_justify="left", show_lines=False)
    table.add_column(say("cli-score-seat"))
    table.add_column(say("cli-score-reason"))
    table.add_column(say("cli-score-points"), justify="right")
    lines = match.score_sheet()
    totals = match.scores
    for seat, name in enumerate(names):
        shown = name
        for line in lines:
            if line.seat == seat:
                table.add_row(shown, line.message.text(language()), str(line.points))
                shown = ""
        total = Text(str(totals[seat]), style="bold")
        table.add_row(shown, Text(say("cli-score-total"), style="bold"), total, end_section=True)
    return table


def victory(match: Match, names: list[str], you: int | None) -> Text:
    """Who won."""
    winners = [names[seat] for seat in match.winners]
    if match.winners == [you]:
        said = say("cli-you-won")
    elif len(winners) == 1:
        said = say("cli-won", name=winners[0])
    else:
        said = say("cli-shared", names=listed(winners, language()))
    return Text(said, style="bold green")
