"""What all commands have in common: the language, and the word about additions that do not work."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Annotated

import typer

from forts.core import BadOption, message
from forts.core.extensions import Fault, tell_faults_to
from forts.words import ENGLISH, first_language, languages, nearest

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """The language that this run of the command speaks."""
    return _language.get()


def say(id_: str, /, **args: str | int | float) -> str:
    """A message of the command line in its language."""
    return message(id_, **args).text(language())


def worded(id_: str) -> str:
    """A message of a game, or nothing if the game has no such words."""
    try:
        return message(id_).text(language())
    except LookupError:
        return ""


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
    _tell_faults()
    return given


_untold: list[Fault] = []
"""What others added and does not work, found before it was known which language to say it in."""


def keep_faults() -> None:
    """Until the language is known, faults of what others added wait."""
    tell_faults_to(_untold.append)


def _tell_faults() -> None:
    """Name those that wait, and from now on each as it is found: beside the output, and once."""
    tell_faults_to(_tell_fault)
    while _untold:
        _tell_fault(_untold.pop(0))


def _tell_fault(fault: Fault) -> None:
    print(" ".join(fault.told.text(language()).split()), file=sys.stderr)


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
