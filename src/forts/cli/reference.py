"""`forts cards` and `forts rules`: what can be looked up without playing."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from forts import catalog
from forts.catalog import first
from forts.cli.errors import NoReference
from forts.cli.game_options import GameName, GameOptions
from forts.cli.pages import write
from forts.cli.screen import notes, screen
from forts.cli.settings import Lang, language, say
from forts.core import BadOption, Game, Options
from forts.core.topics import Chapter, Topic, chapters, find_topics
from forts.core.topics import icons as icons_of
from forts.lab.errors import BadRun


def cards(
    options: GameOptions,
    name: Annotated[
        str | None, typer.Argument(metavar="[NAME]", help="One card, perk, made-up rule or place; or a game.")
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help=f"The game whose cards to list, else {first().name}.")
    ] = None,
    icons: Annotated[
        bool, typer.Option("--icons", help="List the icons that card files are written with, with their rules.")
    ] = False,
    copy: Annotated[
        Path | None,
        typer.Option("--copy", metavar="FILE", help="Write the file that they are read from, to change it."),
    ] = None,
    lang: Lang = None,
) -> None:
    """List the cards of a game in words, or explain one."""
    if name in [known.name for known in catalog.games()]:
        game, name = str(name), None
    rules_of = catalog.find(game or options.game or first().name)
    settled = rules_of.complete(rules_of.min_players, options.of(rules_of))
    if copy is not None:
        write_copy(rules_of, settled, copy)
        return
    found = chapters(rules_of, settled, language())
    if not found:
        raise NoReference("cli-no-cards", game=rules_of.name)
    written = icons_of(rules_of, language())
    if icons:
        if written is None:
            raise NoReference("cli-no-icons", game=rules_of.name)
        found = [written]
    console = screen()
    if name is None:
        for part in found:
            console.print(chapter_table(part))
        return
    topics = find_topics(found if written is None or icons else [*found, written], name)
    if not topics:
        raise NoReference("cli-no-topic", text=name)
    for topic in topics:
        print_topic(console, topic)


def write_copy(game: Game, options: Options, path: Path) -> None:
    """Write down the data that a game is played with; a file that is there already is left as it is."""
    if not game.data_option or game.house is None:
        raise BadOption("cli-no-data", game=game.name)
    if path.exists():
        raise BadRun("lab-exists", path=str(path))
    write(path, str(game.spelled_out(options)[game.data_option]) or game.house.text(game.release))
    notes().print(say("lab-written", path=str(path)))


def rules(game: GameName, lang: Lang = None) -> None:
    """Print the rules of a game, in our own words."""
    text = catalog.find(game).rules_page(language())
    if text is None:
        raise NoReference("cli-no-rules", game=game)
    from rich.markdown import Markdown  # here: no other command needs it, and it is slow to load

    console = screen()
    shown = Markdown(text)
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(shown)
    else:
        console.print(shown)


def chapter_table(part: Chapter) -> Table:
    """All topics of a chapter with their facts."""
    table = Table(title=part.heading, title_justify="left", show_lines=len(part.columns) > 3)
    for number, column in enumerate(part.columns):
        # what is short stays on one line and leaves the width to the sentences
        short = all(len((topic.name, *topic.facts)[number]) <= 16 for topic in part.topics)
        table.add_column(column, no_wrap=short)
    for topic in part.topics:
        table.add_row(Text(topic.name, style="bold"), *topic.facts)
    return table


def print_topic(console: Console, topic: Topic) -> None:
    """All about one topic."""
    console.print(Text(f"{topic.name} ({topic.heading})", style="bold"))
    for line in topic.lines:
        console.print(f"  {line}")
