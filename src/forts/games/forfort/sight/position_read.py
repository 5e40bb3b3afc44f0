"""Reading a position: every value is checked for its form, and an error names its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from forts.core.errors import BadPosition
from forts.core.game import Value
from forts.games.forfort.box.cards import CAMP, Deck
from forts.games.forfort.box.names import CAMP_NAME, SYMBOLS, wall_name
from forts.games.forfort.rules.table import Board
from forts.games.forfort.speech.meaning import arrow_slots


class Reader:
    """A JSON object of a position, with the place where it stands."""

    def __init__(self, found: Any, place: str) -> None:
        if not isinstance(found, Mapping):
            raise BadPosition("position-field", place=place or "position")
        self.found = found
        """The object."""
        self.place = place
        """Its path in the position; empty for the whole."""
        self.deck: Deck | None = None
        """The walls that cards are looked up in."""

    def at(self, key: str) -> str:
        """The path of a field."""
        return f"{self.place}.{key}" if self.place else key

    def refuse(self, key: str) -> NoReturn:
        """The field is not readable."""
        raise BadPosition("position-field", place=self.at(key))

    def has(self, key: str) -> bool:
        """Is the field there?"""
        return key in self.found

    def only(self, keys: Sequence[str]) -> None:
        """Refuse fields of other names."""
        for key in self.found:
            if key not in keys:
                self.refuse(str(key))

    def text(self, key: str) -> str:
        """A text."""
        value = self.found.get(key)
        if not isinstance(value, str):
            self.refuse(key)
        return value

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`."""
        value = self.found.get(key, default)
        if type(value) is not int or not low <= value <= high:
            self.refuse(key)
        return value

    def flag(self, key: str) -> bool:
        """True or false; false if it is not given."""
        value = self.found.get(key, False)
        if not isinstance(value, bool):
            self.refuse(key)
        return value

    def seat(self, key: str, players: int) -> int:
        """A seat numbered from 1, as the rules number it; -1 for none."""
        if self.found.get(key) is None:
            return -1
        return self.number(key, 1, players) - 1

    def choice(self, key: str, words: Sequence[str], default: str | None = None) -> int:
        """The number of one of the words."""
        value = self.found.get(key, default)
        if not isinstance(value, str) or value not in words:
            self.refuse(key)
        return words.index(value)

    def optional_choice(self, key: str, words: Sequence[str]) -> int:
        """The number of one of the words; -1 for none."""
        return -1 if self.found.get(key) is None else self.choice(key, words)

    def items(self, key: str, default: Any = None) -> Sequence[Any]:
        """A list."""
        value = self.found.get(key, default)
        if not isinstance(value, Sequence) or isinstance(value, str):
            self.refuse(key)
        return value

    def words(self, key: str, known: Sequence[str]) -> Sequence[str]:
        """Different words, all of them known."""
        value = self.items(key, [])
        for number, word in enumerate(value):
            if word not in known or word in value[:number]:
                self.refuse(f"{key}[{number}]")
        return value

    def reader(self, key: str) -> Reader:
        """An object; an empty one if it is not given."""
        made = Reader(self.found.get(key, {}), self.at(key))
        made.deck = self.deck
        return made

    def readers(self, key: str, default: Any = None) -> list[Reader]:
        """A list of objects."""
        return [Reader(part, f"{self.at(key)}[{number}]") for number, part in enumerate(self.items(key, default))]

    def options(self) -> dict[str, Value]:
        """The options that are given."""
        given = self.reader("options").found
        for key, value in given.items():
            if not isinstance(key, str) or not isinstance(value, (str, int)):
                self.refuse(f"options.{key}")
        return dict(given)

    def cards(self, key: str, *, camps: bool = False, kept: bool = False) -> list[int]:
        """Walls, and camps where they may be; sorted unless their order is to be kept."""
        made = []
        for number, name in enumerate(self.items(key, [])):
            made.append(self._card(name, f"{key}[{number}]", camps))
        return made if kept else sorted(made)

    def wall(self, key: str) -> int:
        """One wall; -1 for none."""
        name = self.found.get(key)
        return -1 if name is None else self._card(name, key, False)

    def frames(self, key: str) -> Sequence[Sequence[str]]:
        """Lists of one or two symbols each of which comes at most twice."""
        made = self.items(key, [])
        for number, frame in enumerate(made):
            listed = isinstance(frame, Sequence) and not isinstance(frame, str) and len(frame) > 0
            known = listed and all(name in SYMBOLS for name in frame)
            if not known or len(set(frame)) > 2 or any(frame.count(name) > 2 for name in frame):
                self.refuse(f"{key}[{number}]")
        return made

    def arrows(self, board: Board) -> int:
        """The rotation of a back from the two slots that it shows; -1 for none."""
        value = self.items("arrows", [])
        for turned in range(-1, 4):
            if tuple(value) == arrow_slots(board, turned):
                return turned
        self.refuse("arrows")

    def _card(self, name: Any, key: str, camps: bool) -> int:
        assert self.deck is not None, "options are read before cards"
        if name == CAMP_NAME and camps:
            return CAMP
        for kind in self.deck.numbers:
            if name == wall_name(self.deck, kind):
                return kind
        raise BadPosition("forfort-position-card", place=self.at(key), card=str(name))
