"""Ram and trebuchet: they destroy what lies on a slot of a rival; as combos under a protected wall too."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.slots import BITS, FIRST_LINE
from forts.games.forfort.box.symbols import RAM, TREBUCHET
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.building import destroy
from forts.games.forfort.rules.questions.question import Answers, Question, drop_effect, meaning_at, no_rival
from forts.games.forfort.rules.symbols.symbol import Symbol
from forts.games.forfort.rules.table import ASK_RAM, ASK_TREBUCHET, Table
from forts.games.forfort.speech.names import card_message, place_message


class Siege(Symbol):
    """Destroy a slot in reach."""

    appeal = 2.2

    def usable(self, t: Table, seat: int) -> bool:
        """Has a rival an unprotected card in reach?"""
        first_line = self.number == RAM
        return any(siege_slots(t, rival, first_line, False) for rival in t.rivals[seat])

    def combo_possible(self, t: Table, seat: int) -> bool:
        """Has a rival any card in reach?"""
        first_line = self.number == RAM
        return any(siege_slots(t, rival, first_line, True) for rival in t.rivals[seat])


class Ram(Siege):
    """In the first line."""

    number = RAM
    target = ASK_RAM
    evolved_target = ASK_RAM


class Trebuchet(Siege):
    """Behind the first line."""

    number = TREBUCHET
    target = ASK_TREBUCHET
    evolved_target = ASK_TREBUCHET


def siege_slots(t: Table, fort: int, first_line: bool, evolved: bool) -> int:
    """Slots with cards in the first line of a fort, or behind it; a combo does not spare protected walls."""
    line = FIRST_LINE[t.fronts[fort]]
    slots = t.filled[fort] & (line if first_line else ~line)
    return slots if evolved else slots & ~t.shields[fort]


class Destroy(Answers):
    """A slot to be hit."""

    first = actions.DESTROY
    count = actions.DEFEAT - actions.DESTROY

    def meaning(self, t: Table, number: int) -> Meaning:
        """The verb is the symbol's name."""
        return meaning_at(
            "ram" if t.ask == ASK_RAM else "trebuchet" if t.ask == ASK_TREBUCHET else "destroy", "", number
        )

    def describe(self, t: Table, number: int) -> Message:
        """It says what lies there."""
        # ids reach beyond the forts of a small table, and every id has its words
        stack = t.stacks[number] if number < len(t.stacks) else []
        place = place_message(t.seat, number)
        if not stack:
            return message("forfort-do-destroy-nothing", place=place)
        return message("forfort-do-destroy", place=place, cards=[card_message(t.deck, card) for card in stack])


class AskSiege(Question):
    """Which slot is hit?"""

    first_line: bool = False
    """In the first line, or behind it?"""
    out_of_line: str = ""
    """The message that refuses a slot of the other lines."""

    def offer(self, t: Table) -> list[int]:
        """Slots with cards in reach, of every rival."""
        options: list[int] = []
        for rival in t.rivals[t.seat]:
            for slot in BITS[siege_slots(t, rival, self.first_line, t.evolved)]:
                options.append(actions.DESTROY + rival * 8 + slot)
        return options

    def answer(self, t: Table, action: int) -> None:
        """What lies there goes to its owner's discard."""
        destroy(t, t.seat, action - actions.DESTROY)
        drop_effect(t)

    def asked(self, t: Table) -> Message:
        """It says if it is a combo."""
        return message(f"forfort-ask-{self.name}", combo="yes" if t.evolved else "no")

    def refuse(self, t: Table, action: int) -> Message:
        """Why the slot cannot be hit."""
        if not actions.DESTROY <= action < actions.DEFEAT:
            return super().refuse(t, action)
        at = action - actions.DESTROY
        refused = no_rival(t, at >> 3)
        if refused is not None:
            return refused
        place = place_message(t.seat, at)
        if bool(FIRST_LINE[t.fronts[at >> 3]] >> (at & 7) & 1) != self.first_line:
            return message(self.out_of_line, place=place)
        return message("forfort-no-shielded" if t.stacks[at] else "forfort-no-cards", place=place)


class AskRam(AskSiege):
    """Which slot of a first line?"""

    number = ASK_RAM
    name = "ram"
    first_line = True
    out_of_line = "forfort-no-ram-line"


class AskTrebuchet(AskSiege):
    """Which slot behind a first line?"""

    number = ASK_TREBUCHET
    name = "trebuchet"
    out_of_line = "forfort-no-trebuchet-line"
