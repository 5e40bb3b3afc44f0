"""The choice that an icon asks for while an action is carried out."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events
from forts.games.fort.rules.icons.by_number import ICONS
from forts.games.fort.rules.icons.icon import Icon
from forts.games.fort.rules.icons.resources import Spend
from forts.games.fort.rules.questions.question import Question
from forts.games.fort.rules.steps import between_parts, count_step, offer_step
from forts.games.fort.rules.table import ASK_STEP, PIZZA, RUN, Table
from forts.games.fort.speech.names import kid_name


class TakeStep(Question):
    """What the icon in turn asks; to stop, where that is allowed."""

    number = ASK_STEP
    name = "step"
    within_action = True
    no = "stop"
    with_card = True
    with_diy = True

    def offer(self, t: Table) -> None:
        """The choices of the icon."""
        offer_step(t)

    def answer(self, t: Table, action: i64) -> None:
        """The choice has been made: do the step, or stop."""
        printed = t.action_in_use()
        seat = t.acting()
        if action == act.PASS:
            t.note(events.STOP, seat)
            t.short = True
            t.step = printed.length
            t.next = RUN
            return
        icon = ICONS[printed.steps[t.step]]
        count_step(t, printed, 1)
        t.next = RUN
        icon.take(t, seat, action)

    def said(self, t: Table) -> Message:
        """The question of the icon, with how far the action has come and whether it may stop here."""
        printed = t.action_in_use()
        each = printed.amounts[t.step]
        repeated = printed.first <= t.step <= printed.last
        return message(
            "fort-ask-step",
            question=message(_icon(t).asked),
            number=each * (t.pass_ if repeated else 0) + t.unit + 1,
            total=each * (t.count if repeated else 1),
            stop="yes" if act.PASS in t.options else "no",
        )

    def verb(self, t: Table) -> str:
        """What the icon does."""
        return _icon(t).verb

    def spends(self, t: Table) -> i64:
        """What the icon spends."""
        icon = _icon(t)
        return icon.kind if isinstance(icon, Spend) else PIZZA

    def describe(self, t: Table, action: i64) -> Message | None:
        """Stop, or what the icon does."""
        return message("fort-do-stop") if action == act.PASS else _icon(t).describe(t, action)

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Why not stop, or why not this choice of the icon."""
        if action != act.PASS:
            return _icon(t).refuse(t, action)
        if t.follower >= 0:
            return message("fort-no-stop-following")
        if t.effects == 0:
            return message("fort-no-stop-before")
        if not between_parts(t, t.action_in_use()):
            return message("fort-no-stop-between")
        return message("fort-no-stop-short", kid=kid_name(t.cards, t.played))


def _icon(t: Table) -> Icon:
    return ICONS[t.action_in_use().steps[t.step]]
