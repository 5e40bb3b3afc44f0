"""Games by name: those in `forts.games`, and those of others, by `register` or the entry point `forts.games`.

A game is imported when one is first asked for, so that `import forts` by itself is quick.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING

from forts import games as own
from forts import words
from forts.core import Game, UnknownGame, extensions
from forts.core.rooms import words_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

HOUSE = ""
"""Where a game comes from that is part of Forts."""

_games: dict[str, Game] = {}
_origins: dict[str, str] = {}
_house_read = False
_plugins_read = False

_NAME = re.compile(r"[a-z][a-z0-9]{0,31}")


def register(game: Game, origin: str | None = None) -> None:
    """Add a game with its words and bots; a second one of the same name is refused."""
    _read_house()
    if not isinstance(game, Game):
        raise UnknownGame("not-a-game", what=type(game).__name__)
    if not _NAME.fullmatch(game.name):
        raise UnknownGame("game-name-form", game=game.name)
    if _games.get(game.name, game) is not game:
        raise UnknownGame("game-name-taken", game=game.name)
    folder = words_of(game.home)
    if folder is not None:
        _check_words(folder)
        words.add_folder(folder)
    _games[game.name] = game
    _origins.setdefault(game.name, game.home.partition(".")[0] if origin is None else origin)
    from forts.bots.registry import add_rooms  # here: `import forts` by itself loads no bots

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


def first() -> Game:
    """The game that is meant where none is named."""
    _read_house()
    return _games[own.FIRST]


def origin(game: Game) -> str:
    """The package that a game comes from; `HOUSE` if it is part of Forts."""
    return _origins[game.name]


def _read_house() -> None:
    global _house_read
    if not _house_read:
        _house_read = True
        for name in _house():
            register(import_module(f"{own.__name__}.{name}").GAME, HOUSE)


def _house() -> list[str]:
    return [module.name for module in iter_modules(own.__path__)]


def _read_plugins() -> None:
    global _plugins_read
    _read_house()
    if not _plugins_read:
        _plugins_read = True
        extensions.add_each(extensions.GAMES, lambda name, package, game: register(game, package))


def _check_words(folder: Traversable) -> None:
    """All words are read together: a file that cannot be read must not leave everybody speechless."""
    for spoken in folder.iterdir():
        if spoken.is_dir():
            for file in spoken.iterdir():
                if file.name.endswith((".ftl", ".md")):
                    file.read_text(encoding="utf-8")


# words are known from the start: which languages are spoken depends on them
for name in _house():
    words.add_folder(Path(own.__path__[0], name, "locale"))
