"""How the game is drawn in a terminal, and what can be looked up there."""

from forts.games.fort.terminal.drawing import draw
from forts.games.fort.terminal.topics import chapters, icons

__all__ = ["chapters", "draw", "icons"]
