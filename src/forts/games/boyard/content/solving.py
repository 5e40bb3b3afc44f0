"""Riddles and code words for who has not seen the answers: asked without them, and marked by the same judge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from forts.core.content import Marked
from forts.core.dice import Dice
from forts.core.errors import BadData
from forts.core.message import Message, message
from forts.games.boyard.content.cards import LANGUAGES, read_cards
from forts.games.boyard.content.vocabulary import others
from forts.games.boyard.judging import accepts

_ORDER = 8
"""What the cards are shuffled by: always alike, so that readers can speak of the same page."""
_CARD = re.compile(r"^\[(.+)\]$")


class _Question(NamedTuple):
    """Something that can be solved."""

    card: str
    lang: str
    texts: list[str]
    answers: list[str]
    near: list[str]
    group: Message


def blind(lang: str) -> str:
    """All riddles and code words of a language without their answers, each with a line for one."""
    questions = list(_questions(lang))
    order = list(range(len(questions)))
    Dice(_ORDER).shuffle(order)
    blocks = ["\n".join([f"[{card.card}]", *card.texts, "> "]) for card in (questions[number] for number in order)]
    return "\n\n".join([message("boyard-content-blind").text(lang), *blocks])


def mark(text: str) -> list[Marked]:
    """What was written into a page of `blind`, judged; what was left empty is wrong."""
    known = {card.card: card for lang in LANGUAGES for card in _questions(lang)}
    marked: list[Marked] = []
    asked: _Question | None = None
    for number, line in enumerate(text.splitlines()):
        if (found := _CARD.match(line.strip())) is not None:
            asked = known.get(found[1])
            if asked is None:
                raise BadData("boyard-content-unknown", card=found[1], line=number + 1)
        elif line.startswith(">") and asked is not None:
            given = line[1:].strip()
            right = accepts(given, asked.answers, asked.near, asked.lang, others(asked.answers, asked.lang))
            marked.append(Marked(asked.card, asked.group, given, asked.answers[0], right))
            asked = None
    return marked


def _questions(lang: str) -> Iterator[_Question]:
    cards = read_cards(lang)
    for card in cards.riddles:
        for colour, side in (("red", card.red), ("blue", card.blue)):
            group = message("boyard-content-riddles", lang=lang, level=card.level)
            yield _Question(f"{lang}/{card.id}/{colour}", lang, [side.text], side.answers, side.near, group)
    for words in cards.words:
        for level, word in (("easy", words.easy), ("hard", words.hard)):
            texts = [f"{number + 1}. {clue}" for number, clue in enumerate(word.clues)]
            group = message("boyard-content-words", lang=lang, level=level)
            yield _Question(f"{lang}/{words.id}/{level}", lang, texts, [word.word, *word.also], [], group)
