"""A trial at a table: a card is read out, a glass may run, and people say how it ended."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from typing import Any, Literal

from forts.core.record import Record
from forts.core.trial import Trial, Try
from forts.games.boyard.trials.asked import read
from forts.games.boyard.trials.puzzle import LOST, NO_WINNER, glass, reached, refuse

THOUGHT = 3.0
"""Seconds in which a verdict can be taken back; then it counts."""


class Glass(Record, frozen=True, tag_field="do", tag="glass", forbid_unknown_fields=True):
    """Turn the glass, or lay it down."""

    run: bool


class Verdict(Record, frozen=True, tag_field="do", tag="verdict", forbid_unknown_fields=True):
    """How it ended, by a judge."""

    outcome: str


class TakeBack(Record, frozen=True, tag_field="do", tag="back", forbid_unknown_fields=True):
    """Take one's verdict back."""


class AnotherCard(Record, frozen=True, tag_field="do", tag="another", forbid_unknown_fields=True):
    """Another card."""


CardAsked = Glass | Verdict | TakeBack | AnotherCard
"""What somebody at the table may do."""


class CardShown(Record, frozen=True):
    """A card as one viewer sees it."""

    phase: Literal["on", "verdict", "done"]
    card: str
    texts: list[str]
    """What is read out."""
    won: str
    """What counts as passed."""
    answer: str
    """For the judge's eyes alone, as are `also` and `why`; empty for the others."""
    also: list[str]
    """What else is right."""
    why: str
    """Why it is the answer."""
    seconds: float
    """Of the glass; 0 where none runs."""
    running: bool
    left: float
    verdicts: dict[int, str]
    """By judge."""
    back: float
    """Seconds in which what was said can still be taken back, once all judges have spoken."""
    judges: list[int]
    props: list[str]
    tags: list[str]
    another: bool
    """Are there other cards?"""


class TableBout:
    """A fold over what people at the table say."""

    def __init__(self, trial: Trial, opening: Mapping[str, Any]) -> None:
        self.trial = trial
        self.offered: list[Mapping[str, Any]] = list(opening["cards"])
        """The card, and those to change it for."""
        self.number = 0
        """Which of them is read."""
        self.people = [int(seat) for seat in opening["people"]]
        """Who is at the table."""
        self.chosen = [int(seat) for seat in opening["judges"]]
        """Who judges: one, or two who must agree."""
        self.verdicts: dict[int, str] = {}
        self.said = 0.0
        """When the last verdict was given."""
        self.running: float | None = None
        """Since when the glass runs."""
        self.ran = 0.0
        """Seconds that it ran before."""
        self.last = 0.0
        """When somebody last said something."""

    def take(self, attempt: Try) -> None:
        """Go on by what somebody said; `BadTry` if it is malformed, somebody else's or too late."""
        what = read(attempt.what, CardAsked)
        if not math.isfinite(attempt.at) or attempt.at < self.last:
            raise refuse("early")
        if attempt.seat not in self.people:
            raise refuse("not-yours")
        if self.outcome(attempt.at) is not None:
            raise refuse("late")
        if isinstance(what, Glass):
            if not self._seconds:
                raise refuse("not-now")
            self._turn(what.run, attempt.at)
        elif isinstance(what, AnotherCard):
            if self.number + 1 >= len(self.offered):
                raise refuse("not-now")
            self.number += 1
            self.verdicts = {}
            self.running, self.ran = None, 0.0
        elif attempt.seat not in self.chosen:
            raise refuse("not-yours")
        elif isinstance(what, TakeBack):
            if attempt.seat not in self.verdicts:
                raise refuse("not-now")
            del self.verdicts[attempt.seat]
        elif what.outcome not in self.trial.outcomes:
            raise refuse("malformed")
        else:
            self.verdicts[attempt.seat] = what.outcome
            self.said = attempt.at
        self.last = attempt.at

    @property
    def _seconds(self) -> float:
        """Of the card's glass; 0 where none runs."""
        return float(self.offered[self.number]["seconds"])

    def _turn(self, run: bool, at: float) -> None:
        if self.running is not None:
            self.ran += at - self.running
            self.running = None
        if run:
            if self.ran >= self._seconds:
                self.ran = 0.0  # an empty glass is turned over
            self.running = at

    def waiting(self) -> list[int]:
        """The judges who have not spoken."""
        return [seat for seat in self.chosen if seat not in self.verdicts]

    def judges(self, people: Collection[int]) -> list[int]:
        """Who says how it ended."""
        return [seat for seat in self.chosen if seat in people]

    def next(self, now: float) -> float | None:
        """When the verdict counts, or the glass is empty."""
        moments = []
        if not self.waiting():
            moments.append(self.said + THOUGHT)
        if self.running is not None:
            moments.append(self.running + self._seconds - self.ran)
        return min((moment for moment in moments if not reached(moment, now)), default=None)

    def outcome(self, now: float) -> str | None:
        """The verdict, once it can no longer be taken back; two who do not agree have seen no winner."""
        if self.waiting() or not reached(self.said + THOUGHT, now):
            return None
        said = set(self.verdicts.values())
        if len(said) == 1:
            return said.pop()
        return NO_WINNER if NO_WINNER in self.trial.outcomes else self.trial.outcomes[-1]

    def shown(self, viewer: int | None, now: float) -> CardShown:
        """The card for all, its answer for who judges."""
        card = self.offered[self.number]
        seconds = float(card["seconds"])
        ran = self.ran + (now - self.running if self.running is not None else 0.0)
        done = self.outcome(now) is not None
        secret = card if viewer in self.chosen else {}
        return CardShown(
            "done" if done else "on" if self.waiting() else "verdict",
            str(card["card"]),
            list(card["texts"]),
            str(card.get("won", "")),
            str(secret.get("answer", "")),
            list(secret.get("also", [])),
            str(secret.get("why", "")),
            seconds,
            self.running is not None,
            glass(seconds, ran),
            dict(self.verdicts),
            0.0 if self.waiting() else glass(THOUGHT, now - self.said),
            self.chosen,
            list(card.get("props", [])),
            list(card.get("tags", [])),
            self.number + 1 < len(self.offered),
        )

    def told(self) -> dict[str, Any]:
        """What was read, and what was said."""
        card = self.offered[self.number]
        found = {"card": card["card"], "asked": list(card["texts"]), "verdicts": sorted(self.verdicts.items())}
        if card.get("again") and LOST in self.verdicts.values():
            return found  # the word may be guessed again
        return {**found, **{name: card[name] for name in ("answer", "why") if card.get(name)}}

    def cards(self) -> list[str]:
        """Every card that was read."""
        return [str(card["card"]) for card in self.offered[: self.number + 1]]
