"""Phase 2, Play: which card, which suit for a coin, which of its actions."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box.kids import COIN
from forts.games.fort.box.perks import PERKS
from forts.games.fort.box.printed import NAMED_SUIT
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events, places
from forts.games.fort.rules.fitting import can_pay
from forts.games.fort.rules.icons.icon import kid_of, not_in_hand
from forts.games.fort.rules.icons.victory import cannot_advance
from forts.games.fort.rules.obstacles import card_obstacle
from forts.games.fort.rules.play import after_naming, may_stay_short_after, start, use_up_perk
from forts.games.fort.rules.questions.question import Question
from forts.games.fort.rules.table import (
    ASK_ACTION,
    ASK_NAME,
    ASK_PLAY,
    ASK_SUIT,
    CARD_DONE,
    DIY,
    FULLY,
    PRIVATE,
    PUBLIC,
    RECRUIT,
    UNUSED,
    Table,
)
from forts.games.fort.rules.taking import leave_hand
from forts.games.fort.rules.usable import EFFECT, FULL, can_use, playable
from forts.games.fort.speech.effects import LOWER, effect
from forts.games.fort.speech.names import kid_name, perk_name, suit_name
from forts.games.fort.speech.vocabulary import SIDES

_DIY = next(number for number, perk in enumerate(PERKS) if perk.builds_without_card)


class PlayCard(Question):
    """Which card to play; or none, unless Do-Over promised a second one."""

    number = ASK_PLAY
    name = "play"
    no = "skip"
    hand_verb = "play"

    def offer(self, t: Table) -> None:
        """Skip, DIY, and every card that can be played."""
        me = t.boards[t.leader]
        options: list[int] = []
        if not t.second:
            options.append(act.PASS)
            if me.perk.builds_without_card and can_pay(t, me, t.cards.diy.extra):
                options.append(act.USE_PERK)
        before: i64 = -1
        kid: i64
        for kid in me.hand:
            if kid != before and playable(t, kid):
                options.append(act.HAND + kid)
            before = kid
        t.offer(t.leader, ASK_PLAY, options)

    def answer(self, t: Table, action: i64) -> None:
        """The leader skips, plays a card, or uses DIY instead."""
        if action == act.PASS:
            t.note(events.SKIP, t.leader)
            t.next = RECRUIT
            return
        t.public_use = UNUSED
        t.private_use = UNUSED
        t.leader_kind = -1
        t.declared = -1
        t.named = -1
        t.kind = -1
        t.side = PUBLIC
        if action == act.USE_PERK:
            use_up_perk(t, t.leader)
            t.side = DIY
            start(t, 1)
            return
        kid = action - act.HAND
        leave_hand(t, t.leader, kid, places.PLAYED)
        t.played = kid
        t.note(events.PLAY, t.leader, kid)
        if t.cards.kids[kid].coin and not t.cards.printed[kid][PUBLIC].blank:
            t.pose(ASK_SUIT)
        else:
            t.pose(ASK_ACTION)

    def is_a_step(self, t: Table) -> bool:
        """Recycling could always be used before playing."""
        return True

    def said(self, t: Table) -> Message:
        """Which card."""
        return message("fort-ask-play", second="yes" if t.second else "no")

    def describe(self, t: Table, action: i64) -> Message | None:
        """Skip, DIY, or play whom."""
        if action == act.PASS:
            return message("fort-do-skip")
        if action == act.USE_PERK:
            return message("fort-do-diy")
        if act.HAND <= action < act.LOOKOUT:
            return message("fort-do-play", kid=kid_name(t.cards, kid_of(action)))
        return None

    def refuse(self, t: Table, action: i64) -> Message | None:
        """What stands in the way of both actions of a card."""
        me = t.boards[t.leader]
        if action == act.PASS:
            return message("fort-no-skip-second")
        if action == act.USE_PERK:
            if t.second:
                return message("fort-no-diy-second")
            if not me.perk.builds_without_card:
                return message("fort-no-perk", perk=perk_name(_DIY))
            return cannot_advance(t, me, t.cards.diy.extra)
        if not act.HAND <= action < act.LOOKOUT:
            return None
        kid = kid_of(action)
        if kid not in me.hand:
            return not_in_hand(t, kid)
        public, private = t.cards.printed[kid]
        name = kid_name(t.cards, kid)
        if public.blank and private.blank:
            return message("fort-no-blank", kid=name)
        if public.blank or private.blank:
            side = PRIVATE if public.blank else PUBLIC
            return message("fort-no-play-one", kid=name, why=card_obstacle(t, kid, side, 1))
        whys = [card_obstacle(t, kid, side, 1) for side in (PUBLIC, PRIVATE)]
        return message("fort-no-play", kid=name, public=whys[0], private=whys[1])


class DeclareSuit(Question):
    """A coin is declared to be one of the six suits, which followers must match."""

    number = ASK_SUIT
    name = "declare"
    with_card = True

    def offer(self, t: Table) -> None:
        """The six suits."""
        t.offer(t.leader, ASK_SUIT, [act.SUIT + suit for suit in range(COIN)])

    def answer(self, t: Table, action: i64) -> None:
        """The leader declares the suit."""
        t.declared = action - act.SUIT
        t.note(events.DECLARE, t.leader, t.declared)
        t.pose(ASK_ACTION)

    def said(self, t: Table) -> Message:
        """Which suit."""
        return message("fort-ask-suit", kid=kid_name(t.cards, t.played))

    def describe(self, t: Table, action: i64) -> Message | None:
        """Declare which."""
        if not act.SUIT <= action < act.SEAT:
            return None
        return message("fort-do-declare", suit=suit_name(action - act.SUIT))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """A coin is no suit."""
        return message("fort-no-declare-coin") if action == act.SUIT + COIN else None


class ChooseAction(Question):
    """Public or private action, or enough: one of them must have been, or still be, used fully."""

    number = ASK_ACTION
    name = "action"
    no = "finish"
    with_card = True

    def offer(self, t: Table) -> None:
        """The actions that can be used, so that the card still ends as it must."""
        options: list[int] = []
        if t.public_use == FULLY or t.private_use == FULLY:
            options.append(act.PASS)
        for side in range(2):
            if t.use_of(side) == UNUSED and _usable(t, side):
                options.append(act.PUBLIC + side)
        if not options:
            t.next = CARD_DONE
            return
        t.offer(t.leader, ASK_ACTION, options)

    def answer(self, t: Table, action: i64) -> None:
        """The leader uses an action, or has done with the card."""
        if action == act.PASS:
            t.next = CARD_DONE
            return
        t.side = action - act.PUBLIC
        t.note(events.USE, t.leader, t.played, t.side)
        printed = t.action_in_use()
        t.named = -1
        t.kind = -1
        if printed.counter == NAMED_SUIT:
            t.pose(ASK_NAME)
        else:
            after_naming(t, printed)

    def said(self, t: Table) -> Message:
        """Which action, first or now."""
        used = t.public_use != UNUSED or t.private_use != UNUSED
        return message("fort-ask-action", kid=kid_name(t.cards, t.played), used="yes" if used else "no")

    def describe(self, t: Table, action: i64) -> Message | None:
        """Finish, or what the action does."""
        if action == act.PASS:
            return message("fort-do-finish", kid=kid_name(t.cards, t.played))
        if action not in (act.PUBLIC, act.PRIVATE):
            return None
        side = action - act.PUBLIC
        return message("fort-do-use", side=SIDES[side], effect=effect(t.cards.printed[t.played][side].effect, LOWER))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Used already, blank, or what stands in its way."""
        if action == act.PASS:
            return message("fort-no-finish", kid=kid_name(t.cards, t.played))
        if action not in (act.PUBLIC, act.PRIVATE):
            return None
        side = action - act.PUBLIC
        if t.use_of(side) != UNUSED:
            return message("fort-no-again", side=SIDES[side])
        if t.cards.printed[t.played][side].blank:
            return message("fort-no-use-blank", side=SIDES[side])
        why = card_obstacle(t, t.played, side, 0)
        if can_use(t, t.leader, t.played, side, -1, 0) & EFFECT:
            return message("fort-no-short", why=why)
        return message("fort-no-use", side=SIDES[side], why=why)


def _usable(t: Table, side: i64) -> bool:
    """Can this action be used now, so that the card still ends as it must?"""
    able = can_use(t, t.leader, t.played, side, -1, 0)
    if not able & EFFECT:
        return False
    return t.raw or able & FULL != 0 or may_stay_short_after(t, side, act.PUBLIC + side)
