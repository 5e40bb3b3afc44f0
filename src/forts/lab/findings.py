"""What a comparison found, a sentence a finding, the surest first."""

from __future__ import annotations

from math import ceil, floor, inf, log10

from forts.core import Game, Options, message
from forts.core.message import Arg
from forts.lab.compare import Comparison
from forts.lab.difference import FEWEST, Difference
from forts.lab.figures import is_share, label
from forts.lab.worth_words import sentences
from forts.words.numbers import decimal, percent


def findings(comparison: Comparison, lang: str) -> list[str]:
    """All sentences: what surely differs, what perhaps does, what does not as far as could be seen."""
    if comparison.pairs < FEWEST:
        return [message("compare-too-few", pairs=comparison.pairs, fewest=FEWEST).text(lang)]
    nothing = [] if any(one.sure for one in comparison.differences) else [message("compare-nothing-sure").text(lang)]
    game, options = comparison.game, comparison.sides[0].options
    told = [sentence(game, options, one, lang) for one in comparison.differences if one.pairs >= FEWEST]
    return nothing + told + worth_of_sides(comparison, lang)


def worth_of_sides(comparison: Comparison, lang: str) -> list[str]:
    """What the cards that differ are worth on each side."""
    return [
        told
        for side, rows in zip(comparison.sides, comparison.worth, strict=True)
        for told in sentences(comparison.game, side.options, rows, side.name, lang)
    ]


def sentence(game: Game, options: Options, one: Difference, lang: str) -> str:
    """What is known of one figure."""
    figure = label(game, options, one.name)
    if one.half == 0:
        return message("compare-same", figure=figure, first=value(one.name, one.first, lang)).text(lang)
    if not one.sure and not one.perhaps:
        told: dict[str, Arg] = {"figure": figure, "first": value(one.name, one.first, lang), "seen": seen(one, lang)}
        if is_share(one.name) or not one.first:
            return message("compare-none", **told).text(lang)
        part = decimal(ceil(100 * _up(one.seen) / abs(one.first)), lang, 0)
        return message("compare-none-part", **told, part=part).text(lang)
    return message(
        "compare-sure" if one.sure else "compare-perhaps",
        figure=figure,
        way="more" if one.difference > 0 else "less",
        first=value(one.name, one.first, lang),
        second=value(one.name, one.second, lang),
        by=size(one.name, abs(one.difference), lang),
        low=bare(one.name, one.low if one.difference > 0 else -one.high, lang),
        high=bare(one.name, one.high if one.difference > 0 else -one.low, lang),
    ).text(lang)


def value(name: str, number: float, lang: str) -> str:
    """A figure as it is written: shares in per cent."""
    return percent(number, lang) if is_share(name) else decimal(number, lang, 2)


def size(name: str, number: float, lang: str) -> str:
    """A difference as it is written: of shares in percentage points."""
    told = bare(name, number, lang)
    return message("compare-points", points=told).text(lang) if is_share(name) else told


def bare(name: str, number: float, lang: str) -> str:
    """The same without its unit."""
    if abs(number) == inf:
        return "∞" if number > 0 else "−∞"
    return decimal(100 * number, lang, 1) if is_share(name) else decimal(number, lang, 2)


def seen(one: Difference, lang: str) -> str:
    """The smallest difference that would have been seen."""
    return size(one.name, _up(one.seen), lang)


def _up(number: float) -> float:
    """Two digits of a number, rounded up: nothing smaller is promised."""
    if number in (0.0, inf):
        return number
    unit = 10.0 ** (floor(log10(number)) - 1)
    return ceil(number / unit) * unit
