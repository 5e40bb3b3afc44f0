"""Numbers that are tried out, by name: whole-number options of a game, and the numbers of its data."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import product
from math import prod
from typing import cast

from forts.core import BadData, BadOption, Dice, Game, Options
from forts.core.values import Bounds, Values
from forts.lab.field import Point


def known_values(game: Game, options: Options) -> dict[str, Bounds]:
    """Every number that can be set."""
    found = {
        option.name: Bounds(option.low, option.high, int(options[option.name]))
        for option in game.options
        if isinstance(option.default, int) and not isinstance(option.default, bool)
    }
    values = _values(game)
    return found if values is None else found | values.known(_text(game, options))


def with_values(game: Game, players: int, options: Options, numbers: Mapping[str, int]) -> Options:
    """The options with other numbers; one that is unknown or out of bounds is refused."""
    known = known_values(game, options)
    for name, number in numbers.items():
        bounds = bounds_of(game, known, name)
        if not bounds.low <= number <= bounds.high:
            raise BadOption("bad-option-range", option=name, value=number, low=bounds.low, high=bounds.high)
    own = {option.name for option in game.options}
    changed = {**options, **{name: number for name, number in numbers.items() if name in own}}
    values, rest = _values(game), {name: number for name, number in numbers.items() if name not in own}
    if values is not None and rest:
        changed[game.data_option] = values.changed(_text(game, options), rest)
    return game.complete(players, changed)


def points_of(game: Game, players: int, options: Options, ranges: Mapping[str, Sequence[int]]) -> list[Point]:
    """Every combination of the numbers; what cannot be played, such as too few cards, is left out."""
    known = known_values(game, options)
    for name, numbers in ranges.items():
        bounds = bounds_of(game, known, name)
        for number in numbers:
            if not bounds.low <= number <= bounds.high:
                raise BadOption("bad-option-range", option=name, value=number, low=bounds.low, high=bounds.high)
    if not ranges:
        raise BadOption("values-none")
    count = prod(len(numbers) for numbers in ranges.values())
    if count > MOST_COMBINATIONS:
        raise BadOption("values-many", count=count, most=MOST_COMBINATIONS)
    found, refused = [], None
    for numbers in product(*ranges.values()):
        setting = dict(zip(ranges, numbers, strict=True))
        try:
            found.append(Point(setting, with_values(game, players, options, setting)))
        except BadData as error:
            refused = error
    if not found and refused is not None:
        raise refused
    return found


def sample(points: Sequence[Point], most: int, seed: int) -> list[Point]:
    """So many of the points at most, by chance, in their order."""
    if len(points) <= most:
        return list(points)
    places = list(range(len(points)))
    Dice(seed).shuffle(places)
    return [points[place] for place in sorted(places[:most])]


def read_range(text: str) -> tuple[str, list[int]]:
    """A name and the numbers that it may have: `19..27`, `10..30/5` in steps of five, `1,2,5`, or one number."""
    name, sign, numbers = text.partition("=")
    found = _RANGE.fullmatch(numbers.strip())
    if not sign or not name.strip() or found is None:
        raise BadOption("values-range", text=text)
    if found["list"] is not None:
        return name.strip(), sorted({int(number) for number in numbers.split(",")})
    low, high, step = int(found["low"]), int(found["high"]), int(found["step"] or 1)
    if low > high or step < 1 or (high - low) // step > MOST_COMBINATIONS:
        raise BadOption("values-range", text=text)
    return name.strip(), list(range(low, high + 1, step))


MOST_COMBINATIONS = 10_000
"""Combinations that are looked at."""
_RANGE = re.compile(r"(?P<low>\d{1,6})\.\.(?P<high>\d{1,6})(/(?P<step>\d{1,6}))?|(?P<list>\d{1,6}(,\d{1,6})*)")


def bounds_of(game: Game, known: Mapping[str, Bounds], name: str) -> Bounds:
    """What a number may be; refused with those that there are, the likely ones first."""
    if name not in known:
        kind = name.partition(".")[0]
        alike = sorted(known, key=lambda other: (not other.startswith(kind), other))
        raise BadOption("values-unknown", game=game.name, name=name, known=", ".join(alike[:12]), count=len(known))
    return known[name]


def _values(game: Game) -> Values | None:
    room = game.room("values")
    return None if room is None else cast(Values, room.VALUES)


def _text(game: Game, options: Options) -> str:
    return str(game.spelled_out(options)[game.data_option])
