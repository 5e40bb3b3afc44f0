"""Languages: a folder each, named by its tag (fr, pt-BR). Which there are, and which of them somebody wants."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ENGLISH = "en"
"""Spoken where a language has no word."""
_TAG = re.compile("[A-Za-z]{2,8}(-[A-Za-z0-9]{2,8})*")


def found_in(folders: Iterable[Traversable]) -> tuple[str, ...]:
    """The languages with a folder in one of these, English first."""
    tags = {entry.name for folder in folders for entry in folder.iterdir() if _TAG.fullmatch(entry.name)}
    return (ENGLISH, *sorted(tags - {ENGLISH}))


def nearest(wished: str, known: Iterable[str]) -> str | None:
    """What comes nearest to a tag (`fr_CA.UTF-8`, `fr-CA`): the same, its language, or another country's."""
    by_tag = {tag.lower(): tag for tag in known}
    parts = re.split("[.@]", wished[:_LONGEST_TAG])[0].replace("_", "-").lower().split("-")
    for length in range(len(parts), 0, -1):
        if (tag := "-".join(parts[:length])) in by_tag:
            return by_tag[tag]
    return next((by_tag[tag] for tag in sorted(by_tag) if tag.split("-")[0] == parts[0]), None)


def in_order(accepted: str) -> list[str]:
    """The languages of an `Accept-Language` header, the most wanted first."""
    wishes = [_WISH.fullmatch(wish.strip()) for wish in accepted.split(",", _MOST_WISHES)[:_MOST_WISHES]]
    weighed = [(float(wish["weight"] or 1), wish["tag"]) for wish in wishes if wish is not None]
    return [tag for weight, tag in sorted(weighed, key=lambda wish: -wish[0]) if weight > 0]


_LONGEST_TAG = 100
"""Characters that are looked at: anybody may send a tag, and each of its parts is tried."""
_MOST_WISHES = 50
_WISH = re.compile(r"(?P<tag>[A-Za-z0-9-]+)(\s*;\s*q=(?P<weight>[01](\.\d{0,3})?))?")
