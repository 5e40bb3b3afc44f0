"""Advancing the Fort: paying, the new level, and what it brings."""

from __future__ import annotations

from forts.games.fort.box.kids import TOP_LEVEL
from forts.games.fort.box.perks import PERKS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.steps import count_step, sound_if_tangled
from forts.games.fort.rules.table import (
    ASK_PAY,
    ASK_PAY_PIZZA,
    ASK_PAY_TOYS,
    ASK_PERK,
    ASK_RULE,
    PIZZA,
    RUN,
    TOYS,
    Table,
)

_RULE_LEVEL = 1
_PERK_LEVEL = 2


def cost(t: Table, seat: int) -> int:
    """How many resources the next level costs."""
    level = t.boards[seat].level + 1
    cards = t.cards
    return cards.cost_pizza[level] + cards.cost_toys[level] + cards.cost_either[level] + t.deed().extra


def offer_pizza(t: Table) -> None:
    """How many of the resources to pay are pizza; the rest are toys."""
    seat = t.acting()
    me = t.boards[seat]
    level = me.level + 1
    total = cost(t, seat)
    leave_out = 1 if t.deed().extra < 0 else 0
    t.paying = -1
    t.pack_paying = -1
    options: list[int] = []
    for pizza in range(total + 1):
        toys = total - pizza
        if pizza > me.pizza + me.pack_pizza or toys > me.toys + me.pack_toys:
            continue
        missing = 0
        if t.cards.cost_pizza[level] > pizza:
            missing += t.cards.cost_pizza[level] - pizza
        if t.cards.cost_toys[level] > toys:
            missing += t.cards.cost_toys[level] - toys
        if missing <= leave_out:
            options.append(act.PAY + pizza)
    _ask_payment(t, ASK_PAY, options)


def offer_packed_pizza(t: Table) -> None:
    """How many of the pizza come out of the Pack."""
    me = t.boards[t.acting()]
    _ask_payment(t, ASK_PAY_PIZZA, _shares(t.paying, me.pizza, me.pack_pizza))


def offer_packed_toys(t: Table) -> None:
    """How many of the toys come out of the Pack."""
    seat = t.acting()
    me = t.boards[seat]
    _ask_payment(t, ASK_PAY_TOYS, _shares(cost(t, seat) - t.paying, me.toys, me.pack_toys))


def _ask_payment(t: Table, ask: int, options: list[int]) -> None:
    t.ask = ask
    t.offer(t.acting(), ask, sound_if_tangled(t, t.deed(), options))


def _shares(amount: int, stuff: int, packed: int) -> list[int]:
    options: list[int] = []
    for share in range(amount + 1):
        if share <= packed and amount - share <= stuff:
            options.append(act.PACKED + share)
    return options


def choose_pizza(t: Table, action: int) -> None:
    """So many of the cost in pizza."""
    t.paying = action - act.PAY
    offer_packed_pizza(t)


def choose_packed_pizza(t: Table, action: int) -> None:
    """So many of the pizza out of the Pack."""
    t.pack_paying = action - act.PACKED
    offer_packed_toys(t)


def choose_packed_toys(t: Table, action: int) -> None:
    """So many of the toys out of the Pack; with that the cost is paid."""
    seat = t.acting()
    me = t.boards[seat]
    toys = cost(t, seat) - t.paying
    packed = action - act.PACKED
    me.pizza -= t.paying - t.pack_paying
    me.pack_pizza -= t.pack_paying
    me.toys -= toys - packed
    me.pack_toys -= packed
    t.pizza += t.paying
    t.toys += toys
    if t.paying > 0:
        t.note(events.PAY, seat, PIZZA, t.paying - t.pack_paying, t.pack_paying)
    if toys > 0:
        t.note(events.PAY, seat, TOYS, toys - packed, packed)
    t.paying = -1
    t.pack_paying = -1
    count_step(t, t.deed(), 1)
    me.level += 1
    t.note(events.LEVEL, seat, me.level)
    if me.level == _RULE_LEVEL and t.rules:
        t.reveals += 1
        offer_rules(t)
    elif me.level == _PERK_LEVEL and t.perks:
        offer_perks(t)
    else:
        if me.level == TOP_LEVEL and t.sculptor < 0:
            t.sculptor = seat
            t.note(events.SCULPTURE, seat)
        t.next = RUN


def offer_rules(t: Table) -> None:
    """A made-up rule, chosen in secret from the stack."""
    t.offer(t.acting(), ASK_RULE, [act.RULE + rule for rule in t.rules])


def choose_rule(t: Table, action: int) -> None:
    """Keep a made-up rule face down."""
    seat = t.acting()
    rule = action - act.RULE
    t.rules.remove(rule)
    t.boards[seat].rule = rule
    t.rule_takers.append(seat)
    t.note(events.RULE, seat, rule)
    t.next = RUN


def offer_perks(t: Table) -> None:
    """A perk from the open row; it serves at once."""
    t.offer(t.acting(), ASK_PERK, [act.PERK + perk for perk in t.perks])


def choose_perk(t: Table, action: int) -> None:
    """Take a perk."""
    seat = t.acting()
    perk = action - act.PERK
    t.perks.remove(perk)
    t.boards[seat].perk_number = perk
    t.boards[seat].perk = PERKS[perk]
    t.note(events.PERK, seat, perk)
    t.next = RUN
