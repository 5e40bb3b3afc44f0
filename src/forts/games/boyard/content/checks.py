"""The rules for cards that a machine can check, and what breaks them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from forts.core.content import Checked, Finding
from forts.core.message import Arg, Message, message
from forts.games.boyard.content.cards import (
    LANGUAGES,
    TABLE_KINDS,
    Cards,
    Jumble,
    RiddleCard,
    ScreenCard,
    TableCard,
    TableText,
    Word,
    WordCard,
    house_cards,
    read_cards,
)
from forts.games.boyard.content.stems import leak
from forts.games.boyard.content.vocabulary import others
from forts.games.boyard.judging import accepts, folded, plain
from forts.games.boyard.trials.by_name import BY_KIND, PUZZLES

WANTED = {"concentration": 60, "strength": 80, "duel": 50, "riddle": 40, "codeword": 80, "letters": 150}
"""Cards of each file, at least."""
WANTED_ON_SCREEN = 20
"""Screen cards of each kind."""
TAGS = frozenset({"sitting", "one-hand", "quiet", "language"})
LETTERS = {
    "riddle": (60, 280),
    "clue": (8, 90),
    "text": (20, 300),
    "won": (8, 160),
    "why": (8, 200),
}
"""How long a text may be, by what it is."""
LONGEST_SENTENCE = 25
"""Words."""
ALIKE = 80
"""Two texts as near to each other as this, of a hundred, are alike."""
CLUES = 4
_SLOT = re.compile(r"\{(\w*)\}")
_SENTENCE_END = re.compile(r"(?<=[.!?…])[»”\"')]*\s+")
_PREFIXES = {"concentration": "c", "strength": "s", "duel": "d", "riddle": "r", "codeword": "w"}


def check() -> Checked:
    """All cards, the house's and those that were added; the box has to be full, and alike in all languages."""
    report = _Report()
    for lang in LANGUAGES:
        cards = read_cards(lang)
        _check_language(report, lang, cards)
        _check_counts(report, lang, house_cards(lang))
    _check_both(report)
    _check_screen(report, house_cards(LANGUAGES[0]).screen)
    return Checked([_count(lang) for lang in LANGUAGES], report.findings)


def _count(lang: str) -> Message:
    cards = read_cards(lang)
    counts = {kind: len(found) for kind, found in cards.table.items()}
    rest = {"riddle": len(cards.riddles), "codeword": len(cards.words), "letters": len(cards.letters)}
    return message("boyard-content-counts", lang=lang, **counts, **rest)


class _Report:
    """Collects what is found."""

    def __init__(self) -> None:
        self.findings: list[Finding] = []

    def say(self, place: str, fault: str, /, **args: Arg) -> None:
        self.findings.append(Finding(place, message(f"boyard-fault-{fault}", **args)))

    def text(self, place: str, what: str, text: str) -> None:
        """Length, sentences, spaces, quotes and the end of a text."""
        low, high = LETTERS[what]
        if not low <= len(text) <= high:
            self.say(place, "length", count=len(text), low=low, high=high, text=text)
        for sentence in _SENTENCE_END.split(text):
            if (count := sum(any(map(str.isalnum, word)) for word in sentence.split())) > LONGEST_SENTENCE:
                self.say(place, "sentence", count=count, most=LONGEST_SENTENCE, text=sentence)
        if "  " in text or text != text.strip() or '"' in text or text[-1:] not in tuple(".!?…»”)"):
            self.say(place, "form", text=text)

    def alike(self, texts: Mapping[str, str]) -> None:
        """No two texts may be almost the same."""
        from rapidfuzz import fuzz, process

        places, said = list(texts), list(texts.values())
        scores = process.cdist(said, said, scorer=fuzz.ratio, score_cutoff=ALIKE)
        for one, other in zip(*scores.nonzero(), strict=True):
            if one < other:
                self.say(places[one], "alike", other=places[other])

    def once(self, places: Iterable[tuple[str, str]]) -> None:
        """No answer twice; given as place and answer."""
        seen: dict[str, str] = {}
        for place, answer in places:
            if seen.setdefault(answer, place) != place:
                self.say(place, "twice", answer=answer, other=seen[answer])


# -- a language ----------------------------------------------------------------------------------------------------


def _check_language(report: _Report, lang: str, cards: Cards) -> None:
    texts: dict[str, str] = {}
    for kind, table in cards.table.items():
        _check_ids(report, f"{lang}/{kind}.toml", kind, [card.id for card in table])
        for card in table:
            texts |= _check_table_card(report, f"{lang}/{kind}.toml {card.id}", card)
    _check_ids(report, f"{lang}/riddle.toml", "riddle", [card.id for card in cards.riddles])
    for riddle in cards.riddles:
        texts |= _check_riddle(report, lang, riddle)
    report.alike(texts)
    report.once(
        (f"{lang}/riddle.toml {card.id} {colour}", " ".join(folded(side.answers[0], lang)))
        for card in cards.riddles
        for colour, side in (("red", card.red), ("blue", card.blue))
        if side.answers
    )
    _check_words(report, lang, cards.words)
    _check_letters(report, lang, cards.letters)


def _check_ids(report: _Report, file: str, kind: str, ids: Sequence[str]) -> None:
    for id_ in ids:
        # cards of one's own have a word of one's own before
        if not re.fullmatch(rf"(\w+-)?{_PREFIXES[kind]}-\d{{3}}", id_):
            report.say(f"{file} {id_}", "id", form=f"{_PREFIXES[kind]}-001")


def _check_table_card(report: _Report, place: str, card: TableCard) -> dict[str, str]:
    if unknown := set(card.tags) - TAGS:
        report.say(place, "tags", tags=", ".join(sorted(unknown)), known=", ".join(sorted(TAGS)))
    texts = {}
    for colour, side in (("red", card.red), ("blue", card.blue)):
        here = f"{place} {colour}"
        report.text(here, "text", side.text)
        report.text(here, "won", side.won)
        if len(side.answer) > LETTERS["text"][1]:
            report.say(here, "length", count=len(side.answer), low=0, high=LETTERS["text"][1], text=side.answer)
        _check_slots(report, here, side)
        texts[here] = side.text
    return texts


def _check_slots(report: _Report, place: str, side: TableText) -> None:
    used = {name for text in (side.text, side.won, side.answer) for name in _SLOT.findall(text)}
    if used != set(side.slots):
        report.say(place, "slots", used=", ".join(sorted(used)), named=", ".join(sorted(side.slots)))
    for name, values in side.slots.items():
        if isinstance(values, str):
            good = name == "letter" and values.isalpha() and values.isupper() and len(set(values)) == len(values) > 2
        else:
            good = name == "n" and values[0] < values[1]
        if not good:
            report.say(place, "slot", slot=name)


def _check_riddle(report: _Report, lang: str, card: RiddleCard) -> dict[str, str]:
    texts = {}
    for colour, side in (("red", card.red), ("blue", card.blue)):
        place = f"{lang}/riddle.toml {card.id} {colour}"
        report.text(place, "riddle", side.text)
        report.text(place, "why", side.why)
        if len(re.findall(r"[.!?](?:\s|$)", side.why)) > 1:
            report.say(place, "why")
        if not side.answers:
            report.say(place, "no-answer")
        _check_answers(report, place, lang, side.answers, side.near, [side.text])
        texts[place] = side.text
    return texts


def _check_answers(
    report: _Report, place: str, lang: str, answers: Sequence[str], near: Sequence[str], texts: Sequence[str]
) -> None:
    """The judge takes every answer and nothing near; no answer stands in what is asked."""
    known = others(answers, lang)
    for answer in answers:
        if not accepts(answer, answers, near, lang, known):
            report.say(place, "refused", answer=answer)
        for text in texts:
            if (found := leak(answer, text)) is not None:
                report.say(place, "leak", answer=answer, found=found)
    for word in near:
        if accepts(word, answers, near, lang, known):
            report.say(place, "near", answer=word)


def _check_words(report: _Report, lang: str, cards: Sequence[WordCard]) -> None:
    clues: dict[str, str] = {}
    answers: list[tuple[str, str]] = []
    _check_ids(report, f"{lang}/codeword.toml", "codeword", [card.id for card in cards])
    for card in cards:
        for level, word in (("easy", card.easy), ("hard", card.hard)):
            place = f"{lang}/codeword.toml {card.id} {level}"
            _check_word(report, place, lang, word)
            clues |= {f"{place} {number + 1}": clue for number, clue in enumerate(word.clues)}
            answers += [(place, " ".join(folded(answer, lang))) for answer in (word.word, *word.also)]
    report.alike(clues)
    report.once(answers)


def _check_word(report: _Report, place: str, lang: str, word: Word) -> None:
    if len(word.clues) != CLUES or len({plain(sense) for sense in word.senses}) != CLUES or len(word.senses) != CLUES:
        report.say(place, "clues", count=CLUES)
    for clue in word.clues:
        report.text(place, "clue", clue)
    _check_answers(report, place, lang, [word.word, *word.also], [], word.clues)


def _check_letters(report: _Report, lang: str, words: Sequence[Jumble]) -> None:
    seen: dict[str, str] = {}
    for jumble in words:
        place = f"{lang}/letters.toml {jumble.word}"
        word = plain(jumble.word)
        letters = "".join(sorted(word))
        if not (word.isalpha() and 5 <= len(word) <= 8):
            report.say(place, "jumble", low=5, high=8)
        if letters in seen:
            report.say(place, "same-letters", other=seen[letters])
        seen[letters] = jumble.word
        for other in jumble.also:
            if "".join(sorted(plain(other))) != letters:
                report.say(place, "other-letters", other=other)


# -- the box -------------------------------------------------------------------------------------------------------


def _check_counts(report: _Report, lang: str, cards: Cards) -> None:
    counts = {kind: len(found) for kind, found in cards.table.items()}
    counts |= {"riddle": len(cards.riddles), "codeword": len(cards.words), "letters": len(cards.letters)}
    for kind, count in counts.items():
        if count < WANTED[kind]:
            report.say(f"{lang}/{kind}.toml", "count", count=count, wanted=WANTED[kind])
    for kind, table in cards.table.items():
        tags = Counter(tag for card in table for tag in card.tags)
        for tag, part in (("sitting", 2), ("one-hand", 3)):
            if tags[tag] * part < len(table):
                report.say(f"{lang}/{kind}.toml", "share", tag=tag, count=tags[tag], all=len(table))
        _check_levels(report, f"{lang}/{kind}.toml", [card.level for card in table], 0)
    _check_levels(report, f"{lang}/riddle.toml", [card.level for card in cards.riddles], len(cards.riddles) // 3)


def _check_levels(report: _Report, place: str, levels: Sequence[int], least: int) -> None:
    """Every level is there, of riddles a third each."""
    counts = Counter(levels)
    if any(counts[level] < max(1, least) for level in (1, 2, 3)):
        report.say(place, "levels", one=counts[1], two=counts[2], three=counts[3])


def _check_both(report: _Report) -> None:
    """Cards for a table share id and sense in all languages: what can be compared has to agree."""
    first, *rest = LANGUAGES
    for lang in rest:
        for kind in TABLE_KINDS:
            mine = {card.id: card for card in house_cards(first).table[kind]}
            theirs = {card.id: card for card in house_cards(lang).table[kind]}
            for id_ in sorted(set(mine) ^ set(theirs)):
                report.say(f"{kind}.toml {id_}", "one-language")
            for id_ in sorted(set(mine) & set(theirs)):
                if _outline(mine[id_]) != _outline(theirs[id_]):
                    report.say(f"{kind}.toml {id_}", "languages", one=first, other=lang)


def _outline(card: TableCard) -> tuple[object, ...]:
    """What has to agree in all languages; a card about letters or sounds has its own texts in each."""
    slots = [sorted(side.slots) for side in (card.red, card.blue) if "language" not in card.tags]
    return card.level, card.seconds, sorted(card.tags), len(card.props), slots


def _check_screen(report: _Report, screen: Mapping[str, Sequence[ScreenCard]]) -> None:
    ids = Counter(card.id for cards in screen.values() for card in cards)
    for kind, cards in screen.items():
        if len(cards) < WANTED_ON_SCREEN:
            report.say(f"screen.toml {kind}", "count", count=len(cards), wanted=WANTED_ON_SCREEN)
        _check_levels(report, f"screen.toml {kind}", [card.level for card in cards], 0)
        for card in cards:
            if ids[card.id] > 1:
                report.say(f"screen.toml {card.id}", "id-twice")
            for colour, side in (("red", card.red), ("blue", card.blue)):
                place = f"screen.toml {card.id} {colour}"
                if side.puzzle not in BY_KIND[kind]:
                    report.say(place, "puzzle", puzzle=side.puzzle, known=", ".join(BY_KIND[kind]))
                    continue
                name, low, high = PUZZLES[side.puzzle].sets
                if any(one != name or not low <= value <= high for one, value in side.settings.items()):
                    report.say(place, "setting", name=name or "–", low=low, high=high)
