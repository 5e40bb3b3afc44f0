"""Every game of the catalog, at every table it can be played at."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

import forts
import nim
from forts import catalog
from forts.core import CHANCE, OVER, Dice, Game, State, Value

forts.register(nim.GAME)  # the suite holds for games of other people too

LONG = bool(os.environ.get("FORTS_LONG"))
"""The full size of the suite (`make test-long`)."""

VARIANTS: dict[str, list[dict[str, Value]]] = {
    "fort": [{}, {"setup": "advanced", "followers_use_lookout": True}],
    "forfort": [{}, {"armies": 5}],
}
"""Options worth playing every test with, besides the defaults; a game that is not named has only those."""


@dataclass(frozen=True)
class Setting:
    """A game with a number of players and options."""

    game: Game
    players: int
    options: tuple[tuple[str, Value], ...]

    def new(self) -> State:
        """A fresh state."""
        return self.game.new(self.players, self.game.complete(self.players, dict(self.options)))

    def match(self, seed: int) -> forts.Match:
        """A fresh match."""
        return forts.Match(self.game, self.players, dict(self.options), seed)

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])


def settings() -> Iterator[Setting]:
    """Every game, number of players and variant."""
    for game in catalog.games():
        for players in range(game.min_players, game.max_players + 1):
            for options in VARIANTS.get(game.name, [{}]):
                yield Setting(game, players, tuple(options.items()))
    yield Setting(catalog.find("forfort"), 4, (("teams", True),))


def states(setting: Setting, seed: int) -> Iterator[State]:
    """The states of a random game at each decision, then at its end; each goes on only when the next is asked for."""
    dice = Dice(seed)
    state = setting.new()
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            state.roll(dice)
            continue
        yield state
        legal = state.legal()
        state.apply(legal[dice.below(len(legal))])
    yield state


def play_randomly(match: forts.Match, seed: int) -> forts.Match:
    """Play a match to its end."""
    dice = Dice(seed)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[dice.below(len(legal))])
    return match
