"""How far a trial on screen has come: who is ready, which card, how much time, the puzzle, an appeal."""

from __future__ import annotations

import copy
import math
from collections.abc import Mapping
from typing import Any

from forts.core.dice import Dice
from forts.core.trial import Trial, Try
from forts.games.boyard.trials.asked import (
    FACTORS,
    Accept,
    Another,
    Appeal,
    Asked,
    Do,
    Fits,
    MoreTime,
    Phase,
    Ready,
    read,
)
from forts.games.boyard.trials.puzzle import WON, Puzzle, reached, refuse

OFFERED = 8.0
"""Seconds in which one may appeal; whoever needs more time has more time for that, too."""
HEARD = 20.0
"""Seconds that a judge has; no word is no."""


class Holding:
    """A trial on screen at one moment. It goes on by tries, and by time alone only in a copy: see `at`."""

    def __init__(
        self, trial: Trial, opening: Mapping[str, Any], secret: Dice, puzzles: Mapping[str, type[Puzzle]]
    ) -> None:
        self.trial = trial
        self.puzzles = puzzles
        self.bots = {int(seat): int(skill) for seat, skill in opening["bots"].items()}
        """Skill of each seat that is a bot's."""
        self.people = [seat for seat in trial.seats if seat not in self.bots]
        """Who attempts it and is no bot."""
        other = opening.get("other")
        self.offered = [opening["card"], *([other] if other and puzzles[other["puzzle"]].still else [])]
        """The card, and the one to change it for, which needs no quick hands."""
        self.changed = False
        """Was it?"""
        self.factors: dict[int, float] = {}
        """How much time each has asked for."""
        self.ready: list[int] = []
        self.began: float | None = None
        """When the puzzle began, in seconds since the opening."""
        judges = [seat for seat in opening.get("judges", []) if seat not in trial.seats]
        self.judge: int | None = judges[0] if judges else None
        """Who would hear an appeal."""
        self.until: float | None = None
        """Until when a wrong answer may be appealed or judged; None if there is nothing to judge."""
        self.appealed = False
        self.settled = False
        """Has a wrong answer been accepted or judged?"""
        self.last = 0.0
        """When the last try was."""
        self._ticked = 0.0
        """The last moment at which the puzzle was told the time, in its own seconds."""
        self._seeds = [secret.bits() for _ in self.offered]
        self._make()

    @property
    def card(self) -> Mapping[str, Any]:
        """The card that is held."""
        found: Mapping[str, Any] = self.offered[1 if self.changed else 0]
        return found

    @property
    def factor(self) -> float:
        """How much the time is stretched: the larger wish holds for both."""
        return max(self.factors.values(), default=1.0)

    def _make(self) -> None:
        """The puzzle of this card, for this much time."""
        secret = Dice(self._seeds[1 if self.changed else 0])
        kind, card = self.puzzles[self.card["puzzle"]], self.card
        settings = card.get("settings", {})
        self.puzzle = kind(self.trial.seats, int(card["level"]), settings, secret, self.bots, self.factor)

    # -- by time alone -----------------------------------------------------------------------------------------

    def at(self, now: float) -> Holding:
        """How it stands at a moment, if nobody does anything before it. This one stays as it is."""
        now = max(now, self.last)
        return self._copy(now) if self._is_due(now) else self

    def _is_due(self, now: float) -> bool:
        """Has time alone changed anything since the last try?"""
        if self.open:
            return self.until is not None and reached(self.until, now)
        if self.began is None or self.puzzle.ended is not None:
            return False
        moment = self.puzzle.next(self._ticked)
        return moment is not None and reached(moment, self.nominal(now))

    def _copy(self, now: float) -> Holding:
        later = copy.copy(self)
        later.factors, later.ready = dict(self.factors), self.ready[:]
        later.puzzle = copy.deepcopy(self.puzzle, {id(self.puzzle.settings): self.puzzle.settings})
        while later._is_due(now):
            later._tick()
        return later

    def _tick(self) -> None:
        """Let happen what time alone brings next."""
        if self.open:
            self.settled = True
            return
        moment = self.puzzle.next(self._ticked)
        assert moment is not None, "something is due"
        assert moment > self._ticked, "time goes on"
        self._ticked = moment
        self.puzzle.tick(moment)

    def nominal(self, now: float) -> float:
        """Seconds since the puzzle began, as the card means them."""
        assert self.began is not None, "the puzzle is on"
        return (now - self.began) / self.factor

    def next(self, now: float) -> float | None:
        """The next moment at which something changes by itself."""
        if self.open:
            return self.until
        if self.began is None or self.puzzle.ended is not None:
            return None
        moment = self.puzzle.next(self.nominal(max(now, self.last)))
        return None if moment is None else self.began + moment * self.factor

    # -- by tries ----------------------------------------------------------------------------------------------

    def after(self, attempt: Try, what: Asked) -> Holding:
        """How it stands after a try; `BadTry` if it cannot be made. This one stays as it is."""
        if not math.isfinite(attempt.at) or attempt.at < self.last:
            raise refuse("early")
        later = self._copy(attempt.at)
        later.last = attempt.at
        if isinstance(what, Fits):
            later._judge(attempt.seat, what)
        elif attempt.seat not in later.people:
            raise refuse("not-yours")
        elif isinstance(what, Accept | Appeal):
            later._answer_wrong(attempt, what)
        elif later.puzzle.ended is not None:
            raise refuse("late")
        elif isinstance(what, Do):
            later._do(attempt, what)
        elif later.began is not None:
            raise refuse("late")
        else:
            later._prepare(attempt, what)
        return later

    def _prepare(self, attempt: Try, what: Ready | MoreTime | Another) -> None:
        """Before the clock runs."""
        if isinstance(what, Ready):
            if attempt.seat not in self.ready:
                self.ready.append(attempt.seat)
            if len(self.ready) == len(self.people):
                self.began = attempt.at
            return
        if isinstance(what, MoreTime):
            if what.factor not in FACTORS:
                raise refuse("malformed")
            self.factors[attempt.seat] = what.factor
        elif self.changed or len(self.offered) < 2:
            raise refuse("not-now")
        else:
            self.changed = True
            self.ready.clear()
        self._make()

    def _do(self, attempt: Try, asked: Do) -> None:
        if self.began is None:
            raise refuse("early")
        self.puzzle.take(attempt.seat, self.nominal(attempt.at), read(asked.what, self.puzzle.takes))
        if self.puzzle.may_appeal() and self.judge is not None:
            self.until = attempt.at + OFFERED * self.factor

    # -- appeals -----------------------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Is a wrong answer still to be accepted or judged?"""
        return self.until is not None and not self.settled

    def hearing(self, now: float) -> float:
        """Seconds in which a wrong answer can still be appealed, or be judged."""
        return round(max(0.0, self.until - now), 3) if self.until is not None and self.open else 0.0

    def _answer_wrong(self, attempt: Try, what: Accept | Appeal) -> None:
        if not self.open or self.appealed:
            raise refuse("not-now" if self.until is None or self.open else "late")
        if isinstance(what, Accept):
            self.settled = True
        else:
            self.appealed = True
            self.until = attempt.at + HEARD

    def _judge(self, seat: int, what: Fits) -> None:
        if seat != self.judge:
            raise refuse("not-yours")
        if not self.appealed or not self.open:
            raise refuse("late" if self.appealed else "not-now")
        self.settled = True
        if what.fits:
            self.puzzle.ended = WON

    # -- how it stands -----------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """Ready, on, at times an appeal, done."""
        if self.open:
            return "appeal" if self.appealed else "wrong"
        if self.puzzle.ended is not None:
            return "done"
        return "ready" if self.began is None else "on"

    def waiting(self) -> list[int]:
        """The seats that are waited for."""
        if self.open:
            return [self.judge] if self.appealed and self.judge is not None else self.people
        if self.puzzle.ended is not None:
            return []
        if self.began is None:
            return [seat for seat in self.people if seat not in self.ready]
        return self.puzzle.waiting()
