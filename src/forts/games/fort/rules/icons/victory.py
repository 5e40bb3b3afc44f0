"""Icons of victory: points, and an advance of the Fort."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box import bearing
from forts.games.fort.box.kids import TOP_LEVEL
from forts.games.fort.rules import events
from forts.games.fort.rules.fitting import can_pay
from forts.games.fort.rules.icons.icon import UNBOUNDED, Icon
from forts.games.fort.rules.table import ASK_PAY, Player, Table
from forts.games.fort.speech.names import level_cost, owned_stock


class Points(Icon):
    """Points on the Victory Track, which has no end."""

    name = "vp"
    words = "fort-icon-vp"
    always = True
    worth = 1.0
    outright = True

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Always."""
        return UNBOUNDED

    def do(self, t: Table, seat: i64, wanted: i64) -> bool:
        """Score."""
        t.boards[seat].points += wanted
        t.note(events.POINTS, seat, wanted)
        t.effects += wanted
        return True


class Advance(Icon):
    """The Fort moves up a level; the payment is asked for (`questions/payment.py`)."""

    name = "fort"
    words = "fort-icon-fort"
    takes = bearing.IN_STUFF | bearing.IN_PACK | bearing.OWNED
    relies = bearing.OWNED
    brings = bearing.STUFF_ROOM | bearing.PACK_ROOM | bearing.SUPPLY | bearing.LEVEL
    profits = bearing.OWNED
    builds = True
    worth = 3.0
    question = ASK_PAY

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Once, if the next level can be paid for."""
        return 1 if can_pay(t, t.boards[seat], extra) else 0

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """The cost."""
        return cannot_advance(t, t.boards[seat], extra) or message("fort-why-not-fully")


def cannot_advance(t: Table, me: Player, extra: i64) -> Message | None:
    """Why the Fort cannot advance; None if it can."""
    if me.level >= TOP_LEVEL:
        return message("fort-why-top")
    if can_pay(t, me, extra):
        return None
    level = me.level + 1
    return message("fort-why-cost", level=level, cost=level_cost(t.cards, level, extra), have=owned_stock(me))


VICTORY_ICONS: Final[list[Icon]] = [Points(), Advance()]
"""All of them."""
