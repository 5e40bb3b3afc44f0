"""Reads a position written as JSON; every complaint names the place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from forts.core.errors import BadPosition


class Reader:
    """The entries of one JSON object."""

    def __init__(self, entries: Any, place: str = "") -> None:
        if not isinstance(entries, Mapping):
            raise BadPosition("position-field", place=place or "position")
        self.entries = entries
        self.place = place
        """Where the object stands in the position; empty for the whole."""

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def at(self, name: str) -> str:
        """The place of an entry."""
        return f"{self.place}.{name}" if self.place else name

    def refuse(self, name: str) -> NoReturn:
        """The entry is not readable."""
        raise BadPosition("position-field", place=self.at(name))

    def only(self, names: Sequence[str]) -> None:
        """Refuse entries of other names."""
        for name in self.entries:
            if name not in names:
                self.refuse(str(name))

    def inside(self, name: str) -> Reader:
        """The object under that name; an empty one if it is left out."""
        return Reader(self.entries.get(name, {}), self.at(name))

    def each(self, name: str) -> list[Reader]:
        """The objects in the list under that name."""
        return [Reader(item, self.at(f"{name}[{number}]")) for number, item in enumerate(self.items(name))]

    def items(self, name: str) -> Sequence[Any]:
        """The list under that name; an empty one if it is left out."""
        items = self.entries.get(name, [])
        if not isinstance(items, Sequence) or isinstance(items, str):
            self.refuse(name)
        return items

    def text(self, name: str) -> str:
        """The text under that name."""
        value = self.entries.get(name)
        if not isinstance(value, str):
            self.refuse(name)
        return value

    def whole(self, name: str, value: Any, low: int, high: int) -> int:
        """A whole number within limits."""
        if type(value) is not int or not low <= value <= high:
            raise BadPosition("position-number", place=self.at(name), low=low, high=high)
        return value

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """The whole number under that name."""
        return self.whole(name, self.entries.get(name, default), low, high)

    def seat(self, name: str, players: int) -> int:
        """The seat under that name, which counts from 1 there and from 0 here; -1 if it is left out or nobody."""
        return -1 if self.entries.get(name) is None else self.number(name, 1, players) - 1

    def switch(self, name: str, default: bool = False) -> bool:
        """The true or false under that name."""
        value = self.entries.get(name, default)
        if not isinstance(value, bool):
            self.refuse(name)
        return value

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> int:
        """The number of the word under that name."""
        value = self.entries.get(name, default)
        if not isinstance(value, str) or value not in words:
            raise BadPosition("position-unknown", place=self.at(name), name=str(value))
        return words.index(value)

    def word_or_none(self, name: str, words: Sequence[str]) -> int:
        """The number of the word under that name; -1 for none."""
        return -1 if self.entries.get(name) is None else self.word(name, words)

    def words(self, name: str, numbers: Mapping[str, int], *, single: bool = False) -> list[int]:
        """The numbers of the names in the list under that name (or of the one name, or none, if single)."""
        items: Sequence[Any]
        if single:
            items = [self.entries[name]] if self.entries.get(name) else []
        else:
            items = self.items(name)
        for item in items:
            if not isinstance(item, str) or item not in numbers:
                raise BadPosition("position-unknown", place=self.at(name), name=str(item))
        return [numbers[item] for item in items]
