"""Faces of the trials of Concentration."""

from __future__ import annotations

import re

from forts.core.message import message
from forts.core.record import Record
from forts.games.boyard.terminal.faces.face import Face, choice, number, numbers, ranked, say, sign
from forts.games.boyard.trials import grid, letters, order, parade, sequence, shells, sums

_COLUMNS = "ABCD"


def _sequence_lines(shown: sequence.SequenceSeen, lang: str) -> list[str]:
    if shown.asked:
        choices = ranked([sign(lang, name) for name in sequence.SIGNS])
        return [say(lang, "sequence-asked", count=shown.length), choices]
    heading = say(lang, "sequence", count=shown.length, left=shown.rounds_left)
    if not shown.signs:
        return [heading]
    last = shown.signs[-1]
    played = f"{last + 1} {sign(lang, sequence.SIGNS[last])}"
    return [heading, say(lang, "step", number=len(shown.signs), count=shown.length, what=played)]


def _sequence_read(text: str, shown: sequence.SequenceSeen, at: float) -> Record | None:
    typed = numbers(text, len(sequence.SIGNS))
    if len(typed) != shown.length or not all(1 <= one <= len(sequence.SIGNS) for one in typed):
        return None
    return sequence.Repeat([one - 1 for one in typed])


def _parade_lines(shown: parade.ParadeSeen, lang: str) -> list[str]:
    if shown.asked:
        thing, colour = shown.asked
        asked = message("boyard-parade-asked", thing=thing or "any", colour=colour or "any").text(lang)
        return [asked]
    passing = message("boyard-parade-thing", thing=shown.thing, colour=shown.colour).text(lang)
    return [say(lang, "step", number=shown.passed + 1, count=shown.length, what=passing)]


def _parade_read(text: str, shown: parade.ParadeSeen, at: float) -> Record | None:
    typed = number(text)
    return None if typed is None else parade.Count(typed)


def _grid_lines(shown: grid.GridSeen, lang: str) -> list[str]:
    if shown.signs:
        return [say(lang, "grid"), *_table([sign(lang, name) for name in shown.signs])]
    if not shown.asked:
        return []
    asked = say(lang, "grid-asked", sign=sign(lang, shown.asked), number=len(shown.found) + 1, count=grid.QUESTIONS)
    return [asked]


def _table(cells: list[str]) -> list[str]:
    """Four columns, named by letters, in rows that are named by numbers."""
    width = max(len(cell) for cell in cells)
    rows = [cells[start : start + len(_COLUMNS)] for start in range(0, len(cells), len(_COLUMNS))]
    head = "   " + "  ".join(letter.ljust(width) for letter in _COLUMNS)
    return [
        head.rstrip(),
        *(f"{n + 1}  {'  '.join(c.ljust(width) for c in row)}".rstrip() for n, row in enumerate(rows)),
    ]


def _grid_read(text: str, shown: grid.GridSeen, at: float) -> Record | None:
    found = re.fullmatch(r"([A-D])\s*([1-3])|([1-3])\s*([A-D])", text.strip().upper())
    if found is None:
        return None
    column, row = found[1] or found[4], found[2] or found[3]
    return grid.Cell(_COLUMNS.index(column) + len(_COLUMNS) * (int(row) - 1))


def _shells_lines(shown: shells.ShellsSeen, lang: str) -> list[str]:
    if shown.asked:
        return [say(lang, "shells-asked")]
    if shown.key >= 0:
        cards = " ".join("[⚷]" if place == shown.key else "[ ]" for place in range(shells.CARDS))
        return [say(lang, "shells", place=shown.key + 1), cards]
    one, other = shown.swap
    return [say(lang, "shells-swap", one=one + 1, other=other + 1), say(lang, "shells-left", count=shown.swaps_left)]


def _shells_read(text: str, shown: shells.ShellsSeen, at: float) -> Record | None:
    place = choice(text, shells.CARDS)
    return None if place is None else shells.ShellsPlace(place)


def _character(lang: str, name: str) -> str:
    return message("boyard-character", character=name).text(lang)


def _order_lines(shown: order.OrderSeen, lang: str) -> list[str]:
    if shown.order:
        return [say(lang, "order"), " · ".join(_character(lang, name) for name in shown.order)]
    choices = ranked([_character(lang, name) for name in shown.choices])
    return [say(lang, "order-asked"), choices]


def _order_read(text: str, shown: order.OrderSeen, at: float) -> Record | None:
    typed = numbers(text, len(shown.choices))
    if not typed or sorted(typed) != list(range(1, len(shown.choices) + 1)):
        return None
    return order.Arranged([shown.choices[one - 1] for one in typed])


def _sums_lines(shown: sums.SumsSeen, lang: str) -> list[str]:
    if shown.text:
        return [say(lang, "step", number=shown.step + 1, count=shown.steps, what=shown.text)]
    return [say(lang, "sums-asked")]


def _sums_read(text: str, shown: sums.SumsSeen, at: float) -> Record | None:
    typed = number(text)
    return None if typed is None else sums.SumsAnswer(typed)


def _letters_lines(shown: letters.LettersSeen, lang: str) -> list[str]:
    apart = " ".join(shown.letters.upper())
    return [apart, say(lang, "letters", tries=shown.tries_left)]


def _letters_read(text: str, shown: letters.LettersSeen, at: float) -> Record | None:
    return letters.Word(text.strip()) if text.strip() else None


CONCENTRATION = {
    "sequence": Face(_sequence_lines, _sequence_read),
    "parade": Face(_parade_lines, _parade_read),
    "grid": Face(_grid_lines, _grid_read),
    "shells": Face(_shells_lines, _shells_read),
    "order": Face(_order_lines, _order_read),
    "sums": Face(_sums_lines, _sums_read),
    "letters": Face(_letters_lines, _letters_read),
}
