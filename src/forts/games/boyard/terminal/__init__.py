"""How the game and its trials look in a terminal, and what can be looked up there."""

from forts.games.boyard.terminal.drawing import draw
from forts.games.boyard.terminal.notes import told
from forts.games.boyard.terminal.sheet import sheet
from forts.games.boyard.terminal.stage import picture, playable, read
from forts.games.boyard.terminal.topics import chapters

__all__ = ["chapters", "draw", "picture", "playable", "read", "sheet", "told"]
