"""The mason: builds out of the discard; as a combo any wall of it or the donjon's top, whatever the arrows show."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.deck import CAMP
from forts.games.forfort.box.slots import ALL_SLOTS, BITS
from forts.games.forfort.box.symbols import MASON
from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.building import building_slots, empty_slots, place_camp
from forts.games.forfort.rules.questions.camp import CAMPS, refuse_camp
from forts.games.forfort.rules.questions.draw import Drawing, TurningBack
from forts.games.forfort.rules.questions.question import Answers, Question, drop_effect
from forts.games.forfort.rules.questions.walls import Building, any_fits, build_and_go_on, walls_of
from forts.games.forfort.rules.symbols.symbol import Symbol
from forts.games.forfort.rules.table import (
    ASK_BACK_REVEAL,
    ASK_MASON,
    ASK_REBUILD,
    ASK_REVEAL,
    ASK_SOURCE,
    ASK_TOP,
    Table,
    with_card,
    without_card,
)
from forts.games.forfort.speech.names import card_message


class Mason(Symbol):
    """Build a card of the discard."""

    number = MASON
    target = ASK_MASON
    evolved_target = ASK_SOURCE
    appeal = 3.0

    def usable(self, t: Table, seat: int) -> bool:
        """Can a wall of the discard be built, or a camp of it be put onto an empty slot?"""
        discard = t.discards[seat]
        if not discard:
            return False
        if discard[-1] == CAMP and empty_slots(t, seat):
            return True
        return any_fits(t, seat, building_slots(t, seat))

    def combo_possible(self, t: Table, seat: int) -> bool:
        """Is there a top of the donjon, or does a wall of the discard fit?"""
        return bool(t.donjons[seat]) or any_fits(t, seat, _free_slots(t, seat))


class AskMason(Building):
    """Which wall or camp of the discard, and where?"""

    number = ASK_MASON
    name = "mason"

    def offer(self, t: Table) -> list[int]:
        """Walls under the normal limits; ruling: or a camp onto an empty slot of the player's own fort."""
        seat = t.seat
        discard = t.discards[seat]
        options = walls_of(t, discard, building_slots(t, seat))
        if discard and discard[-1] == CAMP:
            for slot in BITS[empty_slots(t, seat)]:
                options.append(actions.CAMP_AT + seat * 8 + slot)
        return options

    def answer(self, t: Table, action: int) -> None:
        """It leaves the discard for the fort."""
        if action < actions.CAMP_AT:
            _rebuild(t, action)
            return
        seat = t.seat
        t.discards[seat] = without_card(t.discards[seat], CAMP)
        place_camp(t, seat, action - actions.CAMP_AT)
        drop_effect(t)

    def refuse(self, t: Table, action: int) -> Message:
        """Why no camp goes there."""
        if not CAMPS.holds(action):
            return super().refuse(t, action)
        at = action - CAMPS.first
        if at >> 3 == t.seat and CAMP not in t.discards[t.seat]:
            return message("forfort-no-camp-in-discard")
        return refuse_camp(t, at, [t.seat])

    def refuse_wall(self, t: Table, kind: int) -> Message | None:
        """It must be in the discard."""
        return _not_in_discard(t, kind)


class Source(Answers):
    """Where the mason's combo takes its wall from."""

    first = actions.FROM_DISCARD
    count = actions.BRIDGE - actions.FROM_DISCARD

    def meaning(self, t: Table, number: int) -> Meaning:
        """The pile is the place."""
        return Meaning("take", "", "donjon" if number else "discard", t.seat)

    def describe(self, t: Table, number: int) -> Message:
        """Build from it."""
        return message("forfort-do-from-donjon" if number else "forfort-do-from-discard")


class AskSource(Question):
    """Ruling: the source is chosen first, the discard only if a wall there fits."""

    number = ASK_SOURCE
    name = "source"

    def offer(self, t: Table) -> list[int]:
        """The discard, the donjon."""
        seat = t.seat
        options: list[int] = []
        if any_fits(t, seat, _free_slots(t, seat)):
            options.append(actions.FROM_DISCARD)
        if t.donjons[seat]:
            options.append(actions.FROM_DONJON)
        return options

    def answer(self, t: Table, action: int) -> None:
        """A wall of the discard is asked for, or chance brings up the top of the donjon."""
        t.ask = ASK_REBUILD if action == actions.FROM_DISCARD else ASK_REVEAL


class AskRebuild(Building):
    """Which wall of the discard, and where, whatever the arrows show?"""

    number = ASK_REBUILD
    name = "rebuild"

    def offer(self, t: Table) -> list[int]:
        """Walls only; ruling: the shape and armies still count."""
        return walls_of(t, t.discards[t.seat], _free_slots(t, t.seat))

    def answer(self, t: Table, action: int) -> None:
        """It leaves the discard for the fort."""
        _rebuild(t, action)

    def refuse_wall(self, t: Table, kind: int) -> Message | None:
        """It must be in the discard."""
        return _not_in_discard(t, kind)


class AskReveal(Drawing):
    """Which wall is on top of the donjon?"""

    number = ASK_REVEAL
    name = "reveal"
    back = ASK_BACK_REVEAL

    def receive(self, t: Table, seat: int, kind: int) -> None:
        """It lies open, to be built."""
        t.top = kind
        if t.trace is not None:
            t.note(events.TOP_REVEALED, seat, kind)

    def after(self, t: Table) -> None:
        """It goes into the fort."""
        t.ask = ASK_TOP


class AskBackReveal(TurningBack):
    """The back after the top was revealed."""

    number = ASK_BACK_REVEAL
    name = "back_reveal"

    def after(self, t: Table) -> None:
        """It goes into the fort."""
        t.ask = ASK_TOP


class AskTop(Building):
    """Where does the revealed top of the donjon go?"""

    number = ASK_TOP
    name = "top"

    def offer(self, t: Table) -> list[int]:
        """Wherever it fits."""
        return walls_of(t, [t.top], _free_slots(t, t.seat))

    def answer(self, t: Table, action: int) -> None:
        """It is built."""
        kind = t.top
        t.top = -1
        t.evolved = False
        build_and_go_on(t, kind, action % actions.PER_KIND, events.FROM_DONJON)

    def fall_away(self, t: Table) -> None:
        """Ruling: if it fits nowhere it is discarded."""
        seat = t.seat
        if t.trace is not None:
            t.note(events.TOP_DISCARDED, seat, t.top)
        t.discards[seat] = with_card(t.discards[seat], t.top)
        t.top = -1
        drop_effect(t)

    def asked(self, t: Table) -> Message:
        """It names the wall."""
        return message("forfort-ask-top", card=card_message(t.deck, t.top))

    def refuse_wall(self, t: Table, kind: int) -> Message | None:
        """It must be the revealed one."""
        return None if kind == t.top else message("forfort-no-other-top", card=card_message(t.deck, t.top))


def _free_slots(t: Table, seat: int) -> int:
    return ALL_SLOTS & ~t.invaded[seat]


def _rebuild(t: Table, action: int) -> None:
    kind = action // actions.PER_KIND
    t.discards[t.seat] = without_card(t.discards[t.seat], kind)
    t.evolved = False
    build_and_go_on(t, kind, action % actions.PER_KIND, events.FROM_DISCARD)


def _not_in_discard(t: Table, kind: int) -> Message | None:
    if kind in t.discards[t.seat]:
        return None
    return message("forfort-no-in-discard", card=card_message(t.deck, kind))
