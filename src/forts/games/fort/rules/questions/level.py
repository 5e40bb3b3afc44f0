"""What a new Fort Level brings: a made-up rule, a perk."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box.perks import PERKS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.questions.question import Question
from forts.games.fort.rules.table import ASK_PERK, ASK_RULE, RUN, Table
from forts.games.fort.speech.names import perk_name, perk_text, rule_name, rule_text


class ChooseRule(Question):
    """A made-up rule, chosen in secret from the stack."""

    number = ASK_RULE
    name = "rule"
    within_action = True
    with_card = True
    with_diy = True

    def offer(self, t: Table) -> None:
        """The whole stack."""
        t.offer(t.acting(), ASK_RULE, [act.RULE + rule for rule in t.rules])

    def answer(self, t: Table, action: i64) -> None:
        """Keep a made-up rule face down."""
        seat = t.acting()
        rule = action - act.RULE
        t.rules.remove(rule)
        t.boards[seat].rule = rule
        t.rule_takers.append(seat)
        t.note(events.RULE, seat, rule)
        t.next = RUN

    def said(self, t: Table) -> Message:
        """Which rule."""
        return message("fort-ask-rule")

    def describe(self, t: Table, action: i64) -> Message | None:
        """What it is worth."""
        if not act.RULE <= action < act.PERK:
            return None
        return message("fort-do-rule", rule=rule_name(action - act.RULE), text=rule_text(action - act.RULE))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Not in the stack."""
        if not act.RULE <= action < act.PERK:
            return None
        return message("fort-no-rule", rule=rule_name(action - act.RULE))


class ChoosePerk(Question):
    """A perk from the open row; it serves at once."""

    number = ASK_PERK
    name = "perk"
    within_action = True
    with_card = True
    with_diy = True

    def offer(self, t: Table) -> None:
        """The whole row."""
        t.offer(t.acting(), ASK_PERK, [act.PERK + perk for perk in t.perks])

    def answer(self, t: Table, action: i64) -> None:
        """Take a perk."""
        seat = t.acting()
        perk = action - act.PERK
        t.perks.remove(perk)
        t.boards[seat].perk_number = perk
        t.boards[seat].perk = PERKS[perk]
        t.note(events.PERK, seat, perk)
        t.next = RUN

    def said(self, t: Table) -> Message:
        """Which perk."""
        return message("fort-ask-perk")

    def describe(self, t: Table, action: i64) -> Message | None:
        """What it does."""
        if not act.PERK <= action < act.BOARD:
            return None
        return message("fort-do-perk", perk=perk_name(action - act.PERK), text=perk_text(action - act.PERK))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Not in the row."""
        if not act.PERK <= action < act.BOARD:
            return None
        return message("fort-no-perk-there", perk=perk_name(action - act.PERK))
