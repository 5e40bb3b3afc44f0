"""A guess at who is going to win, in Boyards that each may expect: for bots that look ahead."""

from __future__ import annotations

from math import exp
from typing import Final

from forts.core.state import PERSON
from forts.games.boyard.rules import chances
from forts.games.boyard.rules.scoring import boyards
from forts.games.boyard.rules.table import (
    CLUES_ROUND,
    CLUES_TO_END,
    DRY,
    GUESSING,
    IN,
    KEY,
    KEYS_ROUND,
    OUT,
    TREASURE,
    Table,
)

HANDFUL: Final = 105.0
"""Boyards of an average handful: seven tokens of fifteen."""
_SWIM: Final = 0.6
"""How much of a prize is worth being on the way to it."""
_PRISON: Final = 0.35
"""Turns' worth of progress that a turn to be skipped costs."""
_CLUES: Final = 2.7
_KEYS: Final = 0.8
"""From round 1 on: clues at the treasure, for a person's skill, and keys that come on the way there."""
_TURN_CLUES: Final = 0.38
_TURN_KEYS: Final = 0.3
"""Clues (round 2) and keys (round 1) that a turn brings, about."""
_WARM: Final = 150.0
_COLD: Final = 60.0
"""Boyards of lead that make a share of 1 / (1 + 1/e) between two: at the start, and in the treasure room."""


def estimate(t: Table) -> list[float]:
    """Each seat's share of the victory, as far as one can tell."""
    expected = [expectation(t, seat) for seat in range(t.players)]
    warmth = _COLD if t.round == TREASURE else _WARM
    best = max(expected)
    shares = [exp((boyards_ - best) / warmth) for boyards_ in expected]
    total = sum(shares)
    return [share / total for share in shares]


def expectation(t: Table, seat: int) -> float:
    """Boyards that a seat may expect."""
    if t.round == TREASURE:
        return _treasure(t, seat)
    keys = float(t.keys[seat])
    clues = float(t.clues[seat]) if t.round == CLUES_ROUND else 1.0
    if t.swum[seat] != DRY:
        if t.sunk[seat] == KEY:
            keys += _SWIM
        else:
            clues += _SWIM
    skill = t.skill(seat) / float(PERSON)
    if t.round == KEYS_ROUND:
        if t.prison[seat]:
            keys -= _PRISON * _TURN_KEYS
        return _found(t, seat, _CLUES * skill, keys + _KEYS)
    if t.prison[seat]:
        clues -= _PRISON * _TURN_CLUES
    # the round goes on until somebody has four clues: the others get on meanwhile
    most = max(t.clues)
    return _found(t, seat, clues + (CLUES_TO_END - most) * _TURN_CLUES * skill, keys)


def _found(t: Table, seat: int, clues: float, keys: float) -> float:
    """Boyards from that many clues and keys, whole or not."""
    if keys <= 0.0:
        return 0.0
    clues = 1.0 if clues < 1.0 else float(CLUES_TO_END) if clues > CLUES_TO_END else clues
    low = int(clues)
    chance = _chance(t, seat, low, 0)
    if low < CLUES_TO_END:
        chance += (clues - low) * (_chance(t, seat, low + 1, 0) - chance)
    first = keys if keys < 1.0 else 1.0
    # each further key is a handful if the word was found, and another guess if not
    return chance * HANDFUL * keys + (1.0 - chance) * 0.5 * chance * HANDFUL * (keys - first)


def _chance(t: Table, seat: int, clues: int, wrong: int) -> float:
    won, lost = chances.guess(t.skill(seat), clues, t.hard[seat], wrong)
    return won[1] / (won[1] + lost[1])


def _treasure(t: Table, seat: int) -> float:
    if t.stands[seat] == OUT:
        return -HANDFUL
    if t.stands[seat] == IN:
        return boyards(t, seat) + HANDFUL * (t.handfuls[seat] if _drawing(t) else t.keys[seat])
    wrong = t.wrong if t.seat == seat else 0
    hope = 0.0
    missed = 1.0
    for spent in range(t.keys[seat]):
        chance = _chance(t, seat, t.clues[seat], wrong + spent)
        hope += missed * chance * HANDFUL * (t.keys[seat] - spent)
        missed *= 1.0 - chance
    return hope - missed * HANDFUL


def _drawing(t: Table) -> bool:
    return GUESSING not in t.stands
