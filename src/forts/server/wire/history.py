"""What was played: replays, analyses, ratings, statistics."""

from __future__ import annotations

from typing import Any

import msgspec

from forts.core.game import Value
from forts.server.wire.tables import TableInfo
from forts.server.wire.telling import Happened, SheetInfo


class Step(msgspec.Struct, frozen=True):
    """The board as it was after an action, with what that action made happen."""

    at: int
    events: list[Happened]
    view: Any


class ExampleStep(msgspec.Struct, frozen=True):
    """A moment of the example that newcomers are shown."""

    at: int
    said: str
    """Id of the message that explains it."""
    spot: str
    """What it is about, in the board's own words."""
    events: list[Happened]
    """What happened since the step before."""
    view: Any


class ExampleInfo(msgspec.Struct, frozen=True):
    """A real game, seen from one seat, with captions."""

    game: str
    players: int
    seat: int
    options: dict[str, Value]
    steps: list[ExampleStep]


class Replay(msgspec.Struct, frozen=True):
    """Part of a game to replay."""

    table: TableInfo
    seat: int | None
    length: int
    """Actions in the whole game, so far."""
    decisions: list[int]
    """Which of them were decisions of players, or ends of trials."""
    steps: list[Step]
    sheets: list[SheetInfo]
    """As of now; at a step a seat had been told what its view of that step says."""
    before: Any = None
    """The board before anything happened, if these steps begin with the first action."""


class AnalysedMove(msgspec.Struct, frozen=True):
    """A decision and the win chances after it."""

    at: int
    seat: int
    notation: str
    shares: list[float]
    swing: float


class AnalysisInfo(msgspec.Struct, frozen=True):
    """Win chances over a whole game."""

    start: list[float]
    moves: list[AnalysedMove]
    turning_points: list[AnalysedMove]


class Rating(msgspec.Struct, frozen=True):
    """Somebody's strength in a game."""

    name: str
    face: str
    bot: str | None
    mine: bool
    rating: int
    """A cautious estimate: the mean minus two deviations, scaled so that a newcomer has 1000."""
    games: int
    wins: int


class Statistics(msgspec.Struct, frozen=True):
    """A game's history on this server, and the viewer's part in it."""

    game: str
    games: int
    """Finished games."""
    turns: float
    """Mean number of decisions per game."""
    first_wins: float
    """Share of games won by the seat that was first at the table; seats are dealt by the host."""
    mine_games: int
    mine_wins: int
    mine_best: int
    """Most points in a game."""


class ArchivedGame(msgspec.Struct, frozen=True):
    """A game that I played to its end."""

    table: TableInfo
    seat: int
    won: bool
    points: int
    rated: bool
    at: float
    """When it ended, in seconds since 1970."""


class Archive(msgspec.Struct, frozen=True):
    """Part of my games, the newest first."""

    games: list[ArchivedGame]
    more: str | None
    """Where the next part begins; None if this was the last."""
