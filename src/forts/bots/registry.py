"""Bots by name: those registered for a game or for all games, and anybody's own as `module:Class`.

Others add theirs by the entry point `forts.bots`: it names a class with a method `choose`, or a function that makes a
bot. It plays all games, or the one that its attribute `game` names; `label` says what it is, else its docstring does.
`skill` says how many of a hundred trials it passes, in games that have some.
"""

from __future__ import annotations

import importlib
import inspect
import os
import re
import sys
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from types import ModuleType
from typing import Any

from forts.bots.bot import Bot
from forts.bots.errors import UnknownBot
from forts.bots.learned import LearnedBot, has_network
from forts.bots.levels import CLASSICS, LEARNED, SKILLS
from forts.bots.parameters import read_name, with_parameters
from forts.core import PERSON, FortsError, Game, extensions

BotMaker = Callable[[], Bot]
"""What makes a fresh bot for one seat of one game."""


class NotABot(FortsError):
    """What was named exists, but is not a class with a method `choose`."""


_bots: dict[tuple[str, str | None], BotMaker] = {}
"""By name and game; no game stands for all games."""
_unlisted: set[tuple[str, str | None]] = set()
"""Those that no list of bots names."""
_origins: dict[tuple[str, str | None], str] = {}
"""The packages of those that came by an entry point."""
_rooms: dict[str, Game] = {}
"""Games whose own bots have not been asked for yet."""
_plugins_read = False


def add_rooms(game: Game) -> None:
    """Let a game bring bots of its own: `BOTS`, makers by name, in its module `bots`."""
    _rooms[game.name] = game


def _fetch(game: str | None) -> None:
    global _plugins_read
    if game in _rooms:
        owner = _rooms.pop(game)
        with extensions.contained(extensions.BOTS, owner.name, owner.home):
            for name, maker in getattr(owner.room("bots"), "BOTS", {}).items():
                register_bot(name, game, maker, listed=name not in CLASSICS)
        if has_network(owner):
            register_bot(LEARNED, game, LearnedBot)
    if not _plugins_read:
        _plugins_read = True
        extensions.add_each(extensions.BOTS, _add_plugin)


def _add_plugin(name: str, package: str, maker: Any) -> None:
    if not callable(maker) or (isinstance(maker, type) and not callable(getattr(maker, "choose", None))):
        raise NotABot("bots-not-a-bot", bot=name)
    if not _NAME.fullmatch(name):
        raise NotABot("bots-name-form", bot=name)
    if name in _SEATED:
        raise NotABot("bots-name-taken", bot=name)
    game = getattr(maker, "game", None)
    register_bot(name, game, maker)
    _origins[name, game] = package


_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,19}")
_SEATED = {"me", "here", "open", "person"}
"""What else can be said of a seat, on the command line and in a browser."""


def register_bot(name: str, game: str | None, maker: BotMaker, *, listed: bool = True) -> None:
    """Add a bot for a game, or for all games (None); a second one of that name there is refused.

    One for a game takes precedence over one for all games. One that is not listed is there for whoever knows its name.
    """
    if not listed:
        _unlisted.add((name, game))
    if _bots.setdefault((name, game), maker) is not maker:
        raise NotABot("bots-name-taken", bot=name)


def bot_names(game: str | None = None) -> list[str]:
    """The names that `find_bot` knows for a game, in the order of registration."""
    _fetch(game)
    named = dict.fromkeys(name for name, owner in _bots if owner is None or owner == game)
    return [name for name in named if (name, game if (name, game) in _bots else None) not in _unlisted]


def bot_origin(name: str, game: str | None = None) -> str | None:
    """The package that added a bot by an entry point, empty for one of Forts; None for one of the game itself."""
    _fetch(game)
    if (name, game) in _bots:
        return _origins.get((name, game), "" if game is None else None)
    return _origins.get((name, None), "")


def bot_label(name: str, game: str | None = None) -> str:
    """How a bot describes itself: its `label`, or the first line of its docstring."""
    maker = find_bot(name, game)
    said = getattr(maker, "label", None) or (inspect.getdoc(maker) or "").partition("\n")[0]
    return str(said).strip()[:_LONGEST_LABEL]


_LONGEST_LABEL = 200


def bot_skill(name: str, game: str | None = None) -> int:
    """How many trials out of a hundred a bot passes: its own `skill`, or else as many as its level or a person does."""
    maker: Any = find_bot(name, game)
    if isinstance(maker, partial):  # the bot with parameters
        maker = maker.func
    bare, _ = read_name(name)
    skill = getattr(maker, "skill", SKILLS.get(bare, PERSON))
    if type(skill) is not int or not 0 < skill < 100:
        raise NotABot("bots-skill", bot=name, skill=str(skill))
    return skill


def find_bot(name: str, game: str | None = None) -> BotMaker:
    """What makes a bot of that name for a game; `UnknownBot` or `NotABot` if there is none.

    Parameters follow in brackets: `hard(passes=500)`; `BadParameter` says what is wrong with them.
    """
    _fetch(game)
    maker = _known(name, game)
    if maker is not None:
        return maker
    bare, given = read_name(name)
    maker = _known(bare, game)
    if maker is None and ":" in bare:
        maker = _own_bot(bare)
    if maker is not None:
        return maker if given is None else with_parameters(bare, maker, given)
    if game is None and any(known == bare for known, _ in _bots):
        raise UnknownBot("bots-of-a-game", bot=bare)
    raise UnknownBot("bots-unknown", bot=bare, known=", ".join(bot_names(game)))


def _known(name: str, game: str | None) -> BotMaker | None:
    return _bots.get((name, game)) or _bots.get((name, None))


def make_bot(name: str, game: str) -> Bot:
    """A fresh bot of that name; `NotABot` if it cannot be made."""
    maker = find_bot(name, game)
    try:
        return maker()
    except Exception as error:
        raise NotABot("bots-not-made", bot=name, why=f"{type(error).__name__}: {error}") from error


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
