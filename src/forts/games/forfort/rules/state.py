"""A game of ForFort as a state of the contract."""

from __future__ import annotations

from forts.core.dice import Dice
from forts.core.errors import IllegalMove
from forts.core.state import CHANCE, OVER
from forts.games.forfort.box.cards import COUNT
from forts.games.forfort.rules import actions
from forts.games.forfort.rules.chance import answer_by_chance
from forts.games.forfort.rules.table import ASK_BACK_SETUP, ASK_FIRST, BY_FORT, Board, drawing_seat
from forts.games.forfort.rules.turn import answer, settle
from forts.games.forfort.rules.value import estimate


class ForFortState(Board):
    """A position of ForFort with its pending decision or chance event."""

    def outcomes(self) -> list[tuple[int, int]]:
        """At `CHANCE`: the first player, the next wall of a donjon, or the rotation of a back."""
        ask = self.ask
        if ask == ASK_FIRST:
            return [(actions.FIRST + seat, 1) for seat in range(self.players)]
        if ask >= ASK_BACK_SETUP:
            return [(actions.BACK + turned, 1) for turned in range(4)]
        found: list[tuple[int, int]] = []
        last = -1
        copies = 0
        for kind in self.donjons[drawing_seat(self)]:
            if kind != last:
                if copies:
                    found.append((actions.DRAW + last, copies))
                last = kind
                copies = 0
            copies += 1
        found.append((actions.DRAW + last, copies))
        return found

    def check(self, action: int) -> None:
        """Refuse an action that is not legal now."""
        if self.actor >= 0:
            for option in self.options:
                if option == action:
                    return
        elif self.actor == CHANCE:
            ask = self.ask
            if ask == ASK_FIRST:
                if 0 <= action - actions.FIRST < self.players:
                    return
            elif ask >= ASK_BACK_SETUP:
                if 0 <= action - actions.BACK < 4:
                    return
            elif action - actions.DRAW in self.donjons[drawing_seat(self)]:
                return
        raise IllegalMove("illegal-action", action=action)

    def apply(self, action: int) -> None:
        """Take a legal action or chance outcome, and every step after it that leaves no choice."""
        self.check(action)
        if self.actor == CHANCE:
            answer_by_chance(self, action)
        else:
            answer(self, action)
        settle(self)

    def roll(self, dice: Dice) -> int:
        """At `CHANCE`: let chance act; returns the action it took."""
        ask = self.ask
        if ask == ASK_FIRST:
            action = actions.FIRST + dice.below(self.players)
        elif ask >= ASK_BACK_SETUP:
            action = actions.BACK + dice.below(4)
        else:
            donjon = self.donjons[drawing_seat(self)]
            action = actions.DRAW + donjon[dice.below(len(donjon))]
        answer_by_chance(self, action)
        settle(self)
        return action

    def copy(self) -> ForFortState:
        """An independent state that goes on from here."""
        other = ForFortState(self.terms)
        self.copy_to(other)
        return other

    def points(self, seat: int) -> int:
        """What the seat's own fort, armies and donjon count now."""
        fielded = self.terms.armies - self.armies[seat] - self.lost[seat]
        bonus = 2 if self.donjons[seat] else 0
        return 2 * COUNT[self.walls[seat]] + COUNT[self.open_camps[seat]] + fielded + bonus

    def totals(self) -> list[int]:
        """By seat: points that count now, those of a partner included."""
        own = [self.points(seat) for seat in range(self.players)]
        return [own[seat] + own[(seat + 2) % 4] for seat in range(4)] if self.terms.teams else own

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
