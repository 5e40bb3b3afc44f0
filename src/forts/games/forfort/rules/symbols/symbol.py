"""What every symbol has, and the way through an effect."""

from __future__ import annotations

from forts.core.message import Message
from forts.games.forfort.rules.questions.question import drop_effect
from forts.games.forfort.rules.table import Table
from forts.games.forfort.speech.names import effect_message, evolved_message, symbol_message


class Symbol:
    """A symbol that walls bear. Its combo does what the book calls the evolved effect."""

    number: int = -1
    """As walls and actions count it."""
    target: int = -1
    """The question for what the effect is to hit."""
    evolved_target: int = -1
    """The question that the combo begins with."""
    repeats: int = 0
    """How often the combo repeats the effect."""
    appeal: float = 0.0
    """How much a player likes to use it who looks no further; closing a gap is worth 4."""

    def usable(self, t: Table, seat: int) -> bool:
        """Is there a target? Ruling: an effect needs one to be used."""
        raise NotImplementedError  # each symbol has its own

    def combo_possible(self, t: Table, seat: int) -> bool:
        """Is there anything that the combo could do now?"""
        return self.usable(t, seat)

    def begin(self, t: Table, evolved: bool) -> None:
        """Ask for the target of the effect."""
        t.evolved = evolved
        t.ask = self.evolved_target if evolved else self.target
        t.again = self.repeats if evolved else 0

    def word(self) -> Message:
        """What it is called."""
        return symbol_message(self.number)

    def effect(self) -> Message:
        """What using it does, beginning with its name."""
        return effect_message(self.number)

    def combo(self) -> Message:
        """What its combo does, beginning with its name."""
        return evolved_message(self.number)


def end_effect(t: Table, ask: int) -> None:
    """The effect was carried out; the second half of "twice" asks the same once more."""
    if t.again:
        t.again -= 1
        t.ask = ask
    else:
        drop_effect(t)


def time_of(t: Table) -> str:
    """Which half of an effect that comes twice is asked for."""
    if not t.evolved:
        return "only"
    return "first" if t.again else "second"
