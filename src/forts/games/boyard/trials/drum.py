"""Drum: a rhythm is heard, seen and felt; repeat it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.asking import Asking
from forts.games.boyard.trials.pressing import Presses
from forts.games.boyard.trials.puzzle import LOST, WON, Milliseconds, refuse

GAPS = (0.3, 0.45, 0.6, 0.9)
"""Seconds between two beats."""
BEFORE = 1.0
"""Seconds before the first beat."""
_BEATS = (5, 6, 8)
"""By level."""
_SHARE = 0.25
_LEAST = 0.12
"""How far a gap may be off: a quarter of it, and so many seconds at least."""


class Beats(Record, frozen=True, forbid_unknown_fields=True):
    """Beats since the last try."""

    at: list[Milliseconds]
    """When, in milliseconds since it began."""


class DrumSeen(Record, frozen=True):
    """The drum as it is seen."""

    gaps: list[float]
    """Seconds between the beats while they are heard, so that they come evenly over any line; empty after that."""
    beaten: int
    """Beats heard so far."""
    beats: int
    given: int
    """Beats repeated so far."""
    asked: bool
    left: float


class Drum(Asking):
    """Five to eight beats."""

    name = "drum"
    still = True
    sets = ("beats", 5, 8)
    takes = Beats

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        beats = self.setting("beats", _BEATS[self.level - 1])
        self.gaps = [GAPS[self.secret.below(len(GAPS))] for _ in range(beats - 1)]
        """Between the beats."""
        moments = [BEFORE]
        for gap in self.gaps:
            moments.append(moments[-1] + gap)
        self.presses = Presses()
        self.shows(moments)

    def take(self, seat: int, at: float, what: Any) -> None:
        """Some beats; with the last one it is judged."""
        if not self.is_asked(at):
            raise refuse("early")
        beats = self.presses.add(what.at, at * self.stretch)
        if beats is None or len(self.presses.times) > len(self.gaps) + 1:
            self.ended = LOST
        elif len(self.presses.times) == len(self.gaps) + 1:
            self.ended = WON if self._is_alike() else LOST

    def _is_alike(self) -> bool:
        """Is every gap about as long as it was?"""
        for wanted, gap in zip(self.gaps, self._given(), strict=True):
            heard = wanted * self.stretch
            if abs(gap - heard) > max(_SHARE * heard, _LEAST):
                return False
        return True

    def _given(self) -> list[float]:
        times = self.presses.times
        return [later - sooner for sooner, later in pairwise(times)]

    def shown(self, viewer: int | None, at: float) -> DrumSeen:
        """The rhythm while it is heard, and how many beats of it were repeated."""
        asked = self.is_asked(at)
        gaps = [] if asked else self.gaps
        given = len(self.presses.times)
        return DrumSeen(gaps, self.step(at), len(self.gaps) + 1, given, asked, self.left(at))

    def told(self) -> dict[str, Any]:
        """The rhythm, and what was beaten."""
        return {"answer": self.gaps, "given": [round(gap, 2) for gap in self._given()]}
