"""How the game is drawn in a terminal, and what can be looked up there."""

from forts.games.forfort.terminal.drawing import draw
from forts.games.forfort.terminal.topics import chapters

__all__ = ["chapters", "draw"]
