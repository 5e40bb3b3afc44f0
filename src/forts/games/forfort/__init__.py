"""ForFort: build eight walls around your donjon before your rivals do, or knock theirs down."""

from forts.games.forfort.game import ForFort
from forts.games.forfort.rules.state import ForFortState
from forts.games.forfort.sight.view import ForFortView

GAME = ForFort()
"""The game, for the catalog."""

__all__ = ["GAME", "ForFort", "ForFortState", "ForFortView"]
