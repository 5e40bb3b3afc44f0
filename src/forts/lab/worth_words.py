"""What cards are worth, in words: a sentence a card."""

from __future__ import annotations

from forts.core import Game, Options, message
from forts.lab import facts
from forts.lab.worth import Row
from forts.words.numbers import decimal, percent

FIELDS = (
    "gain",
    "offered",
    "taken",
    "played",
    "added",
    "points",
    "resources",
    "rival_points",
    "rival_resources",
    "mattered",
)
"""What is told of a card's worth, in the order of a table's columns."""
_SPOKEN = ("taken", "played", "points", "gain", "mattered")
"""What a sentence tells of it."""
_SHARES = ("taken", "played", "added", "gain", "mattered")


def sentences(game: Game, options: Options, rows: list[Row], side: str, lang: str) -> list[str]:
    """What each card is worth on a side, a sentence a card; of one that nobody met nothing is said."""
    found = []
    for row in rows:
        told = [
            message("lab-worth-part", what=message(title_of(field)), found=written(row, field, lang)).text(lang)
            for field in _SPOKEN
            if row[field] is not None
        ]
        if row["offered"] or row["led"]:
            card = name_of(game, options, row, lang)
            found.append(message("lab-worth-of", card=card, side=side, told=" · ".join(told)).text(lang))
    return found


def title_of(field: str) -> str:
    """The id of what a field is called."""
    return f"lab-worth-{field.replace('_', '-')}"


def name_of(game: Game, options: Options, row: Row, lang: str) -> str:
    """What a card is called."""
    careers = facts.careers_of(game)
    found = row["name"] if careers is None else facts.label(game, options, careers.kind, row["name"])
    return str(found) if isinstance(found, str) else found.text(lang)


def written(row: Row, field: str, lang: str) -> str:
    """A ratio with its interval, a share in per cent; a dash where there was nothing to count."""
    found = row[field]
    if found is None:
        return "–"
    rate, low, high = (
        percent(found[bound], lang) if field in _SHARES else decimal(found[bound], lang, 2)
        for bound in ("rate", "low", "high")
    )
    return message("lab-rate-between", rate=rate, low=low, high=high).text(lang)
