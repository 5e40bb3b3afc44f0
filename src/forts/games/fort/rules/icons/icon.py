"""What every icon has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box.icons import PrintedIcon
from forts.games.fort.rules import actions as act
from forts.games.fort.rules.table import ASK_STEP, Table
from forts.games.fort.speech.names import kid_name
from forts.games.fort.speech.vocabulary import KINDS

UNBOUNDED: Final = 99
"""Any number of times."""


class Icon(PrintedIcon):
    """A printed action: what it does, what it asks, and how all that is said."""

    outright: bool = False
    """Asks nothing: it is done as far as it goes."""
    question: int = ASK_STEP
    """The question that it asks otherwise."""
    uneven: bool = False
    """Some of its choices may use the action fully and others not."""
    takes_from_anywhere: bool = False
    """Cards of the Park and of Yards may be among its choices, and which of them counts for the other action."""
    verb: str = "take"
    """What its choices do, in notation."""
    asked: str = ""
    """Message id of its question."""

    def capacity(self, t: Table, seat: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """How often it can be done now; `gone` cards have left the hand and `found` lie in the discard besides."""
        raise NotImplementedError  # each icon has its own

    def alone(self, t: Table, seat: i64, wanted: i64, kind: i64, gone: i64, found: i64, extra: i64) -> i64:
        """How far an action goes that is nothing but this, so many times: twice its effects, plus one if fully."""
        can = self.capacity(t, seat, kind, gone, found, extra)
        if can < wanted:
            return can * 2
        return wanted * 2 + (1 if wanted > 0 else 0)

    def do(self, t: Table, seat: i64, wanted: i64) -> bool:
        """Done outright, so many times as far as it goes: was all of it done?"""
        raise NotImplementedError  # each icon that asks nothing has its own

    def offer(self, t: Table, seat: i64, options: list[int]) -> None:
        """Add the choices for doing it once."""
        raise NotImplementedError  # each icon that asks something has its own

    def take(self, t: Table, seat: i64, action: i64) -> None:
        """Do it once as chosen."""
        raise NotImplementedError  # each icon that asks something has its own

    def is_alike(self, action: i64) -> bool:
        """Is it all the same, to how far the card can go, which of the cards this is?"""
        return False

    def takes_all(self, t: Table, seat: i64, action: i64) -> bool:
        """Does this choice by itself use the action fully, where some do not?"""
        return False

    # -- words -------------------------------------------------------------------------------------------------

    def describe(self, t: Table, action: i64) -> Message | None:
        """What a choice does; None if it is no answer to this icon."""
        return None

    def refuse(self, t: Table, action: i64) -> Message | None:
        """Why a choice is not offered; None if it is no answer to this icon at all."""
        return None

    def obstacle(self, t: Table, seat: i64, need: i64, kind: i64, gone: i64, found: i64, extra: i64) -> Message | None:
        """Why it cannot be done `need` times now; None if it can."""
        can = self.capacity(t, seat, kind, gone, found, extra)
        if can >= need:
            return None
        return self.lacking(t, seat, max(can, 0), need, kind, extra)

    def lacking(self, t: Table, seat: i64, can: i64, need: i64, kind: i64, extra: i64) -> Message:
        """What stands in the way of doing it `need` times, where it can be done `can` times."""
        return message("fort-why-not-fully")


def kid_of(action: i64) -> i64:
    """The kid that an id of a card names."""
    return (action - act.HAND) % act.WIDTH


def dead_end() -> Message:
    """The choice exists, but the card could not end as it must."""
    return message("fort-no-dead-end")


def none_there(kind: i64, place: str) -> Message:
    """There is no such resource in that place."""
    return message("fort-no-resource-there", kind=KINDS[kind], place=place)


def not_in_hand(t: Table, kid: i64) -> Message:
    """The card is not in hand; perhaps because it has been played or added already."""
    apart = t.actor == t.leader and (kid == t.played or kid in t.added or kid in t.spent)
    return message("fort-no-apart" if apart else "fort-no-in-hand", kid=kid_name(t.cards, kid))
