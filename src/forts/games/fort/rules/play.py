"""Phase 2, Play: the way from the choice of an action to its end."""

from __future__ import annotations

from mypy_extensions import i64

from forts.games.fort.box.perks import NO_PERK, PERKS
from forts.games.fort.box.printed import NAMED_SUIT, PrintedAction
from forts.games.fort.rules import events
from forts.games.fort.rules.fitting import room
from forts.games.fort.rules.table import (
    ASK_ACTION,
    ASK_ADD,
    ASK_KIND,
    DIY,
    FULLY,
    PARTLY,
    PRIVATE,
    PUBLIC,
    RECRUIT,
    RUN,
    Table,
)
from forts.games.fort.rules.usable import PERHAPS, SURELY, counted, matching, may_stay_short


def use_up_perk(t: Table, seat: i64) -> None:
    """Return a perk that works once to the box."""
    me = t.boards[seat]
    t.note(events.USE_PERK, seat, me.perk_number)
    me.perk_number = NO_PERK
    me.perk = PERKS[NO_PERK]


def may_stay_short_after(t: Table, side: i64, option: i64) -> bool:
    """May the action stay short after this option?"""
    answer = may_stay_short(t, side)
    return answer == SURELY or (answer == PERHAPS and t.viable(option))


def after_naming(t: Table, printed: PrintedAction) -> None:
    """The suit is settled: next is the kind, if there is one to choose."""
    me = t.boards[t.leader]
    # where neither kind fits there is nothing to choose, and that step will not be done
    if printed.chooses_kind and (room(t, me, 0) > 0 or room(t, me, 1) > 0):
        t.pose(ASK_KIND)
    else:
        after_kind(t, printed)


def after_kind(t: Table, printed: PrintedAction) -> None:
    """The kind is settled: next are cards to add, where a suit is counted."""
    if not printed.suited:
        start(t, counted(t, t.leader, printed, 0, 0))
        return
    t.count = matching(t, t.played, counted_suit(t, printed))
    t.pose(ASK_ADD)


def begin_following(t: Table) -> None:
    """A follower has chosen all there is to choose: add Lookout cards, where the option allows it, and start."""
    if t.followers_use_lookout and t.action_in_use().suited:
        t.pose(ASK_ADD)
    else:
        start(t, t.count)


def counted_suit(t: Table, printed: PrintedAction) -> i64:
    """The suit that the action counts: printed or named."""
    if printed.counter < NAMED_SUIT:
        return printed.counter
    return t.named if t.follower < 0 else t.suit()


def start(t: Table, count: i64) -> None:
    """Begin to carry out the action."""
    t.count = count
    t.pass_ = 0
    t.step = 0
    t.unit = 0
    t.effects = 0
    t.short = False
    t.done = False
    t.next = RUN


def finish_action(t: Table) -> None:
    """The action has been carried out as far as it went."""
    use = FULLY if t.effects > 0 and not t.short else PARTLY
    if t.side == PUBLIC:
        t.public_use = use
    elif t.side == PRIVATE:
        t.private_use = use
    if t.side == DIY:
        t.next = RECRUIT
    else:
        t.pose(ASK_ACTION)
