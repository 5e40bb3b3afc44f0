"""How Nim is drawn in a terminal, and what can be looked up there."""

from __future__ import annotations

from rich.text import Text

from forts.core import Options, message
from forts.core.topics import Chapter, chapter
from nim.game import NimView


def draw(view: NimView, lang: str, names: list[str], options: Options) -> Text:
    """The two piles, stone by stone, and who has taken how many."""
    lines = []
    for pile, stones in enumerate(view.piles):
        place = message("nim-pile", place=("left", "right")[pile])
        lines.append(f"{'▸' if place == view.picked else ' '} {place.text(lang):<12} {'●' * stones}")
    for name, taken in zip(names, view.taken, strict=True):
        lines.append(f"  {name}: {message('nim-stones', count=taken).text(lang)}")
    return Text("\n".join(lines))


def chapters(options: Options, lang: str) -> list[Chapter]:
    """What there is on the table."""
    die = message("nim-die-text").text(lang)
    rows = [("die", message("nim-die").text(lang), [die], [die])]
    return [chapter(lang, "nim-chapter", ["cli-column-name", "cli-column-text"], rows)]
