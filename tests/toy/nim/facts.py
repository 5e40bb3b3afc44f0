"""What is remembered of a finished game, for reports."""

from __future__ import annotations

from typing import cast

from forts.core import Message, Options, State, message
from forts.core.facts import POINTS, Fact, Facts
from nim.moves import ROLL
from nim.state import NimState


def _facts(state: State) -> list[Fact]:
    table = cast(NimState, state)
    rolls = [0] * table.players
    for action, seat in table.trace or []:
        rolls[seat] += action == ROLL
    found = [Fact(seat, "rolls", str(count), 1) for seat, count in enumerate(rolls)]
    return found + [Fact(seat, POINTS, "stones", count) for seat, count in enumerate(table.taken)]


def _standing(state: State) -> list[int]:
    return list(cast(NimState, state).taken)


def _label(options: Options, kind: str, name: str) -> Message | str:
    if kind == POINTS:
        return message("nim-score")
    return message("nim-end") if kind == "end" else name


def _by(kind: str) -> Message:
    return message("nim-by-rolls")


FACTS = Facts(("rolls",), _facts, _label, _by, standing=_standing)
"""What reports say of a game of Nim."""
