"""What can be looked up in each game: cards, perks, made-up rules, places."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from forts.core.game import Game, Options
from forts.core.message import Message, message


@dataclass(frozen=True)
class Topic:
    """Something that can be asked about, in one language."""

    heading: str
    """What it is: a kid, a perk, ..."""
    id: str
    """Its name in notation."""
    name: str
    """Its name for people."""
    facts: list[str]
    """What a table of all such things has in its columns after the name."""
    lines: list[str]
    """All about it, in sentences."""

    def answers_to(self, wanted: str) -> bool:
        """Could somebody mean it by this name, with or without accents and capitals?"""
        return _plain(wanted) in (_plain(self.id), _plain(self.name))


@dataclass(frozen=True)
class Chapter:
    """Topics of one sort."""

    heading: str
    columns: list[str]
    """Names of the columns of their table, the first being the topic's name."""
    topics: list[Topic]


def chapters(game: Game, options: Options, lang: str) -> list[Chapter]:
    """All that the game has words for; nothing for a game without a room for them."""
    terminal = game.room("terminal")
    if terminal is None:
        return []
    found: list[Chapter] = terminal.chapters(options, lang)
    return found


def icons(game: Game, lang: str) -> Chapter | None:
    """What the game's card files are written with, each icon with its words and its rule; None if it has none."""
    terminal = game.room("terminal")
    if terminal is None or not hasattr(terminal, "icons"):
        return None
    found: Chapter = terminal.icons(lang)
    return found


def chapter(lang: str, heading: str, columns: list[str], rows: list[tuple[str, str, list[str], list[str]]]) -> Chapter:
    """A chapter from the message ids of its heading and columns, and (id, name, facts, lines) of each topic."""
    title = message(heading).text(lang)
    topics = [Topic(title, id_, name, facts, lines) for id_, name, facts, lines in rows]
    return Chapter(title, [message(column).text(lang) for column in columns], topics)


def speaker(lang: str) -> Callable[[Message], str]:
    """Says messages in a language, beginning with a capital."""

    def speak(said: Message) -> str:
        text = said.text(lang)
        return text[:1].upper() + text[1:]

    return speak


def find_topics(found: list[Chapter], wanted: str) -> list[Topic]:
    """The topics that somebody means by a name."""
    return [topic for part in found for topic in part.topics if topic.answers_to(wanted)]


def _plain(name: str) -> str:
    bare = unicodedata.normalize("NFKD", name.casefold().replace("&", " "))
    return "".join(letter for letter in bare if letter.isalnum())
