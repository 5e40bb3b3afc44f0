"""A trial on screen that a test holds: it knows the secret, and says what is done when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import pytest

from forts.core.dice import Dice
from forts.core.errors import BadTry
from forts.core.record import Record
from forts.core.trial import Trial, Try
from forts.games.boyard.trials.bout import ScreenBout, Shown
from forts.games.boyard.trials.by_name import PUZZLES
from forts.games.boyard.trials.puzzle import Puzzle

LEVELS = (1, 2, 3)
RIDDLE = {"texts": ["It has hands, but no fingers."], "answers": ["a clock", "watch"], "near": ["a glove"]}
TYPED = {**RIDDLE, "why": "Hands show the time.", "language": "en", "seconds": 90}
SETTINGS: dict[str, dict[str, Any]] = {
    "letters": {"words": ["stone", "notes", "onset"]},
    "riddle": TYPED,
    "guess": {**TYPED, "seconds": 60},
    "grip": {"most": 9},
}
"""What the cards of some puzzles say besides."""
DUELS = ("sticks", "noughts", "fleet", "reflex", "race", "pairs", "bluff", "dice")
OUTCOMES = {"grip": [f"grab {number}" for number in range(5, 10)]}


def card(puzzle: str, level: int = 2, settings: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """A screen card."""
    return {"card": f"{puzzle}-1", "puzzle": puzzle, "level": level, "settings": settings or SETTINGS.get(puzzle, {})}


class Stage:
    """A bout of seat 0, or of seats 0 and 2 in a duel; seat 1 would judge, seat 3 looks on."""

    def __init__(
        self,
        puzzle: str,
        level: int = 2,
        *,
        factor: float = 1.0,
        bots: Mapping[int, int] | None = None,
        seed: int = 7,
        settings: Mapping[str, Any] | None = None,
        other: str = "",
        judges: Sequence[int] = (1,),
    ) -> None:
        self.seats = [0, 2] if puzzle in DUELS else [0]
        self.outcomes = OUTCOMES.get(puzzle, ["won", "lost", *(["no winner"] if len(self.seats) == 2 else [])])
        trial = Trial(5, "duel" if len(self.seats) == 2 else "strength", self.seats, 1, self.outcomes, {"players": 4})
        opening = {
            "bots": {str(seat): skill for seat, skill in (bots or {}).items()},
            "judges": list(judges),
            "card": card(puzzle, level, settings),
            "other": card(other) if other else None,
        }
        self.bout = ScreenBout(trial, opening, Dice(seed), PUZZLES)
        self.people = [seat for seat in self.seats if seat not in (bots or {})]
        self.factor = factor
        self.began = 0.0

    @property
    def puzzle(self) -> Any:
        """The puzzle with its secrets."""
        return self.bout.puzzle

    def begin(self, at: float = 100.0) -> Stage:
        """Everybody is ready; puzzles begin long after the opening."""
        if self.factor != 1.0:
            self.ask("time", at, factor=self.factor)
        for seat in self.people:
            self.ask("ready", at, seat)
        self.began = at
        return self

    def ask(self, do: str, at: float, seat: int = 0, **what: Any) -> Stage:
        """Something around the puzzle, by the clock since the opening."""
        self.bout.take(Try(seat, at, {"do": do, **what}))
        return self

    def do(self, at: float, what: Record | Mapping[str, Any], seat: int = 0) -> Stage:
        """Something in the puzzle, so many seconds after it began, as the card means them."""
        plain = msgspec.to_builtins(what)
        return self.ask("do", self.clock(at), seat, what=plain)

    def clock(self, at: float) -> float:
        """Seconds since the opening, of seconds as the card means them."""
        return self.began + at * self.factor

    def shown(self, at: float, viewer: int | None = 0) -> Shown:
        """What a viewer sees."""
        return self.bout.shown(viewer, self.clock(at))

    def seen(self, at: float, viewer: int | None = 0) -> Any:
        """What a viewer sees of the puzzle."""
        return self.shown(at, viewer).what

    def outcome(self, at: float) -> str | None:
        """How it ended by then."""
        return self.bout.outcome(self.clock(at))

    def end(self) -> tuple[float, str]:
        """When and how it ends if nobody does anything more."""
        at = self.clock(0.0)
        while (outcome := self.bout.outcome(at)) is None:
            later = self.bout.next(at)
            assert later is not None, "it ends by itself"
            assert later > at, "time goes on"
            at = later
        return (at - self.began) / self.factor, outcome

    def state(self, at: float) -> Any:
        """All that can be known of it at a moment."""
        now = self.clock(at)
        views = [self.bout.shown(viewer, now) for viewer in (None, 0, 1, 2, 3)]
        return views, self.bout.outcome(now), self.bout.next(now), self.bout.waiting(), self.bout.told()


def refused(why: str, stage: Stage, at: float, what: Any, seat: int = 0) -> None:
    """The try is refused for that reason, and nothing changes."""
    before = stage.state(at)
    with pytest.raises(BadTry) as error:
        stage.do(at, what, seat)
    assert error.value.reason.args["why"] == why
    assert stage.state(at) == before


def made(name: str, level: int = 2, seed: int = 7, bots: Mapping[int, int] | None = None) -> Puzzle:
    """A puzzle by itself."""
    seats = [0, 2] if name in DUELS else [0]
    return PUZZLES[name](seats, level, SETTINGS.get(name, {}), Dice(seed), bots or {})
