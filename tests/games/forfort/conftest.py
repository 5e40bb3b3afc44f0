"""A table to lay out in a few words, and to play on move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import forts  # noqa: F401  (brings the words)
from forts.core import CHANCE, Dice
from forts.core.state import Event
from forts.games.forfort import GAME, ForFortState
from forts.games.forfort.box.deck import wall_name
from forts.games.forfort.box.walls import deck_from

HOUSE = [wall_name(deck_from(""), kind) for kind in range(22)]


class Table:
    """A state with its events, spoken to in notation."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.state, self.options = GAME.from_position(position)

    @property
    def moves(self) -> list[str]:
        """The legal moves."""
        return [GAME.notation(self.state, action) for action in self.state.legal()]

    @property
    def position(self) -> dict[str, Any]:
        return GAME.position(self.state)

    @property
    def phase(self) -> str:
        return str(self.position["phase"])

    def seat(self, number: int) -> dict[str, Any]:
        """The position of a seat, numbered from 1."""
        seat: dict[str, Any] = self.position["seats"][number - 1]
        return seat

    def play(self, *moves: str) -> list[str]:
        """Take moves of players or chance; returns what happened, as a spectator is told."""
        events: list[Event] = []
        for move in moves:
            self.state.trace = events
            if self.state.to_act() == CHANCE:
                outcomes = [action for action, _ in self.state.outcomes()]
                self.state.apply(next(action for action in outcomes if GAME.notation(self.state, action) == move))
            else:
                self.state.apply(GAME.parse(self.state, move))
            self.state.trace = None
        return [GAME.happening(self.state, event, None).code for event in events]

    def pass_time(self) -> None:
        """Let chance act until a player decides."""
        dice = Dice(1)
        while self.state.to_act() == CHANCE:
            self.state.roll(dice)

    def why(self, move: str) -> str:
        """The id of the message that refuses a move."""
        for action in range(GAME.num_actions):
            if GAME.notation(self.state, action) == move:
                refused = GAME.explain(self.state, self.state.to_act(), action)
                assert refused is not None, f"{move} is legal"
                assert refused.text("en") and refused.text("fr")
                return refused.id.removeprefix("forfort-no-")
        raise AssertionError(f"no action is written {move}")


def seat(
    hand: str = "",
    *,
    fort: dict[str, str] | None = None,
    discard: str = "",
    donjon: str | None = None,
    invaders: dict[str, tuple[int, str]] | None = None,
    arrows: str = "nw e",
    front: str = "n",
    token: str | None = None,
    lost: int = 0,
    reserve: int | None = None,
) -> dict[str, Any]:
    """What a seat has. A donjon that is given leaves all other walls to the discard; `reserve` is its camps."""
    stacks = {slot: cards.split() for slot, cards in (fort or {}).items()}
    made: dict[str, Any] = {
        "hand": hand.split(),
        "discard": discard.split(),
        "fort": stacks,
        "invaders": {slot: {"army_of": who, "heading": way} for slot, (who, way) in (invaders or {}).items()},
        "arrows": arrows.split(),
        "front": front,
        "token": token,
        "lost": lost,
        "camps": reserve,
    }
    if donjon is not None:
        made["donjon"] = donjon.split()
        used = [*made["hand"], *made["donjon"], *made["discard"]]
        used += [card for stack in stacks.values() for card in stack]
        made["discard"] += [wall for wall in HOUSE if wall not in used]
        if not donjon:
            made["arrows"] = []
    return made


def lay(*seats: dict[str, Any], phase: str = "play", turn: int = 1, **more: Any) -> Table:
    """A table on which seat `turn` is about to answer the question `phase`."""
    options = {name: more.pop(name) for name in ("teams", "armies", "arrow_offset") if name in more}
    keys = ("played", "top", "combos", "evolved", "again", "waiting", "target")
    pending = {name: more.pop(name) for name in keys if name in more}
    armies = options.get("armies", 3)
    for number, made in enumerate(seats, 1):
        fielded = sum(army["army_of"] == number for other in seats for army in other["invaders"].values())
        made["armies"] = armies - fielded - made["lost"]
        if made["camps"] is None:
            placed = sum(stack.count("camp") for stack in made["fort"].values())
            made["camps"] = 8 - armies - placed - made["discard"].count("camp")
    for name in ("played", "top"):
        if pending.get(name) in seats[turn - 1]["discard"]:
            seats[turn - 1]["discard"].remove(pending[name])
    table = {"game": "forfort", "options": options, "phase": phase, "turn": turn, "first": 1, "seats": list(seats)}
    return Table({**table, "pending": pending, **more})


@pytest.fixture(name="seat")
def _seat() -> Callable[..., dict[str, Any]]:
    return seat


@pytest.fixture(name="lay")
def _lay() -> Callable[..., Table]:
    return lay


@pytest.fixture
def fresh() -> Callable[..., ForFortState]:
    """A new game, before anything is drawn."""

    def make(players: int = 2, **options: Any) -> ForFortState:
        return GAME.new(players, GAME.complete(players, options))

    return make
