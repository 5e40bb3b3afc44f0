"""The table before anything is drawn or dealt."""

from __future__ import annotations

from forts.core.game import Options
from forts.games.forfort.state import ForFortState
from forts.games.forfort.terms import Terms
from forts.games.forfort.walls import deck_from


def empty_table(players: int, options: Options) -> ForFortState:
    """The table for options as `complete` gives them."""
    terms = Terms(
        players,
        bool(options["teams"]),
        int(options["armies"]),
        int(options["arrow_offset"]),
        options["first"] != "random",
        deck_from(str(options["walls"])),
    )
    return ForFortState(terms)
