"""Random play to the end, the inner loop of simulation and search."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.dice import Dice
from forts.core.state import CHANCE, State


def play_out(state: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Play uniformly at random until the game or `limit` decisions are over; returns the decisions taken."""
    most: i64 = limit
    decisions: i64 = 0
    while decisions < most:
        actor: i64 = state.actor
        if actor >= 0:
            state.choose(dice.below(len(state.options)))
            decisions += 1
        elif actor == CHANCE:
            state.roll(dice)
        else:
            break
    return int(decisions)
