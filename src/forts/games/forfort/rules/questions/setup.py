"""Set-up: the first player, the deal, the first backs and the front; the camp in between is in `camp`."""

from __future__ import annotations

from forts.core.dice import Dice
from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.slots import SIDES
from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.questions.draw import Drawing, TurningBack
from forts.games.forfort.rules.questions.question import Answers, Chance, Question
from forts.games.forfort.rules.rounds import begin_turn
from forts.games.forfort.rules.table import (
    ASK_BACK_SETUP,
    ASK_CAMP_SETUP,
    ASK_DEAL,
    ASK_FIRST,
    ASK_FRONT,
    Table,
    with_card,
    without_card,
)
from forts.games.forfort.speech.names import seat_message, side_message


class First(Answers):
    """A seat for the first player."""

    first = actions.FIRST
    count = actions.NUM_ACTIONS - actions.FIRST

    def meaning(self, t: Table, number: int) -> Meaning:
        """The seat."""
        return Meaning("first", seat=number)

    def describe(self, t: Table, number: int) -> Message:
        """It goes first."""
        return message("forfort-do-first", seat=seat_message(number))


class AskFirst(Chance):
    """Who goes first?"""

    number = ASK_FIRST
    name = "first"

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """Any seat."""
        return [(actions.FIRST + seat, 1) for seat in range(t.players)]

    def roll(self, t: Table, dice: Dice) -> int:
        """Any seat."""
        return actions.FIRST + dice.below(t.players)

    def answer(self, t: Table, action: int) -> None:
        """The deal begins."""
        set_first(t, action - actions.FIRST)


def set_first(t: Table, seat: int) -> None:
    """The first player is found; the deal begins."""
    t.first = seat
    t.ask = ASK_DEAL
    if t.trace is not None:
        t.note(events.FIRST_PLAYER, seat)


class AskDeal(Drawing):
    """Which wall is dealt next?"""

    number = ASK_DEAL
    name = "deal"

    def owner(self, t: Table) -> int:
        """Three to each seat, from the first on."""
        return (t.first + t.step // 3) % t.players

    def answer(self, t: Table, action: int) -> None:
        """After the last one the backs are turned."""
        seat = self.owner(t)
        kind = action - actions.DRAW
        t.donjons[seat] = without_card(t.donjons[seat], kind)
        t.hands[seat] = with_card(t.hands[seat], kind)
        if t.trace is not None:
            t.note(events.DREW, seat, kind)
        t.step += 1
        if t.step == 3 * t.players:
            t.step = 0
            t.ask = ASK_BACK_SETUP


class AskBackSetup(TurningBack):
    """How does the first back lie?"""

    number = ASK_BACK_SETUP
    name = "back_setup"

    def owner(self, t: Table) -> int:
        """One donjon after the other."""
        return (t.first + t.step) % t.players

    def after(self, t: Table) -> None:
        """After the last one the first camps are placed."""
        t.step += 1
        if t.step == t.players:
            t.step = 0
            t.seat = t.first
            t.ask = ASK_CAMP_SETUP


class Front(Answers):
    """A side of the player's own fort."""

    first = actions.FRONT
    count = actions.COMBO - actions.FRONT

    def meaning(self, t: Table, number: int) -> Meaning:
        """The side is a place."""
        return Meaning("front", "", SIDES[number], t.seat)

    def describe(self, t: Table, number: int) -> Message:
        """It faces the rivals."""
        return message("forfort-do-front", side=side_message(number))


class AskFront(Question):
    """Which side faces the rivals?"""

    number = ASK_FRONT
    name = "front"

    def offer(self, t: Table) -> list[int]:
        """Any of the four."""
        return [actions.FRONT + side for side in range(4)]

    def answer(self, t: Table, action: int) -> None:
        """The next seat places its camp; after the last one the first turn begins."""
        seat = t.seat
        side = action - actions.FRONT
        t.fronts[seat] = side
        if t.trace is not None:
            t.note(events.FRONT_DECLARED, seat, side)
        t.seat = (seat + 1) % t.players
        if t.seat == t.first:
            begin_turn(t)
        else:
            t.ask = ASK_CAMP_SETUP
