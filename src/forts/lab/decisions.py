"""What is kept of the decisions of a game: what was known, could be done and was done, and what a search found."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import u8

from forts.bots import Prospect
from forts.core import State
from forts.core.layout import Layout


class Decisions:
    """The decisions of one game, in columns: small enough to be sent between machines."""

    def __init__(self) -> None:
        self.seats = bytearray()
        self.actions = array("i")
        self.observations = bytearray()
        """Those of all decisions, one after another."""
        self.counts = array("i")
        """How many actions were legal, by decision."""
        self.legal = array("i")
        """Those actions, one decision after another."""
        self.searched = bytearray()
        """By decision: did the bot search?"""
        self.shares = array("f")
        """By legal action of those decisions: the share of victory that it promised."""
        self.visits = array("I")
        """Likewise, how often the search took it."""

    def __len__(self) -> int:
        return len(self.seats)


class Witness:
    """Writes decisions down."""

    def __init__(self, layout: Layout) -> None:
        self.kept = Decisions()
        self._sheet = vec[u8]([0] * layout.size)

    def note(self, state: State, seat: int, action: int, found: Sequence[Prospect]) -> None:
        """A seat is about to do something; `found` is what its bot knows of each move, if it searched."""
        kept = self.kept
        kept.seats.append(seat)
        kept.actions.append(action)
        state.observe(seat, self._sheet, 0)
        kept.observations += memoryview(self._sheet)
        kept.counts.append(len(state.options))
        kept.legal.extend(state.options)
        kept.searched.append(1 if found else 0)
        if found:
            known = {prospect.action: prospect for prospect in found}
            kept.shares.extend(known[option].share for option in state.options)
            kept.visits.extend(known[option].visits for option in state.options)
