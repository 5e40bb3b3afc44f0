"""From a journal back to a match."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from forts.catalog import find
from forts.core import Dice, Match
from forts.core.errors import BadLog
from forts.core.log import Log
from forts.core.match import Held, replay
from forts.server.store.rows import JournalRow, TableRow
from forts.server.tables.customs import discreet

Skills = Sequence[int]
"""By seat: of a hundred trials, how many it passes; empty in games without trials."""


class Course:
    """What a journal amounts to: the actions that stand, after undoing what was undone."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.lengths = array("i", [0])
        """How many actions stood after each number of entries."""
        self._starts: list[int] = []
        self._mover = -1
        self._farthest = 0
        """How many decisions stood at most since another seat than the last mover decided."""
        self._left = 0
        """A bit for each seat that a bot took over since the last decision."""
        self._paused = -1
        """How many decisions stood when the game was last paused."""

    def add(self, kind: str, seat: int, actions: list[int]) -> None:
        """Go on by an entry."""
        if kind == "pause":
            self._paused = max(self._paused, len(self._starts))
        elif kind == "standin":
            self._left |= 1 << seat
        if kind == "undo":
            self._left = 0
            del self.actions[self._starts.pop() :]
        elif kind in ("start", "move", "verdict") or actions:  # chance answers for a trial whose people have left
            if kind != "standin":
                self._left = 0
            if seat != self._mover:
                self._mover, self._farthest = seat, 0
            self._starts.append(len(self.actions))
            self._farthest = max(self._farthest, len(self._starts))
            self.actions += actions
        self.lengths.append(len(self.actions))

    def undone(self, seat: int) -> bool:
        """Has the seat already taken the decision it is asked for, and undone it?"""
        return seat == self._mover and len(self._starts) < self._farthest

    @property
    def paused(self) -> bool:
        """Has the game been paused over the pending decision? One that was undone is the same."""
        return len(self._starts) <= self._paused

    def left_now(self, seat: int) -> bool:
        """Did a bot take over for the seat, and has nobody decided anything since?"""
        return bool(self._left >> seat & 1)

    def rewind(self, since: int) -> int:
        """How many of the actions that stood after `since` entries stand now, or were undone and taken anew since."""
        return min(self.lengths[since:])


def course(journal: list[JournalRow]) -> Course:
    """The course of a whole journal."""
    made = Course()
    for row in journal:
        made.add(row.kind, row.seat, row.actions)
    return made


def match_of(
    table: TableRow, actions: list[int], dice: Dice | None = None, held: Held | None = None, skills: Skills = ()
) -> Match:
    """The match at a table after these actions, by the table's own rules, data and customs.

    Its chance must be given with each decision; what is due at once, before the first, is answered by the dice.
    `held` says which trials people hold, and `skills` how well each seat does in those that they do not.
    """
    quiet = discreet(table.customs)
    log = Log(table.game, table.rules, table.players, table.options, actions, data=table.data, discreet=quiet)
    log.skills = list(skills)
    game = find(table.game)
    if table.rules < game.writes_all_draws:  # its actions would be counted otherwise than the journal counts them
        raise BadLog("log-rules", game=game.name, rules=table.rules, known=game.rules)
    return replay(game, log, held, dice)
