"""How a game goes, in numbers: who begins, who leads when, how much there is to decide."""

from __future__ import annotations

from itertools import pairwise

from forts.core import OVER, Game, Options, State
from forts.lab.facts import standing_of

NOBODY = -1
"""Several lead, or nobody does yet."""


class Course:
    """Watches one game; `told` says how it went."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        self._standing = standing_of(game)
        self._teams = game.teams(players, options)
        self._first = NOBODY
        self._decisions = 0
        self._options = 0
        self._leaders: list[int] = []
        """By turn: the team that led alone when it ended."""

    def decides(self, state: State, seat: int) -> None:
        """A seat is about to decide."""
        if self._first == NOBODY:
            self._first = seat
        self._decisions += 1
        self._options += len(state.options)

    def turn_ends(self, state: State) -> None:
        """A turn has ended, or the game."""
        if self._standing is not None:
            by_seat = self._standing(state)
            by_team = [max(by_seat[seat] for seat in team) for team in self._teams]
            most = max(by_team)
            self._leaders.append(by_team.index(most) if by_team.count(most) == 1 else NOBODY)

    def told(self, state: State) -> dict[str, float]:
        """The numbers. What a game does not offer, or what a shared victory leaves open, is not among them."""
        found: dict[str, float] = {"first": self._first}
        if self._decisions:
            found["options"] = self._options / self._decisions
        if self._leaders:
            led = [leader for leader in self._leaders if leader != NOBODY]
            found["lead_changes"] = sum(one != other for one, other in pairwise(led))
            winner = self._winner(state)
            if winner != NOBODY:
                found["runaway"] = _since_when(self._leaders, winner) / len(self._leaders)
                found["comeback"] = float(self._leaders[len(self._leaders) // 2] not in (winner, NOBODY))
        return found

    def _winner(self, state: State) -> int:
        if state.to_act() != OVER:
            return NOBODY
        shares = state.returns()
        winners = [number for number, team in enumerate(self._teams) if shares[team[0]] > 0]
        return winners[0] if len(winners) == 1 else NOBODY


def _since_when(leaders: list[int], winner: int) -> int:
    """For how many turns up to the end the winner led without a break."""
    turns = 0
    for leader in reversed(leaders):
        if leader != winner:
            break
        turns += 1
    return turns
