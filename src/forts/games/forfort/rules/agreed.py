"""What is agreed before a game, and what follows from it; shared by a state and all its copies."""

from __future__ import annotations

from typing import Any, Final

from forts.games.forfort.box.deck import Deck
from forts.games.forfort.box.slots import SLOTS

NEWEST: Final = 3
"""The version of the rules that new games are played by."""


class Agreed:
    """The options of a game in the form that the rules use."""

    def __init__(
        self,
        players: int,
        teams: bool,
        armies: int,
        arrow_offset: int,
        first_given: bool,
        deck: Deck,
        edition: int,
    ) -> None:
        self.players = players
        """Number of seats."""
        self.teams = teams
        """Do diagonal seats play together?"""
        self.armies = armies
        """Armies of a player, wherever they are; the other cards of the eight are camps."""
        self.arrow_offset = arrow_offset
        """Ring steps from the corner that a back shows to the side it shows."""
        self.first_given = first_given
        """Is the first player set by an option rather than drawn?"""
        self.deck = deck
        """The walls each player has."""
        self.edition = edition
        """The version of the rules that the game is played by."""
        self.partners: list[int] = [(seat + 2) % 4 if teams else -1 for seat in range(players)]
        """By seat: the partner, or -1."""
        self.rivals: list[list[int]] = [
            [rival for rival in range(players) if rival not in (seat, self.partners[seat])] for seat in range(players)
        ]
        """By seat: those it plays against."""
        self.backs: list[int] = [1 << 2 * turned | 1 << (2 * turned + arrow_offset) % 8 for turned in range(4)]
        """By rotation: the slots that the back of a wall shows."""

    def terms(self) -> tuple[Any, ...]:
        """All that was agreed; the rest follows from it."""
        return self.players, self.teams, self.armies, self.arrow_offset, self.first_given, self.deck, self.edition

    def __reduce__(self) -> tuple[Any, ...]:
        return Agreed, self.terms()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Agreed) and self.terms() == other.terms()

    def __hash__(self) -> int:
        return hash(self.terms())

    def arrow_slots(self, turned: int) -> tuple[str, ...]:
        """The names of the corner and the side that a back shows, or nothing if there is no back."""
        if turned < 0:
            return ()
        return SLOTS[2 * turned], SLOTS[(2 * turned + self.arrow_offset) % 8]
