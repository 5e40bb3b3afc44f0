"""Guests, what they are called, and how that is made fit to be shown."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from forts.server.errors import Invalid

LONGEST_NAME = 24


@dataclass(frozen=True)
class Guest:
    """Whoever a request comes from."""

    id: str
    name: str
    face: str
    handle: str | None
    session: bytes
    """Hash of the session's token."""
    seen: float = field(default=0.0, compare=False)
    """When the session was last used, to the day."""


def clean_text(text: str) -> str:
    """Text that shows: without control characters, blanks in disguise and towers of marks, and with single spaces."""
    # towers go first: to put their marks in order takes a time that grows with the square of their height
    composed = unicodedata.normalize("NFC", "".join(_without_towers(text, _MOST_COMPOSED)))
    kept = list(_without_towers(filter(_shown, composed), _MOST_MARKS))
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in kept):
        return ""  # marks on nothing
    return " ".join("".join(kept).split())


def _without_towers(letters: Iterable[str], most: int) -> Iterator[str]:
    """The letters, each with so many marks at most."""
    marks = 0
    for letter in letters:
        is_mark = unicodedata.category(letter) in ("Mn", "Me") or unicodedata.combining(letter)
        marks = marks + 1 if is_mark else 0
        if marks <= most:
            yield letter


_MOST_MARKS = 3
"""On top of each other, on one letter; no language needs more."""
_MOST_COMPOSED = 2 * _MOST_MARKS
"""Some become one with their letter."""


def clean_name(name: str) -> str:
    """A name as it can be shown; `Invalid` if it is too long, or written so that it may pass for another."""
    bare = clean_text(name)
    if len(bare) > LONGEST_NAME:
        raise Invalid("long-name", most=LONGEST_NAME)
    if len({script for script in map(_script, bare) if script in _ALIKE}) > 1:
        raise Invalid("mixed-name")
    return bare


_ALIKE = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")
"""Scripts with letters that look like each other's: no name mixes them."""


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").split(" ")[0] if letter.isalpha() else ""


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name as it is called at a table, where it must not pass for another's."""
    taken = {_look(other) for other in others}
    if not name or _look(name) not in taken:
        return name
    for number in range(2, 100):
        tail = f" ({number})"
        called = name[: LONGEST_NAME - len(tail)] + tail
        if _look(called) not in taken:
            return called
    return name


def _look(name: str) -> str:
    """What is left of a name at a short glance."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKS_LIKE)
    return "".join(letter for letter in plain if letter.isalnum())


_LOOKS_LIKE = str.maketrans(
    "авекмнорстухѕіјԁԛԝґьαβεικνορτυχγωϲ01|lıß",
    "abekmhopctyxsijdqwrbabeikvoptuxywcoiiiib",
)
"""Small letters of other scripts, and digits, that are taken for Latin ones."""


def new_id() -> str:
    """An unguessable id, which `forts admin` does not take for an option."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def _shown(letter: str) -> bool:
    """Is it a letter that shows, or a space? Marks that turn the writing direction could disguise a name."""
    return (unicodedata.category(letter)[0] != "C" and letter not in _BLANK) or letter in " \t\n"


_BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\u034f"
"""Counted as letters or signs, and yet nothing is to be seen."""
