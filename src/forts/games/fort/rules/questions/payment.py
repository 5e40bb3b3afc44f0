"""Advancing the Fort: what is paid, kind by kind, and out of Stuff or Pack."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box.kids import TOP_LEVEL
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.questions.question import Question
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
from forts.games.fort.speech.names import amount, level_cost, stock

_RULE_LEVEL = 1
_PERK_LEVEL = 2


def cost(t: Table, seat: i64) -> i64:
    """How many resources the next level costs."""
    level = t.boards[seat].level + 1
    cards = t.cards
    return cards.cost_pizza[level] + cards.cost_toys[level] + cards.cost_either[level] + t.action_in_use().extra


class Pay(Question):
    """How many of the resources to pay are pizza; the rest are toys."""

    number = ASK_PAY
    name = "pay"
    within_action = True
    with_card = True
    with_diy = True

    def offer(self, t: Table) -> None:
        """Every mix that pays the cost."""
        seat = t.acting()
        me = t.boards[seat]
        level = me.level + 1
        total = cost(t, seat)
        leave_out = 1 if t.action_in_use().extra < 0 else 0
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
        t.offer(seat, ASK_PAY, sound_if_tangled(t, t.action_in_use(), options))

    def answer(self, t: Table, action: i64) -> None:
        """So many of the cost in pizza."""
        t.paying = action - act.PAY
        t.pose(ASK_PAY_PIZZA)

    def said(self, t: Table) -> Message:
        """The level and its cost."""
        level = t.boards[t.acting()].level + 1
        return message("fort-ask-pay", level=level, cost=level_cost(t.cards, level, t.action_in_use().extra))

    def describe(self, t: Table, action: i64) -> Message | None:
        """Pay what."""
        if not act.PAY <= action < act.PACKED:
            return None
        pizza = action - act.PAY
        return message("fort-do-pay", stock=stock(pizza, max(cost(t, t.acting()) - pizza, 0)))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """More than the cost, more than there is, or not what the level asks for."""
        if not act.PAY <= action < act.PACKED:
            return None
        me = t.boards[t.acting()]
        total = cost(t, t.acting())
        pizza = action - act.PAY
        if pizza > total:
            return message("fort-no-pay-more", count=total)
        if pizza > me.pizza + me.pack_pizza:
            return message("fort-no-have", have=amount(PIZZA, me.pizza + me.pack_pizza))
        if total - pizza > me.toys + me.pack_toys:
            return message("fort-no-have", have=amount(TOYS, me.toys + me.pack_toys))
        return message("fort-no-pay-mix", cost=level_cost(t.cards, me.level + 1, t.action_in_use().extra))


class PayFromPack(Question):
    """How many of one kind come out of the Pack; the rest out of Stuff."""

    within_action = True
    with_card = True
    with_diy = True

    def offer(self, t: Table) -> None:
        """Every way to divide them."""
        seat = t.acting()
        me = t.boards[seat]
        due = self.due(t)
        stuff, packed = (me.pizza, me.pack_pizza) if self.pays == PIZZA else (me.toys, me.pack_toys)
        options: list[int] = []
        for share in range(due + 1):
            if share <= packed and due - share <= stuff:
                options.append(act.PACKED + share)
        t.offer(seat, self.number, sound_if_tangled(t, t.action_in_use(), options))

    def due(self, t: Table) -> i64:
        """How many of the kind are paid."""
        return t.paying if self.pays == PIZZA else cost(t, t.acting()) - t.paying

    def is_a_step(self, t: Table) -> bool:
        """A payment is one step: this is asked only where it is a choice."""
        return False

    def said(self, t: Table) -> Message:
        """How many of how many."""
        return message("fort-ask-packed", whole=amount(self.pays, self.due(t)))

    def describe(self, t: Table, action: i64) -> Message | None:
        """So many out of each."""
        if not act.PACKED <= action < act.RULE:
            return None
        due, packed = self.due(t), action - act.PACKED
        return message("fort-do-packed", whole=amount(self.pays, due), stuff=max(due - packed, 0), pack=packed)

    def refuse(self, t: Table, action: i64) -> Message | None:
        """More than is paid, or than there is."""
        if not act.PACKED <= action < act.RULE:
            return None
        me = t.boards[t.acting()]
        due, packed = self.due(t), action - act.PACKED
        if packed > due:
            return message("fort-no-pay-more", count=due)
        stuff, pack = (me.pizza, me.pack_pizza) if self.pays == PIZZA else (me.toys, me.pack_toys)
        if packed > pack:
            return message("fort-no-have-place", have=amount(self.pays, pack), place="pack")
        return message("fort-no-have-place", have=amount(self.pays, stuff), place="stuff")


class PayPizza(PayFromPack):
    """How many of the pizza come out of the Pack."""

    number = ASK_PAY_PIZZA
    name = "pay pizza"

    def answer(self, t: Table, action: i64) -> None:
        """So many of the pizza out of the Pack."""
        t.pack_paying = action - act.PACKED
        t.pose(ASK_PAY_TOYS)


class PayToys(PayFromPack):
    """How many of the toys come out of the Pack."""

    number = ASK_PAY_TOYS
    name = "pay toys"
    pays = TOYS

    def answer(self, t: Table, action: i64) -> None:
        """So many of the toys out of the Pack; with that the cost is paid, and the Fort advances."""
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
        count_step(t, t.action_in_use(), 1)
        _advance(t, seat)


def _advance(t: Table, seat: i64) -> None:
    """The new level, and what it brings."""
    me = t.boards[seat]
    me.level += 1
    t.note(events.LEVEL, seat, me.level)
    if me.level == _RULE_LEVEL and t.rules:
        t.reveals += 1
        t.pose(ASK_RULE)
    elif me.level == _PERK_LEVEL and t.perks:
        t.pose(ASK_PERK)
    else:
        if me.level == TOP_LEVEL and t.sculptor < 0:
            t.sculptor = seat
            t.note(events.SCULPTURE, seat)
        t.next = RUN
