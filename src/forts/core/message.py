"""What the program has to say, before it is put into a language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Union

import msgspec

from forts.core.record import Record

Arg = Union[str, int, float, "Message", list["Message"]]


class Message(Record, frozen=True):
    """A message id of the Fluent files with its arguments; arguments may be messages themselves."""

    id: str
    args: dict[str, Arg] = msgspec.field(default_factory=dict)

    def text(self, lang: str = "en") -> str:
        """The message in words."""
        return _speaker(self, lang)

    def __str__(self) -> str:
        return self.text()

    def __hash__(self) -> int:
        return hash((self.id, repr(self.args)))


def message(id_: str, /, **args: Arg) -> Message:
    """Shorthand for a `Message`."""
    return Message(id_, args)


def _bare(spoken: Message, lang: str) -> str:
    """Used until a speaker is installed: `core` itself knows no language."""
    args = ", ".join(f"{name}={value}" for name, value in spoken.args.items())
    return f"{spoken.id}({args})" if args else spoken.id


_speaker: Callable[[Message, str], str] = _bare


def install_speaker(speaker: Callable[[Message, str], str]) -> None:
    """Hand in the function that words messages (`forts.words` does so when the package is imported)."""
    global _speaker
    _speaker = speaker
