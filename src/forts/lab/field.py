"""Several ways to play a game, compared, each played as often as asked for: what sweeps and tuning work on."""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, variance

from forts.core import BadOption, Game, Options
from forts.lab.figures import columns, is_share
from forts.lab.intervals import Z95
from forts.lab.playing import BOT_SECONDS, GO_ON, Task, in_turn
from forts.lab.records import GameRecord
from forts.lab.run import Means, Outcome, check_policy, play_into
from forts.lab.run_file import RunFile
from forts.lab.simulate import rotations, seat_bots
from forts.lab.tally import Tally

MOST_POINTS = 400
"""Ways to play that one run may have."""


@dataclass(frozen=True)
class Measure:
    """A figure of some games: its mean, and how sure that is."""

    mean: float
    error: float
    """Standard error of the mean; infinite where too little is known."""
    games: int

    @property
    def half(self) -> float:
        """Half the width of the 95 % interval."""
        return Z95 * self.error


@dataclass(frozen=True)
class Point:
    """One way to play."""

    numbers: dict[str, int]
    """What is set."""
    options: Options


def bounds(name: str, of: Measure) -> tuple[float, float]:
    """The 95 % interval of a figure; of a share nothing below 0 or above 1 is in it."""
    low, high = of.mean - of.half, of.mean + of.half
    return (max(0.0, low), min(1.0, high)) if is_share(name) else (low, high)


class Field:
    """All points, with the games that were played on each; game k of every point has the same seed and seats."""

    def __init__(
        self,
        game: Game,
        players: int,
        points: Sequence[Point],
        bots: Sequence[str],
        seed: int | None,
        means: Means,
        keep: Path | None = None,
        *,
        on_bad_bot: str = GO_ON,
        bot_seconds: float = BOT_SECONDS,
    ) -> None:
        check_policy(on_bad_bot)
        if not 1 <= len(points) <= MOST_POINTS:
            raise BadOption("values-many", count=len(points), most=MOST_POINTS)
        self.game, self.players, self.points, self.bots, self.means = game, players, list(points), list(bots), means
        self._file = None if keep is None else RunFile(keep)
        before = None if self._file is None else self._file.seed
        self.seed = (secrets.randbits(96) if before is None else before) if seed is None else seed
        seatings = rotations(seat_bots(self.bots, players, game))
        self._task = in_turn(
            [
                Task(
                    game,
                    players,
                    point.options,
                    seatings,
                    self.seed,
                    facts=True,
                    records=True,
                    course=True,
                    on_bad_bot=on_bad_bot,
                    bot_seconds=bot_seconds,
                )
                for point in points
            ]
        )
        self.tally = Tally()
        self._games: dict[int, GameRecord] = {}
        self._done = [0] * len(self.points)
        if self._file is not None:
            with closing(self._file):
                self._file.begin(self._task)
                for record in self._file.games(1 << 62):
                    self._keep(record)

    @property
    def games(self) -> int:
        """Games played on all points."""
        return len(self._games)

    def played(self, point: int) -> int:
        """Games of a point that count: those from the first on, without a gap."""
        places = len(self.points)
        while self._done[point] * places + point in self._games:
            self._done[point] += 1
        return self._done[point]

    def play(self, wanted: dict[int, int]) -> Outcome:
        """Play until each of these points has so many games."""
        places = len(self.points)
        most = max(wanted.values(), default=0)
        numbers = (
            number * places + point
            for number in range(most)
            for point, games in wanted.items()
            if number < games and number * places + point not in self._games
        )
        if self._file is None:
            return play_into(self._task, numbers, self.means, self)
        self._file.begin(self._task)
        with closing(self._file):
            return play_into(self._task, numbers, self.means, self)

    def add(self, records: list[GameRecord]) -> None:
        """Keep these games."""
        if self._file is not None:
            self._file.add(records)
        for record in records:
            self._keep(record)

    def _keep(self, record: GameRecord) -> None:
        self._games[record.number] = record
        self.tally.count(record)

    def column(self, point: int, first: int = 0) -> dict[str, list[float | None]]:
        """By figure: its numbers in a point's games, from a game on."""
        places = len(self.points)
        return columns(self._games[number * places + point] for number in range(first, self.played(point)))

    def measures(self, point: int, first: int = 0) -> dict[str, Measure]:
        """What is known of a point, by figure."""
        return {name: measured(column) for name, column in self.column(point, first).items()}


def measured(column: Iterable[float | None]) -> Measure:
    """The mean of a figure over games, with its error; a share that never varied may still do so."""
    known = [value for value in column if value is not None]
    if len(known) < 2:
        return Measure(known[0] if known else 0.0, inf, len(known))
    spread = variance(known)
    if spread == 0.0 and known[0] in (0.0, 1.0):
        spread = 1.0 / len(known)
    return Measure(fmean(known), sqrt(spread / len(known)), len(known))


def kept_field(
    page: Path, game: Game, players: int, points: Sequence[Point], bots: Sequence[str], seed: int | None, aim: str = ""
) -> Path:
    """Where the games of a run are kept until it is done; another run has another place."""
    header = [game.name, players, list(bots), seed, aim, [[point.numbers, point.options] for point in points]]
    mark = hashlib.sha256(json.dumps(header, sort_keys=True).encode()).hexdigest()[:8]
    return page.with_name(f"{page.stem}.{mark}.part")
