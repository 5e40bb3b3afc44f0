"""Nim with a die: two piles of stones, a choice in two steps, and whoever takes the last stone wins."""

from nim.game import Nim

GAME = Nim()
"""The game, for the catalog."""

__all__ = ["GAME", "Nim"]
