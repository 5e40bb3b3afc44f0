"""Sums over games. They are whole numbers, so that neither order nor grouping of the games shows in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from forts.lab.records import BotFault, GameRecord

Result = tuple[tuple[str, ...], tuple[float, ...]]
"""The bots by seat, and each seat's share of the victory."""


@dataclass
class Tally:
    """What some games came to."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    scores: list[int] = field(default_factory=list)
    """Sums by seat."""
    results: Counter[Result] = field(default_factory=Counter)
    """How often each result came up."""
    ended_by: Counter[str] = field(default_factory=Counter)
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Faults by bot and kind."""
    first_faults: dict[str, BotFault] = field(default_factory=dict)
    """The earliest fault of each bot."""

    def count(self, record: GameRecord) -> None:
        """Add a game."""
        self.games += 1
        self.decisions += record.decisions
        self.turns += record.turns
        self._add_scores(record.scores)
        self.results[record.bots, record.shares] += 1
        self.ended_by[record.ended_by] += 1
        for fault in record.faults:
            self.faults[fault.bot, fault.kind] += 1
            self._keep_first(fault)

    def add(self, other: Tally) -> None:
        """Add the other games too."""
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        if other.scores:
            self._add_scores(other.scores)
        self.results += other.results
        self.ended_by += other.ended_by
        self.faults += other.faults
        for fault in other.first_faults.values():
            self._keep_first(fault)

    def wins_by_seat(self, players: int) -> list[float]:
        """Victories of each seat, shared ones in parts."""
        wins = [0.0] * players
        for (_, shares), count in sorted(self.results.items()):
            for seat, share in enumerate(shares):
                wins[seat] += share * count
        return wins

    def wins_by_bot(self) -> dict[str, float]:
        """Victories of each bot, over all the seats it had."""
        wins: dict[str, float] = {}
        for (bots, shares), count in sorted(self.results.items()):
            for bot, share in zip(bots, shares, strict=True):
                wins[bot] = wins.get(bot, 0.0) + share * count
        return wins

    def faults_by_bot(self) -> dict[str, int]:
        """How often each bot misbehaved; without those that never did."""
        found: dict[str, int] = {}
        for (bot, _), count in sorted(self.faults.items()):
            found[bot] = found.get(bot, 0) + count
        return found

    def _add_scores(self, more: Iterable[int]) -> None:
        self.scores = [a + b for a, b in zip(self.scores, more, strict=True)] if self.scores else list(more)

    def _keep_first(self, fault: BotFault) -> None:
        known = self.first_faults.get(fault.bot)
        if known is None or (fault.game, fault.ply) < (known.game, known.ply):
            self.first_faults[fault.bot] = fault
