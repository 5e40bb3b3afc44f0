"""Reads a position written as JSON; every complaint names the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from forts.core.errors import BadPosition


class Reader:
    """The entries of one JSON object."""

    def __init__(self, entries: Any, place: str = "") -> None:
        if not isinstance(entries, Mapping):
            raise BadPosition("position-field", place=place.rstrip(".") or "position")
        self.entries = entries
        self.place = place
        """Where the object stands, to put before the names of its entries."""

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def inside(self, name: str) -> Reader:
        """The object under that name; an empty one if it is left out."""
        return Reader(self.entries.get(name, {}), f"{self.place}{name}.")

    def items(self, name: str) -> list[Any]:
        """The list under that name."""
        items = self.entries.get(name, [])
        if not isinstance(items, list):
            raise BadPosition("position-field", place=self.place + name)
        return items

    def whole(self, name: str, value: Any, low: int, high: int) -> int:
        """A whole number within limits."""
        if type(value) is not int or not low <= value <= high:
            raise BadPosition("position-number", place=self.place + name, low=low, high=high)
        return value

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """The whole number under that name."""
        return self.whole(name, self.entries[name], low, high) if name in self.entries else default

    def switch(self, name: str, default: bool) -> bool:
        """The true or false under that name."""
        value = self.entries.get(name, default)
        if not isinstance(value, bool):
            raise BadPosition("position-field", place=self.place + name)
        return value

    def word(self, name: str, words: tuple[str, ...], default: str) -> int:
        """The number of the word under that name."""
        value = self.entries.get(name, default)
        if value not in words:
            raise BadPosition("position-unknown", place=self.place + name, name=str(value))
        return words.index(value)

    def words(self, name: str, numbers: dict[str, int], *, single: bool = False) -> list[int]:
        """The numbers of the names in the list under that name (or of the one name, or none, if single)."""
        if single:
            items = [self.entries[name]] if self.entries.get(name) else []
        else:
            items = self.items(name)
        for item in items:
            if not isinstance(item, str) or item not in numbers:
                raise BadPosition("position-unknown", place=self.place + name, name=str(item))
        return [numbers[item] for item in items]
