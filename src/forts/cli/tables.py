"""Which function draws the table of which game."""

from __future__ import annotations

from rich.console import RenderableType
from rich.pretty import Pretty

from forts.core import Match


def draw(match: Match, seat: int | None, lang: str, names: list[str]) -> RenderableType:
    """The table as the seat, or a spectator, sees it. A game of a third party is shown as its view's fields."""
    view = match.view(seat)
    # only the game on the table is imported
    if match.game.name == "fort":
        from forts.cli import fort_table
        from forts.games.fort.kids import cards

        return fort_table.draw(view, lang, names, cards(str(match.options["data"])))
    if match.game.name == "forfort":
        from forts.cli import forfort_table

        return forfort_table.draw(view, lang, names)
    return Pretty(view, expand_all=True)
