"""Typed answers: is this what was meant?

Case, accents, punctuation and articles do not matter, nor do lead-ins ("it is", "je dirais") or a plural ending; digits
are number words. A slip or two of the fingers is forgiven in longer words, unless it makes another word of it that the
card names as close but wrong. The answer may stand in a sentence; two different answers are none.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Sequence
from functools import cache

from forts.games.boyard.typing_errors import slips_between

LONGEST = 200
"""Letters that an answer may have."""
_SURROUNDING = 6
"""Words that may stand around the answer in a sentence."""
_ONE_SLIP, _TWO_SLIPS = 5, 9
"""Letters that an answer has to have for one or two slips to be forgiven."""

_NUMBERS = {
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen twenty",
    "fr": "zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dixsept "
    "dixhuit dixneuf vingt",
}
_TEENS = re.compile(r"\bdix (sept|huit|neuf)\b")
_ARTICLES = {
    "en": re.compile(r"an?|the|some|my|your|his|her|its|our|their|this|that"),
    "fr": re.compile(r"une?|des?|du|l[ae]?|les|d|[mts](?:on|a|es)|notre|votre|leur|ce|cet|cette"),
}
_LEADS = {
    "en": re.compile(
        r"(?:maybe |perhaps |probably |surely )?(?:i (?:think|guess|believe|say|d say|would say) )?(?:that )?"
        r"(?:(?:it|that|this) ?(?:is|s|must be|could be|may be|might be|would be) |(?:is|could) (?:it|that) (?:be )?"
        r"|(?:my|the) answer is )?(?:maybe |perhaps |probably |surely )?"
    ),
    "fr": re.compile(
        r"(?:peut etre |sans doute |surement )?(?:je (?:dirais|dis|pense|crois|parie) )?(?:que |qu )?"
        r"(?:c ?est |c etait |ce serait |ca doit etre |ce doit etre |serait ce |est ce (?:que c est )?"
        r"|(?:la|ma) reponse est |il s agit )?(?:peut etre |sans doute |surement )?"
    ),
}
_OR = {"en": "or", "fr": "ou"}
_NOT = {"en": frozenset({"not", "no", "never", "nor", "neither"}), "fr": frozenset({"pas", "non", "ni", "jamais"})}
_ALTERNATIVES = re.compile(r"[/|;]")
_PLURALS = {
    "en": (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f")),
    "fr": (("s", ""), ("x", ""), ("aux", "al")),
}
_SHORTEST = 3
"""Letters that a word has to keep without its plural ending."""

Words = tuple[str, ...]


def accepts(given: str, answers: Sequence[str], near: Sequence[str], lang: str, others: Collection[str] = ()) -> bool:
    """Is what was typed one of the answers?

    `near` is close but wrong, and so are its slips; `others` are words as well, in small letters without accents:
    whoever writes one of them has not slipped.
    """
    right = [one for answer in answers if (one := folded(answer, lang))]
    wrong = [one for word in near if (one := folded(word, lang))]
    words = folded(_ALTERNATIVES.sub(f" {_OR[lang]} ", given), lang)
    if not words or len(given) > LONGEST:
        return False
    judge = _Judge(right, wrong, frozenset(others), lang)
    if judge.is_one(words, right):
        return True
    parts = _alternatives(words, lang)
    return bool(parts) and all(judge.is_one(part, right) or judge.contains_one(part) for part in parts)


def _alternatives(words: Words, lang: str) -> list[Words]:
    """What is offered on each side of an "or"."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == _OR[lang]:
            parts.append([])
        else:
            parts[-1].append(word)
    return [tuple(part) for part in parts if part]


def plain(text: str) -> str:
    """The text in small letters without accents."""
    small = text.casefold().replace("œ", "oe").replace("æ", "ae").replace("ß", "ss")
    return "".join(letter for letter in unicodedata.normalize("NFKD", small) if not unicodedata.combining(letter))


def folded(text: str, lang: str) -> Words:
    """The words that count: without accents, punctuation, lead-ins and articles; digits as words."""
    joined = _TEENS.sub(r"dix\1", " ".join(re.findall(r"[a-z0-9]+", plain(text))))
    lead = _LEADS[lang].match(joined)
    if lead is not None and lead.end() < len(joined):
        joined = joined[lead.end() :]
    words = joined.split()
    kept: list[str] = []
    for number, word in enumerate(words):
        # nothing can be the article of nothing: the letter in "the letter a" counts
        if number + 1 == len(words) or _ARTICLES[lang].fullmatch(word) is None:
            kept.append(_number_words(lang).get(word, word))
    return tuple(kept)


@cache
def _number_words(lang: str) -> dict[str, str]:
    """Digits to words, up to twenty."""
    return {str(number): word for number, word in enumerate(_NUMBERS[lang].split())}


def _forms(words: Words, lang: str) -> set[str]:
    """The words run together, as they are and without each of the plural endings."""
    found = {"".join(words)}
    for ending, instead in _PLURALS[lang]:
        found.add("".join(_without(word, ending, instead) for word in words))
    return found


def _without(word: str, ending: str, instead: str) -> str:
    bare = word.removesuffix(ending) + instead
    return bare if bare != word + instead and len(bare) >= _SHORTEST and not word.endswith("ss") else word


def slips(answer: str) -> int:
    """How many slips are forgiven."""
    return 2 if len(answer) >= _TWO_SLIPS else 1 if len(answer) >= _ONE_SLIP else 0


class _Judge:
    """Knows what is right, what is close but wrong, and what are other words."""

    def __init__(self, right: list[Words], wrong: list[Words], others: Collection[str], lang: str) -> None:
        self.right = right
        self.wrong = wrong
        self.others = others
        self.lang = lang

    def is_one(self, words: Words, wanted: list[Words]) -> bool:
        """Equal to one of the wanted, or a slip away from it and no nearer to what is close but wrong."""
        if words in wanted:
            return True
        if words in self.wrong and wanted is self.right:
            return False
        typed = _forms(words, self.lang)
        spared = "".join(words) not in self.others
        off_wrong = LONGEST
        if wanted is self.right:
            close = {form for word in self.wrong for form in _forms(word, self.lang)}
            off_wrong = min((slips_between(text, word) for text in typed for word in close), default=LONGEST)
        for answer in wanted:
            # a letter at the end is what "the letter a" is about, and no slip
            lettered = len(answer[-1]) == 1 and answer[-1] != words[-1]
            for one in _forms(answer, self.lang):
                off = min(slips_between(text, one) for text in typed)
                if off <= (slips(one) if spared and not lettered else 0) and off < off_wrong:
                    return True
        return False

    def contains_one(self, words: Words) -> bool:
        """Does a sentence have an answer in it, with a few words around that offer nothing else?"""
        wrong = self._places(words, self.wrong)
        for start, end in self._places(words, self.right):
            around = words[:start] + words[end:]
            # what is close but wrong may be a part of the answer ("ice" of "ice cream"), and nothing else
            alone = all(start <= first and last <= end for first, last in wrong)
            if alone and len(around) <= _SURROUNDING and _NOT[self.lang].isdisjoint(around):
                return True
        return False

    def _places(self, words: Words, wanted: list[Words]) -> list[tuple[int, int]]:
        """Where in a sentence one of the wanted is, written as one word or as two."""
        lengths = {length for one in wanted for length in (len(one) - 1, len(one), len(one) + 1) if length > 0}
        return [
            (start, start + length)
            for length in sorted(lengths)
            for start in range(len(words) - length + 1)
            if self.is_one(words[start : start + length], wanted)
        ]
