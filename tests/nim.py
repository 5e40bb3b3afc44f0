"""A small game of somebody else: two piles, a choice in two steps, and a die.

In turn, a player picks a pile and then takes one or two from it, or rolls to see how many. Who takes the last one wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from forts import words
from forts.core import (
    CHANCE,
    OVER,
    BadPosition,
    Dice,
    FortsError,
    Game,
    Happening,
    Meaning,
    Message,
    Option,
    Options,
    ScoreLine,
    State,
    message,
)

PICK, TAKE, ROLL, FALL, SIZE = 0, 2, 4, 5, 7
MEANINGS = [
    Meaning("pick", place="left"),
    Meaning("pick", place="right"),
    Meaning("take", amount=1),
    Meaning("take", amount=2),
    Meaning("roll"),
    Meaning("fall", amount=1),
    Meaning("fall", amount=2),
    Meaning("size", amount=3),
    Meaning("size", amount=4),
]
NUMBERS = ["none", "one", "two", "three", "four"]


def named(meaning: Meaning) -> str:
    """A meaning as text: `pick left`, `take two`."""
    return f"{meaning.verb} {meaning.place or NUMBERS[meaning.amount]}" if meaning != Meaning("roll") else "roll"


NAMES = [named(meaning) for meaning in MEANINGS]

words.add_words(
    "en", "nim-move = please { $what }\nnim-seat = seat { $seat }: { $what }\nnim-not-now = not at this point\n"
)
words.add_words(
    "fr", "nim-move = merci de { $what }\nnim-seat = place { $seat } : { $what }\nnim-not-now = pas maintenant\n"
)


class NimState(State):
    """Two piles, whose sizes chance decides first."""

    def __init__(self, players: int, size: int) -> None:
        super().__init__(players)
        self.size = size
        self.piles: list[int] = []
        self.picked = -1
        self.rolls = False
        self.turn = 0
        self.taken = [0] * players

    def outcomes(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        first = SIZE if len(self.piles) < 2 else FALL
        return [(first, 1), (first + 1, 1)]

    def apply(self, action: int) -> None:
        self.check(action)
        self._take(action)
        self.ask()

    def _take(self, action: int) -> None:
        mover = self.turn % self.players
        if self.trace is not None:
            self.trace.append((action, mover))
        if action >= SIZE:
            self.piles.append(self.size + action - SIZE)
        elif action == ROLL:
            self.rolls = True
        elif action < TAKE:
            self.picked = action - PICK
        else:
            count = 1 + action - (FALL if action >= FALL else TAKE)
            self.piles[self.picked] -= count
            self.taken[mover] += count
            self.picked, self.rolls = -1, False
            self.turn += 1

    def ask(self) -> None:
        """Who decides what; a step with one answer is taken at once."""
        while True:
            self.options = []
            if len(self.piles) < 2 or self.rolls:
                self.actor = CHANCE
                if self.rolls and self.piles[self.picked] == 1:
                    self._take(FALL)
                    continue
                return
            if not any(self.piles):
                self.actor = OVER
                return
            self.actor = self.turn % self.players
            if self.picked < 0:
                self.options = [PICK + pile for pile in range(2) if self.piles[pile]]
            else:
                self.options = [TAKE, *([TAKE + 1] if self.piles[self.picked] > 1 else []), ROLL]
            if len(self.options) > 1:
                return
            self._take(self.options[0])

    def copy(self) -> NimState:
        twin = NimState(self.players, self.size)
        twin.actor, twin.options, twin.reveals = self.actor, self.options, self.reveals
        twin.piles, twin.taken = self.piles[:], self.taken[:]
        twin.picked, twin.rolls, twin.turn = self.picked, self.rolls, self.turn
        return twin

    def returns(self) -> list[float]:
        last = (self.turn - 1) % self.players
        return [1.0 if seat == last and self.actor == OVER else 0.0 for seat in range(self.players)]


@dataclass(frozen=True)
class NimView:
    """Nothing is hidden but whose options these are."""

    piles: list[int]
    picked: int
    options: list[int]


class Nim(Game):
    """The game for the catalog."""

    name = "nim"
    min_players = 2
    max_players = 3
    num_actions = len(NAMES)
    options = (Option("size", 3, low=2, high=20),)

    def new(self, players: int, options: Options) -> NimState:
        return NimState(players, int(options["size"]))

    def view(self, state: NimState, seat: int | None) -> NimView:
        return NimView(state.piles[:], state.picked, state.legal() if state.actor == seat else [])

    def happening(self, state: NimState, event: tuple[int, ...], seat: int | None) -> Happening:
        what = message("nim-seat", seat=event[1] + 1, what=NAMES[event[0]])
        return Happening(NAMES[event[0]], event[1], what, {"action": event[0]})

    def redeal(self, state: NimState, seat: int, dice: Dice) -> NimState:
        return state.copy()

    def meaning(self, state: NimState, action: int) -> Meaning:
        return MEANINGS[action]

    def text(self, meaning: Meaning) -> str:
        return named(meaning)

    def describe(self, state: NimState, action: int) -> Message:
        return message("nim-move", what=NAMES[action])

    def question(self, state: NimState) -> Message:
        return message("nim-move", what="pick" if state.picked < 0 else "take")

    def refusal(self, state: NimState, action: int) -> Message:
        return message("nim-not-now")

    def score_sheet(self, state: NimState) -> list[ScoreLine]:
        return [ScoreLine(seat, taken, message("nim-move", what="take")) for seat, taken in enumerate(state.taken)]

    def ended_by(self, state: NimState) -> str:
        return "empty" if state.actor == OVER else ""

    def turns(self, state: NimState) -> int:
        return state.turn

    def position(self, state: NimState) -> dict[str, Any]:
        return {
            "game": self.name,
            "size": state.size,
            "piles": state.piles[:],
            "picked": state.picked,
            "rolls": state.rolls,
            "turn": state.turn,
            "taken": state.taken[:],
        }

    def from_position(self, position: Mapping[str, Any]) -> tuple[NimState, Options]:
        try:
            options = self.complete(len(position["taken"]), {"size": position["size"]})
            state = NimState(len(position["taken"]), int(options["size"]))
            state.piles, state.taken = (
                [int(pile) for pile in position["piles"]],
                [int(many) for many in position["taken"]],
            )
            state.picked, state.rolls, state.turn = (
                int(position["picked"]),
                bool(position["rolls"]),
                int(position["turn"]),
            )
            if min([*state.piles, *state.taken, state.turn]) < 0 or len(state.piles) > 2:
                raise BadPosition("position-field", place="piles")
            state.ask()
        except (TypeError, ValueError, KeyError, IndexError, FortsError):
            raise BadPosition("position-field", place="nim") from None
        return state, options


GAME = Nim()
