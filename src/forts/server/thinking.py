"""What is thought about at a table: a position, and the answer of a bot or of an adviser to it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Protocol

from forts.bots.advice import Advice, advise
from forts.bots.bot import BotView
from forts.bots.levels import normal
from forts.bots.registry import find_bot
from forts.bots.thinking import SearchBot
from forts.catalog import find
from forts.core import Dice
from forts.core.game import Options
from forts.core.log import Log
from forts.core.match import replay
from forts.server.line import Errand, Line
from forts.server.tables.customs import discreet
from forts.server.tables.live import LiveTable

_log = logging.getLogger("forts.server")


class Begun(Protocol):
    """Something being thought about."""

    def cancel(self) -> None:
        """Whoever thinks answers soon with what has been found so far."""


class Thinks(Protocol):
    """Whoever thinks for the bots of a hall, apart from what answers people."""

    line: Line
    """Whose thought is next."""

    async def choose(
        self, errand: Errand, position: Position, seat: int, bot: str, begun: Callable[[Begun], None]
    ) -> int:
        """The action that a bot takes; `begun` is told when it begins to think."""

    async def advise(
        self, errand: Errand, position: Position, seat: int, seconds: float, begun: Callable[[Begun], None]
    ) -> Advice:
        """What a strong player would do."""


@dataclass(frozen=True)
class Position:
    """A game so far, in a form that another process can take up."""

    game: str
    rules: int
    players: int
    options: Options
    actions: list[int]
    data: str
    skills: list[int] = field(default_factory=list)
    """How well each seat does in trials; empty in games without any."""
    discreet: bool = False

    def log(self) -> Log:
        """As a log."""
        log = Log(self.game, self.rules, self.players, self.options, self.actions, data=self.data, skills=self.skills)
        log.discreet = self.discreet
        return log


def position_of(live: LiveTable) -> Position:
    """Where the game at a table is."""
    row = live.row
    actions, quiet = live.game_on.actions[:], discreet(row.customs)
    return Position(row.game, row.rules, row.players, row.options, actions, row.data, live.skills(), quiet)


def _view(position: Position, seat: int, seed: int) -> BotView:
    match = replay(find(position.game), position.log())
    return BotView(match.game, match.state, seat, Dice(seed))


def choose(
    position: Position,
    seat: int,
    bot: str,
    seed: int,
    cancelled: Callable[[], bool],
    limited: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> int:
    """The action that a bot takes; `cancelled` ends its search, and `limited` what takes too long."""
    view = _view(position, seat, seed)
    try:
        with limited():
            player = find_bot(bot, view.game.name)()
            if isinstance(player, SearchBot):
                player.cancelled = cancelled
            action = player.choose(view)
        if action in view.legal:
            return int(action)
        _log.error("bot %s of %s answered %r, which is not legal", bot, view.game.name, action)
    except BaseException:  # somebody's own bot, or one that is installed no more; even one that tries to leave
        _log.exception("bot %s of %s", bot, view.game.name)
    # nobody at the table shall wait for ever
    return normal().choose(view)


def advise_at(position: Position, seat: int, seconds: float, seed: int, cancelled: Callable[[], bool]) -> Advice:
    """What a strong player would do."""
    view = _view(position, seat, seed)
    strongest = find_bot("expert", view.game.name)()
    if not isinstance(strongest, SearchBot):  # somebody's own, that cannot say what it thinks of each move
        strongest = SearchBot(seconds=seconds, judged=True)
    strongest.seconds = seconds
    strongest.cancelled = cancelled
    return advise(view, strongest)
