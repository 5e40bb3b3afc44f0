"""Standing orders: how a seat wants a question answered that it has not been asked yet."""

from __future__ import annotations

from forts.core.meaning import Meaning
from forts.core.record import Record

THIS_TURN = "turn"
"""Until the turn that is being played ends."""
MY_TURN = "mine"
"""Until the seat's own next turn."""


class Order(Record, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat has ordered. A game makes it, words it, and says whether it still stands and what it answers."""

    what: Meaning
    """What is to be done, in the game's own words."""
    until: str
    """How long it stands: `THIS_TURN`, `MY_TURN`, or another word of the game."""
    rests: str = ""
    """What it rests on, as the game writes it: once that has changed, the order stands no more."""
