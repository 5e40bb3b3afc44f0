"""Options of a game, given as text: one by one, or a data file in place of the game's own."""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Self

import typer

from forts import catalog
from forts.cli.groups import Group, parameter
from forts.core import BadData, BadOption, Game, Value

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game; “forts games” lists them.")]
"""The game a command is about."""

OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; @FILE as VALUE takes a file's text."
    ),
]
"""Options of the game as texts."""

DataFile = Annotated[
    Path | None, typer.Option("--data", metavar="FILE", help="Your own data instead of the game's, if it has any.")
]
"""A data file that replaces the house's values."""


@dataclass(frozen=True)
class GameOptions(Group):
    """What is set before a game starts."""

    option: OptionTexts = None
    data: DataFile = None
    data_of: dict[str, Path] = field(default_factory=dict, init=False)
    """Data files by game, as `--GAME-data` gives them."""

    @classmethod
    def parameters(cls) -> list[inspect.Parameter]:
        """The options, and for each game with data of its own the flag that names it."""
        return super().parameters() + [
            parameter(_name(game), Annotated[Path | None, typer.Option(_flag(game), hidden=True)], None)
            for game in _with_data()
        ]

    @classmethod
    def take(cls, given: dict[str, Any]) -> Self:
        """The group from what a command was given."""
        named = {game: given.pop(_name(game)) for game in _with_data()}
        made = super().take(given)
        made.data_of.update({game: path for game, path in named.items() if path is not None})
        return made

    @property
    def game(self) -> str | None:
        """The game that the data is for, if its flag says so."""
        return next(iter(self.data_of), None)

    def of(self, game: Game) -> dict[str, Value]:
        """The options for a game, before it checks them."""
        options = read_options(self.option or [])
        for other in self.data_of:
            if other != game.name:
                raise BadOption("cli-data-of-another", option=_flag(other), other=other, game=game.name)
        path = self.data_of.get(game.name, self.data)
        if path is not None:
            if not game.data_option:
                raise BadOption("cli-no-data", game=game.name)
            options[game.data_option] = read_text(path)
        return options


def read_options(texts: Iterable[str]) -> dict[str, Value]:
    """Options by name, as they are written on the command line."""
    options: dict[str, Value] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise BadOption("cli-option-form", text=text)
        options[name.strip()] = read_text(Path(value[1:])) if value.startswith("@") else value
    return options


def _with_data() -> list[str]:
    return [game.name for game in catalog.games() if game.data_option]


def _flag(game: str) -> str:
    return f"--{game}-data"


def _name(game: str) -> str:
    return f"{game}_data"


def read_text(path: Path) -> str:
    """The text of a data file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData("cli-unreadable", path=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise BadData("cli-not-text", path=str(path), byte=error.start + 1) from None
