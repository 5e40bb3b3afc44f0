"""Fleet: each hides a boat of two on nine squares; shots in turn, equally many."""

from __future__ import annotations

from typing import Any

from forts.core.record import Record
from forts.games.boyard.trials.puzzle import after, glass, reached, refuse
from forts.games.boyard.trials.turns import MOVE, InTurn

_BOATS = [(square, square + 1) for square in range(9) if square % 3 < 2] + [(square, square + 3) for square in range(6)]
"""Where a boat may lie."""


class Shot(Record, frozen=True, forbid_unknown_fields=True):
    """First: where the boat is hidden (two squares). Then: a square to shoot at."""

    boat: tuple[int, ...] = ()
    choice: int = -1


class FleetSeen(Record, frozen=True):
    """The sea as one viewer sees it."""

    hiding: bool
    """Are the boats still being hidden?"""
    hidden: list[int]
    """Seats whose boat is hidden."""
    boat: list[int]
    """The viewer's own boat; nobody sees another's."""
    shots: list[list[int]]
    """Squares that each has shot at: the one whose trial it is, then the rival."""
    hits: list[list[int]]
    """Those of them that hit."""
    turn: int
    left: float


class Fleet(InTurn):
    """Both hide at the same time, then they shoot."""

    name = "fleet"
    still = True
    takes = Shot

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.boats: list[tuple[int, ...]] = [(), ()]
        """By side."""
        self.shots: list[list[int]] = [[], []]
        """By side."""

    @property
    def hiding(self) -> bool:
        """Is a boat still to be hidden?"""
        return () in self.boats

    def _hide_bots(self) -> None:
        for side, seat in enumerate(self.seats):
            if seat in self.bots and not self.boats[side]:
                self.boats[side] = _BOATS[self.secret.below(len(_BOATS))]

    def waiting(self) -> list[int]:
        """Who has not hidden a boat, then whose shot it is."""
        if self.hiding and self.ended is None:
            return [seat for side, seat in enumerate(self.seats) if not self.boats[side] and seat not in self.bots]
        return super().waiting()

    def choices(self) -> list[int]:
        """Squares not shot at yet."""
        return [square for square in range(9) if square not in self.shots[self.turn]]

    def best(self) -> int:
        """Beside a hit, where a boat still fits; else where most boats fit."""
        shot = self.shots[self.turn]
        hit = [square for square in shot if square in self.boats[1 - self.turn]]
        missed = [square for square in shot if square not in hit]
        fits = [
            boat
            for boat in _BOATS
            if not any(square in missed for square in boat) and all(square in boat for square in hit)
        ]
        return max(self.choices(), key=lambda square: sum(square in boat for boat in fits))

    def take(self, seat: int, at: float, what: Any) -> None:
        """A boat, or a shot."""
        if not self.hiding:
            if what.boat:
                raise refuse("not-now")
            super().take(seat, at, what)
            return
        side = self.seats.index(seat)
        boat = tuple(sorted(what.boat))
        if self.boats[side]:
            raise refuse("not-now")
        if boat not in _BOATS:
            raise refuse("impossible")
        self.boats[side] = boat
        self._hide_bots()
        if not self.hiding:
            self.moved = at

    def do(self, choice: int) -> None:
        """Both squares hit sink it; the rival may still answer the first one's last shot."""
        self.shots[self.turn].append(choice)
        if self.turn == 1:
            sunk = [self._sunk(0), self._sunk(1)]
            if sunk[0] and sunk[1]:
                self.draws()
                return
            if sunk[0] or sunk[1]:
                self.wins(1 if sunk[0] else 0)
                return
        self.pass_on()

    def _sunk(self, side: int) -> bool:
        return all(square in self.shots[1 - side] for square in self.boats[side])

    def next(self, at: float) -> float | None:
        """The end of the time to hide, or as in every duel."""
        return after([self.moved + MOVE + self.late], at) if self.hiding else super().next(at)

    def tick(self, at: float) -> None:
        """Who hides no boat in time loses; if neither does, nobody wins."""
        if not self.hiding:
            super().tick(at)
        elif reached(self.moved + MOVE + self.late, at):
            self._hide_bots()
            if not self.boats[0] and not self.boats[1]:
                self.draws()
            else:
                self.wins(0 if self.boats[0] else 1)

    def shown(self, viewer: int | None, at: float) -> FleetSeen:
        """One's own boat, and all shots."""
        boat = self.boats[self.seats.index(viewer)] if viewer in self.seats else ()
        hits = [[square for square in shots if square in self.boats[1 - side]] for side, shots in enumerate(self.shots)]
        hidden = [seat for side, seat in enumerate(self.seats) if self.boats[side]]
        left = glass(MOVE, at - self.moved)
        return FleetSeen(
            self.hiding, hidden, list(boat), [shots[:] for shots in self.shots], hits, self.seats[self.turn], left
        )

    def told(self) -> dict[str, Any]:
        """The boats and the shots."""
        return {"boats": [list(boat) for boat in self.boats], "shots": self.shots}
