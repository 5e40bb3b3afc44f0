"""The parts of a game that only some programs need: each is a module beside the game's own, found by its name."""

from __future__ import annotations

import importlib
import sys
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def home_of(thing: object) -> str:
    """The package in which the class of a thing lives, or its module if that is in no package."""
    module = type(thing).__module__
    return module if _is_package(module) else module.rpartition(".")[0] or module


def room(home: str, name: str) -> ModuleType | None:
    """The module of that name in a package, imported when it is first asked for; None if the package has none."""
    path = f"{home}.{name}"
    return importlib.import_module(path) if _is_package(home) and find_spec(path) is not None else None


def words_of(home: str) -> Traversable | None:
    """The folder with a package's words, one folder per language in it; None if it has none."""
    if not _is_package(home):
        return None
    folder = _files(home).joinpath("locale")
    return folder if folder.is_dir() else None


def words_in(home: str, lang: str) -> str | None:
    """Everything a package says in a language, in Fluent's syntax; None if it does not speak it."""
    folder = words_of(home)
    spoken = None if folder is None else folder.joinpath(lang)
    if spoken is None or not spoken.is_dir():
        return None
    found = sorted((file for file in spoken.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


def file_of(home: str, name: str) -> Traversable | None:
    """A file beside a package's modules; None if it has none of that name."""
    if not _is_package(home):
        return None
    file = _files(home).joinpath(name)
    return file if file.is_file() else None


def board_of(home: str) -> Traversable | None:
    """The board for a browser that a package brings, `web/board.js`; None if it brings none, or one too large."""
    if not _is_package(home):
        return None
    file = _files(home).joinpath("web", "board.js")
    return file if file.is_file() and len(file.read_bytes()) <= LARGEST_BOARD else None


def example_in(home: str) -> bytes | None:
    """The game with captions that newcomers are shown, `example.json`; None if a package brings none."""
    if not _is_package(home):
        return None
    file = _files(home).joinpath("example.json")
    return file.read_bytes() if file.is_file() else None


def picture_of(home: str) -> Traversable | None:
    """The picture of a game that others see of a link to it, `web/preview.png`; None if a package brings none."""
    if not _is_package(home):
        return None
    file = _files(home).joinpath("web", "preview.png")
    return file if file.is_file() and len(file.read_bytes()) <= LARGEST_BOARD else None


LARGEST_BOARD = 1_000_000
"""Bytes."""


def _files(home: str) -> Traversable:
    from importlib.resources import files  # here, because it brings half of the standard library along

    return files(home)


def _is_package(home: str) -> bool:
    return hasattr(sys.modules[home], "__path__")
