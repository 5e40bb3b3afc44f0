"""Armies advance at the beginning of a turn, in the order of their owner's choice."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.armies import advance
from forts.games.forfort.rules.questions.question import Answers, Question, meaning_at
from forts.games.forfort.rules.table import ASK_ADVANCE, ASK_PLAY, Table, without_card
from forts.games.forfort.speech.names import place_message


class Advance(Answers):
    """An army to go one slot on."""

    first = actions.ADVANCE
    count = actions.BESIEGE - actions.ADVANCE

    def meaning(self, t: Table, number: int) -> Meaning:
        """Where it stands."""
        return meaning_at("advance", "army", number)

    def describe(self, t: Table, number: int) -> Message:
        """Advance it."""
        return message("forfort-do-advance", place=place_message(t.seat, number))


class AskAdvance(Question):
    """Which army advances next?"""

    number = ASK_ADVANCE
    name = "advance"

    def offer(self, t: Table) -> list[int]:
        """Those that have not yet done so."""
        return [actions.ADVANCE + at for at in t.waiting]

    def answer(self, t: Table, action: int) -> None:
        """After the last one a card is played."""
        at = action - actions.ADVANCE
        t.waiting = without_card(t.waiting, at)
        advance(t, at)
        if not t.waiting:
            t.ask = ASK_PLAY

    def refuse(self, t: Table, action: int) -> Message:
        """Why nothing advances there."""
        if not actions.ADVANCE <= action < actions.BESIEGE:
            return super().refuse(t, action)
        return message("forfort-no-army-to-advance", place=place_message(t.seat, action - actions.ADVANCE))
