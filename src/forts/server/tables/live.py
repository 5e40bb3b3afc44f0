"""A table in a node's memory: its row, its seats and its match. A cache; the database has the truth."""

from __future__ import annotations

import asyncio
from secrets import compare_digest

from msgspec.structs import replace

from forts.bots import bot_skill
from forts.catalog import find
from forts.core import Match, Order
from forts.core.errors import FortsError
from forts.core.state import OVER, PERSON
from forts.core.trial import Trial
from forts.server import tact
from forts.server.errors import Forbidden, Refusal, Stale
from forts.server.store.entry import Entry
from forts.server.store.records import JournalRow, Note, SeatRow, TableRow
from forts.server.tables.held import Held, Trials, ends, people_of
from forts.server.tables.journal import Course, course, match_of

_REMEMBERED = 4096
"""Requests whose answer is kept for repeating."""


_KEPT_TIMES = 8
FOLLOWED = frozenset({"move", "try", "verdict"})
"""Entries that change nothing but the match and what every entry writes: another node can go on by them alone."""
PAUSE = "pause"
"""Where a table's votes have who wishes for a pause."""
_LONG_AWAY, _LONG_HERE = 30.0, 120.0
"""Seconds over a decision after which the others may vote: of somebody who is not there, and of somebody who is."""


def _every_trial(trial: Trial) -> bool:
    """At a table that is gone nothing goes on by itself."""
    return True


class LiveTable:
    """What a node knows of a table. Whoever changes it holds its lock, and commits the change or drops the table."""

    def __init__(self, row: TableRow, seats: list[SeatRow], journal: list[JournalRow], speed: float = 1.0) -> None:
        self.row = row
        self.seats = seats
        self.speed = speed
        """Of the clock of trials, beside the world's."""
        self.course: Course = course(journal)
        """The journal, summed up."""
        self.trials = Trials()
        """What it says of trials."""
        for entry, length in zip(journal, self.course.lengths, strict=False):
            self.trials.add(entry.kind, entry.seat, entry.actions, entry.note, entry.at, length)
        self.match: Match | None = None
        """None in the lobby."""
        if journal:
            self.begin(match_of(row, self.course.actions, held=self.is_held, skills=self.skills()))
        self.requests = {(entry.seat, entry.request): entry.ply for entry in journal[-_REMEMBERED:] if entry.request}
        """The ply at which a request was carried out."""
        self.lock = asyncio.Lock()
        self.stale = False
        """Dropped: another object, or none, stands for the table now."""
        self.took: list[list[float]] = [[] for _ in seats]
        """By seat: seconds that its last answers took, to questions that all are asked and it could choose in."""
        self.used = 0.0
        """When somebody last needed it."""
        self.hurried = False
        """Do bots take no longer than they think, until a person is asked?"""

    def begin(self, match: Match) -> None:
        """The game is on; what its journal notes of trials is in its log, too."""
        self.match = match
        match.notes = self.trials.notes

    def let_go(self) -> None:
        """Another object, or none, stands for the table now. Its match lets go of it, since rings stay in memory."""
        self.stale = True
        if self.match is not None:
            self.match.held = _every_trial

    # -- asking ------------------------------------------------------------------------------------------------

    @property
    def game_on(self) -> Match:
        """The match; refused in the lobby."""
        if self.match is None:
            raise Refusal("table-not-started")
        return self.match

    @property
    def actor(self) -> int:
        """The seat that is asked now; negative if none."""
        # asked twenty times for a move: of the state itself, which is compiled
        return OVER if self.match is None or self.row.status == "over" else self.match.state.to_act()

    @property
    def held(self) -> Held | None:
        """The trial that people hold now."""
        held = self.trials.held
        if held is None or self.match is None or self.row.status == "over":
            return None
        held.build(self.match, self.row.seed)
        return held

    def is_held(self, trial: Trial) -> bool:
        """Do people hold this trial? One of bots alone is never opened: chance answers for it."""
        return any(seat in people_of(self.seats) for seat in trial.seats)

    def skills(self) -> list[int]:
        """Of a hundred trials, how many each seat passes; empty in games without trials."""
        game = find(self.row.game)
        return [_skill(seat.played_by_bot, game.name) for seat in self.seats] if game.has_trials else []

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that belong to a guest."""
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest]

    def may_look(self, guest: str, seat: int | None) -> bool:
        """May the guest see with the eyes of a seat, or of a spectator (None)?"""
        if seat is not None:
            return self.seats[seat].guest == guest
        return self.row.terms.spectators or self.row.host == guest or bool(self.seats_of(guest))

    def may_know(self, guest: str, invite: str) -> bool:
        """May the guest know of the table: look at it, sit down at it, or are they invited?"""
        waits = self.row.terms.public and self.row.status == "lobby"
        given = invite.encode()
        return (
            waits
            or self.may_look(guest, None)
            or any(seat.kind == "open" and compare_digest(seat.invite.encode(), given) for seat in self.seats)
        )

    def bot_to_move(self) -> str | None:
        """The level of the bot that is asked now, if it is one."""
        if self.row.status != "playing" or self.actor < 0:
            return None
        return self.decided_by_bot(self.actor)

    def decided_by_bot(self, seat: int) -> str | None:
        """The bot that takes the seat's decisions now, or at least the pending one, over which its time ran out."""
        lapsed = self.row.terms.standin if self.course.lapsed == seat else None
        return self.seats[seat].played_by_bot or lapsed

    @property
    def formality(self) -> int | None:
        """The only answer to the question, where it is asked for the others' sake: they shall not see who has none."""
        if self.match is None or self.row.status != "playing" or self.actor < 0:
            return None
        options = self.match.state.options
        return options[0] if len(options) == 1 else None

    def measured(self, seat: int, seconds: float) -> None:
        """Keep how long the seat took, and forget what was long ago; an empty list is a tenth of an empty deque."""
        self.took[seat] = [*self.took[seat][1 - _KEPT_TIMES :], seconds]

    def order_of(self, seat: int) -> Order | None:
        """What the seat has ordered, as long as it stands."""
        order = self.seats[seat].standing
        if order is None or self.match is None or self.row.status == "over":
            return None
        return order if self.match.game.order_stands(self.match.state, seat, order) else None

    @property
    def ordered(self) -> int | None:
        """The answer to the pending question that a standing order of the person who is asked gives."""
        if self.match is None or self.row.status != "playing" or self.actor < 0 or self.held is not None:
            return None
        if self.seats[self.actor].standing is None or self.decided_by_bot(self.actor):
            return None
        order = self.order_of(self.actor)
        return None if order is None else self.match.game.ordered(self.match.state, order)

    @property
    def bots_alone(self) -> bool:
        """Does no person play, or none who is there?"""
        return all(seat.played_by_bot for seat in self.seats)

    def players(self) -> set[str | None]:
        """The persons who play here now."""
        return {seat.guest for seat in self.seats if seat.kind == "person" and not seat.played_by_bot}

    def keeps_waiting(self, seat: int, online: bool, now: float) -> bool:
        """Is the person away, or has let the others wait for long?"""
        if self.seats[seat].standin is not None:
            return True
        asked = self.actor == seat or (seat in self.row.waiting and not self.runs(now))  # a glass lets nobody wait long
        return asked and self.spent(now) >= (_LONG_HERE if online else _LONG_AWAY)

    def can_undo(self, seat: int | None) -> bool:
        """May the seat take back its last decision? Only while it is still the one who is asked."""
        return (
            seat is not None
            and self.match is not None
            and self.row.terms.undo
            and self.row.status == "playing"
            and self.actor == seat
            and not self.decided_by_bot(seat)
            and not self.course.taken_by_stand_in()
            and self.match.can_undo(seat)
        )

    def spent(self, now: float) -> float:
        """Seconds that the pending decision has taken; while the game is paused, those before."""
        return now - self.row.asked if self.row.status == "playing" else max(0.0, -self.row.asked)

    def out_of_time(self, seat: int, now: float) -> bool:
        """Has the seat's clock run out over the decision that it is asked for?"""
        row = self.row
        if self.actor != seat or not has_clock(row):
            return False
        return row.banks[seat] <= 0 and self.spent(now) >= row.terms.move_seconds

    def runs_out(self, seat: int, now: float) -> bool:
        """Is all the time gone that the seat had for the decision it is asked for, with the bank?"""
        row = self.row
        return (
            row.status == "playing"
            and self.actor == seat
            and has_clock(row)
            and self.spent(now) >= row.terms.move_seconds + row.banks[seat] - _HARDLY
        )

    @property
    def pace(self) -> float:
        """Seconds that a bot takes at least."""
        return 0.0 if self.hurried else self.row.terms.pace / 1000

    # -- checking ----------------------------------------------------------------------------------------------

    def check_playing(self) -> None:
        """Refuses what needs a running game."""
        if self.row.status == "paused":
            raise Refusal("table-paused")
        if self.row.status == "over":
            raise Refusal("game-is-over")
        if self.row.status == "lobby":
            raise Refusal("table-not-started")

    def check_ply(self, ply: int) -> None:
        """Refuses a client that has not seen the newest entry."""
        if ply != self.row.ply:
            raise Stale("stale-ply")

    def check_seated(self, seat: int | None, by: str | None) -> int:
        """Refuses a spectator, and whoever sat there before the seat was given to somebody else."""
        if seat is None or self.seats[seat].kind != "person" or by not in (None, self.seats[seat].guest):
            raise Forbidden("not-seated")
        return seat

    def check_turn(self, seat: int) -> None:
        """Refuses a decision that the seat is not asked for."""
        if self.held is not None:
            raise Refusal("trial-is-on")
        if self.actor != seat:
            raise Forbidden("not-your-turn", seat=self.actor + 1)

    # -- changing ----------------------------------------------------------------------------------------------

    def entry(
        self, kind: str, seat: int, actions: list[int], request: str, now: float, note: Note | None = None
    ) -> Entry:
        """The next entry of the journal; status and due time follow from what has just been done to the table."""
        row = self.row
        self.trials.add(kind, seat, actions, note, now, len(self.course.actions))
        waiting = self._waiting(now)
        if kind not in ("start", "move") and (actions or self._waits_anew(waiting, now)):
            row.asked = now
        else:
            self._ask(kind, seat, now)
        if self.match is not None and self.match.over and row.status != "over":
            row.status = "over"
            row.winners = self.match.winners
        if row.status == "over" and not row.scores and self.match is not None:
            row.scores = self.match.scores
        row.actor = self.actor if self.actor >= 0 else None
        row.waiting = waiting if row.status != "over" else []
        row.calls = self._calls()
        row.due = self.due(now)
        return Entry(
            row.id,
            row.ply,
            kind,
            seat,
            actions,
            request,
            now,
            row.status,
            row.actor,
            row.banks,
            row.asked,
            row.due,
            row.votes,
            row.winners,
            row.scores,
            row.waiting,
            row.calls,
            note,
        )

    def committed(self, entry: Entry) -> None:
        """The entry is in the database."""
        steps = 1 if entry.note is None else entry.note.steps
        self.course.add(entry.kind, entry.seat, entry.actions, entry.request, steps)
        self.row.ply = entry.ply + 1
        self.row.touched = entry.at
        self._remember(entry.seat, entry.request, entry.ply)

    def follow(self, row: TableRow, seats: list[SeatRow], news: list[JournalRow]) -> bool:
        """Go on by what another node has written since; False if that was more than moves, tries and verdicts."""
        match = self.match
        if (
            match is None
            or self.row.ply + len(news) != row.ply
            or not _same_in_public(seats, self.seats)
            or any(entry.kind not in FOLLOWED for entry in news)
            or (not news and not _same_but_due(row, self.row))
            or row.rematch != self.row.rematch
        ):
            return False
        for entry in news:
            for action in entry.actions:
                match.recorded(action)
            self.trials.add(entry.kind, entry.seat, entry.actions, entry.note, entry.at, len(self.course.actions))
            self.course.add(entry.kind, entry.seat, entry.actions, entry.request)
            self._remember(entry.seat, entry.request, entry.ply)
        if self.trials.held is not None:
            self.trials.held.follow()
        self.row, self.seats = row, seats
        return True

    def _remember(self, seat: int, request: str, ply: int) -> None:
        if request:
            self.requests[seat, request] = ply
            if len(self.requests) > _REMEMBERED:
                del self.requests[next(iter(self.requests))]

    def note(self, seat: int, request: str) -> int:
        """A request that left everything as it was; repeated later it still changes nothing."""
        self._remember(seat, request, self.row.ply)
        return self.row.ply

    def recall(self, before: LiveTable) -> None:
        """What was asked for without an entry is in no journal: the object that stood for the table knows it alone."""
        for (seat, request), ply in before.requests.items():
            if (seat, request) not in self.requests:
                self._remember(seat, request, ply)

    def lapse(self, seat: int) -> None:
        """The seat plays: votes against it are void, and so is its wish for a pause."""
        if self.row.votes:
            left = {key: voters for key, voters in self.row.votes.items() if key not in (PAUSE, str(seat))}
            if wishes := [one for one in self.row.votes.get(PAUSE, []) if one != seat]:
                left[PAUSE] = wishes
            self.row.votes = left

    def charge(self, seat: int, now: float) -> None:
        """Take the time of a decision from the seat's clock."""
        terms = self.row.terms
        if has_clock(self.row) and not self.seats[seat].played_by_bot:
            over = max(0.0, now - self.row.asked - terms.move_seconds)
            self.row.banks[seat] = max(0.0, self.row.banks[seat] - over)

    def spare(self, seat: int) -> None:
        """A bot has decided what time ran out over: whoever has no other time than the bank needs some to go on."""
        terms = self.row.terms
        if terms.bank_seconds and not terms.move_seconds and self.row.banks[seat] <= 0:
            self.row.banks[seat] = _MERCY

    def _waiting(self, now: float) -> list[int]:
        """The seats that the trial waits for."""
        held = self.held
        if held is None:
            return []
        held.bout.outcome(held.at(now, self.speed))  # waits for whom it waits for at this moment
        return held.bout.waiting()

    def _waits_anew(self, waiting: list[int], now: float) -> bool:
        """Does the trial wait for somebody else than before, or run? To ask for more time lets nobody wait longer."""
        return bool(waiting) and (waiting != self.row.waiting or self.runs(now))

    def _ask(self, kind: str, seat: int, now: float) -> None:
        """Since when does the pending decision take time? To undo, to pause or to leave gives nobody time anew."""
        row = self.row
        used = min(now - row.asked, float(row.terms.move_seconds)) if has_clock(row) else 0.0
        if kind == "start" or (kind == "move" and (self.actor != seat or not self.course.undone(seat))):
            row.asked = now
        elif kind in ("move", "undo") or (kind == "return" and self.actor == seat and row.status == "playing"):
            row.asked = now - used
        elif kind == "pause":
            row.asked = -used
        elif kind == "resume":
            row.asked = now + min(0.0, row.asked)

    def runs(self, now: float) -> bool:
        """Does a clock of the trial run?"""
        held = self.held
        return held is not None and held.bout.next(held.at(now, self.speed)) is not None

    def _calls(self) -> dict[str, int]:
        """Who is waited for, each since which entry. Whoever answers several questions in a row is called once."""
        row = self.row
        waited_for = row.waiting if row.actor is None else [row.actor]
        if row.status != "playing" or self.ordered is not None:
            return {}
        people = [str(seat) for seat in waited_for if self.seats[seat].guest and not self.seats[seat].played_by_bot]
        return {seat: row.calls.get(seat, row.ply) for seat in people}

    def due(self, now: float) -> float | None:
        """When the server has to act by itself: a bot's move, a clock run down, a player away for too long."""
        row, actor = self.row, self.actor
        if row.status != "playing" or self.bots_alone:  # bots alone go on while somebody watches
            return None
        if self.held is not None:
            return self._trial_due(self.held, now)
        if actor < 0:
            return None
        if self.decided_by_bot(actor):
            return row.asked + row.terms.pace / 1000
        limit = self.time_limit()
        if self.ordered is not None:
            limit = tact.LONGEST if limit is None else min(tact.LONGEST, limit)
        return None if limit is None else row.asked + limit

    def time_limit(self) -> float | None:
        """Seconds that whoever is asked has for the decision; None for as long as they like."""
        row, actor, limits = self.row, self.actor, []
        if has_clock(row):
            limits.append(row.terms.move_seconds + row.banks[actor])
        if row.terms.limit_seconds and self._somebody_waits(actor):
            limits.append(float(row.terms.limit_seconds))
        return min(limits) if limits else None

    def _trial_due(self, held: Held, now: float) -> float | None:
        """When the trial is over by itself; or, while it waits for somebody, when a bot stands in."""
        row = self.row
        over = ends(held.bout, held.at(now, self.speed))
        if over is not None:
            return held.world(over, self.speed)
        limits = [_TO_BE_READY] if has_clock(row) else []
        if row.terms.limit_seconds and any(self._somebody_waits(seat) for seat in row.waiting):
            limits.append(float(row.terms.limit_seconds))
        return row.asked + min(limits) if limits else None

    def _somebody_waits(self, actor: int) -> bool:
        """Does another person play? Whoever plays against bots alone may take all the time in the world."""
        return any(
            seat.kind == "person" and not seat.resigned and seat.guest != self.seats[actor].guest for seat in self.seats
        )


_HARDLY = 0.001
"""Seconds that a sum may be off by."""
_MERCY = 30.0
"""Seconds in the bank of a player who has no other time and goes on after a bot decided for them."""
_TO_BE_READY = 60.0
"""Seconds to become ready for a trial where clocks run: no clock runs in a trial."""


def _skill(bot: str | None, game: str) -> int:
    if bot is None:
        return PERSON
    try:
        return bot_skill(bot, game)
    except FortsError:  # one that is installed no more
        return PERSON


def _same_in_public(some: list[SeatRow], others: list[SeatRow]) -> bool:
    """Do seats differ at most in what their owners alone know?"""
    return [replace(seat, standing=None) for seat in some] == [replace(seat, standing=None) for seat in others]


def _same_but_due(one: TableRow, other: TableRow) -> bool:
    """Do rows differ at most by what an order given over a pending question changes?"""
    return replace(one, due=None, calls={}) == replace(other, due=None, calls={})


def has_clock(row: TableRow) -> bool:
    """Is the table played with clocks?"""
    return row.terms.move_seconds > 0 or row.terms.bank_seconds > 0
