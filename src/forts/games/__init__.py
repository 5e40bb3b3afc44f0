"""The rules of each game, one folder a game; no game imports another."""
