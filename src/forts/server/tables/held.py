"""The trials of a table, as its journal tells them: what was dealt, what was asked, and the one that is held now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from forts.core import BadTry, Match
from forts.core.trial import Bout, Trial, Try, secret_of
from forts.server.store.records import Note, SeatRow

MOST_TRIES = 400
"""Of one seat in one trial: no trial of ours needs a quarter of them."""


class Held:
    """A trial that people hold: its opening, and the tries since. Its bout is built when somebody looks at it."""

    def __init__(self, opening: dict[str, Any], opened: float) -> None:
        self.opening = opening
        self.opened = opened
        """When, by the world's clock."""
        self.tries: list[Try] = []
        self._steps: Counter[int] = Counter()
        self._built: tuple[Trial, Bout] | None = None

    # -- the bout ----------------------------------------------------------------------------------------------

    def build(self, match: Match, seed: str) -> None:
        """Fold the tries, unless that was done."""
        if self._built is not None:
            return
        trial, referee = match.trial, match.game.referee
        assert trial is not None, "the match has come to a trial"
        assert referee is not None, "a game with trials has a referee"
        bout = referee.hold(trial, self.opening, secret_of(int(seed, 16), trial.number))
        for attempt in self.tries:
            with suppress(BadTry):  # of another version of the trial, which took it: the others go on from what stands
                bout.take(attempt)
        self._built = trial, bout

    @property
    def trial(self) -> Trial:
        """What is asked for."""
        assert self._built is not None, "built before it is looked at"
        return self._built[0]

    @property
    def bout(self) -> Bout:
        """The bout, after every try; whoever takes it further commits that, or drops the table."""
        assert self._built is not None, "built before it is looked at"
        return self._built[1]

    # -- its clock ---------------------------------------------------------------------------------------------

    @property
    def last(self) -> float:
        """When the last try was made, by the trial's clock."""
        return self.tries[-1].at if self.tries else 0.0

    def at(self, now: float, speed: float) -> float:
        """The moment by the trial's clock, in whole milliseconds; it never goes back, whatever the world's does."""
        return max(self.last, round((now - self.opened) * speed, 3))

    def world(self, at: float, speed: float) -> float:
        """A moment of the trial's clock by the world's."""
        return self.opened + at / speed

    # -- its tries ---------------------------------------------------------------------------------------------

    def step(self, seat: int | None) -> int:
        """How many tries of a seat there were."""
        return 0 if seat is None else self._steps[seat]

    def add(self, attempt: Try) -> None:
        """A try that is in the journal, or is about to be."""
        self.tries.append(attempt)
        self._steps[attempt.seat] += 1

    def follow(self) -> None:
        """Tries of other nodes came in: the bout is to be built again."""
        self._built = None


class Trials:
    """What a journal says of trials, summed up."""

    def __init__(self) -> None:
        self._deal = b""
        """What the referee has dealt, as JSON: it is kept for a whole game, and its texts are many."""
        self.used: list[str] = []
        """The cards of this table so far, the oldest first."""
        self.notes: list[dict[str, Any]] = []
        """What was asked and answered, each with the number of its trial (`at`)."""
        self.held: Held | None = None

    @property
    def deal(self) -> dict[str, Any]:
        """What the referee has dealt; empty in games without trials."""
        found: dict[str, Any] = msgspec.json.decode(self._deal) if self._deal else {}
        return found

    def dealt(self, deal: dict[str, Any]) -> None:
        """The referee has dealt."""
        self._deal = msgspec.json.encode(deal)
        self.used = [str(card) for card in deal.get("cards", [])]

    def add(self, kind: str, seat: int, actions: Sequence[int], note: Note | None, at: float, length: int) -> None:
        """Go on by an entry before which `length` actions stood."""
        if kind == "try" and note is not None and self.held is not None:
            self.held.add(Try(seat, note.at, note.what))
            return
        if actions:
            self.held = None
        if note is None:
            return
        if note.deal is not None:
            self.dealt(note.deal)
        if note.told is not None:
            self.notes.append({"at": length, "note": note.told})
        self.used += note.cards
        if note.opening is not None:
            self.held = Held(note.opening, at)


def ends(bout: Bout, now: float) -> float | None:
    """When it is over if nobody does anything more; None if it waits for somebody, as long as that takes."""
    for _ in range(_MOMENTS):
        if bout.outcome(now) is not None:
            return now
        later = bout.next(now)
        if later is None:
            return None
        now = later
    return now


_MOMENTS = 1000
"""More than any trial of ours has; of one that has more, the rest is looked at when this has come."""


def people_of(seats: Sequence[SeatRow]) -> list[int]:
    """The seats that are played by persons now."""
    return [seat.seat for seat in seats if seat.kind == "person" and not seat.played_by_bot]
