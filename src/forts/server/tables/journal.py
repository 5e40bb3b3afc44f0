"""From a journal back to a match."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Sequence
from enum import Enum

from forts.catalog import find
from forts.core import Dice, Match
from forts.core.errors import BadLog
from forts.core.log import Log
from forts.core.match import Held, replay
from forts.server.store.records import JournalRow, SeatRow, TableRow
from forts.server.tables.customs import discreet

Skills = Sequence[int]
"""By seat: of a hundred trials, how many it passes; empty in games without trials."""


class Decider(Enum):
    """Who took a decision at a seat."""

    PERSON = "person"
    STAND_IN = "stand-in"
    """A bot, in place of a person."""
    NOBODY = "nobody"
    """The bot of the seat itself, chance, or the server where there is one answer only."""


_BACK_AND_FORTH = frozenset({"undo", "pause", "resume", "vote", "return"})
"""Entries that bring no game nearer to its end."""


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
        self.lapsed = -1
        """The seat whose time ran out over the pending decision, which is a bot's now; -1 if none."""
        self._taken = -1
        """The same seat, while the bot's decision is being written."""
        self._standing: set[int] = set()
        """Seats of persons that bots play."""
        self._deciders: list[tuple[int, Decider]] = []
        """Of each decision that stands: the seat, and who took it there."""
        self._tries: Counter[int] = Counter()
        """In trials, by seat."""
        self._back_and_forth: Counter[int] = Counter()
        """By seat."""

    def add(self, kind: str, seat: int, actions: list[int], request: str = "", steps: int = 1) -> None:
        """Go on by an entry; `steps` is how many decisions an undo takes back."""
        if kind == "pause":
            self._paused = max(self._paused, len(self._starts))
        elif kind == "standin":
            self._left |= 1 << seat
        if kind in _BACK_AND_FORTH:
            self._back_and_forth[seat] += 1
        self._change_hands(kind, seat, request)
        if kind == "undo":
            self._left = 0
            for _ in range(steps):
                del self.actions[self._starts.pop() :]
                self._deciders.pop()
        elif kind in ("start", "move", "verdict") or actions:  # chance answers for a trial whose people have left
            if kind != "standin":
                self._left = 0
            if seat != self._mover:
                self._mover, self._farthest = seat, 0
            self._deciders.append((seat, self._decider(kind, seat, request)))
            self.lapsed = self._taken = -1
            self._starts.append(len(self.actions))
            self._farthest = max(self._farthest, len(self._starts))
            self.actions += actions
        self.lengths.append(len(self.actions))

    def _change_hands(self, kind: str, seat: int, request: str) -> None:
        if kind == "lapse":
            self.lapsed = seat
        elif kind in ("standin", "resign"):
            self._standing.add(seat)
        elif kind == "return":
            self._standing.discard(seat)
        elif kind == "try" and request:
            self._tries[seat] += 1

    def _decider(self, kind: str, seat: int, request: str) -> Decider:
        if kind != "move":
            return Decider.NOBODY
        if request:
            return Decider.PERSON
        stood_in = seat in self._standing or seat in (self.lapsed, self._taken)
        return Decider.STAND_IN if stood_in else Decider.NOBODY

    def take_lapsed(self) -> None:
        """The bot decides what time ran out over: what is asked next is the seat's own again."""
        self._taken, self.lapsed = self.lapsed, -1

    def taken_by_stand_in(self, back: int = 0) -> bool:
        """Was the last decision that stands, or one before, a bot's in place of a person?"""
        return len(self._deciders) > back and self._deciders[-1 - back][1] is Decider.STAND_IN

    def part_of(self, seat: int) -> tuple[int, int]:
        """How often the person of a seat has decided or tried, and how often a bot has in their place."""
        mine = Counter(who for number, who in self._deciders if number == seat)
        return mine[Decider.PERSON] + self._tries[seat], mine[Decider.STAND_IN]

    def back_and_forth(self, seat: int) -> int:
        """How often the seat has undone, paused, voted and come back."""
        return self._back_and_forth[seat]

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
        made.add(row.kind, row.seat, row.actions, row.request, row.steps)
    return made


def log_of(table: TableRow, seats: Sequence[SeatRow], journal: list[JournalRow]) -> Log:
    """A game as its journal tells it, without playing it again."""
    run, notes = course(journal), []
    for entry, length in zip(journal, run.lengths, strict=False):
        if entry.note is not None and entry.note.told is not None:
            notes.append({"at": length, "note": entry.note.told})
    return Log(
        table.game,
        table.rules,
        table.players,
        table.options,
        run.actions,
        names=[seat.name or (seat.bot or "") for seat in seats],
        data=table.data,
        notes=notes,
        discreet=discreet(table.customs),
    )


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
