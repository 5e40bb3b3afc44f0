"""What becomes of each card in a game: offered, taken, held, played, what it brought, and what taking it was worth.

What taking a card was worth is judged at the table where it was taken, by the bots' own estimate: the share of victory
after taking it less the mean share after taking something else instead, all of them played on with the same dice. Luck
before or after has no part in it, nor has who happens to own the card in the end.
"""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from forts.analysis import shares_of_victory
from forts.core import Dice, Game, State
from forts.core.facts import Career
from forts.lab.facts import careers_of

DEALS, HORIZON = 4, 24
"""How often, and how many decisions far, a table is played on to judge it."""
JUDGED = 3
"""One of so many takings is judged, where all cards are watched: judging takes as long as playing."""


class CardRecord(NamedTuple):
    """The cards of one name, for one seat in one game."""

    seat: int
    card: str
    offered: int
    """Decisions at which one could be taken."""
    taken: int
    """Decisions at which one was."""
    judged: int
    """Takings that were judged."""
    gain: float
    """The sum of what these were worth, in shares of victory."""
    held: int
    led: int
    added: int
    points: int
    resources: int
    rival_points: int
    rival_resources: int


class CareerWatch:
    """Watches one game."""

    def __init__(self, game: Game, seed: int, only: frozenset[str] = frozenset()) -> None:
        careers = careers_of(game)
        assert careers is not None, "only games that know their cards' careers are watched"
        self._careers = careers
        self._only = only
        """The cards that are watched; all of them, if none is named."""
        self._every = 1 if only else JUDGED
        self._seed = seed
        self._takings = seed & 0xFFFF
        self._offered: defaultdict[tuple[int, str], int] = defaultdict(int)
        self._taken: defaultdict[tuple[int, str], int] = defaultdict(int)
        self._judged: defaultdict[tuple[int, str], list[float]] = defaultdict(list)

    def decided(self, state: State, seat: int, action: int) -> None:
        """A seat is about to take an action."""
        cards = {option: self._careers.takes(state, option) for option in state.options}
        for card in {card for card in cards.values() if self._watches(card)}:
            self._offered[seat, card] += 1
        taken = cards.get(action, "")
        if not self._watches(taken):
            return
        self._taken[seat, taken] += 1
        self._takings += 1
        others = [option for option in state.options if cards[option] != taken]
        if others and self._takings % self._every == 0:
            instead = [self._share(state, seat, option) for option in others]
            self._judged[seat, taken].append(self._share(state, seat, action) - sum(instead) / len(instead))

    def _watches(self, card: str) -> bool:
        return card in self._only if self._only else card != ""

    def _share(self, state: State, seat: int, action: int) -> float:
        after = state.copy()
        after.trace = None
        after.apply(action)
        return shares_of_victory(after, DEALS, HORIZON, Dice(self._seed ^ self._takings))[seat]

    def told(self, state: State) -> tuple[CardRecord, ...]:
        """All careers of a game that has ended."""
        careers = {(one.seat, one.card): one for one in self._careers.of(state) if self._watches(one.card)}
        found = []
        for seat, card in sorted({*careers, *self._offered}):
            career = careers.get((seat, card), Career(seat, card, 0, 0, 0, 0, 0, 0, 0))
            gains = self._judged[seat, card]
            found.append(
                CardRecord(
                    seat,
                    card,
                    self._offered[seat, card],
                    self._taken[seat, card],
                    len(gains),
                    round(sum(gains), 6),
                    *career[2:],
                )
            )
        return tuple(found)
