"""What every question has."""

from __future__ import annotations

from forts.core.dice import Dice
from forts.core.message import Message, message
from forts.games.boyard.rules.table import NOTHING, OVER_NOW, Table


class Question:
    """What a player is asked, from the offer to the refusal of what is not offered."""

    number: int = -1
    """The number that `Table.ask` has while it is asked."""
    name: str = ""
    """What positions and views call it."""

    def offer(self, t: Table) -> list[int]:
        """The legal answers of the seat whose turn it is, sorted."""
        raise NotImplementedError  # each question has its own

    def answer(self, t: Table, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError  # each question has its own

    def asked(self, t: Table) -> Message:
        """The question in words."""
        return message(f"boyard-ask-{self.name}")

    def refuse(self, t: Table, action: int) -> Message:
        """Why the action is not offered; here: it answers another question."""
        return message("boyard-no-now", question=self.asked(t))


class Chance(Question):
    """What chance is asked."""

    def offer(self, t: Table) -> list[int]:
        """Nothing that a player could answer."""
        return NOTHING

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """Every action that chance may take, with its weight."""
        raise NotImplementedError  # each question has its own

    def roll(self, t: Table, dice: Dice) -> int:
        """One of these actions by their weights; without a list of them where games ask often."""
        return picked(self.outcomes(t), dice)


def picked(outcomes: list[tuple[int, int]], dice: Dice) -> int:
    """One of the actions by their weights."""
    total = 0
    for _, weight in outcomes:
        total += weight
    point = dice.below(total)
    for action, weight in outcomes:
        point -= weight
        if point < 0:
            return action
    raise AssertionError("weights add up to their total")


class Over(Question):
    """Nothing is asked any more."""

    number = OVER_NOW
    name = "over"

    def offer(self, t: Table) -> list[int]:
        """Nothing."""
        return NOTHING
