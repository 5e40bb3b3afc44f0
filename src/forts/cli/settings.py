"""What the commands have in common: the language, and options of a game given as text."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated

import typer

from forts.core import BadData, BadOption, Game, Value, message
from forts.words import ENGLISH, first_language, languages, nearest

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language that this run of the command speaks."""
    return _language.get()


def say(id_: str, /, **args: str | int | float) -> str:
    """A message of the command line in its language."""
    return message(id_, **args).text(language())


def environment_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for: FORTS_LANG, else the locale, else English."""
    # of the locale's variables the first that is set wins, as POSIX has it
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return first_language(environment.get("FORTS_LANG", ""), locale)


def use_environment_language() -> None:
    """Speak as the environment asks, until a command says otherwise."""
    _language.set(environment_language(os.environ))


def _choose_language(given: str | None) -> str | None:
    if given is not None:
        if (spoken := nearest(given, languages())) is None:
            raise BadOption("bad-option-choice", option="--lang", value=given, choices=", ".join(languages()))
        _language.set(spoken)
    return given


Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help=f"One of {', '.join(languages())}; by default FORTS_LANG, else the locale.",
        callback=_choose_language,
        is_eager=True,
    ),
]
"""Which language to speak. It is read first, so that every later error is said in it."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game, such as fort.")]
"""The game a command is about."""

OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; @FILE as VALUE takes a file's text."
    ),
]
"""Options of the game as texts."""

FortData = Annotated[
    Path | None,
    typer.Option("--fort-data", metavar="FILE", help="Your own kids and fort track, for the game fort."),
]
"""A data file that replaces Fort's house values."""


def game_options(game: Game, texts: list[str] | None, fort_data: Path | None) -> dict[str, Value]:
    """Options from the command line, before the game checks them."""
    options: dict[str, Value] = {}
    for text in texts or []:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise BadOption("cli-option-form", text=text)
        options[name.strip()] = read_text(Path(value[1:])) if value.startswith("@") else value
    if fort_data is not None:
        if game.name != "fort":
            raise BadOption("cli-fort-data-only", game=game.name)
        options["data"] = read_text(fort_data)
    return options


def read_text(path: Path) -> str:
    """The text of a data file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadData("cli-unreadable", path=str(path), why=error.strerror or str(error)) from None
    except UnicodeDecodeError as error:
        raise BadData("cli-not-text", path=str(path), byte=error.start + 1) from None
