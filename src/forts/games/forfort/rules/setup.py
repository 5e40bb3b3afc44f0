"""The table before anything is drawn or dealt."""

from __future__ import annotations

from forts.core.game import Options
from forts.games.forfort.box.walls import deck_from
from forts.games.forfort.rules.agreed import Agreed
from forts.games.forfort.rules.state import ForFortState


def empty_table(players: int, options: Options, edition: int) -> ForFortState:
    """The table for options as `complete` gives them, and a version of the rules."""
    agreed = Agreed(
        players,
        bool(options["teams"]),
        int(options["armies"]),
        int(options["arrow_offset"]),
        options["first"] != "random",
        deck_from(str(options["walls"])),
        edition,
    )
    state = ForFortState(agreed)
    state.lay_out()
    return state
