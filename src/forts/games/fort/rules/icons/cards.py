"""Icons of cards: tuck, trash, recruit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box import bearing
from forts.games.fort.box.perks import PERKS
from forts.games.fort.rules import actions as act
from forts.games.fort.rules import events, places
from forts.games.fort.rules.fitting import recruitable
from forts.games.fort.rules.icons.icon import UNBOUNDED, Icon, dead_end, kid_of, not_in_hand
from forts.games.fort.rules.table import RUN, Table, drop, put
from forts.games.fort.rules.taking import (
    describe_source,
    leave_hand,
    offer_pile,
    offer_sources,
    refuse_source,
    refuse_yard,
    take_source,
)
from forts.games.fort.speech.names import kid_name, perk_name, seat_name

_BRIBE = next(number for number, perk in enumerate(PERKS) if perk.tucks_from_anywhere)


class Lookout(Icon):
    """A card of the hand into the Lookout; with Bribe also one of the Park, its deck or a Yard."""

    name = "lookout"
    words = "fort-icon-lookout"
    takes = bearing.HAND | bearing.LOOKOUT_ROOM | bearing.YARDS
    relies = bearing.HAND | bearing.LOOKOUT_ROOM | bearing.YARDS
    brings = bearing.IN_LOOKOUT
    profits = bearing.LEVEL
    worth = 0.5
    takes_from_anywhere = True
    verb = "tuck"
    asked = "fort-ask-tuck"

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Room in the Lookout, and cards to tuck."""
        me = t.boards[seat]
        space = me.lookout_room()
        stock = len(me.hand) - gone
        if me.perk.tucks_from_anywhere and t.follower < 0:
            stock += recruitable(t)
        return space if space < stock else stock

    def offer(self, t: Table, seat: i64, options: list[int]) -> None:
        """Each card."""
        me = t.boards[seat]
        if me.lookout_room() > 0:
            offer_pile(me.hand, act.HAND, options)
            if me.perk.tucks_from_anywhere and t.follower < 0:
                offer_sources(t, options, True)

    def take(self, t: Table, seat: i64, action: i64) -> None:
        """Tuck it."""
        if action < act.HAND or action >= act.LOOKOUT:
            t.purpose = RUN
            take_source(t, seat, action, True)
            return
        kid = action - act.HAND
        leave_hand(t, seat, kid, places.of(seat, places.LOOKOUT))
        put(t.boards[seat].lookout, kid)
        t.note(events.TUCK, seat, kid, events.FROM_HAND)

    def describe(self, t: Table, action: i64) -> Message | None:
        """Tuck whom from where."""
        if act.HAND <= action < act.LOOKOUT:
            return message("fort-do-tuck", kid=kid_name(t.cards, kid_of(action)), source="hand")
        return describe_source(t, action, "fort-do-tuck", "fort-do-tuck-unseen")

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Not there, or no Bribe."""
        me = t.boards[t.acting()]
        if act.HAND <= action < act.LOOKOUT:
            kid = kid_of(action)
            return dead_end() if kid in me.hand else not_in_hand(t, kid)
        if action != act.DECK and not act.PARK <= action < act.DRAW:
            return None
        if not me.perk.tucks_from_anywhere:
            return message("fort-no-perk", perk=perk_name(_BRIBE))
        if t.follower >= 0:
            return message("fort-no-own-turn", perk=perk_name(_BRIBE))
        return refuse_source(t, action)

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """Room, or cards."""
        space = max(t.boards[seat].lookout_room(), 0)
        if space < need:
            return message("fort-why-lookout-room", can=space, need=need)
        return message("fort-why-lookout-cards", can=can, need=need)


class Trash(Icon):
    """A card of the hand or discard pile, to the box."""

    name = "trash"
    words = "fort-icon-trash"
    takes = bearing.HAND | bearing.DISCARD
    relies = bearing.HAND | bearing.DISCARD
    profits = bearing.DISCARD
    worth = 0.25
    verb = "trash"
    asked = "fort-ask-trash"

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Every card of both."""
        me = t.boards[seat]
        return len(me.hand) - gone + len(me.discard) + found

    def offer(self, t: Table, seat: i64, options: list[int]) -> None:
        """Each card."""
        me = t.boards[seat]
        offer_pile(me.hand, act.HAND, options)
        offer_pile(me.discard, act.DISCARD, options)

    def take(self, t: Table, seat: i64, action: i64) -> None:
        """Trash it."""
        if action >= act.DISCARD:
            kid = action - act.DISCARD
            drop(t.boards[seat].discard, kid)
            places.moved(t, kid, places.of(seat, places.DISCARD), places.BOX)
            t.note(events.TRASH, seat, kid, 1)
        else:
            kid = action - act.HAND
            leave_hand(t, seat, kid, places.BOX)
            t.note(events.TRASH, seat, kid, 0)

    def is_alike(self, action: i64) -> bool:
        """A card of the discard pile is like any other."""
        return action >= act.DISCARD

    def describe(self, t: Table, action: i64) -> Message | None:
        """Trash whom from where."""
        if act.HAND <= action < act.LOOKOUT:
            return message("fort-do-trash", kid=kid_name(t.cards, kid_of(action)), place="hand")
        if act.DISCARD <= action < act.PARK:
            return message("fort-do-trash", kid=kid_name(t.cards, kid_of(action)), place="discard")
        return None

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Not there."""
        me = t.boards[t.acting()]
        kid = kid_of(action)
        if act.HAND <= action < act.LOOKOUT:
            return dead_end() if kid in me.hand else not_in_hand(t, kid)
        if act.DISCARD <= action < act.PARK:
            return dead_end() if kid in me.discard else message("fort-no-in-discard", kid=kid_name(t.cards, kid))
        return None

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """Too few cards."""
        return message("fort-why-trash", can=can, need=need)


class TrashThis(Icon):
    """The played card, to the box once followers are done."""

    name = "trash_this"
    words = "fort-icon-trash-this"
    outright = True

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Always."""
        return UNBOUNDED

    def do(self, t: Table, seat: i64, wanted: i64) -> bool:
        """Mark it."""
        t.trash_played = True
        t.effects += wanted
        return True


class TrashRival(Icon):
    """A card of a rival's Yard, to the box."""

    name = "trash_rival"
    words = "fort-icon-trash-rival"
    takes = bearing.YARDS
    relies = bearing.YARDS
    worth = 0.3
    verb = "trash"
    asked = "fort-ask-trash-rival"

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Every card of their Yards."""
        total = 0
        for rival in range(t.players):
            if rival != seat:
                total += len(t.boards[rival].yard)
        return total

    def offer(self, t: Table, seat: i64, options: list[int]) -> None:
        """Each card."""
        for rival in range(t.players):
            if rival != seat:
                offer_pile(t.boards[rival].yard, act.YARD + rival * act.WIDTH, options)

    def take(self, t: Table, seat: i64, action: i64) -> None:
        """Trash it."""
        rival = (action - act.YARD) // act.WIDTH
        kid = (action - act.YARD) % act.WIDTH
        drop(t.boards[rival].yard, kid)
        places.moved(t, kid, places.of(rival, places.YARD), places.BOX)
        t.note(events.TRASH_YARD, seat, kid, rival)

    def is_alike(self, action: i64) -> bool:
        """Any of them."""
        return True

    def describe(self, t: Table, action: i64) -> Message | None:
        """Trash whom of whose."""
        if not act.YARD <= action < act.DRAW:
            return None
        owner = (action - act.YARD) // act.WIDTH
        return message("fort-do-trash-rival", kid=kid_name(t.cards, kid_of(action)), owner=seat_name(owner))

    def refuse(self, t: Table, action: i64) -> Message | None:
        """The own Yard, or not there."""
        if not act.YARD <= action < act.DRAW:
            return None
        own = (action - act.YARD) // act.WIDTH == t.actor
        return message("fort-no-own-yard") if own else refuse_yard(t, action)

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """Too few cards."""
        return message("fort-why-yards", can=can, need=need)


class Recruit(Icon):
    """A card of the Park, its deck or any Yard, to the discard pile."""

    name = "recruit"
    words = "fort-icon-recruit"
    takes = bearing.YARDS
    relies = bearing.YARDS
    brings = bearing.DISCARD
    worth = 0.4
    verb = "recruit"
    asked = "fort-ask-recruit-now"

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """Every card to recruit."""
        return recruitable(t)

    def offer(self, t: Table, seat: i64, options: list[int]) -> None:
        """Each card."""
        offer_sources(t, options, True)

    def take(self, t: Table, seat: i64, action: i64) -> None:
        """Recruit it."""
        t.purpose = RUN
        take_source(t, seat, action, False)

    def is_alike(self, action: i64) -> bool:
        """Any of them."""
        return True

    def describe(self, t: Table, action: i64) -> Message | None:
        """Recruit whom from where."""
        return describe_source(t, action, "fort-do-recruit", "fort-do-recruit-unseen")

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Not there."""
        return refuse_source(t, action)

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """Too few cards."""
        return message("fort-why-recruit", can=can, need=need)


CARD_ICONS: Final[list[Icon]] = [Lookout(), Trash(), TrashThis(), TrashRival(), Recruit()]
"""All of them."""
