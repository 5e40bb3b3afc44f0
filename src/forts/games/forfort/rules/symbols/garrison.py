"""The garrison: places an army with a rival, or defeats one at home; as a combo twice."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.slots import BITS, HEADING, SIDES
from forts.games.forfort.box.symbols import GARRISON
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.armies import defeat_army, invaders, place_army
from forts.games.forfort.rules.building import empty_slots
from forts.games.forfort.rules.questions.question import Answers, Question, meaning_at, no_fort, no_rival, not_empty
from forts.games.forfort.rules.symbols.symbol import Symbol, end_effect, time_of
from forts.games.forfort.rules.table import ASK_GARRISON, Table
from forts.games.forfort.speech.names import heading_message, place_message, seat_message


class Garrison(Symbol):
    """Place or defeat an army."""

    number = GARRISON
    target = ASK_GARRISON
    evolved_target = ASK_GARRISON
    repeats = 1
    appeal = 1.5

    def usable(self, t: Table, seat: int) -> bool:
        """Is there an army to defeat, or one at hand with an empty slot for it?"""
        if t.invaded[seat] or (t.partners[seat] >= 0 and t.invaded[t.partners[seat]]):
            return True
        if not t.armies[seat]:
            return False
        return any(empty_slots(t, rival) for rival in t.rivals[seat])


class Defeat(Answers):
    """An army to be defeated."""

    first = actions.DEFEAT
    count = actions.ARMY - actions.DEFEAT

    def meaning(self, t: Table, number: int) -> Meaning:
        """Where it stands."""
        return meaning_at("defeat", "army", number)

    def describe(self, t: Table, number: int) -> Message:
        """It says whose it is."""
        owner = t.army_owners[number] if number < len(t.army_owners) else -1
        place = place_message(t.seat, number)
        if owner < 0:
            return message("forfort-do-defeat-nobody", place=place)
        return message("forfort-do-defeat", place=place, owner=seat_message(owner))


class Army(Answers):
    """A slot and a direction for a new army."""

    first = actions.ARMY
    count = actions.ADVANCE - actions.ARMY

    def meaning(self, t: Table, number: int) -> Meaning:
        """The side that a new army faces is its piece."""
        return meaning_at("army", SIDES[HEADING[number & 15]], number >> 1)

    def describe(self, t: Table, number: int) -> Message:
        """Place it there."""
        heading = heading_message(HEADING[number & 15])
        return message("forfort-do-army", place=place_message(t.seat, number >> 1), heading=heading)


class AskGarrison(Question):
    """Which army is defeated, or where is one placed?"""

    number = ASK_GARRISON
    name = "garrison"

    def offer(self, t: Table) -> list[int]:
        """Armies at home, then empty slots of the rivals, each with its two directions."""
        seat = t.seat
        options = [actions.DEFEAT + at for at in invaders(t, seat)]
        if t.armies[seat]:
            for rival in t.rivals[seat]:
                for slot in BITS[empty_slots(t, rival)]:
                    way = actions.ARMY + (rival * 8 + slot) * 2
                    options.append(way)
                    options.append(way + 1)
        return options

    def answer(self, t: Table, action: int) -> None:
        """The army is placed or out for good."""
        if action >= actions.ARMY:
            way = action - actions.ARMY
            place_army(t, way >> 1, HEADING[way & 15])
        else:
            defeat_army(t, action - actions.DEFEAT)
        end_effect(t, ASK_GARRISON)

    def asked(self, t: Table) -> Message:
        """It counts the halves of a combo."""
        return message("forfort-ask-garrison", time=time_of(t))

    def refuse(self, t: Table, action: int) -> Message:
        """Why no army is defeated or placed there."""
        if actions.DEFEAT <= action < actions.ARMY:
            at = action - actions.DEFEAT
            return no_fort(t, at >> 3) or message("forfort-no-army-to-defeat", place=place_message(t.seat, at))
        if actions.ARMY <= action < actions.ADVANCE:
            return self._refuse_army(t, (action - actions.ARMY) >> 1)
        return super().refuse(t, action)

    def _refuse_army(self, t: Table, at: int) -> Message:
        refused = no_rival(t, at >> 3)
        if refused is not None:
            return refused
        return not_empty(t, at) if t.armies[t.seat] else message("forfort-no-armies-left")

    def likeliest(self, t: Table, meant: list[int]) -> list[int]:
        """A garrison defeats at home, and goes to the rivals' forts."""
        suits = [action for action in meant if _suits(t, action)]
        return suits + [action for action in meant if not _suits(t, action)]


def _suits(t: Table, action: int) -> bool:
    if actions.DEFEAT <= action < actions.ARMY:
        return (action - actions.DEFEAT) >> 3 not in t.rivals[t.seat]
    return actions.ARMY <= action < actions.ADVANCE and (action - actions.ARMY) >> 4 in t.rivals[t.seat]
