"""A trial being held on screen: ready, on, done; with more time, and another trial for who asks."""

from __future__ import annotations

from collections.abc import Collection, Mapping
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
    Ready,
    Shown,
    read,
)
from forts.games.boyard.trials.holding import Holding
from forts.games.boyard.trials.puzzle import LOST, Puzzle

__all__ = [
    "FACTORS",
    "Accept",
    "Another",
    "Appeal",
    "Asked",
    "Do",
    "Fits",
    "MoreTime",
    "Ready",
    "ScreenBout",
    "Shown",
]


class ScreenBout:
    """A fold over tries: built from trial, opening and secret, without a clock of its own.

    Only tries carry it on. Whoever looks at a moment sees what time alone has brought by then, and changes nothing: a
    try that was made before, and comes in after, still counts.
    """

    def __init__(
        self, trial: Trial, opening: Mapping[str, Any], secret: Dice, puzzles: Mapping[str, type[Puzzle]]
    ) -> None:
        self._held = Holding(trial, opening, secret, puzzles)
        """After the last try."""
        self._seen = self._held
        """At the moment that was last looked at."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle after the last try, with its secrets: for who holds the trial, for no viewer."""
        return self._held.puzzle

    def take(self, attempt: Try) -> None:
        """Go on by a try; `BadTry` if it is malformed, somebody else's, too early or too late, and nothing changes."""
        self._held = self._seen = self._held.after(attempt, read(attempt.what, Asked))

    def _at(self, now: float) -> Holding:
        self._seen = self._held.at(now)
        return self._seen

    def waiting(self) -> list[int]:
        """The seats that are waited for, at the moment that was last looked at."""
        return self._seen.waiting()

    def judges(self, people: Collection[int]) -> list[int]:
        """Who hears an appeal that is on; else nobody, for the puzzle judges."""
        held = self._seen
        return [held.judge] if held.phase == "appeal" and held.judge is not None and held.judge in people else []

    def next(self, now: float) -> float | None:
        """The next moment at which something changes by itself."""
        return self._at(now).next(now)

    def shown(self, viewer: int | None, now: float) -> Shown:
        """What the viewer may see at this moment."""
        held = self._at(now)
        puzzle = held.puzzle
        return Shown(
            held.phase,
            puzzle.name,
            held.card["card"],
            puzzle.level,
            held.factor,
            held.ready[:],
            held.began is None and not held.changed and len(held.offered) > 1,
            held.began,
            None if held.began is None else puzzle.shown(viewer, held.nominal(max(now, held.last))),
            puzzle.told() if held.phase == "appeal" and viewer == held.judge else None,
            held.hearing(now),
        )

    def outcome(self, now: float) -> str | None:
        """How it ended; None while it goes on, or may still be judged."""
        held = self._at(now)
        return None if held.open else held.puzzle.ended

    def told(self) -> dict[str, Any]:
        """What was asked and answered, by the moment that was last looked at."""
        held = self._seen
        told = held.puzzle.told()
        if held.card.get("again") and held.puzzle.ended == LOST:
            del told["answer"]  # the word may be guessed again
        return {"card": held.card["card"], "puzzle": held.puzzle.name, "factor": held.factor, **told}

    def cards(self) -> list[str]:
        """The card whose puzzle was seen, and what else it was made from; nothing before it is on."""
        held, card = self._held, self._held.card
        return [] if held.began is None or not card["card"] else [card["card"], *card.get("from", [])]
