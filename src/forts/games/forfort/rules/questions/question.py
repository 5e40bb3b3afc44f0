"""What every question has, and what the actions that answer it have."""

from __future__ import annotations

from forts.core.dice import Dice
from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.slots import SLOTS
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.rounds import end_step
from forts.games.forfort.rules.table import EXTRA, NOTHING, OVER_NOW, Table
from forts.games.forfort.speech.names import place_message, slot_message


class Question:
    """What a player is asked, from the offer to the refusal of what is not offered."""

    number: int = -1
    """The number that `Table.ask` has while it is asked."""
    name: str = ""
    """What positions and views call it."""
    shows_hand: bool = False
    """Does an answer that is taken by itself show a card of the hand?"""

    def offer(self, t: Table) -> list[int]:
        """The legal answers, sorted, from the table alone; none if the question falls away."""
        raise NotImplementedError  # each question has its own

    def answer(self, t: Table, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError  # each question has its own

    def fall_away(self, t: Table) -> None:
        """There is no answer: go past the question."""
        drop_effect(t)

    def asked(self, t: Table) -> Message:
        """The question in words."""
        return message(f"forfort-ask-{self.name.replace('_', '-')}")

    def refuse(self, t: Table, action: int) -> Message:
        """Why the action, which is none of chance's, is not offered; here: it answers another question."""
        if actions.BRIDGE <= action < actions.NO_BRIDGE:
            if t.extra == EXTRA:
                return message("forfort-no-second-extra")
            token = t.tokens[t.seat]
            if token >= 0:
                return message("forfort-no-token", slot=slot_message(token))
        return message("forfort-no-now", question=self.asked(t))

    def likeliest(self, t: Table, meant: list[int]) -> list[int]:
        """What may have been meant by touching something, with what fits the table less put last."""
        return meant


class Chance(Question):
    """What chance is asked."""

    def offer(self, t: Table) -> list[int]:
        """Nothing that a player could answer."""
        return NOTHING

    def outcomes(self, t: Table) -> list[tuple[int, int]]:
        """Every action that chance may take, with its weight."""
        raise NotImplementedError  # each question has its own

    def roll(self, t: Table, dice: Dice) -> int:
        """One of these actions by their weights."""
        raise NotImplementedError  # each question has its own

    def certain(self, t: Table) -> int:
        """The one action that chance may take, if it is not even written down; else -1."""
        return -1


class Over(Question):
    """Nothing is asked any more."""

    number = OVER_NOW
    name = "over"

    def offer(self, t: Table) -> list[int]:
        """Nothing."""
        return NOTHING


class Answers:
    """A family of actions: what each is about and how it is described, whatever is being asked."""

    first: int = 0
    """The first id; `number` below counts from it."""
    count: int = 0
    """How many ids there are."""

    def meaning(self, t: Table, number: int) -> Meaning:
        """What the action is about."""
        raise NotImplementedError  # each family has its own

    def describe(self, t: Table, number: int) -> Message:
        """What the action does."""
        raise NotImplementedError  # each family has its own

    def holds(self, action: int) -> bool:
        """Is the action one of them?"""
        return self.first <= action < self.first + self.count


def drop_effect(t: Table) -> None:
    """Nothing more comes of an effect."""
    t.again = 0
    t.evolved = False
    end_step(t)


def meaning_at(verb: str, piece: str, at: int) -> Meaning:
    """An action on a slot of a fort."""
    return Meaning(verb, piece, SLOTS[at & 7], at >> 3)


def no_fort(t: Table, fort: int) -> Message | None:
    """Refuse a fort that nobody has at this table; ids reach as far as the largest table."""
    return None if fort < t.players else message("forfort-no-fort", fort=fort + 1)


def no_rival(t: Table, fort: int) -> Message | None:
    """Refuse a fort that is not a rival's."""
    missing = no_fort(t, fort)
    if missing is not None:
        return missing
    return None if fort in t.rivals[t.seat] else message("forfort-no-rival")


def not_empty(t: Table, at: int) -> Message:
    """Refuse a slot because something is on it."""
    return message("forfort-no-empty", place=place_message(t.seat, at))
