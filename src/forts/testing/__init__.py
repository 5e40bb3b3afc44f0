"""The suite that every game of Forts passes, for games of your own.

One function, with nothing installed but Forts:

    from forts.testing import check
    check(GAME)

or a class for pytest, which shows every promise, table and seed as a test of its own:

    class TestMyGame(forts.testing.Conformance):
        game = GAME
        variants = [{}, {"size": 5}]
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from forts import catalog
from forts.core import Game, Value
from forts.testing import contract, meaning, observing, secrets, trying
from forts.testing.promises import PROMISES, Promise
from forts.testing.settings import Setting, play_randomly, settings_of, states

__all__ = [
    "PROMISES",
    "BrokenPromise",
    "Conformance",
    "Promise",
    "Setting",
    "check",
    "play_randomly",
    "settings_of",
    "states",
    "trials",
]

SEEDS = 3
"""Random games of each table."""
_FAMILIES = (contract, secrets, meaning, trying, observing)
"""Where the promises are written down; importing them adds them."""


class BrokenPromise(AssertionError):
    """A game does not keep a promise; the error says which, at which table and with which seed."""


def trials(seeds: int = SEEDS) -> Iterator[tuple[Promise, int]]:
    """Every promise with the seeds to try it with."""
    for promise in PROMISES:
        for seed in range(1 if promise.once else seeds):
            yield promise, seed


def check(
    game: Game,
    variants: Sequence[Mapping[str, Value]] = ({},),
    *,
    seeds: int = SEEDS,
    hides: bool = True,
    undoes: bool = True,
) -> None:
    """Try every promise at every table; `BrokenPromise` names the first that is not kept.

    `variants` are options worth playing everything with. `hides` is False for a game in which everything lies open,
    `undoes` for one in which nothing can be undone: every decision is answered by chance or by another seat.
    """
    catalog.register(game)
    for setting in settings_of(game, variants, hides=hides, undoes=undoes):
        for promise, seed in trials(seeds):
            try:
                promise.try_out(setting, seed)
            except Exception as error:
                raise BrokenPromise(f"{promise} (table {setting}, seed {seed}): {_told(error)}") from error


def _told(error: Exception) -> str:
    """What went wrong, and where: an assertion alone has no words."""
    at = traceback.extract_tb(error.__traceback__)[-1]
    why = f"{type(error).__name__}: {error}".rstrip(": ")
    return f"{why}\n  {at.filename}, line {at.lineno}, in {at.name}\n    {at.line}"


class Conformance:
    """For pytest: a subclass that names its game is the whole suite."""

    game: ClassVar[Game]
    variants: ClassVar[Sequence[Mapping[str, Value]]] = ({},)
    """Options worth playing everything with."""
    seeds: ClassVar[int] = SEEDS
    hides: ClassVar[bool] = True
    """Is anything hidden from somebody?"""
    undoes: ClassVar[bool] = True
    """Are there decisions after which the same seat decides again, without chance or a secret in between?"""

    def pytest_generate_tests(self, metafunc: Any) -> None:
        """Every promise at every table, as pytest asks for it."""
        catalog.register(self.game)
        tables = list(settings_of(self.game, self.variants, hides=self.hides, undoes=self.undoes))
        cases = [(promise, setting, seed) for setting in tables for promise, seed in trials(self.seeds)]
        metafunc.parametrize(("promise", "setting", "seed"), cases, ids=["-".join(map(str, case)) for case in cases])

    def test_promise(self, promise: Promise, setting: Setting, seed: int) -> None:
        """The game keeps it."""
        promise.try_out(setting, seed)
