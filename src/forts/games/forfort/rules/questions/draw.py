"""What chance brings up: walls off a donjon, and the backs below them."""

from __future__ import annotations

from forts.core.dice import Dice
from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.deck import wall_name
from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.questions.question import Answers, Chance
from forts.games.forfort.rules.rounds import end_draw
from forts.games.forfort.rules.table import (
    ASK_BACK_DRAW,
    ASK_DRAW,
    Table,
    with_card,
    without_card,
)
from forts.games.forfort.speech.names import arrows_message, card_message


class Draw(Answers):
    """A wall that comes up."""

    first = actions.DRAW
    count = actions.BACK - actions.DRAW

    def meaning(self, t: Table, number: int) -> Meaning:
        """The wall."""
        return Meaning("draw", wall_name(t.deck, number))

    def describe(self, t: Table, number: int) -> Message:
        """It comes up."""
        return message("forfort-do-draw", card=card_message(t.deck, number))


class Back(Answers):
    """A rotation of a back."""

    first = actions.BACK
    count = actions.FIRST - actions.BACK

    def meaning(self, t: Table, number: int) -> Meaning:
        """The two slots that it shows."""
        return Meaning("back", "", " ".join(t.agreed.arrow_slots(number)))

    def describe(self, t: Table, number: int) -> Message:
        """It shows them."""
        return message("forfort-do-back", arrows=arrows_message(t, number))


class AboutDonjon(Chance):
    """Something that comes up from a donjon."""

    def owner(self, t: Table) -> int:
        """Whose donjon it is."""
        return t.seat

    def after(self, t: Table) -> None:
        """The donjon is in order again, or empty: go on with what a wall was brought up for."""
        raise NotImplementedError  # each purpose has its own


class Drawing(AboutDonjon):
    """Which wall was on top?"""

    back: int = -1
    """The question about the back below it."""

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """Each kind in the donjon, by its copies."""
        found: list[tuple[int, int]] = []
        last = -1
        copies = 0
        for kind in t.donjons[self.owner(t)]:
            if kind != last:
                if copies:
                    found.append((actions.DRAW + last, copies))
                last = kind
                copies = 0
            copies += 1
        found.append((actions.DRAW + last, copies))
        return found

    def roll(self, t: Table, dice: Dice) -> int:
        """Any wall of the donjon."""
        donjon = t.donjons[self.owner(t)]
        return actions.DRAW + donjon[dice.below(len(donjon))]

    def certain(self, t: Table) -> int:
        """The last wall; several equal ones are written down: not everybody knows that they are equal."""
        donjon = t.donjons[self.owner(t)]
        return actions.DRAW + donjon[0] if len(donjon) == 1 else -1

    def answer(self, t: Table, action: int) -> None:
        """The wall leaves the donjon, and the next back comes up, if there is one."""
        seat = self.owner(t)
        kind = action - actions.DRAW
        donjon = without_card(t.donjons[seat], kind)
        t.donjons[seat] = donjon
        self.receive(t, seat, kind)
        t.arrows[seat] = -1
        t.shown[seat] = 0
        if donjon:
            t.ask = self.back
            return
        # ruling: any emptying starts the last round
        if not t.last_round:
            t.last_round = True
            if t.trace is not None:
                t.note(events.LAST_ROUND, seat)
        self.after(t)

    def receive(self, t: Table, seat: int, kind: int) -> None:
        """Put the wall where it goes."""
        raise NotImplementedError  # each purpose has its own


class TurningBack(AboutDonjon):
    """How does the new top back lie?"""

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """In any of the four rotations."""
        return [(actions.BACK + turned, 1) for turned in range(4)]

    def roll(self, t: Table, dice: Dice) -> int:
        """In any of the four rotations."""
        return actions.BACK + dice.below(4)

    def answer(self, t: Table, action: int) -> None:
        """Its arrows show two slots."""
        seat = self.owner(t)
        turned = action - actions.BACK
        t.arrows[seat] = turned
        t.shown[seat] = t.agreed.backs[turned]
        if t.trace is not None:
            t.note(events.BACK_TURNED, seat, turned)
        self.after(t)


class AskDraw(Drawing):
    """Which wall is drawn at the end of a turn?"""

    number = ASK_DRAW
    name = "draw"
    back = ASK_BACK_DRAW

    def receive(self, t: Table, seat: int, kind: int) -> None:
        """Into the hand."""
        t.hands[seat] = with_card(t.hands[seat], kind)
        if t.trace is not None:
            t.note(events.DREW, seat, kind)

    def after(self, t: Table) -> None:
        """The turn is over."""
        end_draw(t)


class AskBackDraw(TurningBack):
    """The back after a draw."""

    number = ASK_BACK_DRAW
    name = "back_draw"

    def after(self, t: Table) -> None:
        """The turn is over."""
        end_draw(t)
