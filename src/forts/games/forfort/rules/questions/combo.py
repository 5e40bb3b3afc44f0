"""Combos: the builder picks their order."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.message import Message, message
from forts.games.forfort.box import symbols as box
from forts.games.forfort.rules import actions, events
from forts.games.forfort.rules.questions.question import Answers, Question
from forts.games.forfort.rules.rounds import end_step
from forts.games.forfort.rules.symbols.by_number import symbol_of
from forts.games.forfort.rules.table import ASK_COMBO, Table
from forts.games.forfort.speech.names import evolved_message, symbol_message


class Combo(Answers):
    """A symbol whose combo is done."""

    first = actions.COMBO
    count = actions.FROM_DISCARD - actions.COMBO

    def meaning(self, t: Table, number: int) -> Meaning:
        """The symbol is the piece."""
        return Meaning("combo", box.SYMBOLS[number])

    def describe(self, t: Table, number: int) -> Message:
        """It says what the combo does."""
        return message("forfort-do-combo", effect=evolved_message(number))


class AskCombo(Question):
    """Which combo is done next?"""

    number = ASK_COMBO
    name = "combo"

    def offer(self, t: Table) -> list[int]:
        """Those of the newest wall that are possible; ruling: combos caused by combos come first."""
        newest = t.combos[-1] if t.combos else 0
        options: list[int] = []
        for symbol in range(5):
            if newest >> 2 * symbol & 3 and symbol_of(symbol).combo_possible(t, t.seat):
                options.append(actions.COMBO + symbol)
        return options

    def answer(self, t: Table, action: int) -> None:
        """Its effect begins."""
        symbol = action - actions.COMBO
        if t.trace is not None:
            t.note(events.COMBO_DONE, t.seat, symbol)
        left = t.combos[-1] - (1 << 2 * symbol)
        older = t.combos[:-1]
        if left:
            older.append(left)
        t.combos = older
        symbol_of(symbol).begin(t, True)

    def fall_away(self, t: Table) -> None:
        """None of the newest combos is possible: they are lost. After the last of all, the play is over."""
        lost = t.combos[-1] if t.combos else 0
        if lost and t.trace is not None:
            for symbol in symbols_in(lost):
                t.note(events.COMBO_LOST, t.seat, symbol)
        t.combos = t.combos[:-1]
        end_step(t)

    def refuse(self, t: Table, action: int) -> Message:
        """That combo was not made, is done, or is impossible."""
        if not actions.COMBO <= action < actions.FROM_DISCARD:
            return super().refuse(t, action)
        return message("forfort-no-combo", symbol=symbol_message(action - actions.COMBO))


def symbols_in(made: int) -> list[int]:
    """The symbols of the combos that one wall made, as the table keeps them."""
    return [symbol for symbol in range(5) for _ in range(made >> 2 * symbol & 3)]
