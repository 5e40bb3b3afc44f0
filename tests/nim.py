"""A small game of a third party: two piles, a choice in two steps, and a die.

In turn, a player picks a pile and then takes one or two from it, or rolls to see how many. Who takes the last one wins.
"""

from __future__ import annotations

from dataclasses import dataclass

from forts.core import CHANCE, OVER, Game, Happening, Message, Option, Options, ScoreLine, State, message

PICK, TAKE, ROLL, FALL, SIZE = 0, 2, 4, 5, 7
NAMES = ["pick left", "pick right", "take one", "take two", "roll", "fall one", "fall two", "size three", "size four"]


class NimState(State):
    """Two piles, whose sizes chance decides first."""

    def __init__(self, players: int, size: int) -> None:
        super().__init__(players)
        self.size = size
        self.piles: list[int] = []
        self.picked = -1
        self.turn = 0
        self.taken = [0] * players

    def outcomes(self) -> list[tuple[int, int]]:
        if len(self.piles) < 2:
            return [(SIZE, 1), (SIZE + 1, 1)]
        return [(FALL, 1), (FALL + 1, 1)] if self.piles[self.picked] > 1 else [(FALL, 1)]

    def apply(self, action: int) -> None:
        self.check(action)
        actor = self.turn % self.players
        if self.trace is not None:
            self.trace.append((action, actor))
        if action >= SIZE:
            self.piles.append(self.size + action - SIZE)
            if len(self.piles) == 2:
                self._ask()
        elif action == ROLL:
            self.actor, self.options = CHANCE, []
        elif action < TAKE:
            self.picked = action - PICK
            self.options = [TAKE, TAKE + 1, ROLL] if self.piles[self.picked] > 1 else [TAKE, ROLL]
        else:
            count = 1 + action - (FALL if action >= FALL else TAKE)
            self.piles[self.picked] -= count
            self.taken[actor] += count
            self.picked = -1
            self.turn += 1
            self._ask()

    def _ask(self) -> None:
        self.options = [PICK + pile for pile in range(2) if self.piles[pile]]
        self.actor = self.turn % self.players if self.options else OVER

    def copy(self) -> NimState:
        twin = NimState(self.players, self.size)
        twin.actor, twin.options, twin.reveals = self.actor, self.options, self.reveals
        twin.piles, twin.picked, twin.turn, twin.taken = self.piles[:], self.picked, self.turn, self.taken[:]
        return twin

    def returns(self) -> list[float]:
        last = (self.turn - 1) % self.players
        return [1.0 if seat == last else 0.0 for seat in range(self.players)]


@dataclass(frozen=True)
class NimView:
    """Nothing is hidden."""

    piles: list[int]
    picked: int


def words(text: str) -> Message:
    """A text in place of a Fluent message of its own."""
    return message("cli-in-file", path="nim", why=text)


class Nim(Game):
    """The game for the catalog."""

    name = "nim"
    min_players = 2
    max_players = 3
    num_actions = len(NAMES)
    options = (Option("size", 3, low=1, high=20),)

    def new(self, players: int, options: Options) -> NimState:
        return NimState(players, int(options["size"]))

    def view(self, state: NimState, seat: int | None) -> NimView:
        return NimView(state.piles[:], state.picked)

    def happening(self, state: NimState, event: tuple[int, ...], seat: int | None) -> Happening:
        return Happening(NAMES[event[0]], event[1], words(f"seat {event[1] + 1}: {NAMES[event[0]]}"), {})

    def notation(self, state: NimState, action: int) -> str:
        return NAMES[action]

    def describe(self, state: NimState, action: int) -> Message:
        return words(f"please {NAMES[action]}")

    def question(self, state: NimState) -> Message:
        return words("which pile?" if state.picked < 0 else "how many?")

    def refusal(self, state: NimState, action: int) -> Message:
        return words("not at this point")

    def score_sheet(self, state: NimState) -> list[ScoreLine]:
        return [ScoreLine(seat, taken, words("taken")) for seat, taken in enumerate(state.taken)]

    def ended_by(self, state: NimState) -> str:
        return "empty" if state.actor == OVER else ""

    def turns(self, state: NimState) -> int:
        return state.turn


GAME = Nim()
