"""Words: every message from the Fluent files, in English and French."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from forts.core.message import Arg, Message, install_speaker

LANGUAGES = ("en", "fr")
"""The languages that Forts speaks; the first is used where another has no word."""

_folders: list[Traversable] = [files("forts.locale")]
"""Where words are: a folder a language in each."""


@cache
def bundle(lang: str) -> FluentBundle:
    """All Fluent messages of a language."""
    made = FluentBundle([lang], use_isolating=False)
    for folder in _folders:
        _read(folder, lang, made)
    return made


def add_folder(folder: Traversable) -> None:
    """Add the words in a folder with a folder a language in it: those of a game."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


def _read(folder: Traversable, lang: str, made: FluentBundle) -> None:
    if (spoken := folder.joinpath(lang)).is_dir():
        for file in sorted(spoken.iterdir(), key=lambda entry: entry.name):
            if file.name.endswith(".ftl"):
                made.add_resource(FluentResource(file.read_text(encoding="utf-8")))


def add_words(lang: str, text: str) -> None:
    """Add messages in Fluent's syntax, for a game that is not part of Forts."""
    bundle(lang).add_resource(FluentResource(text))


def say(message: Message, lang: str = "en") -> str:
    """The message in words; a list of messages among its arguments becomes an enumeration."""
    words = bundle(lang if lang in LANGUAGES else LANGUAGES[0])
    if not words.has_message(message.id):
        raise LookupError(f"no message {message.id!r} in {lang!r}")
    pattern = words.get_message(message.id).value
    if pattern is None:
        raise LookupError(f"message {message.id!r} in {lang!r} has no text")
    text, errors = words.format_pattern(pattern, {name: _word(value, lang) for name, value in message.args.items()})
    if errors:
        raise LookupError(f"message {message.id!r} in {lang!r}: {errors[0]}")
    return str(text)


def _word(value: Arg, lang: str) -> str | int | float:
    if isinstance(value, Message):
        return say(value, lang)
    if isinstance(value, list):
        return listed([say(part, lang) for part in value], lang)
    if isinstance(value, str) and len(value) > _LONGEST:
        return f"{value[:_LONGEST]}…"
    return value


_LONGEST = 500
"""Letters of a text that somebody typed; Fluent refuses to print one of more than a thousand."""


def listed(parts: list[str], lang: str) -> str:
    """An enumeration: one, two and three."""
    if len(parts) < 2:
        return "".join(parts)
    return say(Message("enumeration", {"first": ", ".join(parts[:-1]), "last": parts[-1]}), lang)


install_speaker(say)
