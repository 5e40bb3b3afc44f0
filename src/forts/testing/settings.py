"""A game at a table: with a number of players, options, and random play."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from forts.core import CHANCE, OVER, BadOption, Dice, Game, Match, State, Value
from forts.core.rooms import words_of
from forts.words import ENGLISH, languages


@dataclass(frozen=True)
class Setting:
    """A game with a number of players and options."""

    game: Game
    players: int
    options: tuple[tuple[str, Value], ...] = ()
    hides: bool = True
    """Is anything hidden from somebody?"""
    undoes: bool = True
    """Are there decisions that neither chance nor another seat answers, so that they can be taken back?"""

    def new(self) -> State:
        """A fresh state."""
        return self.game.new(self.players, self.game.complete(self.players, dict(self.options)))

    def match(self, seed: int) -> Match:
        """A fresh match."""
        return Match(self.game, self.players, dict(self.options), seed)

    def languages(self) -> list[str]:
        """The languages that the game has words in, English first."""
        folder = words_of(self.game.home)
        if folder is None:  # it may have added words without a folder
            return list(languages())
        return [lang for lang in languages() if lang == ENGLISH or folder.joinpath(lang).is_dir()]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])


def settings_of(
    game: Game, variants: Sequence[Mapping[str, Value]] = ({},), *, hides: bool = True, undoes: bool = True
) -> Iterator[Setting]:
    """A game with every number of players and every variant of its options that fits that number."""
    for players in range(game.min_players, game.max_players + 1):
        for options in variants:
            try:
                game.complete(players, options)
            except BadOption:
                continue
            yield Setting(game, players, tuple(options.items()), hides and game.hides, undoes)


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


def play_randomly(match: Match, seed: int) -> Match:
    """Play a match to its end."""
    dice = Dice(seed)
    while not match.over:
        legal = match.state.legal()
        match.play(legal[dice.below(len(legal))])
    return match
