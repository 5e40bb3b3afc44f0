"""Games by name: those in `forts.games`, and those of others, by `register` or the entry point `forts.games`."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from forts import games as own
from forts import words
from forts.bots.registry import add_rooms
from forts.core import Game, UnknownGame
from forts.core.rooms import words_of

_games: dict[str, Game] = {}
_plugins_read = False


def register(game: Game) -> None:
    """Add a game with its words and bots; a second one of the same name is refused."""
    if _games.get(game.name, game) is not game:
        raise UnknownGame("game-name-taken", game=game.name)
    _games[game.name] = game
    if (folder := words_of(game.home)) is not None:
        words.add_folder(folder)
    add_rooms(game)


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


for module in iter_modules(own.__path__):
    register(import_module(f"{own.__name__}.{module.name}").GAME)
