"""The final count."""

from __future__ import annotations

from mypy_extensions import i64

from forts.games.fort.rules.madeup import RULES
from forts.games.fort.rules.table import SCULPTURE_POINTS, Table


def rule_points(t: Table, seat: i64) -> i64:
    """Points of the seat's made-up rule, if it has one."""
    me = t.boards[seat]
    if me.rule < 0:
        return 0
    return RULES[me.rule].points(t, me)


def total(t: Table, seat: i64) -> i64:
    """All points of a seat: Victory Track, Fort Level, made-up rule, macaroni sculpture."""
    me = t.boards[seat]
    points = me.points + t.cards.level_points[me.level] + rule_points(t, seat)
    return points + SCULPTURE_POINTS if t.sculptor == seat else points


def totals(t: Table) -> list[int]:
    """All points of every seat."""
    return [total(t, seat) for seat in range(t.players)]
