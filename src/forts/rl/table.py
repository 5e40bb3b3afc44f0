"""What everybody who learns at a table has to know: game, seats, options, layout and what is rewarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from forts import catalog
from forts.bots import bot_skill
from forts.core import PERSON, BadOption, Game, State, Value
from forts.core.layout import Layout

SHARE = "share"
"""At the end, the seat's share of the victory: rewards add up to one."""
SCORE = "score"
"""At the end, the seat's points less the mean of the others': rewards add up to zero."""


class Table:
    """A game with a number of players, options and a reward."""

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        *,
        reward: str = SHARE,
        bots: Sequence[str | None] = (),
    ) -> None:
        if reward not in (SHARE, SCORE):
            raise BadOption("bad-option-choice", option="reward", value=str(reward), choices=f"{SHARE}, {SCORE}")
        self.game = catalog.find(game) if isinstance(game, str) else game
        self.players = self.game.min_players if players is None else players
        self.options = self.game.complete(self.players, options or {})
        self.layout: Layout = self.game.layout(self.players, self.options)
        """What each byte of an observation means; `NoLayout` if the game does not say."""
        self.unknown: Layout = self.game.unknown(self.players, self.options)
        """What no seat knows, and only a critic is told."""
        self.reward = reward
        if len(bots) > self.players:
            raise BadOption("bots-for-seats", bots=len(bots), players=self.players)
        self.bots: tuple[str | None, ...] = (*bots, *[None] * (self.players - len(bots)))
        """By seat: the bot that plays there, or None for whoever learns."""

    @cached_property
    def skills(self) -> list[int]:
        """By seat: of a hundred trials, how many it passes."""
        return [PERSON if name is None else bot_skill(name, self.game.name) for name in self.bots]

    @property
    def teams(self) -> list[list[int]]:
        """The seats that win and lose together."""
        return self.game.teams(self.players, self.options)

    def new(self) -> State:
        """The first state, with the skills of those who sit there."""
        state = self.game.new(self.players, self.options)
        if self.game.has_trials:
            state.set_skills(self.skills)
        return state

    def rewards(self, state: State) -> list[float]:
        """By seat: what a finished game is worth."""
        if self.reward == SHARE:
            return state.returns()
        scores = self.game.scores(state)
        total = sum(scores)
        return [score - (total - score) / (self.players - 1) for score in scores]
