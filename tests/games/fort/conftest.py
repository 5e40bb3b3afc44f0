"""A table of Fort to lay out in a few words, and to play on move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import forts  # noqa: F401  (brings the words)
from forts.core import CHANCE, OVER, Dice
from forts.core.errors import IllegalMove
from forts.core.state import Event
from forts.games.fort import GAME


class Table:
    """A state spoken to in notation. Seats are counted from 1, tokens are written (pizza, toys)."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.state, self.options = GAME.from_position(position)

    @property
    def position(self) -> dict[str, Any]:
        return GAME.position(self.state)

    @property
    def moves(self) -> list[str]:
        """The legal moves of the player to decide."""
        return [GAME.notation(self.state, action) for action in self.state.legal()]

    @property
    def words(self) -> list[str]:
        """The same, as the player is asked."""
        return [GAME.describe(self.state, action).text() for action in self.state.legal()]

    @property
    def chances(self) -> dict[str, int]:
        """What chance may do, with its weights."""
        return {GAME.notation(self.state, action): weight for action, weight in self.state.outcomes()}

    @property
    def ask(self) -> str:
        """The pending question."""
        return str(self.position["pending"]["ask"])

    @property
    def actor(self) -> int:
        """The seat to decide; 0 for chance, -1 if the game is over."""
        return self.state.to_act() + 1

    @property
    def over(self) -> bool:
        return self.state.to_act() == OVER

    @property
    def played(self) -> str:
        """The card being played; empty once it has been resolved and followed."""
        return str(self.position["pending"].get("played", ""))

    @property
    def apart(self) -> list[str]:
        """Cards played and added earlier this turn."""
        return sorted(self.position["pending"].get("spent", []))

    @property
    def park(self) -> list[str]:
        return list(self.position["park"])

    @property
    def park_deck(self) -> list[str]:
        return list(self.position["park_deck"])

    @property
    def supply(self) -> tuple[int, int]:
        seats = range(1, self.state.players + 1)
        pizza = sum(self.stuff(seat)[0] + self.pack(seat)[0] for seat in seats)
        toys = sum(self.stuff(seat)[1] + self.pack(seat)[1] for seat in seats)
        return 30 - pizza, 30 - toys

    def seat(self, seat: int = 1) -> dict[str, Any]:
        found: dict[str, Any] = self.position["seats"][seat - 1]
        return found

    def stuff(self, seat: int = 1) -> tuple[int, int]:
        stuff = self.seat(seat)["stuff"]
        return stuff["pizza"], stuff["toys"]

    def pack(self, seat: int = 1) -> tuple[int, int]:
        pack = self.seat(seat)["pack"]
        return pack["pizza"], pack["toys"]

    def points(self, seat: int = 1) -> int:
        return int(self.seat(seat)["points"])

    def level(self, seat: int = 1) -> int:
        return int(self.seat(seat)["level"])

    def perk(self, seat: int = 1) -> str:
        return str(self.seat(seat)["perk"])

    def pile(self, name: str, seat: int = 1) -> list[str]:
        """The cards of a hand, deck, discard, yard or lookout, by name."""
        return sorted(self.seat(seat)[name])

    def scores(self) -> list[int]:
        return GAME.scores(self.state)

    def play(self, *moves: str) -> list[str]:
        """Take moves of players or chance; returns what happened, as a spectator is told."""
        events: list[Event] = []
        for move in moves:
            self.state.trace = events
            if self.state.to_act() == CHANCE:
                outcomes = {GAME.notation(self.state, action): action for action, _ in self.state.outcomes()}
                assert move in outcomes, f"chance cannot {move}: {sorted(outcomes)}"
                self.state.apply(outcomes[move])
            else:
                self.state.apply(GAME.parse(self.state, move))
            self.state.trace = None
        told = [GAME.happening(self.state, event, None) for event in events]
        return [happening.code for happening in told if happening is not None]

    def refuses(self, move: str) -> bool:
        """Is this move, which has a meaning here, against the rules? A text that names no move is an error."""
        try:
            GAME.parse(self.state, move)
        except IllegalMove:
            return True
        return False

    def why(self, move: str) -> str:
        """What somebody is told who wants this move, which is against the rules."""
        with pytest.raises(IllegalMove) as refused:
            GAME.parse(self.state, move)
        return refused.value.text()

    def pass_time(self) -> None:
        """Let chance act until a player decides."""
        dice = Dice(1)
        while self.state.to_act() == CHANCE:
            self.state.roll(dice)


def names(text: str) -> list[str]:
    """`The Moles, Bug` as a list."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seat(
    hand: str = "",
    *,
    stuff: tuple[int, int] = (0, 0),
    pack: tuple[int, int] = (0, 0),
    lookout: str = "",
    discard: str = "",
    yard: str = "",
    deck: str = "",
    level: int = 0,
    points: int = 0,
    perk: str = "",
    rule: str = "",
) -> dict[str, Any]:
    """What a seat has; cards by name with commas between, tokens as (pizza, toys)."""
    return {
        "hand": names(hand),
        "lookout": names(lookout),
        "discard": names(discard),
        "yard": names(yard),
        "deck": names(deck),
        "stuff": {"pizza": stuff[0], "toys": stuff[1]},
        "pack": {"pizza": pack[0], "toys": pack[1]},
        "level": level,
        "points": points,
        "perk": perk,
        "rule": rule,
    }


def lay(*seats: dict[str, Any], park: str = "", options: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table on which seat 1 is to play a card; an empty rival sits opposite if nobody else does."""
    taken = [*seats, seat()] if len(seats) == 1 else list(seats)
    lists = {name: names(more.pop(name)) for name in ("perk_row", "rule_stack", "park_deck") if name in more}
    return Table({"game": "fort", "options": options or {}, "seats": taken, "park": names(park), **lists, **more})


@pytest.fixture(name="seat")
def _seat() -> Callable[..., dict[str, Any]]:
    return seat


@pytest.fixture(name="lay")
def _lay() -> Callable[..., Table]:
    return lay


@pytest.fixture
def fresh() -> Callable[..., Table]:
    """A new game, before chance has done anything."""

    def make(players: int = 2, **options: Any) -> Table:
        table = Table.__new__(Table)
        table.options = GAME.complete(players, options)
        table.state = GAME.new(players, table.options)
        return table

    return make
