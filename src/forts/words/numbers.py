"""Numbers as a language writes them."""

from __future__ import annotations

from functools import cache

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal, parse_pattern

from forts.words.languages import ENGLISH


def decimal(value: float, lang: str, digits: int | None = None) -> str:
    """A number with so many decimals; without saying how many, with those that it has, up to three."""
    decimals = "###" if digits is None else "0" * digits
    return format_decimal(value, f"#,##0.{decimals}", locale=_locale(lang))


def percent(share: float, lang: str) -> str:
    """A share as a percentage with one decimal."""
    pattern = parse_pattern(_locale(lang).percent_formats[None])
    pattern.frac_prec = (1, 1)
    return str(pattern.apply(share, _locale(lang)))


@cache
def _locale(lang: str) -> Locale:
    try:
        return Locale.parse(lang, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(ENGLISH)
