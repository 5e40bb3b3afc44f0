"""The words of a language, as far as the cards know them: who types one of them has not slipped."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from forts.games.boyard.content.cards import Cards, own_folders, read_cards
from forts.games.boyard.judging import folded, plain, slips
from forts.games.boyard.typing_errors import within

_ENDING = 2
"""Letters of a plural ending, which the judge leaves out."""


def others(answers: Sequence[str], lang: str) -> list[str]:
    """Words that somebody who means an answer would not write, though they are a slip away from it."""
    known = vocabulary(lang)
    found: set[str] = set()
    for answer in ("".join(folded(answer, lang)) for answer in answers):
        if some := slips(answer):
            found.update(word for word, off in within(answer, known, some + _ENDING) if off)
    return sorted(found)


def vocabulary(lang: str) -> tuple[str, ...]:
    """Every word that stands on a card, in small letters without accents."""
    return _vocabulary(lang, own_folders())


@cache
def _vocabulary(lang: str, _own: tuple[Path, ...]) -> tuple[str, ...]:
    return tuple(sorted({word for text in _texts(read_cards(lang)) for word in re.findall(r"[a-z]{3,}", plain(text))}))


def _texts(cards: Cards) -> Iterator[str]:
    for kind in cards.table.values():
        for card in kind:
            for side in (card.red, card.blue):
                yield from (side.text, side.won, side.answer)
    for riddle in cards.riddles:
        for asked in (riddle.red, riddle.blue):
            yield from (asked.text, asked.why, *asked.answers, *asked.near)
    for words in cards.words:
        for word in (words.easy, words.hard):
            yield from (word.word, *word.also, *word.clues)
    for jumble in cards.letters:
        yield from (jumble.word, *jumble.also)
