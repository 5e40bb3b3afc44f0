"""Bots by name: those registered for a game or for all games, and anybody's own as `module:Class`."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from operator import attrgetter
from types import ModuleType

from forts.bots.bot import Bot
from forts.bots.errors import UnknownBot
from forts.core import FortsError, Game

BotMaker = Callable[[], Bot]
"""What makes a fresh bot for one seat of one game."""


class NotABot(FortsError):
    """What was named exists, but is no class with a method `choose`."""


_bots: dict[tuple[str, str | None], BotMaker] = {}
"""By name and game; no game stands for all games."""
_rooms: dict[str, Game] = {}
"""Games whose own bots have not been asked for yet."""


def add_rooms(game: Game) -> None:
    """Let a game bring bots of its own: `BOTS`, makers by name, in its module `bots`."""
    _rooms[game.name] = game


def _fetch(game: str | None) -> None:
    if game in _rooms:
        room = _rooms.pop(game).room("bots")
        for name, maker in getattr(room, "BOTS", {}).items():
            register_bot(name, game, maker)


def register_bot(name: str, game: str | None, maker: BotMaker) -> None:
    """Add a bot for a game, or for all games (None); a second one of that name there is refused.

    One for a game goes before one for all games.
    """
    if _bots.setdefault((name, game), maker) is not maker:
        raise NotABot("bots-name-taken", bot=name)


def bot_names(game: str | None = None) -> list[str]:
    """The names that `find_bot` knows for a game, in the order of registration."""
    _fetch(game)
    return list(dict.fromkeys(name for name, owner in _bots if owner is None or owner == game))


def find_bot(name: str, game: str | None = None) -> BotMaker:
    """What makes a bot of that name for a game; `UnknownBot` or `NotABot` if there is none."""
    _fetch(game)
    maker = _bots.get((name, game)) or _bots.get((name, None))
    if maker is not None:
        return maker
    if ":" in name:
        return _own_bot(name)
    if game is None and any(known == name for known, _ in _bots):
        raise UnknownBot("bots-of-a-game", bot=name)
    raise UnknownBot("bots-unknown", bot=name, known=", ".join(bot_names(game)))


def _own_bot(name: str) -> BotMaker:
    """A class that somebody wrote, from an installed module or one in the current folder."""
    module_name, _, class_name = name.partition(":")
    found = _module(module_name, name)
    try:
        maker = attrgetter(class_name)(found)
    except AttributeError:
        raise UnknownBot("bots-no-class", bot=name, module=module_name, name=class_name) from None
    if not isinstance(maker, type) or not callable(getattr(maker, "choose", None)):
        raise NotABot("bots-not-a-bot", bot=name)
    return maker


def _module(module: str, bot: str) -> ModuleType:
    here = os.getcwd()
    if here not in sys.path and "" not in sys.path:
        # at the end: a file here must not stand in for a module of Python
        sys.path.append(here)
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and (module == error.name or module.startswith(f"{error.name}.")):
            raise UnknownBot("bots-no-module", bot=bot, module=module) from None
        raise NotABot("bots-broken-module", bot=bot, module=module, why=str(error)) from error
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever somebody's module does, even leaving the program
        raise NotABot("bots-broken-module", bot=bot, module=module, why=f"{type(error).__name__}: {error}") from error
