"""Camps: the first one at set-up, and those for which a wall is discarded."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.slots import BITS
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.building import empty_slots, place_camp
from forts.games.forfort.rules.questions.question import Answers, Question, meaning_at, no_fort, not_empty
from forts.games.forfort.rules.rounds import end_play
from forts.games.forfort.rules.table import ASK_CAMP, ASK_CAMP_SETUP, ASK_FRONT, Table
from forts.games.forfort.speech.names import place_message, seat_message


class CampAt(Answers):
    """A slot for a camp."""

    first = actions.CAMP_AT
    count = actions.DESTROY - actions.CAMP_AT

    def meaning(self, t: Table, number: int) -> Meaning:
        """Where it goes."""
        return meaning_at("camp", "camp", number)

    def describe(self, t: Table, number: int) -> Message:
        """Put it there."""
        return message("forfort-do-camp-at", place=place_message(t.seat, number))


CAMPS = CampAt()


class AskCampSetup(Question):
    """Where does the first camp go?"""

    number = ASK_CAMP_SETUP
    name = "camp_setup"

    def offer(self, t: Table) -> list[int]:
        """Any slot of the player's own fort."""
        return [actions.CAMP_AT + t.seat * 8 + slot for slot in range(8)]

    def answer(self, t: Table, action: int) -> None:
        """Then the front is declared."""
        _put_camp(t, action)
        t.ask = ASK_FRONT

    def refuse(self, t: Table, action: int) -> Message:
        """Why not there."""
        return refuse_camp(t, action - CAMPS.first, [t.seat]) if CAMPS.holds(action) else super().refuse(t, action)


class AskCamp(Question):
    """Where does the camp go that a wall was discarded for?"""

    number = ASK_CAMP
    name = "camp"

    def offer(self, t: Table) -> list[int]:
        """Empty slots of the player's own fort and the partner's."""
        partner = t.partners[t.seat]
        if partner < 0:
            return [actions.CAMP_AT + t.seat * 8 + slot for slot in BITS[empty_slots(t, t.seat)]]
        options: list[int] = []
        for fort in (min(t.seat, partner), max(t.seat, partner)):
            for slot in BITS[empty_slots(t, fort)]:
                options.append(actions.CAMP_AT + fort * 8 + slot)
        return options

    def answer(self, t: Table, action: int) -> None:
        """The play is over."""
        _put_camp(t, action)
        end_play(t)

    def refuse(self, t: Table, action: int) -> Message:
        """Why not there."""
        if not CAMPS.holds(action):
            return super().refuse(t, action)
        return refuse_camp(t, action - CAMPS.first, [t.seat, t.partners[t.seat]])


def refuse_camp(t: Table, at: int, forts: list[int]) -> Message:
    """Why no camp goes there, where it may go into these forts."""
    fort = at >> 3
    missing = no_fort(t, fort)
    if missing is not None:
        return missing
    return not_empty(t, at) if fort in forts else message("forfort-no-camp-there", fort=seat_message(fort))


def can_camp(t: Table, seat: int) -> bool:
    """Has the seat a camp left, and a place for it in its own fort or its partner's?"""
    if not t.camps[seat]:
        return False
    if empty_slots(t, seat):
        return True
    partner = t.partners[seat]
    return partner >= 0 and empty_slots(t, partner) != 0


def _put_camp(t: Table, action: int) -> None:
    t.camps[t.seat] -= 1
    place_camp(t, t.seat, action - actions.CAMP_AT)
