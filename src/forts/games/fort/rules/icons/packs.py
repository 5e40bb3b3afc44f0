"""Icons that copy a Pack: what lies there comes from the supply into Stuff, all that fits of each kind."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box import bearing
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.fitting import copyable
from forts.games.fort.rules.icons.icon import Icon
from forts.games.fort.rules.icons.resources import gather
from forts.games.fort.rules.table import PIZZA, TOYS, Table
from forts.games.fort.speech.names import seat_name, stock


class CopyPack(Icon):
    """Gain what is in the player's own Pack."""

    name = "copy_pack"
    words = "fort-icon-copy-pack"
    takes = bearing.STUFF_ROOM | bearing.SUPPLY
    relies = bearing.STUFF_ROOM | bearing.SUPPLY | bearing.IN_PACK
    brings = bearing.IN_STUFF | bearing.OWNED
    profits = bearing.STUFF_ROOM | bearing.SUPPLY | bearing.IN_PACK
    copies = True
    worth = 0.8
    outright = True

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """What fits of it."""
        return copyable(t, t.boards[seat], t.boards[seat])

    def alone(self, t: Table, seat: i64, wanted: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Fully, if all of it fits."""
        me = t.boards[seat]
        copied = copyable(t, me, me)
        return copied * 2 + (1 if copied > 0 and copied == me.pack_pizza + me.pack_toys else 0)

    def do(self, t: Table, seat: i64, wanted: i64) -> bool:
        """Copy it."""
        me = t.boards[seat]
        packed = me.pack_pizza + me.pack_toys
        got = copy_pack(t, seat, seat)
        t.effects += got
        return packed > 0 and got == packed

    def obstacle(self, t: Table, seat: i64, need: i64, kind: i64, gone: i64, found: i64, extra: i64) -> Message | None:
        """An empty Pack, or too little room."""
        me = t.boards[seat]
        packed = me.pack_pizza + me.pack_toys
        if packed == 0:
            return message("fort-why-zero", counter="pack")
        return None if copyable(t, me, me) == packed else message("fort-why-copy-room")


class CopyRivalPack(Icon):
    """Gain what lies in the Pack of one rival."""

    name = "copy_rival_pack"
    words = "fort-icon-copy-rival-pack"
    takes = bearing.STUFF_ROOM | bearing.SUPPLY
    relies = bearing.STUFF_ROOM | bearing.SUPPLY
    brings = bearing.IN_STUFF | bearing.OWNED
    profits = bearing.STUFF_ROOM | bearing.SUPPLY
    copies = True
    worth = 0.8
    uneven = True
    verb = "copy"
    asked = "fort-ask-copy"

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """What fits of the Pack that fits best."""
        return self.alone(t, seat, 1, kind, gone, found, extra) >> 1

    def alone(self, t: Table, seat: i64, wanted: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Fully, if all of somebody's Pack fits."""
        me = t.boards[seat]
        most = 0
        full = 0
        for rival in range(t.players):
            if rival != seat:
                owner = t.boards[rival]
                copied = copyable(t, me, owner)
                if copied > most:
                    most = copied
                if copied > 0 and copied == owner.pack_pizza + owner.pack_toys:
                    full = 1
        return most * 2 + full

    def offer(self, t: Table, seat: i64, options: list[int]) -> None:
        """Every rival whose Pack brings something; a follower has to copy all of it."""
        me = t.boards[seat]
        for rival in range(t.players):
            owner = t.boards[rival]
            copied = copyable(t, me, owner) if rival != seat else 0
            if copied > 0 and (t.follower < 0 or copied == owner.pack_pizza + owner.pack_toys):
                options.append(act.SEAT + rival)

    def take(self, t: Table, seat: i64, action: i64) -> None:
        """Copy it."""
        rival = action - act.SEAT
        owner = t.boards[rival]
        wanted = owner.pack_pizza + owner.pack_toys
        got = copy_pack(t, seat, rival)
        t.effects += got - 1
        if got < wanted:
            t.short = True
            t.done = False

    def takes_all(self, t: Table, seat: i64, action: i64) -> bool:
        """Does all of that rival's Pack fit?"""
        owner = t.boards[action - act.SEAT]
        return copyable(t, t.boards[seat], owner) == owner.pack_pizza + owner.pack_toys

    def describe(self, t: Table, action: i64) -> Message | None:
        """Whose Pack, and what lies there."""
        rival = action - act.SEAT
        if not 0 <= rival < t.players:
            return None
        owner = t.boards[rival]
        return message("fort-do-copy", seat=seat_name(rival), stock=stock(owner.pack_pizza, owner.pack_toys))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Nobody there, nothing there, or no room for it."""
        if not act.SEAT <= action < act.PAY:
            return None
        rival = action - act.SEAT
        if rival >= t.players:
            return message("fort-no-seat", seat=rival + 1)
        if rival == t.actor:
            return message("fort-no-own-pack")
        owner = t.boards[rival]
        if owner.pack_pizza + owner.pack_toys == 0:
            return message("fort-no-rival-pack", seat=seat_name(rival))
        copied = copyable(t, t.boards[t.actor], owner)
        return message("fort-no-copy", can="none" if copied == 0 else "part", seat=seat_name(rival))

    def obstacle(self, t: Table, seat: i64, need: i64, kind: i64, gone: i64, found: i64, extra: i64) -> Message | None:
        """Empty Packs, or too little room."""
        rivals = [t.boards[rival] for rival in range(t.players) if rival != seat]
        packed = [rival for rival in rivals if rival.pack_pizza + rival.pack_toys > 0]
        if not packed:
            return message("fort-why-rival-packs")
        if any(copyable(t, t.boards[seat], rival) == rival.pack_pizza + rival.pack_toys for rival in packed):
            return None
        return message("fort-why-copy-rival-room")


def copy_pack(t: Table, seat: i64, owner: i64) -> i64:
    """Gain what lies in a Pack, all that fits of each kind; returns how many."""
    pack = t.boards[owner]
    t.note(events.COPY, seat, owner)
    pizza = pack.pack_pizza
    toys = pack.pack_toys
    return gather(t, seat, PIZZA, pizza) + gather(t, seat, TOYS, toys)


PACK_ICONS: Final[list[Icon]] = [CopyPack(), CopyRivalPack()]
"""All of them."""
