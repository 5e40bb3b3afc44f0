"""Typed answers: what must pass and what must not, a file of cases a language."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from forts.games.boyard.content.cards import LANGUAGES, read_cards
from forts.games.boyard.content.vocabulary import others
from forts.games.boyard.judging import LONGEST, accepts

_DATA = Path(__file__).parents[2] / "data" / "boyard"


def _cases(lang: str) -> list[dict[str, Any]]:
    body = tomllib.loads((_DATA / f"judging.{lang}.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = body["case"]
    return found


_TYPED = [
    pytest.param(lang, case, typed, verdict == "pass", id=f"{lang}-{case['answers'][0]}-{verdict}-{typed[:40]}")
    for lang in LANGUAGES
    for case in _cases(lang)
    for verdict in ("pass", "fail")
    for typed in case[verdict]
]


@pytest.mark.parametrize(("lang", "case", "typed", "right"), _TYPED)
def test_a_typed_answer(lang: str, case: dict[str, Any], typed: str, right: bool) -> None:
    assert accepts(typed, case["answers"], case.get("near", []), lang, case.get("others", [])) is right


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_are_enough_cases(lang: str) -> None:
    cases = _cases(lang)
    assert sum(len(case["pass"]) for case in cases) >= 30
    assert sum(len(case["pass"]) + len(case["fail"]) for case in cases) >= 60


def test_what_is_too_long_is_no_answer() -> None:
    assert not accepts("moon " + " " * LONGEST, ["moon"], [], "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_code_word_passes_for_another(lang: str) -> None:
    words = [word for card in read_cards(lang).words for word in (card.easy, card.hard)]
    for word in words:
        answers = [word.word, *word.also]
        known = others(answers, lang)
        assert all(accepts(answer, answers, [], lang, known) for answer in answers)
        for other in words:
            if abs(len(other.word) - len(word.word)) > 3:
                continue
            assert other is word or not accepts(other.word, answers, [], lang, known), (word.word, other.word)
