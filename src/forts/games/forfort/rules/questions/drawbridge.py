"""The drawbridge: lowered once, it gives an extra turn."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box.slots import BITS, SLOTS
from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.questions.question import Answers, Question
from forts.games.forfort.rules.rounds import begin_draw, can_lower
from forts.games.forfort.rules.table import ASK_BRIDGE, LOWERED, NOTHING, Table
from forts.games.forfort.speech.names import slot_message


class Bridge(Answers):
    """A drawbridge wall for the token, or none."""

    first = actions.BRIDGE
    count = actions.DRAW - actions.BRIDGE

    def meaning(self, t: Table, number: int) -> Meaning:
        """Where the token goes."""
        if number == actions.NO_BRIDGE - actions.BRIDGE:
            return Meaning("no drawbridge", declines=True)
        return Meaning("drawbridge", "", SLOTS[number], t.seat)

    def describe(self, t: Table, number: int) -> Message:
        """Lower it, or leave it up."""
        if number == actions.NO_BRIDGE - actions.BRIDGE:
            return message("forfort-do-no-bridge")
        return message("forfort-do-bridge", slot=slot_message(number))


class AskBridge(Question):
    """Is a drawbridge lowered for an extra turn?"""

    number = ASK_BRIDGE
    name = "drawbridge"

    def offer(self, t: Table) -> list[int]:
        """Any that is visible, or none of them."""
        if not can_lower(t):
            return NOTHING
        options = [actions.BRIDGE + slot for slot in BITS[t.bridges[t.seat]]]
        options.append(actions.NO_BRIDGE)
        return options

    def answer(self, t: Table, action: int) -> None:
        """The turn's draw follows."""
        if action != actions.NO_BRIDGE:
            slot = action - actions.BRIDGE
            t.tokens[t.seat] = slot
            t.extra = LOWERED
            if t.trace is not None:
                t.note(events.BRIDGE_LOWERED, t.seat, slot)
        begin_draw(t)

    def fall_away(self, t: Table) -> None:
        """The turn's draw follows."""
        begin_draw(t)

    def refuse(self, t: Table, action: int) -> Message:
        """There is no drawbridge."""
        if not actions.BRIDGE <= action < actions.NO_BRIDGE:
            return super().refuse(t, action)
        return message("forfort-no-bridge", slot=slot_message(action - actions.BRIDGE))
