"""Race: the same five sums for both at once; fewer mistakes win, then less time."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import (
    LATE,
    LOST,
    NO_WINNER,
    WON,
    Milliseconds,
    Puzzle,
    WholeNumber,
    after,
    believed,
    glass,
    reached,
    refuse,
)

SUMS = 5
SECONDS = 40.0
_LARGEST = (9, 20, 50)
"""By level: the largest number in a sum."""
_PACE = 5.0
"""Seconds that a bot of usual skill takes for a sum, about."""
_USUAL = 60


class RaceAnswer(Record, frozen=True, forbid_unknown_fields=True):
    """The result of the sum that is on."""

    number: WholeNumber
    after: Milliseconds
    """Milliseconds that sums have been on one's own screen, all together: while the next one is on its way to it, that
    clock stands still."""


class RaceSeen(Record, frozen=True):
    """The race as one viewer sees it."""

    sum: str
    """The viewer's own sum; empty for others, and once all are done."""
    done: list[int]
    """Sums that each has answered: the one whose trial it is, then the rival."""
    sums: int
    left: float


class Race(Puzzle):
    """Five sums."""

    name = "race"
    still = True
    takes = RaceAnswer

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.texts: list[str] = []
        self.results: list[int] = []
        largest = _LARGEST[self.level - 1]
        for _ in range(SUMS):
            one: int = 2 + self.secret.below(largest)
            other: int = 2 + self.secret.below(largest)
            if self.secret.below(2):
                self.texts.append(f"{one} + {other}")
                self.results.append(one + other)
            else:
                self.texts.append(f"{max(one, other)} − {min(one, other)}")
                self.results.append(abs(one - other))
        self.given: list[list[int]] = [[], []]
        """Answers of each side."""
        self.times: list[float | None] = [None, None]
        """How long each side took, on its own screen."""
        self._spent = [0.0, 0.0]
        """How long each has taken so far, as far as it is believed."""
        self._so_far = [(0.0, 0.0), (0.0, 0.0)]
        """At each side's last answer: the time of its own screen, and the time measured here."""

    def _play_bots(self) -> None:
        for side, seat in enumerate(self.seats):
            if seat in self.bots and self.times[side] is None:
                wrong = [self.secret.below(100) >= self.bots[seat] for _ in range(SUMS)]
                self.given[side] = [
                    result + 1 if slip else result for result, slip in zip(self.results, wrong, strict=True)
                ]
                pace = _PACE * _USUAL / self.bots[seat] + (self.secret.below(2001) - 1000) / 1000
                # in the time that is left to it, as everybody
                done = min(SUMS, int(SECONDS / pace))
                self.given[side] = self.given[side][:done]
                self.times[side] = min(SUMS * pace, SECONDS) * self.stretch

    def waiting(self) -> list[int]:
        """Who is not done."""
        if self.ended is not None:
            return []
        return [seat for side, seat in enumerate(self.seats) if seat not in self.bots and self.times[side] is None]

    def take(self, seat: int, at: float, what: Any) -> None:
        """One sum after the other; each is answered once."""
        side = self.seats.index(seat)
        if self.times[side] is not None:
            raise refuse("not-now")
        self.given[side].append(what.number)
        own, measured = what.after / 1000, at * self.stretch
        before = self._so_far[side]
        # every sum goes over the line by itself: each time a slow one is made up for
        self._spent[side] += max(0.0, believed(own - before[0], measured - before[1]))
        self._so_far[side] = own, measured
        if len(self.given[side]) == SUMS:
            self.times[side] = round(self._spent[side], 3)
            self._play_bots()
            if None not in self.times:
                self._judge()

    def _judge(self) -> None:
        ranks = []
        for side in (0, 1):
            right = sum(one == other for one, other in zip(self.given[side], self.results, strict=False))
            time = self.times[side]
            ranks.append((SUMS - right, SECONDS * self.stretch + LATE if time is None else time))
        self.ended = NO_WINNER if ranks[0] == ranks[1] else WON if ranks[0] < ranks[1] else LOST

    def next(self, at: float) -> float | None:
        """The end of the glass."""
        return after([SECONDS + self.late], at)

    def tick(self, at: float) -> None:
        """Sums that are not answered in time are mistakes."""
        if reached(SECONDS + self.late, at):
            self._play_bots()
            self._judge()

    def shown(self, viewer: int | None, at: float) -> RaceSeen:
        """One's own sum, and how far both are."""
        text = ""
        if viewer in self.seats:
            side = self.seats.index(viewer)
            done = len(self.given[side])
            text = self.texts[done] if done < SUMS and viewer not in self.bots else ""
        people = [0 if seat in self.bots else len(self.given[side]) for side, seat in enumerate(self.seats)]
        return RaceSeen(text, people, SUMS, glass(SECONDS, at))

    def told(self) -> dict[str, Any]:
        """The sums, the results and what both answered."""
        times = [None if time is None else round(time, 1) for time in self.times]
        return {"sums": self.texts, "answer": self.results, "given": self.given, "times": times}
