"""`forts content`: are a game's cards sound, and can they be solved by whoever has not seen the answers?"""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from forts import catalog
from forts.cli.errors import NoReference
from forts.cli.game_options import read_text
from forts.cli.settings import Lang, language, say
from forts.core import BadOption, Game, Message
from forts.core.content import Checked, Marked

CardFolders = Annotated[
    list[Path] | None,
    typer.Option("--cards", metavar="DIR", help="A folder with cards of your own to add; may be given several times."),
]
"""Folders with cards of one's own."""


def content(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="The game whose cards to check; by default all that have some."),
    ] = None,
    cards: CardFolders = None,
    blind: Annotated[
        str | None,
        typer.Option("--blind", metavar="LANG", help="Print only the questions, shuffled, for somebody to answer."),
    ] = None,
    mark: Annotated[
        list[Path] | None,
        typer.Option("--mark", metavar="FILE", help="Mark a page of answers to --blind; may be given several times."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Check a game's cards of words, or let somebody solve them."""
    if game is None:
        if cards or blind or mark:
            raise BadOption("cli-content-game")
        found = [room for one in catalog.games() if (room := one.room("content")) is not None]
    else:
        found = [content_of(catalog.find(game))]
    for room in found:
        for folder in cards or []:
            room.add(folder)
        if blind is not None:
            typer.echo(room.blind(blind))
        elif mark:
            _tell_marks([room.mark(read_text(file)) for file in mark])
        else:
            _tell_check(room.check())


def content_of(game: Game) -> ModuleType:
    """The game's room for its cards; refused if it has none."""
    room = game.room("content")
    if room is None:
        raise NoReference("cli-no-content", game=game.name)
    return room


def _tell_check(checked: Checked) -> None:
    for line in checked.counts:
        typer.echo(line.text(language()))
    for finding in checked.findings:
        typer.echo(say("cli-content-finding", place=finding.place, what=finding.what.text(language())))
    typer.echo(say("cli-content-findings", count=len(checked.findings)))
    if checked.findings:
        raise typer.Exit(1)


def _tell_marks(marked: list[list[Marked]]) -> None:
    """Each answer, then which share of each sort was solved, and what fewer than half of the readers solved."""
    groups: dict[Message, list[bool]] = defaultdict(list)
    cards: dict[str, list[bool]] = defaultdict(list)
    for answers in marked:
        for one in answers:
            groups[one.group].append(one.right)
            cards[one.card].append(one.right)
            sign = "+" if one.right else "−"
            typer.echo(say("cli-content-marked", sign=sign, card=one.card, given=one.given, answer=one.answer))
    for name, right in sorted((group.text(language()), right) for group, right in groups.items()):
        share = round(100 * sum(right) / len(right))
        typer.echo(say("cli-content-share", group=name, right=sum(right), all=len(right), share=share))
    hard = sorted(card for card, right in cards.items() if 2 * sum(right) < len(right))
    if hard:
        typer.echo(say("cli-content-hard", cards=", ".join(hard)))
