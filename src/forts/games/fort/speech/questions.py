"""What the seat to act is asked, in words."""

from __future__ import annotations

from forts.core.message import Message, message
from forts.games.fort.box import deeds as icon
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import table
from forts.games.fort.rules.building import cost
from forts.games.fort.rules.play import counted_suit
from forts.games.fort.rules.state import FortState
from forts.games.fort.speech.effects import LOWER, effect
from forts.games.fort.speech.names import amount, kid_name, level_cost, seat_name, suit_count, suit_name

_STEPS = {
    icon.PACK: "fort-ask-pack",
    icon.LOOKOUT: "fort-ask-tuck",
    icon.TRASH: "fort-ask-trash",
    icon.TRASH_RIVAL: "fort-ask-trash-rival",
    icon.RECRUIT: "fort-ask-recruit-now",
    icon.SPEND_PIZZA: "fort-ask-spend-pizza",
    icon.SPEND_TOY: "fort-ask-spend-toy",
    icon.COPY_RIVAL: "fort-ask-copy",
    icon.CONVERT: "fort-ask-convert",
}
_PLAIN = {
    table.ASK_DRAFT: "fort-ask-draft",
    table.ASK_RULE: "fort-ask-rule",
    table.ASK_PERK: "fort-ask-perk",
    table.ASK_DO_OVER: "fort-ask-do-over",
    table.ASK_RECRUIT: "fort-ask-recruit",
    table.ASK_BIRTHDAY: "fort-ask-birthday",
    table.NOTHING: "fort-ask-over",
}
_WHILE_ACTING = (
    table.ASK_KIND,
    table.ASK_ADD,
    table.ASK_STEP,
    table.ASK_PAY,
    table.ASK_PAY_PIZZA,
    table.ASK_PAY_TOYS,
    table.ASK_RULE,
    table.ASK_PERK,
)
"""Questions within an action, which a follower may be asked as well as the leader."""


def question(t: FortState) -> Message:
    """What the seat to act is asked."""
    asked = _question(t)
    if t.follower >= 0 and t.ask in _WHILE_ACTING:
        return message("fort-ask-following", kid=kid_name(t.cards, t.played), question=asked)
    return asked


def _question(t: FortState) -> Message:
    ask = t.ask
    if ask in _PLAIN:
        return message(_PLAIN[ask])
    if ask < table.ASK_DRAFT:
        return message("fort-ask-chance")
    if ask == table.ASK_PLAY:
        return message("fort-ask-play", second="yes" if t.second else "no")
    if ask in (table.ASK_PAY, table.ASK_PAY_PIZZA, table.ASK_PAY_TOYS):
        return _payment(t)
    if ask == table.ASK_STEP:
        return _step(t)
    kid = kid_name(t.cards, t.played)
    if ask == table.ASK_SUIT:
        return message("fort-ask-suit", kid=kid)
    if ask == table.ASK_ACTION:
        used = t.public_use != table.UNUSED or t.private_use != table.UNUSED
        return message("fort-ask-action", kid=kid, used="yes" if used else "no")
    if ask == table.ASK_NAME:
        return message("fort-ask-name", kid=kid)
    if ask == table.ASK_KIND:
        return message("fort-ask-kind")
    if ask == table.ASK_ADD:
        suit = counted_suit(t, t.deed())
        start = "yes" if act.GO in t.options else "no"
        return message("fort-ask-add", kid=kid, suit=suit_name(suit), sum=suit_count(suit, t.count), start=start)
    if ask == table.ASK_ROUGH:
        return message("fort-ask-rough", kid=kid, seat=seat_name(t.leader))
    action = effect(t.cards.deeds[t.played][table.PUBLIC].effect, LOWER)
    said = "fort-ask-follow" if ask == table.ASK_FOLLOW else "fort-ask-follow-more"
    return message(said, kid=kid, seat=seat_name(t.leader), suit=suit_name(t.suit()), effect=action)


def _payment(t: FortState) -> Message:
    me = t.boards[t.acting()]
    if t.ask == table.ASK_PAY:
        level = me.level + 1
        return message("fort-ask-pay", level=level, cost=level_cost(t.cards, level, t.deed().extra))
    if t.ask == table.ASK_PAY_PIZZA:
        return message("fort-ask-packed", whole=amount(table.PIZZA, t.paying))
    return message("fort-ask-packed", whole=amount(table.TOYS, cost(t, t.acting()) - t.paying))


def _step(t: FortState) -> Message:
    """The question of an icon, with how far the action has come and whether it may stop here."""
    deed = t.deed()
    each = deed.amounts[t.step]
    repeated = deed.first <= t.step <= deed.last
    total = each * (t.count if repeated else 1)
    number = each * (t.pass_ if repeated else 0) + t.unit + 1
    asked = message(_STEPS[deed.steps[t.step]])
    stop = "yes" if act.PASS in t.options else "no"
    return message("fort-ask-step", question=asked, number=number, total=total, stop=stop)
