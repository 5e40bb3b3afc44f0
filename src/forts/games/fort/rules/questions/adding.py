"""Before an action starts: the suit it counts, the kind it gathers, and the cards that improve it."""

from __future__ import annotations

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events, places
from forts.games.fort.rules.fitting import room
from forts.games.fort.rules.icons.icon import kid_of, not_in_hand
from forts.games.fort.rules.icons.resources import no_room
from forts.games.fort.rules.obstacles import obstacle, suit_obstacle
from forts.games.fort.rules.play import (
    after_kind,
    after_naming,
    begin_following,
    counted_suit,
    may_stay_short_after,
    start,
)
from forts.games.fort.rules.questions.question import Question
from forts.games.fort.rules.table import ASK_ADD, ASK_KIND, ASK_NAME, PUBLIC, Table, put
from forts.games.fort.rules.taking import leave_hand
from forts.games.fort.rules.usable import (
    EFFECT,
    FULL,
    NEVER,
    PERHAPS,
    SURELY,
    can_use,
    counted,
    how_far,
    may_stay_short,
    used_in_full,
)
from forts.games.fort.speech.effects import effect_of
from forts.games.fort.speech.names import kid_name, kind_name, shown_suits, suit_count, suit_name, suit_plural


class NameSuit(Question):
    """For an action that counts any one suit: name it first."""

    number = ASK_NAME
    name = "name"
    suit_verb = "name"
    with_card = True

    def offer(self, t: Table) -> None:
        """Every suit with which the action has an effect, so that the card still ends as it must."""
        options: list[int] = []
        for suit in range(7):
            t.named = suit
            able = can_use(t, t.leader, t.played, t.side, -1, 0)
            t.named = -1
            if able & FULL or (able & EFFECT and (t.raw or may_stay_short_after(t, t.side, act.SUIT + suit))):
                options.append(act.SUIT + suit)
        t.offer(t.leader, ASK_NAME, options)

    def answer(self, t: Table, action: i64) -> None:
        """The leader names the suit."""
        t.named = action - act.SUIT
        t.note(events.NAME, t.leader, t.named)
        after_naming(t, t.action_in_use())

    def said(self, t: Table) -> Message:
        """Which suit."""
        return message("fort-ask-name", kid=kid_name(t.cards, t.played))

    def describe(self, t: Table, action: i64) -> Message | None:
        """Name which."""
        if not act.SUIT <= action < act.SEAT:
            return None
        return message("fort-do-name", suits=suit_plural(action - act.SUIT))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Nothing shows it, or the action would stay short."""
        if not act.SUIT <= action < act.SEAT:
            return None
        why = suit_obstacle(t, t.played, t.action_in_use(), action - act.SUIT, -1, 0)
        return why if why.id == "fort-why-no-suit" else message("fort-no-short", why=why)


class ChooseKind(Question):
    """Pizza or toys, for the whole action; never a kind of which nothing fits."""

    number = ASK_KIND
    name = "kind"
    within_action = True
    with_card = True

    def offer(self, t: Table) -> None:
        """The kinds that fit."""
        seat = t.acting()
        me = t.boards[seat]
        options: list[int] = []
        for kind in range(2):
            if room(t, me, kind) == 0:
                continue
            if t.follower >= 0:
                if used_in_full(t, t.action_in_use(), t.count, kind, 0):
                    options.append(act.KIND + kind)
                continue
            able = can_use(t, seat, t.played, t.side, kind, 0)
            if able & FULL or (able & EFFECT and (t.raw or may_stay_short_after(t, t.side, act.KIND + kind))):
                options.append(act.KIND + kind)
        t.offer(seat, ASK_KIND, options)

    def answer(self, t: Table, action: i64) -> None:
        """The kind of resource that this action gathers."""
        t.kind = action - act.KIND
        t.note(events.KIND, t.acting(), t.kind)
        if t.follower >= 0:
            begin_following(t)
            return
        if t.side == PUBLIC:
            t.leader_kind = t.kind
        after_kind(t, t.action_in_use())

    def said(self, t: Table) -> Message:
        """Which kind."""
        return message("fort-ask-kind")

    def describe(self, t: Table, action: i64) -> Message | None:
        """Gather which."""
        if not act.KIND <= action < act.SUPPLY:
            return None
        return message("fort-do-kind", kind=kind_name(action - act.KIND))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Nothing fits, or the action would stay short."""
        if not act.KIND <= action < act.SUPPLY:
            return None
        kind = action - act.KIND
        seat, printed = t.acting(), t.action_in_use()
        if room(t, t.boards[seat], kind) == 0:
            return no_room(t, t.boards[seat], kind, 1)
        if t.follower >= 0:
            return message("fort-no-follow-fully", why=obstacle(t, seat, printed, t.count, kind, 0, 0))
        if printed.suited:
            return message("fort-no-short", why=suit_obstacle(t, t.played, printed, counted_suit(t, printed), kind, 0))
        return message("fort-no-short", why=obstacle(t, seat, printed, counted(t, seat, printed, 0, 0), kind, 0, 0))


class AddCards(Question):
    """Cards whose suits would raise what the action brings now (book p. 8); or start with what there is."""

    number = ASK_ADD
    name = "add"
    within_action = True
    hand_verb = "add"
    with_card = True

    def offer(self, t: Table) -> None:
        """Start, and every card that helps."""
        seat = t.acting()
        printed = t.action_in_use()
        suit = counted_suit(t, printed)
        me = t.boards[seat]
        cards = t.cards
        leads = t.follower < 0
        far: i64 = 0
        if t.count > 0:
            far = how_far(t, seat, t.side, printed, t.count, t.kind, 0, 0)
        options: list[int] = []
        mercy: i64 = -1  # whether the action may stay short: worked out only if it matters
        if far > 1:
            fine = (far & 1) != 0 or t.raw
            if not fine and leads:
                mercy = may_stay_short(t, t.side)
                fine = mercy == SURELY or (mercy == PERHAPS and t.viable(act.GO))
            if fine:
                options.append(act.GO)
                if t.raw:
                    # more suits never make it easier to use an action fully
                    t.offer(seat, ASK_ADD, options)
                    return
        before: i64 = -1
        kid: i64
        if leads:
            for kid in me.hand:
                if kid != before and cards.matches(kid, suit) > 0:
                    more = how_far(t, seat, t.side, printed, t.count + cards.matches(kid, suit), t.kind, 1, 0)
                    if more >> 1 > far >> 1:
                        if not more & 1 and mercy < 0 and not t.raw:
                            mercy = may_stay_short(t, t.side)
                        if _addable(t, more, mercy, act.HAND + kid):
                            options.append(act.HAND + kid)
                before = kid
        before = -1
        taken: i64 = 0
        for kid in me.lookout:
            if kid == before:
                continue
            before = kid
            if cards.matches(kid, suit) == 0:
                continue
            taken = t.looked.count(kid)
            if taken > 0 and taken >= me.lookout.count(kid):
                continue
            more = how_far(t, seat, t.side, printed, t.count + cards.matches(kid, suit), t.kind, 0, 0)
            if more >> 1 > far >> 1:
                if not more & 1 and mercy < 0 and leads and not t.raw:
                    mercy = may_stay_short(t, t.side)
                if _addable(t, more, mercy if leads else NEVER, act.LOOKOUT + kid):
                    options.append(act.LOOKOUT + kid)
        t.offer(seat, ASK_ADD, options)

    def answer(self, t: Table, action: i64) -> None:
        """A card is added from the hand or the Lookout, or the action starts."""
        if action == act.GO:
            start(t, t.count)
            return
        seat = t.acting()
        if action < act.LOOKOUT:
            kid = action - act.HAND
            leave_hand(t, seat, kid, places.ADDED)
            put(t.added, kid)
            t.note(events.ADD, seat, kid, 0)
        else:
            kid = action - act.LOOKOUT
            put(t.looked, kid)
            t.note(events.ADD, seat, kid, 1)
        t.count += t.cards.matches(kid, counted_suit(t, t.action_in_use()))
        self.offer(t)

    def said(self, t: Table) -> Message:
        """Which card, and what counts so far."""
        suit = counted_suit(t, t.action_in_use())
        return message(
            "fort-ask-add",
            kid=kid_name(t.cards, t.played),
            suit=suit_name(suit),
            sum=suit_count(suit, t.count),
            start="yes" if act.GO in t.options else "no",
        )

    def describe(self, t: Table, action: i64) -> Message | None:
        """Start with what effect, or add whom from where."""
        printed = t.action_in_use()
        if action == act.GO:
            full = t.count > 0 and how_far(t, t.acting(), t.side, printed, t.count, t.kind, 0, 0) & 1
            said = "fort-do-start" if full else "fort-do-start-short"
            return message(said, effect=effect_of(printed.effect, t.count, t.kind))
        if not act.HAND <= action < act.DISCARD:
            return None
        kid = kid_of(action)
        suits = shown_suits(t.cards, kid, counted_suit(t, printed))
        place = "lookout" if action >= act.LOOKOUT else "hand"
        return message("fort-do-add", kid=kid_name(t.cards, kid), suits=suits, place=place)

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Not there, of no use, or the action would stay short."""
        seat, printed = t.acting(), t.action_in_use()
        suit = counted_suit(t, printed)
        if action == act.GO:
            if t.count == 0:
                return message("fort-no-start", suit=suit_name(suit))
            return message("fort-no-short", why=obstacle(t, seat, printed, t.count, t.kind, 0, 0))
        if not act.HAND <= action < act.DISCARD:
            return None
        kid = kid_of(action)
        missing = _not_to_add(t, kid, action < act.LOOKOUT)
        if missing is not None:
            return missing
        name = kid_name(t.cards, kid)
        shown = t.cards.matches(kid, suit)
        if shown == 0:
            return message("fort-no-add-suit", kid=name, suit=suit_name(suit))
        gone = 1 if action < act.LOOKOUT else 0
        before = how_far(t, seat, t.side, printed, t.count, t.kind, 0, 0) if t.count > 0 else 0
        after = how_far(t, seat, t.side, printed, t.count + shown, t.kind, gone, 0)
        why = obstacle(t, seat, printed, t.count + shown, t.kind, gone, 0)
        if after >> 1 <= before >> 1:
            return message("fort-no-add-use", kid=name, why=why)
        return message("fort-no-follow-fully" if t.follower >= 0 else "fort-no-short", why=why)


def _addable(t: Table, far: i64, mercy: i64, option: i64) -> bool:
    if far & 1 or mercy == SURELY:
        return True
    return t.raw or (mercy == PERHAPS and t.viable(option))


def _not_to_add(t: Table, kid: i64, from_hand: bool) -> Message | None:
    """Why there is no such card to add; None if there is."""
    me = t.boards[t.acting()]
    if from_hand and t.follower >= 0:
        return message("fort-no-add-follower")
    if from_hand:
        return None if kid in me.hand else not_in_hand(t, kid)
    if kid not in me.lookout:
        return message("fort-no-in-lookout", kid=kid_name(t.cards, kid))
    if t.looked.count(kid) >= me.lookout.count(kid):
        return message("fort-no-already-added", kid=kid_name(t.cards, kid))
    return None
