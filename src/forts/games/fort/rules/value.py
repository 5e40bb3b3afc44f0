"""A guess at who is going to win, from what lies on the table: for bots that look ahead.

Everything is reckoned in points at the end of the game, and turned into shares of the victory by how much of the game
is left to catch up.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from forts.games.fort.box.kids import TOP_LEVEL
from forts.games.fort.rules.scoring import rule_points
from forts.games.fort.rules.table import NOT_ENDED, SCULPTURE_POINTS, TRACK_END, Player, Table

_NEXT_LEVEL: Final = 0.75
"""How much of the next level's gain is worth having all of its cost."""
_TOKEN: Final = 0.22
"""A resource by itself, as long as there are levels to build."""
_PACKED: Final = 0.12
"""What a packed resource is worth besides: it is out of the way and can be copied."""
_TUCKED: Final = 0.45
"""A card in the Lookout: its suits can be added again and again."""
_BUILDER: Final = 0.8
"""A card that advances the Fort; the third one and more bring little."""
_WORTH: Final = 0.35
"""A card by what its actions bring, for the deck as a whole."""
_WARM: Final = 9.0
_COLD: Final = 2.5
"""How many points of lead make a share of 1 / (1 + 1/e) between two: at the start, and at the end."""


def _building(t: Table, me: Player) -> float:
    """Points that the way to the next level is worth."""
    if me.level >= TOP_LEVEL:
        return 0.0
    cards = t.cards
    level = me.level + 1
    gain: i64 = cards.level_points[level] - cards.level_points[me.level]
    if level == TOP_LEVEL and t.sculptor < 0:
        gain += SCULPTURE_POINTS
    if level <= 2:
        gain += 3  # a made-up rule or a perk comes with it, and more room
    pizza = me.pizza + me.pack_pizza
    toys = me.toys + me.pack_toys
    need_pizza: i64 = cards.cost_pizza[level]
    need_toys: i64 = cards.cost_toys[level]
    either: i64 = cards.cost_either[level]
    total = need_pizza + need_toys + either
    have = (pizza if pizza < need_pizza else need_pizza) + (toys if toys < need_toys else need_toys)
    spare = pizza + toys - have
    have += spare if spare < either else either
    return _NEXT_LEVEL * int(gain) * int(have) / int(total) + _TOKEN * int(pizza + toys)


def _deck(t: Table, me: Player) -> float:
    """What a player's cards promise."""
    builders = 0
    worth = 0.0
    count = 0
    for pile in (me.hand, me.deck, me.discard):
        for kid in pile:
            worth += t.cards.worth[kid]
            count += 1
            if t.cards.builds[kid]:
                builders += 1
    for kid in me.yard:
        # somebody may take them
        worth += 0.6 * t.cards.worth[kid]
        count += 1
    if count == 0:
        return 0.0
    return _WORTH * 10.0 * worth / (count + 2) + _BUILDER * (builders if builders < 3 else 3)


def prospects(t: Table, seat: i64) -> float:
    """Points that a seat may expect, beside what all may expect alike."""
    me = t.boards[seat]
    points = float(me.points + t.cards.level_points[me.level] + rule_points(t, seat))
    if t.sculptor == seat:
        points += SCULPTURE_POINTS
    if t.ended != NOT_ENDED:
        return points
    left = 1.0 - progress(t)
    return (
        points
        + _building(t, me)
        + _PACKED * int(me.pack_pizza + me.pack_toys)
        + _TUCKED * len(me.lookout)
        + left * _deck(t, me)
    )


def progress(t: Table) -> float:
    """How much of the game is over, from 0 to 1."""
    most = 1.0 - len(t.park_deck) / 44.0
    for board in t.boards:
        by_level = int(board.level) / 5.0
        by_points = int(board.points) / float(TRACK_END)
        if by_level > most:
            most = by_level
        if by_points > most:
            most = by_points
    return 1.0 if most > 1.0 else 0.0 if most < 0.0 else most


def estimate(t: Table) -> list[float]:
    """Each seat's share of the victory, as far as one can tell."""
    warmth = _COLD if t.ended != NOT_ENDED else _WARM + (_COLD - _WARM) * progress(t)
    expected = [prospects(t, seat) for seat in range(t.players)]
    best = max(expected)
    shares = [exp((points - best) / warmth) for points in expected]
    total = sum(shares)
    return [share / total for share in shares]
