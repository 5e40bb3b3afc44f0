"""Does an answer stand in its own question? Its stem tells, whatever its ending."""

from __future__ import annotations

import re

from forts.games.boyard.judging import plain

_WORD = re.compile(r"[a-z0-9]+")
_SMALL = re.compile(
    r"an?|the|of|to|in|on|at|and|or|for|with|my|your|his|her|its|is|it"
    r"|l[ae]?|les|une?|des?|du|d|et|ou|aux?|en|sur|dans|que|qui|sa|son|ses"
)
"""Words that stand in every text."""
_ENDING = re.compile(
    r"(?:ements|ations|ement|ation|ments|euse|ings|ment|eurs|ing|eur|ers|ant|er|ed|es|ly|al|ee|[sey])$"
)
"""The longest that fits comes first."""
_STEM = 4
"""Letters that a stem has at least."""
_WHOLE = 5
"""Letters that a word has to have to be looked for inside others."""


def leak(answer: str, text: str) -> str | None:
    """The word of the text that gives the answer away; None if none does."""
    said: list[str] = _WORD.findall(plain(text))
    for word in _WORD.findall(plain(answer)):
        if _SMALL.fullmatch(word) is not None or len(word) < 2:
            continue
        stem = _stem(word)
        for other in said:
            same = other in (word, f"{word}s", f"{word}es") or f"{other}s" == word
            if same or (len(stem) >= _STEM and other.startswith(stem)) or (len(word) >= _WHOLE and word in other):
                return other
    return None


def _stem(word: str) -> str:
    """The word without the longest ending that leaves enough of it."""
    return word[:_STEM] + _ENDING.sub("", word[_STEM:])
