"""Fort: two to four players, deck building, following, stealing friends."""

from forts.games.fort.game import Fort

GAME = Fort()
"""The game, for the catalog."""

__all__ = ["GAME", "Fort"]
