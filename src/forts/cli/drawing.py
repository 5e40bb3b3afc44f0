"""The table of whichever game is played."""

from __future__ import annotations

from rich.console import RenderableType
from rich.pretty import Pretty

from forts.core import Match


def draw(match: Match, seat: int | None, lang: str, names: list[str]) -> RenderableType:
    """The table as the seat, or a spectator, sees it. A game that draws none is shown as its view's fields."""
    view = match.view(seat)
    terminal = match.game.room("terminal")
    if terminal is None:
        return Pretty(view, expand_all=True)
    drawn: RenderableType = terminal.draw(view, lang, names, match.game.spelled_out(match.options))
    return drawn
