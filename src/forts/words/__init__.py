"""Words: every message from the Fluent files, in the languages that have a folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from forts.core.message import Arg, Message, install_speaker
from forts.words.functions import functions
from forts.words.languages import ENGLISH, found_in, in_order, nearest

if TYPE_CHECKING:  # loaded when the first word is said: a library need not say any
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle

__all__ = [
    "ENGLISH",
    "accepted_language",
    "add_folder",
    "add_words",
    "bundle",
    "first_language",
    "languages",
    "listed",
    "nearest",
    "say",
]

_folders: list[Traversable] = [Path(__file__).parents[1] / "locale"]
"""Where words are: one folder per language in each."""
_added: list[tuple[str, str]] = []
"""Language and text of words that came without a folder."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that Forts speaks, English first: each has a folder, here or in a game."""
    return found_in(_folders)


def first_language(*wished: str) -> str:
    """The first of these tags that is spoken, or one near to it; else English."""
    return next((near for tag in wished if (near := nearest(tag, languages())) is not None), ENGLISH)


def accepted_language(header: str) -> str:
    """The language to answer a request in, by its `Accept-Language`."""
    return first_language(*in_order(header))


@cache
def bundle(lang: str) -> FluentBundle:
    """All Fluent messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    named = functions(lambda seat: say(Message("seat-number", {"seat": seat}), lang))
    # numbers and plurals are English's where nothing is known about the language
    made = FluentBundle([lang, ENGLISH], functions=named, use_isolating=False)
    for folder in _folders:
        _read(folder, lang, made)
    for language, text in _added:
        if language == lang:
            made.add_resource(FluentResource(text))
    return made


def add_folder(folder: Traversable) -> None:
    """Add the words in a folder with one folder per language in it: those of a game."""
    if folder not in _folders:
        _folders.append(folder)
        languages.cache_clear()
        bundle.cache_clear()


def _read(folder: Traversable, lang: str, made: FluentBundle) -> None:
    from fluent.runtime import FluentResource

    if (spoken := folder.joinpath(lang)).is_dir():
        for file in sorted(spoken.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                # a file that is no text has no words
                made.add_resource(FluentResource(file.read_bytes().decode("utf-8-sig", "replace")))


def add_words(lang: str, text: str) -> None:
    """Add messages in Fluent's syntax, for a game that is not part of Forts."""
    _added.append((lang, text))
    bundle.cache_clear()


def say(message: Message, lang: str = ENGLISH) -> str:
    """The message in words, in English if the language has none; a list among its arguments becomes an enumeration."""
    wanted = lang if lang in languages() else first_language(lang)
    try:
        return _worded(message, wanted)
    except LookupError:
        if wanted == ENGLISH:
            raise
        return _worded(message, ENGLISH, wanted)


def _worded(message: Message, lang: str, others: str | None = None) -> str:
    """The message by the words of a language; its arguments, which may be messages, in the language of the others."""
    words = bundle(lang)
    if not words.has_message(message.id):
        raise LookupError(f"no message {message.id!r} in {lang!r}")
    pattern = words.get_message(message.id).value
    if pattern is None:
        raise LookupError(f"message {message.id!r} in {lang!r} has no text")
    args = {name: _word(value, others or lang) for name, value in message.args.items()}
    text, errors = words.format_pattern(pattern, args)
    if errors:
        raise LookupError(f"message {message.id!r} in {lang!r}: {errors[0]}")
    return str(text)


def _word(value: Arg, lang: str) -> str | int | float:
    if isinstance(value, Message):
        return say(value, lang)
    if isinstance(value, list):
        return listed([say(part, lang) for part in value], lang)
    if isinstance(value, str):
        return value if len(value) <= _LONGEST else f"{value[:_LONGEST]}…"
    if -_LARGEST < value < _LARGEST:
        return value
    from decimal import Decimal  # few numbers are that large

    return f"{Decimal(value):.2e}"


_LONGEST = 500
"""Letters of a text that somebody typed; Fluent refuses to print one of more than a thousand."""
_LARGEST = 10**15
"""Numbers from here on are written short: Babel groups the digits of no more than 28."""


def listed(parts: list[str], lang: str) -> str:
    """An enumeration: one, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    first, *middle = parts[:-1]
    for part in middle:
        first = say(Message("enumeration-more", {"first": first, "next": part}), lang)
    return say(Message("enumeration", {"first": first, "last": parts[-1]}), lang)


install_speaker(say)
