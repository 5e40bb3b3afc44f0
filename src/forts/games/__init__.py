"""The rules of each game, one folder per game; no game imports another."""

FIRST = "fort"
"""The game that is meant where none is named."""
