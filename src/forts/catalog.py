"""Games by name. Forts brings its own; other packages add theirs with `register` or the entry point `forts.games`."""

from __future__ import annotations

from importlib.metadata import entry_points

from forts.core import Game, UnknownGame
from forts.games.forfort import GAME as FORFORT
from forts.games.fort import GAME as FORT

_games: dict[str, Game] = {}
_plugins_read = False


def register(game: Game) -> None:
    """Add a game; a second one of the same name is refused."""
    if _games.get(game.name, game) is not game:
        raise UnknownGame("game-name-taken", game=game.name)
    _games[game.name] = game


def games() -> list[Game]:
    """Every game of the catalog, by name."""
    _read_plugins()
    return [_games[name] for name in sorted(_games)]


def find(name: str) -> Game:
    """The game of that name, or `UnknownGame`."""
    _read_plugins()
    if name not in _games:
        raise UnknownGame("unknown-game", game=name, known=", ".join(sorted(_games)))
    return _games[name]


def _read_plugins() -> None:
    global _plugins_read
    if not _plugins_read:
        _plugins_read = True
        for point in entry_points(group="forts.games"):
            register(point.load())


register(FORT)
register(FORFORT)
