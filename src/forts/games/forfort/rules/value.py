"""How good a table is for each seat: what a player sees in it at a glance, weighed and turned into chances.

The weights were set by hand, guided by a fit to who won games between bots.
"""

from __future__ import annotations

import math
from typing import Final

from forts.games.forfort.box.deck import CAMP
from forts.games.forfort.box.slots import (
    ALL_SLOTS,
    BITS,
    CORNER_SLOTS,
    COUNT,
    FIRST_LINE,
    NEIGHBOURS,
    NEXT_CELL,
    SIDE_SLOTS,
)
from forts.games.forfort.box.symbols import GARRISON, MASON, RAM, TREBUCHET
from forts.games.forfort.rules.building import building_slots
from forts.games.forfort.rules.table import (
    ASK_BACK_DRAW,
    ASK_BRIDGE,
    ASK_DRAW,
    LOWERED,
    Table,
)

_FULL_DONJON: Final = 19.0
"""Walls in a donjon after the deal."""

WEIGHTS: Final[list[float]] = [
    0.20,  # each visible wall
    0.03,  # walls beyond the fourth, squared: the fort draws near to its end
    0.13,  # each visible camp
    0.08,  # each gap that a wall of the hand could close now, two at most
    0.20,  # the last gap could be closed by a wall of the hand
    1.00,  # the same, and it is this seat's turn next
    0.02,  # each protected wall
    -0.19,  # each slot with cards that an army enters next
    -0.15,  # each that it enters after that
    -0.08,  # each army in the fort
    0.03,  # each own army in a rival's fort
    0.08,  # each army at hand
    0.02,  # each camp at hand
    0.20,  # the drawbridge could be lowered
    0.25,  # an extra turn is to come
    0.35,  # a wall of the hand would close a gap and make a mason's combo
    0.06,  # the same for another combo
    0.13,  # a mason of the hand could close a gap out of the discard
    0.03,  # each wall that a ram or trebuchet of the hand could hit, in the rival's fort with most of them
    0.05,  # each garrison of the hand while armies stand in the fort
    0.28,  # points, the more the emptier the smallest donjon is
    0.43,  # points in the last round, the more the fewer turns are left
    0.15,  # walls that the donjon has more than the smallest of the others, as above
    0.19,  # it is this seat's turn next
]
"""By feature: what one of it adds to the logarithm of the chances."""


def estimate(t: Table) -> list[float]:
    """A guess at each seat's share of the victory; partners halve what their team has."""
    strengths = [strength(t, seat) for seat in range(t.players)]
    if t.agreed.teams:
        # one finished fort is enough for two, and points add up
        pair = [strengths[0] + strengths[2], strengths[1] + strengths[3]]
        strengths = [pair[0], pair[1], pair[0], pair[1]]
    best = max(strengths)
    chances = [math.exp(one - best) for one in strengths]
    total = sum(chances)
    return [chance / total for chance in chances]


def strength(t: Table, seat: int) -> float:
    """The logarithm of the seat's chances, up to what all seats have in common."""
    total = 0.0
    found = features(t, seat)
    for i in range(len(found)):
        total += WEIGHTS[i] * found[i]
    return total


def features(t: Table, seat: int) -> list[float]:
    """What is good or bad about the seat's place, in the order of `WEIGHTS`."""
    walls = t.walls[seat]
    count = COUNT[walls]
    camps = COUNT[t.open_camps[seat]]
    invaded = t.invaded[seat]
    late = _lateness(t)
    follows = _plays_next(t) == seat
    gaps = (ALL_SLOTS ^ walls) & building_slots(t, seat)
    closable = gaps & _shapes(t, t.hands[seat])
    finishing = 1.0 if count == 7 and closable else 0.0
    entered, entered_later = _marched_on(t, seat)
    near = max(0, count - 4)
    fielded = t.agreed.armies - t.armies[seat] - t.lost[seat]
    points = 2 * count + camps + fielded + (2 if t.donjons[seat] else 0)
    mason_combo, other_combo = _combos_in_hand(t, seat, gaps)
    rebuilding, targets, guards = _effects_in_hand(t, seat, gaps)
    return [
        float(count),
        float(near * near),
        float(camps),
        float(min(2, COUNT[closable])),
        finishing,
        finishing if follows else 0.0,
        float(COUNT[t.shields[seat]]),
        float(entered),
        float(entered_later),
        float(COUNT[invaded]),
        float(fielded),
        float(t.armies[seat]),
        float(t.camps[seat]),
        1.0 if t.tokens[seat] < 0 and t.bridges[seat] else 0.0,
        1.0 if t.extra == LOWERED and t.seat == seat else 0.0,
        mason_combo,
        other_combo,
        rebuilding,
        float(targets),
        float(guards),
        points * late,
        points / (_turns_left(t) + 0.5) if t.last_round else 0.0,
        max(-4, min(4, _donjon_lead(t, seat))) * late,
        1.0 if follows else 0.0,
    ]


def _plays_next(t: Table) -> int:
    """The seat that plays the next card."""
    if t.extra != LOWERED and t.ask in (ASK_BRIDGE, ASK_DRAW, ASK_BACK_DRAW):
        return (t.seat + 1) % t.players
    return t.seat


def _turns_left(t: Table) -> int:
    """In the last round: how many seats still play a card."""
    following = _plays_next(t)
    if following == t.first and t.seat == t.first:
        return t.players
    return (t.first - following) % t.players


def _donjon_lead(t: Table, seat: int) -> int:
    """How many walls the donjon has more than the smallest of the others."""
    least = 22
    for other in range(t.players):
        if other != seat:
            least = min(least, len(t.donjons[other]))
    return len(t.donjons[seat]) - least


def _lateness(t: Table) -> float:
    """From 0 after the deal to 1 when a donjon is empty, slowly at first."""
    least = 22
    for donjon in t.donjons:
        least = min(least, len(donjon))
    gone = 1.0 - min(1.0, least / _FULL_DONJON)
    return gone * gone


def _shapes(t: Table, cards: list[int]) -> int:
    """The slots that have the shape of one of the walls."""
    slots = 0
    corners = t.deck.corners
    for card in cards:
        if card < corners:
            slots |= CORNER_SLOTS
        elif card != CAMP:
            slots |= SIDE_SLOTS
    return slots


def _marched_on(t: Table, seat: int) -> tuple[int, int]:
    """How many slots with cards the armies in the fort enter with their next step, and with the one after it."""
    soon = 0
    later = 0
    for slot in BITS[t.invaded[seat]]:
        heading = t.army_headings[seat * 8 + slot]
        entered = NEXT_CELL[slot * 4 + heading]
        if entered < 0 or t.shields[seat] >> entered & 1:
            continue
        if t.filled[seat] >> entered & 1:
            soon += 1
        beyond = NEXT_CELL[entered * 4 + heading]
        if beyond >= 0 and t.filled[seat] >> beyond & 1 and not t.shields[seat] >> beyond & 1:
            later += 1
    return soon, later


def _combos_in_hand(t: Table, seat: int, gaps: int) -> tuple[float, float]:
    """Could a wall of the hand close a gap with a mason's combo, or with another one? 1 for yes."""
    mason = 0.0
    other = 0.0
    marks = t.marks[seat]
    if not marks or not gaps:
        return mason, other
    corners = t.deck.corners
    for kind in t.hands[seat]:
        slots = gaps & (CORNER_SLOTS if kind < corners else SIDE_SLOTS)
        if not slots:
            continue
        for symbol in t.deck.symbols[kind]:
            shown = marks >> 8 * symbol & ALL_SLOTS
            if not shown:
                continue
            for slot in BITS[slots]:
                if shown & NEIGHBOURS[slot]:
                    if symbol == MASON:
                        mason = 1.0
                    else:
                        other = 1.0
                    break
    return mason, other


def _effects_in_hand(t: Table, seat: int, gaps: int) -> tuple[float, int, int]:
    """What the symbols of the hand could do.

    1 if a mason could close a gap; the most walls of one rival that ram or trebuchet could hit; useful garrisons.
    """
    symbols = 0
    guards = 0
    for kind in t.hands[seat]:
        for symbol in t.deck.symbols[kind]:
            symbols |= 1 << symbol
            if symbol == GARRISON and t.invaded[seat]:
                guards += 1
    rebuilding = 1.0 if symbols >> MASON & 1 and gaps & _shapes(t, t.discards[seat]) else 0.0
    targets = 0
    for rival in t.rivals[seat]:
        line = FIRST_LINE[t.fronts[rival]]
        within = 0
        if symbols >> RAM & 1:
            within |= line
        if symbols >> TREBUCHET & 1:
            within |= ALL_SLOTS ^ line
        targets = max(targets, COUNT[t.walls[rival] & ~t.shields[rival] & within])
    return rebuilding, targets, guards
