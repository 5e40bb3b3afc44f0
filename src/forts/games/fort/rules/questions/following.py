"""Following the leader, and what the leader may do once everybody has."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events, places
from forts.games.fort.rules.follow import offer_following, second_card_or_start
from forts.games.fort.rules.icons.icon import kid_of, not_in_hand
from forts.games.fort.rules.obstacles import obstacle
from forts.games.fort.rules.play import begin_following, use_up_perk
from forts.games.fort.rules.questions.question import Question
from forts.games.fort.rules.table import (
    AFTER_CARD,
    ASK_DO_OVER,
    ASK_FOLLOW,
    ASK_FOLLOW_MORE,
    ASK_KIND,
    ASK_ROUGH,
    NEXT_FOLLOWER,
    PUBLIC,
    RECRUIT,
    TURN,
    Table,
    put,
)
from forts.games.fort.rules.taking import leave_hand
from forts.games.fort.rules.usable import counted, follow_count
from forts.games.fort.speech.effects import LOWER, effect, effect_of
from forts.games.fort.speech.names import kid_name, seat_name, suit_name


class Follow(Question):
    """Which card to discard to follow, or none."""

    number = ASK_FOLLOW
    name = "follow"
    phase = "follow"
    no = "do not follow"
    hand_verb = "follow"
    with_card = True

    def offer(self, t: Table) -> None:
        """Every card that shows the suit and lets the action be used in full."""
        offer_following(t, t.cards.printed[t.played][PUBLIC])

    def answer(self, t: Table, action: i64) -> None:
        """The rival follows with a card, or does not."""
        if action == act.PASS:
            if t.discreet:
                t.note(events.DECLINE, t.follower)
            t.next = NEXT_FOLLOWER
            return
        t.followed |= 1 << t.follower
        t.count = 0
        t.follow_cards = 0
        t.looked.clear()
        _discard_to_follow(t, action - act.HAND)
        if t.boards[t.follower].perk.follow_cards > 1:
            t.pose(ASK_FOLLOW_MORE)
        else:
            _settle_kind(t)

    def said(self, t: Table) -> Message:
        """Follow which card, with which suit, for what."""
        return _ask_to_follow(t, "fort-ask-follow")

    def count_with(self, t: Table, kid: i64) -> i64:
        """What the action would count with this card."""
        return follow_count(t, t.follower, t.cards.printed[t.played][PUBLIC], kid)

    def describe(self, t: Table, action: i64) -> Message | None:
        """With whom, and what it brings."""
        if action == act.PASS:
            return message("fort-do-not-follow")
        return self._described(t, action, "fort-do-follow")

    def _described(self, t: Table, action: i64, said: str) -> Message | None:
        if not act.HAND <= action < act.LOOKOUT:
            return None
        kid = kid_of(action)
        brings = effect_of(t.cards.printed[t.played][PUBLIC].effect, self.count_with(t, kid), t.leader_kind)
        return message(said, kid=kid_name(t.cards, kid), effect=brings)

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Another suit, or the action cannot be used in full."""
        if act.LOOKOUT <= action < act.DISCARD:
            return message("fort-no-follow-lookout")
        if not act.HAND <= action < act.LOOKOUT:
            return None
        kid = kid_of(action)
        if kid not in t.boards[t.follower].hand:
            return not_in_hand(t, kid)
        if t.cards.matches(kid, t.suit()) == 0:
            return message("fort-no-follow-suit", kid=kid_name(t.cards, kid), suit=suit_name(t.suit()))
        printed = t.cards.printed[t.played][PUBLIC]
        why = obstacle(t, t.follower, printed, self.count_with(t, kid), t.leader_kind, 1, 1)
        return message("fort-no-follow-fully", why=why)


class FollowMore(Follow):
    """Copy Cat: one more card to follow with, as long as the action can be used in full; or start."""

    number = ASK_FOLLOW_MORE
    name = "follow more"
    no = "pass"
    hand_verb = "follow also"

    def offer(self, t: Table) -> None:
        """Start, and every card that may come along."""
        second_card_or_start(t)

    def answer(self, t: Table, action: i64) -> None:
        """Copy Cat discards a second card, or starts."""
        if action != act.GO:
            _discard_to_follow(t, action - act.HAND)
        _settle_kind(t)

    def said(self, t: Table) -> Message:
        """One more?"""
        return _ask_to_follow(t, "fort-ask-follow-more")

    def count_with(self, t: Table, kid: i64) -> i64:
        """What counts already, and this card besides."""
        printed = t.cards.printed[t.played][PUBLIC]
        return follow_count(t, t.follower, printed, kid) + (t.count if printed.suited else 0)

    def describe(self, t: Table, action: i64) -> Message | None:
        """Start, or with whom besides, and what it brings."""
        if action == act.GO:
            brings = effect_of(t.action_in_use().effect, t.count, t.leader_kind)
            return message("fort-do-follow-now", effect=brings)
        return self._described(t, action, "fort-do-follow-also")


class RoughHousing(Question):
    """Rough Housing comes last, of an owner who did not follow: trash the played card?"""

    number = ASK_ROUGH
    name = "rough housing"
    phase = "follow"
    no = "keep"
    keeps = "rough_housing"
    with_card = True

    def offer(self, t: Table) -> None:
        """To the perk's owner, if there is one who did not follow."""
        for seat in range(t.players):
            if seat != t.leader and t.boards[seat].perk.trashes_played_card and not t.followed >> seat & 1:
                t.offer(seat, ASK_ROUGH, [act.PASS, act.USE_PERK])
                return
        t.next = AFTER_CARD

    def answer(self, t: Table, action: i64) -> None:
        """The perk's owner trashes the played card, or not."""
        if action == act.USE_PERK:
            use_up_perk(t, t.actor)
            t.trash_played = True
        t.next = AFTER_CARD

    def said(self, t: Table) -> Message:
        """Trash which card of whose?"""
        return message("fort-ask-rough", kid=kid_name(t.cards, t.played), seat=seat_name(t.leader))

    def describe(self, t: Table, action: i64) -> Message | None:
        """Trash it, or not."""
        if action == act.PASS:
            return message("fort-do-no-rough", kid=kid_name(t.cards, t.played))
        return message("fort-do-rough", kid=kid_name(t.cards, t.played)) if action == act.USE_PERK else None


class DoOver(Question):
    """Do-Over: play a second card?"""

    number = ASK_DO_OVER
    name = "do-over"
    no = "keep"
    keeps = "do_over"

    def offer(self, t: Table) -> None:
        """Yes or no."""
        t.offer(t.leader, ASK_DO_OVER, [act.PASS, act.USE_PERK])

    def answer(self, t: Table, action: i64) -> None:
        """The leader plays a second card, or not."""
        if action == act.USE_PERK:
            use_up_perk(t, t.leader)
            t.second = True
            t.next = TURN
        else:
            t.next = RECRUIT

    def said(self, t: Table) -> Message:
        """A second one?"""
        return message("fort-ask-do-over")

    def describe(self, t: Table, action: i64) -> Message | None:
        """Yes or no."""
        if action == act.PASS:
            return message("fort-do-no-second")
        return message("fort-do-over") if action == act.USE_PERK else None


def _discard_to_follow(t: Table, kid: i64) -> None:
    seat = t.follower
    printed = t.action_in_use()
    leave_hand(t, seat, kid, places.of(seat, places.DISCARD))
    put(t.boards[seat].discard, kid)
    t.note(events.FOLLOW, seat, kid)
    t.follow_cards += 1
    if printed.suited:
        t.count += follow_count(t, seat, printed, kid)
    else:
        t.count = counted(t, seat, printed, 0, 0)


def _settle_kind(t: Table) -> None:
    """The kind to gather is the leader's, if the leader chose one."""
    t.kind = t.leader_kind
    if t.kind < 0 and t.action_in_use().chooses_kind:
        t.pose(ASK_KIND)
    else:
        begin_following(t)


def _ask_to_follow(t: Table, said: str) -> Message:
    action = effect(t.cards.printed[t.played][PUBLIC].effect, LOWER)
    name = kid_name(t.cards, t.played)
    return message(said, kid=name, seat=seat_name(t.leader), suit=suit_name(t.suit()), effect=action)
