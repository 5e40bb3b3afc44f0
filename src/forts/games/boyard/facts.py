"""What is remembered of a finished game of Fort Boyard, for reports: keys, clues, who got in, Boyards."""

from __future__ import annotations

from typing import cast

from forts.core.facts import POINTS, Fact, Facts
from forts.core.game import Options
from forts.core.message import Message, message
from forts.core.state import State
from forts.games.boyard.rules import events
from forts.games.boyard.rules.questions.trials import DUEL_TRIAL, HANDFUL_TRIAL, TRIALS
from forts.games.boyard.rules.scoring import boyards
from forts.games.boyard.rules.state import BoyardState
from forts.games.boyard.rules.table import IN


def _facts(state: State) -> list[Fact]:
    t = cast(BoyardState, state)
    found: list[Fact] = []
    trials, passed = _trials(t)
    for seat in range(t.players):
        found.append(Fact(seat, "stands", "in" if t.stands[seat] == IN else "out", 1))
        found.append(Fact(seat, "keys", str(t.keys[seat]), 1))
        found.append(Fact(seat, "clues", str(t.clues[seat]), 1))
        found.append(Fact(seat, "level", "hard" if t.hard[seat] else "easy", 1))
        for kind, name in enumerate(TRIALS):
            if kind:
                found.append(Fact(seat, "trials", name, trials[seat][kind]))
                found.append(Fact(seat, "passed", name, passed[seat][kind]))
        found.append(Fact(seat, POINTS, "boyards", boyards(t, seat)))
    return found


def _trials(t: BoyardState) -> tuple[list[list[int]], list[list[int]]]:
    """By seat and kind: the trials of its own turns, and those it passed; a handful is always passed."""
    trials, passed = ([[0] * len(TRIALS) for _ in range(t.players)] for _ in range(2))
    for code, seat, what, _ in t.trace or []:
        if code in (events.PASSED, events.FAILED):
            trials[seat][what] += 1
            passed[seat][what] += code == events.PASSED
        elif code == events.DUEL:
            trials[seat][DUEL_TRIAL] += 1
            passed[seat][DUEL_TRIAL] += what == seat
        elif code == events.HANDFUL:
            trials[seat][HANDFUL_TRIAL] += 1
            passed[seat][HANDFUL_TRIAL] += 1
    return trials, passed


def _standing(state: State) -> list[int]:
    """Keys and clues: whoever has more of them gets into the treasure room sooner."""
    t = cast(BoyardState, state)
    return [t.keys[seat] + t.clues[seat] for seat in range(t.players)]


def _label(options: Options, kind: str, name: str) -> Message | str:
    if kind == POINTS:
        return message("boyard-source")
    if kind == "end":
        return message("boyard-end", end=name)
    if kind == "stands":
        return message("boyard-stands", stands=name)
    if kind == "level":
        return message("boyard-level", level=name)
    if kind in _COUNTED:
        return message("boyard-trial", trial=name)
    return name


def _by(kind: str) -> Message:
    return message("boyard-by", kind=kind)


_COUNTED = ("trials", "passed")
FACTS = Facts(("stands", "keys", "clues", "level"), _facts, _label, _by, _COUNTED, _standing)
"""What reports say of a game of Fort Boyard."""
