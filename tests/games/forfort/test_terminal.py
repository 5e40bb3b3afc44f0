"""The drawn table."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from forts.core import Dice, Match
from forts.games.forfort import GAME
from forts.games.forfort.terminal import draw


@pytest.mark.parametrize(("players", "teams"), [(2, False), (3, False), (4, False), (4, True)])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_table_fits_80_columns_and_shows_only_the_viewers_hand(players, teams, lang):
    match = Match(GAME, players, {"teams": teams}, 4)
    dice = Dice(4)
    while not match.over:
        match.play(match.legal()[dice.below(len(match.legal()))])
        if dice.below(8) == 0:
            console = Console(width=80, record=True, file=io.StringIO())
            console.print(draw(match.view(0), lang, ["Ada", "Basile"], match.options))
            drawn = console.export_text()
            assert max(len(line.rstrip()) for line in drawn.splitlines()) <= 80
            assert "Ada" in drawn and drawn.count("donjon") >= players
