"""Writes docs/observations.md from the layouts of the games: python tools/observations.py"""

from __future__ import annotations

from pathlib import Path

from forts import catalog, words
from forts.core import Game, Message
from forts.core.layout import Layout

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"

TOP = """# What a seat knows, as numbers

Made from the layouts by `python tools/observations.py`; how to use them: [learning](learning.md).

An observation is a row of bytes, one a value. The seat itself comes first and the others follow in turn order, wherever
something is told by seat. A *code* names something: its values are to be told apart. An *amount* is to be compared.
`forts.rl.spread.Spread` makes inputs of a network of both. The same bytes mean the same as long as the version does.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([TOP, *(_chapter(game) for game in catalog.games() if catalog.origin(game) == catalog.HOUSE)])


def _chapter(game: Game) -> str:
    numbers = range(game.min_players, game.max_players + 1)
    layouts = {players: game.layout(players, game.complete(players, {})) for players in numbers}
    first = layouts[game.min_players]
    sizes = ", ".join(f"{layout.size} for {players}" for players, layout in layouts.items())
    title = words.say(Message(f"{game.name}-title"))
    lines = [f"## {title}", "", f"Version {first.version}. Bytes by number of players: {sizes}.", ""]
    lines += [
        f"As it is for {game.min_players}:",
        "",
        "| part | from | shape | values | kind | meaning |",
        "|---|---|---|---|---|---|",
    ]
    lines += _rows(first)
    seen = {part.name for part in first.parts}
    for option in game.options:
        for choice in option.choices:
            # at the fullest table every choice there is may be made
            other = game.layout(game.max_players, game.complete(game.max_players, {option.name: choice}))
            more = [row for part, row in zip(other.parts, _rows(other), strict=True) if part.name not in seen]
            if more:
                told = f"With `{option.name}={choice}` there follow, for {game.max_players}:"
                lines += ["", told, "", *lines[6:8], *more]
    unknown = game.unknown(game.max_players, game.complete(game.max_players, {}))
    if unknown.parts:
        lines += ["", "What no seat knows, for critics that see everything:", "", *lines[6:8], *_rows(unknown)]
    return "\n".join([*lines, ""])


def _rows(layout: Layout) -> list[str]:
    return [
        f"| `{part.name}` | {part.first} | {' × '.join(map(str, part.shape))} | {part.low}–{part.high} "
        f"| {'code' if part.codes else 'amount'} | {part.meaning} |"
        for part in layout.parts
    ]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
