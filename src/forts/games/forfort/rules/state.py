"""A game of ForFort as a state of the contract."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, u8

from forts.core.dice import Dice
from forts.core.state import OVER
from forts.games.forfort.box.slots import COUNT
from forts.games.forfort.rules import observation
from forts.games.forfort.rules.questions.by_number import pending, pending_chance
from forts.games.forfort.rules.table import BY_FORT, Table
from forts.games.forfort.rules.turn import settle
from forts.games.forfort.rules.value import estimate


class ForFortState(Table):
    """A position of ForFort with its pending decision or chance event."""

    def outcomes(self) -> list[tuple[int, int]]:
        """At `CHANCE`: the first player, the next wall of a donjon, or the rotation of a back."""
        return pending_chance(self).outcomes(self)

    def apply(self, action: int) -> None:
        """Take a legal action or chance outcome, and every step after it that leaves no choice."""
        self.check(action)
        pending(self).answer(self, action)
        settle(self)

    def choose(self, number: int) -> None:
        """Take the option of that number, and every step after it that leaves no choice."""
        pending(self).answer(self, self.options[number])
        settle(self)

    def asks_all(self) -> bool:
        """What to play depends on a hidden hand."""
        return self.discreet and self.actor >= 0 and pending(self).shows_hand

    def roll(self, dice: Dice) -> int:
        """At `CHANCE`: let chance act; returns the action it took."""
        chance = pending_chance(self)
        action = chance.roll(self, dice)
        chance.answer(self, action)
        settle(self)
        return action

    def copy(self) -> ForFortState:
        """An independent state that continues from here."""
        other = ForFortState(self.agreed)
        self.copy_to(other)
        return other

    def points(self, seat: int) -> int:
        """What the seat's own fort, armies and donjon count now."""
        fielded = self.agreed.armies - self.armies[seat] - self.lost[seat]
        bonus = 2 if self.donjons[seat] else 0
        return 2 * COUNT[self.walls[seat]] + COUNT[self.open_camps[seat]] + fielded + bonus

    def totals(self) -> list[int]:
        """By seat: points that count now, those of a partner included."""
        own = [self.points(seat) for seat in range(self.players)]
        return [own[seat] + own[(seat + 2) % 4] for seat in range(4)] if self.agreed.teams else own

    def winners(self) -> list[int]:
        """At the end: the seats that share the victory."""
        if self.ended == BY_FORT:
            partner = self.partners[self.winner]
            return sorted([self.winner, partner]) if partner >= 0 else [self.winner]
        totals = self.totals()
        best = max(totals)
        return [seat for seat in range(self.players) if totals[seat] == best]

    def returns(self) -> list[float]:
        """At the end: one, shared among the winners."""
        winners = self.winners()
        share = 1.0 / len(winners)
        return [share if seat in winners else 0.0 for seat in range(self.players)]

    def estimate(self) -> list[float]:
        """A guess at each seat's share of the victory, from what lies on the table and in the hands."""
        return self.returns() if self.actor == OVER else estimate(self)

    def observe(self, seat: int, into: vec[u8], at: i64) -> None:
        """Write what the seat knows."""
        observation.write(self, seat, into, at)

    def made_from(self) -> tuple[Any, ...]:
        """An empty table of what was agreed."""
        return (self.agreed,)
