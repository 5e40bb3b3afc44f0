"""Fort Boyard: two to six players; keys, clues, treasure, with trials."""

from forts.games.boyard.game import Boyard

GAME = Boyard()
"""The game, for the catalog."""

__all__ = ["GAME", "Boyard"]
