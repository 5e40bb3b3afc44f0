"""Who judges the tables of a game: the network that comes with it, if there is one that fits."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from forts.bots.bot import BotView
from forts.bots.learned import plain
from forts.bots.learned.files import BadNetwork, Network, unpacked
from forts.bots.learned.inputs import recipes
from forts.bots.learned.network import Composed, Judge
from forts.core import Game, Options, extensions
from forts.core.rooms import file_of

FILE = "learned.network"
"""What the network of a game is called, in the game's own package."""

LAYERS: Any = plain.Layers
"""What sums: compiled, or plain Python."""
try:
    from forts.bots.learned import sums
except ImportError:
    pass
else:
    LAYERS = sums.Layers


def has_network(game: Game) -> bool:
    """Does a network come with the game, whether it fits or not?"""
    return _has_file(game.home)


@cache
def _has_file(home: str) -> bool:
    return file_of(home, FILE) is not None


def judge_for(game: Game, players: int, options: Options, path: str = "") -> Judge | None:
    """A judge of its own for whoever asks: by the game's network, or that of a file.

    None if there is none for such a table, or if it does not fit; in the latter case that is told once.
    """
    if not path and not has_network(game):
        return None
    made = _composed(game, players, frozenset(options.items()), path)
    return None if made is None else made.judge(LAYERS)


def judge_of(view: BotView, path: str = "") -> Judge | None:
    """The same for the table that a bot looks at."""
    return judge_for(view.game, view.players, view.options, path) if path or has_network(view.game) else None


@lru_cache(64)
def _composed(game: Game, players: int, settled: frozenset[tuple[str, Any]], path: str) -> Composed | None:
    options = dict(settled)
    if any(len(team) > 1 for team in game.teams(players, options)):
        return None  # it was learned by seats that win alone
    with extensions.contained(extensions.BOTS, "learned", game.home):
        return compose(read_network(path) if path else house_network(game), game, players, options)
    return None


def compose(network: Network, game: Game, players: int, options: Options) -> Composed | None:
    """The network put together for a table; `BadNetwork` if it is for another, None if not for so many players."""
    layout = game.layout(players, options)
    network.check(game, layout)
    weights = network.weights.get(players)
    if weights is None:
        return None
    return Composed(weights, recipes(layout, game.traits(options), network.ignored))


def house_network(game: Game) -> Network:
    """The network that comes with the game."""
    found = file_of(game.home, FILE)
    if found is None:
        raise BadNetwork("network-none", game=game.name)
    return unpacked(found.read_bytes(), f"{game.name}/{found.name}")


def read_network(path: str) -> Network:
    """The network of a file."""
    try:
        return unpacked(Path(path).read_bytes(), path)
    except OSError as error:
        raise BadNetwork("network-unread", path=path, why=error.strerror or str(error)) from None
