"""The siege tower: the top card of a rival's donjon goes to its discard; as a combo twice."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.symbols import TOWER
from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.questions.draw import Drawing, TurningBack
from forts.games.forfort.rules.questions.question import Answers, Question, no_rival
from forts.games.forfort.rules.symbols.symbol import Symbol, end_effect, time_of
from forts.games.forfort.rules.table import ASK_BACK_HIT, ASK_HIT, ASK_TOWER, Table, with_card
from forts.games.forfort.speech.names import seat_message


class Tower(Symbol):
    """Destroy the top of a donjon."""

    number = TOWER
    target = ASK_TOWER
    evolved_target = ASK_TOWER
    repeats = 1
    appeal = 0.5

    def usable(self, t: Table, seat: int) -> bool:
        """Has a rival cards in the donjon?"""
        return any(bool(t.donjons[rival]) for rival in t.rivals[seat])


class Besiege(Answers):
    """A donjon to be hit."""

    first = actions.BESIEGE
    count = actions.FRONT - actions.BESIEGE

    def meaning(self, t: Table, number: int) -> Meaning:
        """Whose donjon."""
        return Meaning("besiege", "", "donjon", number)

    def describe(self, t: Table, number: int) -> Message:
        """Destroy its top."""
        return message("forfort-do-besiege", fort=seat_message(number))


class AskTower(Question):
    """Whose donjon is hit?"""

    number = ASK_TOWER
    name = "siege_tower"

    def offer(self, t: Table) -> list[int]:
        """The rivals' that are not empty."""
        return [actions.BESIEGE + rival for rival in t.rivals[t.seat] if t.donjons[rival]]

    def answer(self, t: Table, action: int) -> None:
        """Chance tells which wall was on top."""
        t.target = action - actions.BESIEGE
        t.ask = ASK_HIT

    def asked(self, t: Table) -> Message:
        """It counts the halves of a combo."""
        return message("forfort-ask-siege-tower", time=time_of(t))

    def refuse(self, t: Table, action: int) -> Message:
        """Why that donjon cannot be hit."""
        if not actions.BESIEGE <= action < actions.FRONT:
            return super().refuse(t, action)
        fort = action - actions.BESIEGE
        return no_rival(t, fort) or message("forfort-no-donjon", fort=seat_message(fort))


class AskHit(Drawing):
    """Which wall does the siege tower hit?"""

    number = ASK_HIT
    name = "hit"
    back = ASK_BACK_HIT

    def owner(self, t: Table) -> int:
        """The besieged seat."""
        return t.target

    def receive(self, t: Table, seat: int, kind: int) -> None:
        """Into the discard of the same seat."""
        t.discards[seat] = with_card(t.discards[seat], kind)
        if t.trace is not None:
            t.note(events.DONJON_HIT, t.seat, seat, kind)

    def after(self, t: Table) -> None:
        """The siege is over, or comes once more."""
        _end_siege(t)


class AskBackHit(TurningBack):
    """The back after a hit."""

    number = ASK_BACK_HIT
    name = "back_hit"

    def owner(self, t: Table) -> int:
        """The besieged seat."""
        return t.target

    def after(self, t: Table) -> None:
        """The siege is over, or comes once more."""
        _end_siege(t)


def _end_siege(t: Table) -> None:
    t.target = -1
    end_effect(t, ASK_TOWER)
