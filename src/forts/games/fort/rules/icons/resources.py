"""Icons of resources: gather, pack, spend, convert."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box import bearing
from forts.games.fort.box.perks import PERKS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.fitting import convertible, room
from forts.games.fort.rules.icons.icon import UNBOUNDED, Icon, dead_end, none_there
from forts.games.fort.rules.table import PIZZA, STUFF_ROOM, TOYS, Player, Table
from forts.games.fort.speech.names import amount, perk_name
from forts.games.fort.speech.vocabulary import KINDS

_STICKY_FINGERS = next(number for number, perk in enumerate(PERKS) if perk.packs_from_supply)


class Gather(Icon):
    """Resources from the supply into Stuff, as many as fit."""

    takes = bearing.STUFF_ROOM | bearing.SUPPLY
    relies = bearing.STUFF_ROOM | bearing.SUPPLY
    brings = bearing.IN_STUFF | bearing.OWNED
    profits = bearing.STUFF_ROOM | bearing.SUPPLY
    outright = True
    kind: int = -1
    """The kind that it gathers; -1 for the one that was chosen."""

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """What fits; of the kind that fits better, as long as none is chosen."""
        me = t.boards[seat]
        if self.kind >= 0:
            return room(t, me, self.kind)
        if kind >= 0:
            return room(t, me, kind)
        pizza = room(t, me, PIZZA)
        toys = room(t, me, TOYS)
        return pizza if pizza > toys else toys

    def do(self, t: Table, seat: i64, wanted: i64) -> bool:
        """Gather."""
        kind = t.kind
        if self.kind >= 0:
            kind = self.kind
        got: i64 = 0
        if kind >= 0:
            got = gather(t, seat, kind, wanted)
        t.effects += got
        return got == wanted

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """The supply, or the room in Stuff."""
        return no_room(t, t.boards[seat], self.kind if self.kind >= 0 else kind, need)


class GatherPizza(Gather):
    """Pizza."""

    name = "pizza"
    words = "fort-icon-pizza"
    kind = PIZZA
    worth = 0.5


class GatherToys(Gather):
    """Toys."""

    name = "toy"
    words = "fort-icon-toy"
    kind = TOYS
    worth = 0.5


class GatherAny(Gather):
    """Pizza or toys, chosen when the action starts."""

    name = "any"
    words = "fort-icon-any"
    chooses_kind = True
    worth = 0.65


class Pack(Icon):
    """A resource from Stuff to Pack; with Sticky Fingers also from the supply."""

    name = "pack"
    words = "fort-icon-pack"
    takes = bearing.PACK_ROOM | bearing.IN_STUFF | bearing.SUPPLY
    relies = bearing.PACK_ROOM | bearing.IN_STUFF | bearing.SUPPLY
    brings = bearing.STUFF_ROOM | bearing.IN_PACK | bearing.OWNED
    profits = bearing.IN_STUFF | bearing.PACK_ROOM | bearing.LEVEL | bearing.SUPPLY
    worth = 0.45
    verb = "pack"
    asked = "fort-ask-pack"

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Room in the Pack, and resources to put there."""
        me = t.boards[seat]
        space = me.pack_room()
        stock = me.pizza + me.toys
        if me.perk.packs_from_supply and t.follower < 0:
            stock += t.pizza + t.toys
        return space if space < stock else stock

    def offer(self, t: Table, seat: i64, options: list[int]) -> None:
        """Each kind, from Stuff or the supply."""
        me = t.boards[seat]
        if me.pack_room() <= 0:
            return
        if me.pizza > 0:
            options.append(act.KIND + PIZZA)
        if me.toys > 0:
            options.append(act.KIND + TOYS)
        if me.perk.packs_from_supply and t.follower < 0:
            if t.pizza > 0:
                options.append(act.SUPPLY + PIZZA)
            if t.toys > 0:
                options.append(act.SUPPLY + TOYS)

    def take(self, t: Table, seat: i64, action: i64) -> None:
        """Pack one."""
        me = t.boards[seat]
        supply = action >= act.SUPPLY
        kind = action - (act.SUPPLY if supply else act.KIND)
        if kind == PIZZA:
            me.pack_pizza += 1
            if supply:
                t.pizza -= 1
            else:
                me.pizza -= 1
        else:
            me.pack_toys += 1
            if supply:
                t.toys -= 1
            else:
                me.toys -= 1
        t.note(events.PACK, seat, kind, 1 if supply else 0)

    def describe(self, t: Table, action: i64) -> Message | None:
        """Pack what from where."""
        if act.KIND <= action < act.SUPPLY:
            return message("fort-do-pack", kind=KINDS[action - act.KIND], place="stuff")
        if act.SUPPLY <= action < act.FROM:
            return message("fort-do-pack", kind=KINDS[action - act.SUPPLY], place="supply")
        return None

    def refuse(self, t: Table, action: i64) -> Message | None:
        """None there, or no Sticky Fingers."""
        me = t.boards[t.acting()]
        if act.KIND <= action < act.SUPPLY:
            kind = action - act.KIND
            held = me.pizza if kind == PIZZA else me.toys
            return dead_end() if held > 0 else none_there(kind, "stuff")
        if not act.SUPPLY <= action < act.FROM:
            return None
        if not me.perk.packs_from_supply:
            return message("fort-no-perk", perk=perk_name(_STICKY_FINGERS))
        if t.follower >= 0:
            return message("fort-no-own-turn", perk=perk_name(_STICKY_FINGERS))
        kind = action - act.SUPPLY
        left = t.pizza if kind == PIZZA else t.toys
        return dead_end() if left > 0 else none_there(kind, "supply")

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """Room, or resources."""
        space = max(t.boards[seat].pack_room(), 0)
        if space < need:
            return message("fort-why-pack-room", can=space, need=need)
        return message("fort-why-nothing-to-pack", can=can, need=need)


class Spend(Icon):
    """A resource of Stuff or Pack, back to the supply."""

    takes = bearing.IN_STUFF | bearing.IN_PACK | bearing.OWNED
    relies = bearing.OWNED
    brings = bearing.STUFF_ROOM | bearing.PACK_ROOM | bearing.SUPPLY
    profits = bearing.OWNED
    worth = -0.4
    verb = "spend"
    kind: int = PIZZA
    """The kind that it spends."""

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """What one has."""
        me = t.boards[seat]
        return me.pizza + me.pack_pizza if self.kind == PIZZA else me.toys + me.pack_toys

    def offer(self, t: Table, seat: i64, options: list[int]) -> None:
        """From Stuff, or from the Pack."""
        me = t.boards[seat]
        if (me.pizza if self.kind == PIZZA else me.toys) > 0:
            options.append(act.FROM)
        if (me.pack_pizza if self.kind == PIZZA else me.pack_toys) > 0:
            options.append(act.FROM + 1)

    def take(self, t: Table, seat: i64, action: i64) -> None:
        """Spend one."""
        me = t.boards[seat]
        packed = action - act.FROM
        if self.kind == PIZZA:
            t.pizza += 1
            if packed:
                me.pack_pizza -= 1
            else:
                me.pizza -= 1
        else:
            t.toys += 1
            if packed:
                me.pack_toys -= 1
            else:
                me.toys -= 1
        t.note(events.SPEND, seat, self.kind, packed)

    def describe(self, t: Table, action: i64) -> Message | None:
        """Spend what from where."""
        if not act.FROM <= action < act.CONVERT:
            return None
        return message("fort-do-spend", kind=KINDS[self.kind], place="pack" if action > act.FROM else "stuff")

    def refuse(self, t: Table, action: i64) -> Message | None:
        """None there."""
        if not act.FROM <= action < act.CONVERT:
            return None
        me = t.boards[t.acting()]
        packed = action > act.FROM
        if self.kind == PIZZA:
            held = me.pack_pizza if packed else me.pizza
        else:
            held = me.pack_toys if packed else me.toys
        return dead_end() if held > 0 else none_there(self.kind, "pack" if packed else "stuff")

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """Too few."""
        return message("fort-why-spend", kind=KINDS[self.kind], can=can, have=amount(self.kind, can), need=need)


class SpendPizza(Spend):
    """A pizza."""

    name = "spend_pizza"
    words = "fort-icon-spend-pizza"
    asked = "fort-ask-spend-pizza"


class SpendToy(Spend):
    """A toy."""

    name = "spend_toy"
    words = "fort-icon-spend-toy"
    kind = TOYS
    asked = "fort-ask-spend-toy"


class Convert(Icon):
    """A pizza becomes a toy or the other way round, in Stuff or Pack; back and forth is allowed."""

    name = "convert"
    words = "fort-icon-convert"
    takes = bearing.TOKENS
    relies = bearing.TOKENS
    brings = bearing.TOKENS
    profits = bearing.TOKENS
    worth = 0.2
    verb = "convert"
    asked = "fort-ask-convert"

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Any number of times, if it can be done at all."""
        return UNBOUNDED if convertible(t, t.boards[seat]) else 0

    def offer(self, t: Table, seat: i64, options: list[int]) -> None:
        """Each kind in each place that has the room, and a token in the supply."""
        me = t.boards[seat]
        if me.pizza > 0 and me.toys < STUFF_ROOM and t.toys > 0:
            options.append(act.CONVERT)
        if me.toys > 0 and me.pizza < STUFF_ROOM and t.pizza > 0:
            options.append(act.CONVERT + 1)
        if me.pack_pizza > 0 and t.toys > 0:
            options.append(act.CONVERT + 2)
        if me.pack_toys > 0 and t.pizza > 0:
            options.append(act.CONVERT + 3)

    def take(self, t: Table, seat: i64, action: i64) -> None:
        """Convert one."""
        me = t.boards[seat]
        way = action - act.CONVERT
        if way == 0:
            me.pizza -= 1
            me.toys += 1
        elif way == 1:
            me.toys -= 1
            me.pizza += 1
        elif way == 2:
            me.pack_pizza -= 1
            me.pack_toys += 1
        else:
            me.pack_toys -= 1
            me.pack_pizza += 1
        given = way % 2
        t.pizza += 1 if given == PIZZA else -1
        t.toys += 1 if given == TOYS else -1
        t.note(events.CONVERT, seat, given, way // 2)

    def describe(self, t: Table, action: i64) -> Message | None:
        """Convert what where."""
        if not act.CONVERT <= action < act.SUIT:
            return None
        way = action - act.CONVERT
        return message("fort-do-convert", kind=KINDS[way % 2], place="pack" if way > 1 else "stuff")

    def refuse(self, t: Table, action: i64) -> Message | None:
        """None there, none of the other kind in the supply, or no room for it."""
        if not act.CONVERT <= action < act.SUIT:
            return None
        me = t.boards[t.acting()]
        way = action - act.CONVERT
        given, packed = way % 2, way > 1
        held = [me.pizza, me.toys, me.pack_pizza, me.pack_toys][way]
        if held == 0:
            return none_there(given, "pack" if packed else "stuff")
        wanted = TOYS if given == PIZZA else PIZZA
        if (t.toys if wanted == TOYS else t.pizza) == 0:
            return none_there(wanted, "supply")
        if not packed and (me.toys if wanted == TOYS else me.pizza) >= STUFF_ROOM:
            return no_room(t, me, wanted, 1)
        return dead_end()

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """Nothing can be converted."""
        return message("fort-why-convert")


def gather(t: Table, seat: i64, kind: i64, wanted: i64) -> i64:
    """Move resources from the supply to Stuff, as many as fit; returns how many."""
    me = t.boards[seat]
    got = room(t, me, kind)
    if got > wanted:
        got = wanted
    if got > 0:
        if kind == PIZZA:
            me.pizza += got
            t.pizza -= got
        else:
            me.toys += got
            t.toys -= got
        t.note(events.GATHER, seat, kind, got)
    return got


def no_room(t: Table, me: Player, kind: i64, need: i64) -> Message:
    """Why so many of a kind (of either, if -1) cannot be gathered: the supply or the room in Stuff."""
    if kind < 0:
        pizza, toys = room(t, me, PIZZA), room(t, me, TOYS)
        most = max(pizza, toys)
        return message("fort-why-room-any", pizza=amount(PIZZA, pizza), toys=amount(TOYS, toys), can=most, need=need)
    space = STUFF_ROOM - (me.pizza if kind == PIZZA else me.toys)
    supply = t.pizza if kind == PIZZA else t.toys
    if supply < space and supply < need:
        return message("fort-why-supply", kind=KINDS[kind], can=supply, left=amount(kind, supply), need=need)
    return message("fort-why-room", kind=KINDS[kind], can=space, space=amount(kind, space), need=need)


RESOURCE_ICONS: Final[list[Icon]] = [
    GatherPizza(),
    GatherToys(),
    GatherAny(),
    Pack(),
    SpendPizza(),
    SpendToy(),
    Convert(),
]
"""All of them."""
