"""What fits, and what there is: room for resources, the cost of a level, cards to take."""

from __future__ import annotations

from mypy_extensions import i64

from forts.games.fort.box.kids import TOP_LEVEL
from forts.games.fort.rules.table import PIZZA, STUFF_ROOM, Player, Table


def room(t: Table, me: Player, kind: i64) -> i64:
    """How many more of the kind can be gathered: room in Stuff, and tokens left."""
    if kind == PIZZA:
        space = STUFF_ROOM - me.pizza
        return space if space < t.pizza else t.pizza
    space = STUFF_ROOM - me.toys
    return space if space < t.toys else t.toys


def copyable(t: Table, me: Player, owner: Player) -> i64:
    """How many tokens of the owner's Pack would fit, copied."""
    pizza = room(t, me, PIZZA)
    toys = room(t, me, 1 - PIZZA)
    return (owner.pack_pizza if owner.pack_pizza < pizza else pizza) + (
        owner.pack_toys if owner.pack_toys < toys else toys
    )


def can_pay(t: Table, me: Player, extra: i64) -> bool:
    """Is there a next level, and enough in Stuff and Pack to pay for it?"""
    level = me.level + 1
    if level > TOP_LEVEL:
        return False
    cards = t.cards
    need_pizza: i64 = cards.cost_pizza[level]
    need_toys: i64 = cards.cost_toys[level]
    total = need_pizza + need_toys + cards.cost_either[level] + extra
    pizza = me.pizza + me.pack_pizza
    toys = me.toys + me.pack_toys
    if pizza + toys < total:
        return False
    missing: i64 = 0
    if need_pizza > pizza:
        missing += need_pizza - pizza
    if need_toys > toys:
        missing += need_toys - toys
    # one unit less may be any unit of the cost, a coloured one too
    return missing <= (1 if extra < 0 else 0)


def convertible(t: Table, me: Player) -> bool:
    """Can any resource be replaced by the other kind? Then it can be done any number of times, back and forth."""
    if t.toys > 0 and (me.pack_pizza > 0 or (me.pizza > 0 and me.toys < STUFF_ROOM)):
        return True
    return t.pizza > 0 and (me.pack_toys > 0 or (me.toys > 0 and me.pizza < STUFF_ROOM))


def recruitable(t: Table) -> i64:
    """How many cards there are to recruit."""
    total = len(t.park) + len(t.park_deck)
    for board in t.boards:
        total += len(board.yard)
    return total
