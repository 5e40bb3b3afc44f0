"""What an action can be repeated for: the sign behind its `x`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from forts.core.message import Message, message
from forts.games.fort.box import bearing
from forts.games.fort.box.icons import SUITS, PrintedCounter
from forts.games.fort.rules.table import Player, Table
from forts.games.fort.speech.names import suit_name


class Counter(PrintedCounter):
    """Something to count: as often the action is done."""

    by_leaving: int = 0
    """How the number changes with each card that leaves the player's hand: -1 where that is counted."""
    by_discarding: int = 0
    """How it changes with each card discarded to follow: 1 where the player's discard pile is counted."""

    def count(self, t: Table, me: Player) -> i64:
        """How many a player has."""
        raise NotImplementedError  # each counter but suits has its own

    def nothing(self) -> Message:
        """Why an action that counts this cannot be used, where there is none of it."""
        return message("fort-why-zero", counter=self.word)


class Suit(Counter):
    """A suit, on the played card and all that are added: how many is told by `matching`."""

    bits = bearing.HAND | bearing.IN_LOOKOUT

    def __init__(self, suit: i64) -> None:
        self.suit = suit
        """Number of the suit."""
        self.name = SUITS[suit]
        self.word = SUITS[suit]

    def nothing(self) -> Message:
        """No card shows it."""
        return message("fort-why-no-suit", suit=suit_name(self.suit))


class NamedSuit(Counter):
    """Any one suit, named when the action starts."""

    name = "?"
    word = "named"
    bits = bearing.HAND | bearing.IN_LOOKOUT

    def nothing(self) -> Message:
        """No suit would do."""
        return message("fort-why-not-fully")


class InPack(Counter):
    """Resources in the player's own Pack."""

    name = "in_pack"
    word = "pack"
    bits = bearing.IN_PACK

    def count(self, t: Table, me: Player) -> i64:
        """All of them."""
        return me.pack_pizza + me.pack_toys


class InLookout(Counter):
    """Cards in the player's own Lookout."""

    name = "in_lookout"
    word = "lookout"
    bits = bearing.IN_LOOKOUT

    def count(self, t: Table, me: Player) -> i64:
        """All of them."""
        return len(me.lookout)


class FortLevel(Counter):
    """The own Fort Level."""

    name = "fort_level"
    word = "level"
    bits = bearing.LEVEL

    def count(self, t: Table, me: Player) -> i64:
        """As it is."""
        return me.level


COUNTERS: Final[list[Counter]] = [
    *(Suit(suit) for suit in range(len(SUITS) - 1)),
    NamedSuit(),
    InPack(),
    InLookout(),
    FortLevel(),
]
"""The counters by number: the six suits, then any one suit, then all others."""
