"""Functions of the Fluent files and the choice of a language: the same cases as in the browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from forts import words
from forts.core import message
from forts.words.functions import elide, functions, starts
from forts.words.languages import in_order, nearest
from forts.words.numbers import decimal, percent

CASES: dict[str, list[list[Any]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "words.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize(("name", "how"), CASES["starts"])
def test_how_a_name_starts(name: str, how: str) -> None:
    assert starts(name) == how


@pytest.mark.parametrize(("word", "name", "joined"), CASES["elide"])
def test_a_word_is_cut_short_before_a_vowel(word: str, name: str, joined: str) -> None:
    assert elide(word, name) == joined


@pytest.mark.parametrize(("wished", "known", "found"), CASES["nearest"])
def test_a_language_is_found_by_its_tag(wished: str, known: list[str], found: str | None) -> None:
    assert nearest(wished, known) == found


@pytest.mark.parametrize(("lang", "text", "args", "said"), CASES["say"])
def test_functions_in_messages(lang: str, text: str, args: dict[str, Any], said: str) -> None:
    seats = functions(lambda seat: words.say(message("seat-number", seat=seat), lang))
    bundle = FluentBundle([lang, "en"], functions=seats, use_isolating=False)
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message("who").value
    assert pattern is not None
    assert bundle.format_pattern(pattern, args) == (said, [])


@pytest.mark.parametrize(
    ("header", "order"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.5", ["fr-CA", "fr", "en"]),
        ("en;q=0.3, fr ; q=0.8, de", ["de", "fr", "en"]),
        ("fr;q=0, en", ["en"]),
        ("*, ;;, q=1, fr;q=nine", []),
        ("", []),
    ],
)
def test_languages_of_a_request_by_weight(header: str, order: list[str]) -> None:
    assert in_order(header) == order


def test_numbers_are_written_as_the_language_does() -> None:
    assert [decimal(1234.5, lang, 2) for lang in ("en", "de", "xx")] == ["1,234.50", "1.234,50", "1,234.50"]
    assert [decimal(value, "en") for value in (20.0, 0.1 + 0.2, -3)] == ["20", "0.3", "-3"]
    assert percent(0.1234, "en") == "12.3%"
    assert percent(0.1234, "fr") == "12,3\N{NO-BREAK SPACE}%"
