"""Every game of the catalog, at every table it can be played at."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

sys.path.append(str(Path(__file__).parent.parent / "toy"))  # for programs that are no tests too

import forts
import nim
from forts import catalog
from forts.core import Value
from forts.testing import Setting, play_randomly, settings_of, states

__all__ = [
    "LONG",
    "Setting",
    "games_of_decisions",
    "house_games",
    "play_randomly",
    "settings",
    "states",
    "suite_of",
    "variants",
]

forts.register(nim.GAME)  # the suite holds for games of other people too

LONG = bool(os.environ.get("FORTS_LONG"))
"""The full size of the suite (`make test-long`)."""


@cache
def suite_of(game: str) -> ModuleType:
    """What the suites have to know of a game: `suite.py` beside its own tests, or nothing."""
    tests = Path(__file__).parent.parent
    path = next((path for path in tests.glob(f"*/{game}/suite.py")), tests)
    found = ModuleType(f"suite_of_{game}")
    if path.is_file():
        spec = spec_from_file_location(found.__name__, path)
        assert spec is not None and spec.loader is not None
        found = module_from_spec(spec)
        spec.loader.exec_module(found)
    return found


def variants(game: str) -> list[dict[str, Value]]:
    """Options worth playing every test with: the defaults first."""
    found: list[dict[str, Value]] = getattr(suite_of(game), "VARIANTS", [{}])
    return found


def house_games() -> list[str]:
    """The games that are part of Forts; each has a `suite.py` that says what tests have to know of it."""
    return [game.name for game in catalog.games() if catalog.origin(game) == catalog.HOUSE]


def games_of_decisions() -> list[str]:
    """Those of them where somebody decides at every moment: none has trials, which people hold."""
    return [name for name in house_games() if not catalog.find(name).has_trials]


def settings() -> Iterator[Setting]:
    """Every game, number of players and variant."""
    for game in catalog.games():
        yield from settings_of(game, variants(game.name), hides=game.name in house_games())
