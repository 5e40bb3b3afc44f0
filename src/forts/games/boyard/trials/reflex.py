"""Reflex: the lantern lights; who presses first? Too early loses. Best of three."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import (
    BELIEVED,
    FASTEST,
    LOST,
    NO_WINNER,
    WON,
    Puzzle,
    Sometime,
    after,
    believed,
    reached,
    refuse,
)

ROUNDS = 3
PATIENCE = 3.0
"""Seconds after which a lantern that nobody saw goes out."""
REST = 2.5
"""Seconds between two rounds."""
_DARK = (2000, 6000)
"""Milliseconds that it stays dark."""
_REACTIONS = ((45, 0.42), (60, 0.34), (72, 0.29), (82, 0.25))
"""Skill, and seconds that a bot of that skill takes, about."""


class Press(Record, frozen=True, forbid_unknown_fields=True):
    """Pressed."""

    round: int
    after: Sometime
    """Milliseconds since one's own screen showed the light; -1 before that."""


class ReflexSeen(Record, frozen=True):
    """The lantern as it is seen."""

    round: int
    lit: bool
    won: list[int]
    """Rounds of the one whose trial it is, and of the rival."""
    early: list[int]
    """Seats that pressed too early in the last round."""
    times: list[int]
    """Milliseconds of both in the last round; -1 without one."""
    pressed: list[int]
    """Seats that have pressed in this round."""


class Reflex(Puzzle):
    """Up to three lanterns; two rounds won are enough."""

    name = "reflex"
    takes = Press

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        low, high = _DARK
        self.dark = [(low + self.secret.below(high - low)) / 1000 for _ in range(ROUNDS)]
        """How long it stays dark in each round."""
        self.won = [0, 0]
        self.round = 0
        self.early: list[int] = []
        self.last = [-1, -1]
        self._begin(0.0)

    def _begin(self, at: float) -> None:
        self.lit = at + self.dark[self.round]
        """When the lantern lights."""
        self.times: list[float | None] = [None, None]
        """What counts of each side's press, in seconds; below nothing for a press that was too early."""
        self.first: float | None = None
        """When the first press came in."""
        for side, seat in enumerate(self.seats):
            if seat in self.bots:
                # who has more time has it against a bot, too
                reaction = _reaction(self.bots[seat]) + (self.secret.below(121) - 60) / 1000
                self.times[side] = reaction * self.stretch

    def take(self, seat: int, at: float, what: Any) -> None:
        """A press of this round; no reaction below what is human counts."""
        side = self.seats.index(seat)
        if what.round != self.round or self.times[side] is not None:
            raise refuse("not-now")
        measured = (at - self.lit) * self.stretch
        if what.after < 0 or measured < FASTEST:
            self.times[side] = -1.0
        else:
            time = believed(what.after / 1000, measured)
            self.times[side] = time if time >= FASTEST else -1.0
        if self.first is None:
            self.first = at
        self._settle(at)

    def _settle(self, at: float) -> None:
        """Name the faster one, once the slower line has had its time too."""
        mine, theirs = self.times
        waited = self.first is not None and reached(self.first + BELIEVED / self.stretch, at)
        early = [side for side in (0, 1) if (time := self.times[side]) is not None and time < 0]
        if not early and (mine is None or theirs is None) and not waited and not reached(self._dark_again, at):
            return
        if not early and not reached(self.lit, at):
            return
        if early:
            winner = 1 - early[0] if len(early) == 1 else -1
        elif mine is not None and theirs is not None:
            winner = -1 if mine == theirs else 0 if mine < theirs else 1
        else:
            winner = 0 if mine is not None else 1 if theirs is not None else -1
        self.early = [self.seats[side] for side in early]
        self.last = [-1 if time is None or time < 0 else round(time * 1000) for time in self.times]
        if winner >= 0:
            self.won[winner] += 1
        self.round += 1
        ones, others = self.won
        if max(self.won) == 2 or self.round == ROUNDS:
            self.ended = WON if ones > others else LOST if others > ones else NO_WINNER
        else:
            self._begin(at + REST)

    @property
    def _dark_again(self) -> float:
        return self.lit + PATIENCE

    def next(self, at: float) -> float | None:
        """The light, the end of the wait for a slower line, and the end of the light."""
        moments = [self.lit, self._dark_again]
        if self.first is not None:
            moments.append(self.first + BELIEVED / self.stretch)
        return after(sorted(moments), at)

    def tick(self, at: float) -> None:
        """Somebody was faster, or nobody pressed."""
        self._settle(at)

    def shown(self, viewer: int | None, at: float) -> ReflexSeen:
        """Light or none; when it lights, nobody is told before."""
        pressed = [
            seat for side, seat in enumerate(self.seats) if seat not in self.bots and self.times[side] is not None
        ]
        return ReflexSeen(self.round, reached(self.lit, at), self.won[:], self.early, self.last, pressed)

    def told(self) -> dict[str, Any]:
        """Rounds of both."""
        return {"won": self.won, "times": self.last}


def _reaction(skill: int) -> float:
    """Seconds that a bot takes, by the nearest skill that is known."""
    return min(_REACTIONS, key=lambda known: abs(known[0] - skill))[1]
