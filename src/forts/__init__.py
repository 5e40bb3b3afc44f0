"""Forts: play, study and host fort games.

>>> import forts
>>> match = forts.new("fort", players=3, seed=7)
>>> while not match.over:
...     match.play(match.legal()[0])
>>> len(match.scores)
3
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from forts import words
from forts.catalog import find, register
from forts.core import (
    CHANCE,
    OVER,
    BadData,
    BadLog,
    BadOption,
    BadPlayers,
    BadPosition,
    FortsError,
    Game,
    IllegalMove,
    MalformedMove,
    Match,
    MissingExtra,
    Move,
    NothingToUndo,
    State,
    UnknownGame,
    UnknownRules,
    Value,
)
from forts.core import log as _log
from forts.core import match as _match
from forts.core.build import COMPILED

__version__ = "0.2.0"


def new(game: str, players: int = 2, *, seed: int | None = None, **options: Value) -> Match:
    """Start a match. Without a seed, 128 bits from the system are used."""
    return Match(find(game), players, options, seed)


def replay(log: Mapping[str, Any] | str | Path) -> Match:
    """Rebuild a match from its log, given as JSON or as a file."""
    written = _log.load(Path(log)) if isinstance(log, (str, Path)) else _log.from_json(log)
    return _match.replay(find(written.game), written)


def from_position(position: Mapping[str, Any], seed: int | None = None) -> Match:
    """Start a match from a position, as `Match.position` gives it."""
    if not isinstance(position, Mapping) or not isinstance(position.get("game"), str):
        raise BadPosition("position-field", place="game")
    return _match.from_position(find(position["game"]), position, seed)


__all__ = [
    "CHANCE",
    "COMPILED",
    "OVER",
    "BadData",
    "BadLog",
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "FortsError",
    "Game",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "MissingExtra",
    "Move",
    "NothingToUndo",
    "State",
    "UnknownGame",
    "UnknownRules",
    "Value",
    "find",
    "from_position",
    "new",
    "register",
    "replay",
    "words",
]
