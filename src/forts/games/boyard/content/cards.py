"""Cards as data, a folder a language: read when they are first asked for, checked field by field."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from forts.core.errors import BadData

LANGUAGES = ("en", "fr")
"""The languages that the house has cards in."""
TABLE_KINDS = ("concentration", "strength", "duel")
"""Kinds of trials that have cards for a table and cards for a screen."""


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Part of a card, as its file has it."""


_Kind = TypeVar("_Kind", bound=_Part)


class TableText(_Part, frozen=True):
    """What is read out at a table."""

    text: str
    won: str
    """What counts as passed, or who wins."""
    answer: str = ""
    """For the reader's eyes alone."""
    slots: dict[str, tuple[int, int] | str] = {}
    """What may stand in the text's places: two numbers are a range, letters a choice."""


class TableCard(_Part, frozen=True):
    """A card of Concentration, Strength or Duel, for a table."""

    id: str
    level: Literal[1, 2, 3]
    seconds: Literal[0, 30]
    """Of the glass; 0 where none runs."""
    red: TableText
    blue: TableText
    props: list[str] = []
    tags: list[str] = []
    gone: bool = False


class RiddleText(_Part, frozen=True):
    """A riddle."""

    text: str
    answers: list[str]
    """The first one is shown."""
    why: str
    near: list[str] = []
    """Close, but wrong."""


class RiddleCard(_Part, frozen=True):
    """A card of Père Fouras's."""

    id: str
    level: Literal[1, 2, 3]
    red: RiddleText
    blue: RiddleText
    gone: bool = False


class Word(_Part, frozen=True):
    """A code word with its clues, from vague to clear."""

    word: str
    clues: list[str]
    senses: list[str]
    also: list[str] = []


class WordCard(_Part, frozen=True):
    """A code-word card."""

    id: str
    easy: Word
    hard: Word
    gone: bool = False


class Jumble(_Part, frozen=True):
    """A word for jumbled letters, with all words of the same letters."""

    word: str
    also: list[str] = []


class ScreenText(_Part, frozen=True):
    """A puzzle with its settings."""

    puzzle: str
    settings: dict[str, int] = {}


class ScreenCard(_Part, frozen=True):
    """A card for a screen."""

    id: str
    kind: Literal["concentration", "strength", "duel"]
    level: Literal[1, 2, 3]
    red: ScreenText
    blue: ScreenText
    gone: bool = False


class Cards(msgspec.Struct, frozen=True):
    """All cards of a language."""

    table: dict[str, list[TableCard]]
    """By kind."""
    riddles: list[RiddleCard]
    words: list[WordCard]
    letters: list[Jumble]
    screen: dict[str, list[ScreenCard]]
    """By kind; the same in every language."""


_own: list[Path] = []
"""Folders with cards of one's own."""


def add(folder: Path) -> None:
    """Play with the cards in a folder, too: files named and made as the house's, in a folder a language."""
    found = [language for language in LANGUAGES if folder.joinpath(language).is_dir()]
    if not found:
        raise BadData("boyard-content-none", folder=str(folder), known=", ".join(LANGUAGES))
    if folder in _own:
        return
    for language in found:
        _check_ids(read_cards(language), _read(folder.joinpath(language), complete=False), folder)
    _own.append(folder)


def own_folders() -> tuple[Path, ...]:
    """The folders that were added."""
    return tuple(_own)


def read_cards(language: str) -> Cards:
    """The house's cards of a language, and those of one's own after them."""
    return _all_cards(language, own_folders())


@cache
def _all_cards(language: str, own: tuple[Path, ...]) -> Cards:
    if language not in LANGUAGES:
        raise BadData("boyard-content-language", language=language, known=", ".join(LANGUAGES))
    found = house_cards(language)
    for folder in own:
        found = _joined(found, _read(folder.joinpath(language), complete=False))
    return found


@cache
def house_cards(language: str) -> Cards:
    """The cards of the box in a language."""
    folder = files("forts.games.boyard").joinpath("content")
    screen = _rows(folder.joinpath("screen.toml"), "card", ScreenCard)
    cards = _read(folder.joinpath(language), complete=True)
    return msgspec.structs.replace(cards, screen={kind: _of(screen, kind) for kind in TABLE_KINDS})


def _of(cards: list[ScreenCard], kind: str) -> list[ScreenCard]:
    return [card for card in cards if card.kind == kind]


def _read(folder: Traversable, *, complete: bool) -> Cards:
    def rows(name: str, table: str, kind: type[_Kind]) -> list[_Kind]:
        file = folder.joinpath(name)
        return _rows(file, table, kind) if complete or file.is_file() else []

    return Cards(
        {kind: rows(f"{kind}.toml", "card", TableCard) for kind in TABLE_KINDS},
        rows("riddle.toml", "card", RiddleCard),
        rows("codeword.toml", "card", WordCard),
        rows("letters.toml", "word", Jumble),
        {},
    )


def _joined(one: Cards, other: Cards) -> Cards:
    return Cards(
        {kind: one.table[kind] + other.table[kind] for kind in TABLE_KINDS},
        one.riddles + other.riddles,
        one.words + other.words,
        one.letters + other.letters,
        one.screen,
    )


def _check_ids(known: Cards, fresh: Cards, folder: Path) -> None:
    """An id is one card's for ever: what people have seen is remembered by it."""
    taken = {card.id for card in _with_ids(known)}
    for card in _with_ids(fresh):
        if card.id in taken:
            raise BadData("boyard-content-id", folder=str(folder), card=card.id)
        taken.add(card.id)


def _with_ids(cards: Cards) -> list[TableCard | RiddleCard | WordCard]:
    return [*(card for kind in TABLE_KINDS for card in cards.table[kind]), *cards.riddles, *cards.words]


def _rows(file: Traversable, table: str, kind: type[_Kind]) -> list[_Kind]:
    """The cards of a file; `BadData` names the file, the line of the card and the field."""
    try:
        text = file.read_text(encoding="utf-8")
        body = tomllib.loads(text)
    except OSError as error:
        raise BadData("boyard-content-unreadable", file=file.name, why=error.strerror or str(error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData("boyard-content-form", file=file.name, why=str(error)) from None
    found = body.get(table, [])
    if not isinstance(found, list) or set(body) - {table}:
        raise BadData("boyard-content-form", file=file.name, why=f"[[{table}]]")
    lines = [number + 1 for number, line in enumerate(text.splitlines()) if line.strip() == f"[[{table}]]"]
    cards: list[_Kind] = []
    ids: set[str] = set()
    for number, row in enumerate(found):
        try:
            card = msgspec.convert(row, kind)
        except msgspec.ValidationError as error:
            line = lines[number] if number < len(lines) else 1
            raise BadData("boyard-content-card", file=file.name, line=line, why=str(error)) from None
        name = getattr(card, "id", "")
        if name and name in ids:
            raise BadData("boyard-content-id", folder=file.name, card=name)
        ids.add(name)
        if not getattr(card, "gone", False):
            cards.append(card)
    return cards
