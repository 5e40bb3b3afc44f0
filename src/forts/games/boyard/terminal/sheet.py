"""What lies before the people: their clues, and at the end their words."""

from __future__ import annotations

from collections.abc import Callable

from forts.core.message import message
from forts.games.boyard.sight.view import BoyardView


def sheet(
    view: BoyardView,
    clue: Callable[[int, int], str],
    word: Callable[[int], str] | None,
    seats: list[int],
    names: list[str],
    lang: str,
) -> list[str]:
    """A line a clue for each of the seats; the word as well, once it may be told."""
    lines = []
    for seat in seats:
        told = view.players[seat].clues
        lines += [
            message("boyard-sheet-clue", name=names[seat], number=number, clue=clue(seat, number)).text(lang)
            for number in range(1, told + 1)
        ]
        if word is not None and told:
            lines.append(message("boyard-sheet-word", name=names[seat], word=word(seat)).text(lang))
    return lines
