"""Decisions by the million: a folder of Parquet files, one row per decision; a run adds to it until it is complete."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from forts.core import BadOption, Game, Message, Value
from forts.core.data_set import FORMAT, KEY, digest, identity
from forts.core.extras import extra
from forts.lab.errors import BadRun
from forts.lab.playing import BOT_SECONDS, GO_ON, Task
from forts.lab.records import BotFault, GameRecord
from forts.lab.run import Means, Progress, check_policy, play_into
from forts.lab.run_file import header_of
from forts.lab.simulate import rotations, seat_bots

with extra("lab"):
    import numpy as np
    import polars as pl

PART_ROWS = 65_536
"""Decisions of a part, at least, but for the last one."""


@dataclass(frozen=True)
class Written:
    """What a data set came to."""

    folder: Path
    games: int
    """Games in it that were asked for."""
    decisions: int
    """Rows that were written now."""
    parts: int
    """Files that it has."""
    size: int
    """Bytes of all of them."""
    seconds: float
    resumed: int
    """How many of the games were there before."""
    interrupted: bool
    stopped: Message | None = None
    faults: dict[str, int] = field(default_factory=dict)
    first_faults: dict[str, BotFault] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The same as plain JSON."""
        return {
            "folder": str(self.folder),
            "games": self.games,
            "decisions": self.decisions,
            "parts": self.parts,
            "bytes": self.size,
            "seconds": round(self.seconds, 6),
            "resumed": self.resumed,
        }


def dataset(
    game: Game,
    players: int,
    games: int,
    folder: Path,
    seed: int | None = None,
    bots: Iterable[str] = ("random",),
    options: Mapping[str, Value] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    *,
    ray: str | None = None,
    on_bad_bot: str = GO_ON,
    bot_seconds: float = BOT_SECONDS,
    command: str = "",
) -> Written:
    """Let bots play, and write down every decision with all that its seat knew; what is there is not played again.

    `command` is kept in the files, for whoever finds them.
    """
    check_policy(on_bad_bot)
    if games < 1:
        raise BadOption("lab-count", option="games", value=games, low=1)
    settled = game.complete(players, options or {})
    seatings = rotations(seat_bots(list(bots), players, game))
    with closing(Parts(folder)) as parts:
        if seed is None:
            seed = secrets.randbits(96) if parts.seed is None else parts.seed
        task = Task(
            game, players, settled, seatings, seed, records=True, decisions=True, on_bad_bot=on_bad_bot,
            bot_seconds=bot_seconds,
        )  # fmt: skip
        parts.begin(task, command)
        left = [number for number in range(games) if number not in parts.numbers]
        resumed = games - len(left)
        if progress is not None and resumed:
            progress(resumed)
        outcome = play_into(task, iter(left), Means(jobs, ray, progress), parts)
        parts.flush()
        return Written(
            folder,
            resumed + outcome.tally.games,
            outcome.tally.decisions,
            len(parts.files),
            sum(file.stat().st_size for file in parts.files),
            outcome.seconds,
            resumed,
            outcome.interrupted,
            outcome.stopped,
            outcome.tally.faults_by_bot(),
            outcome.tally.first_faults,
        )


class Parts:
    """The files of a data set."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: list[Path] = sorted(folder.glob("part-*.parquet")) if folder.is_dir() else []
        self.numbers: set[int] = set()
        """The games that are there."""
        self.header: dict[str, Any] | None = None
        """What the files say they are; None if there are none."""
        self._waiting: list[GameRecord] = []
        self._rows = 0
        for file in self.files:
            header = read_header(file)
            if self.header is not None and identity(header) != identity(self.header):
                raise BadRun("lab-other-part", path=str(file), other=str(self.files[0]))
            self.header = self.header or header
            self.numbers |= _games_of(file)

    @property
    def seed(self) -> int | None:
        """The seed of the run that the files are of."""
        return None if self.header is None else int(self.header["seed"])

    def begin(self, task: Task, command: str) -> None:
        """Make ready to write; a folder with another run in it is refused and kept."""
        layout = task.layout
        told = {KEY: FORMAT, **header_of(task), "layout": layout.to_json(), "command": command}
        wanted: dict[str, Any] = json.loads(json.dumps(told))
        if self.header is not None and identity(self.header) != identity(wanted):
            differ = ", ".join(key for key in identity(wanted) if self.header.get(key) != wanted[key])
            raise BadRun("lab-other-run", path=str(self.folder), differ=differ)
        self.header = self.header or wanted
        self._size = layout.size
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadRun("lab-cannot-write", path=str(self.folder), why=error.strerror or str(error)) from None

    def add(self, records: list[GameRecord]) -> None:
        """Keep these games; they are on the disk once a part is full."""
        for record in records:
            assert record.decided is not None, "the task asks for decisions"
            self._waiting.append(record)
            self._rows += len(record.decided)
        if self._rows >= PART_ROWS:
            self.flush()

    def flush(self) -> None:
        """Write all that is waiting as one more part, whole or not at all."""
        if not self._waiting:
            return
        last = max((int(file.stem.partition("-")[2]) for file in self.files), default=-1)
        path = self.folder / f"part-{last + 1:05}.parquet"
        fresh = path.with_name(f".{path.name}.new")
        try:
            frame = rows(self._waiting, self._size)
            header = json.dumps({**(self.header or {}), "digest": digest(frame)})
            frame.write_parquet(fresh, compression="zstd", metadata={KEY: header})
            fresh.replace(path)
        except OSError as error:
            raise BadRun("lab-cannot-write", path=str(path), why=error.strerror or str(error)) from None
        self.files.append(path)
        self.numbers |= {record.number for record in self._waiting}
        self._waiting, self._rows = [], 0

    def close(self) -> None:
        """Whatever ends a run, its games are kept."""
        if self.header is not None:
            self.flush()


def read_header(file: Path) -> dict[str, Any]:
    """What a part says it is; `BadRun` names one that is damaged or no part of a data set."""
    try:
        found = json.loads(pl.read_parquet_metadata(file)[KEY])
        if not isinstance(found, dict) or found.get(KEY) != FORMAT:
            raise ValueError(KEY)
        int(found["seed"])
    except OSError as error:
        raise BadRun("lab-cannot-read", path=str(file), why=error.strerror or str(error)) from None
    except (ValueError, KeyError, TypeError, pl.exceptions.PolarsError):
        raise BadRun("lab-no-part", path=str(file)) from None
    return found


def _games_of(file: Path) -> set[int]:
    try:
        return set(pl.read_parquet(file, columns=["game"])["game"].unique().to_list())
    except OSError as error:
        raise BadRun("lab-cannot-read", path=str(file), why=error.strerror or str(error)) from None
    except pl.exceptions.PolarsError:
        raise BadRun("lab-no-part", path=str(file)) from None


def rows(records: list[GameRecord], size: int) -> pl.DataFrame:
    """The decisions of games as a data frame; `size` is how many bytes an observation has."""
    return pl.concat([_rows_of(record, size) for record in records], rechunk=True)


def _rows_of(record: GameRecord, size: int) -> pl.DataFrame:
    decided = record.decided
    assert decided is not None, "the task asks for decisions"
    count = len(decided)
    seats = np.frombuffer(decided.seats, dtype=np.uint8)
    whole = bytes(decided.observations)
    searched = np.frombuffer(decided.searched, dtype=np.uint8).astype(bool)
    ends = np.cumsum(np.frombuffer(decided.counts, dtype=np.int32))
    legal = _split(np.frombuffer(decided.legal, dtype=np.int32).astype(np.uint16), ends)
    found = np.cumsum(np.frombuffer(decided.counts, dtype=np.int32)[searched])
    shares = iter(_split(np.frombuffer(decided.shares, dtype=np.float32), found))
    visits = iter(_split(np.frombuffer(decided.visits, dtype=np.uint32), found))
    return pl.DataFrame(
        {
            "game": pl.Series(np.full(count, record.number, dtype=np.uint32)),
            "seed": pl.Series([record.seed] * count, dtype=pl.String),
            "ply": pl.Series(np.arange(count, dtype=np.uint32)),
            "seat": pl.Series(seats),
            "bot": pl.Series([record.bots[seat] for seat in seats], dtype=pl.String),
            "observation": pl.Series([whole[at : at + size] for at in range(0, count * size, size)], dtype=pl.Binary),
            "legal": pl.Series(legal, dtype=pl.List(pl.UInt16)),
            "action": pl.Series(np.frombuffer(decided.actions, dtype=np.int32).astype(np.uint16)),
            "shares": pl.Series(
                [next(shares).tolist() if yes else None for yes in searched], dtype=pl.List(pl.Float32)
            ),
            "visits": pl.Series([next(visits).tolist() if yes else None for yes in searched], dtype=pl.List(pl.UInt32)),
            "share": pl.Series(np.array(record.shares, dtype=np.float32)[seats]),
            "score": pl.Series(np.array(record.scores, dtype=np.int32)[seats]),
        }
    )


def _split(values: Any, ends: Any) -> list[Any]:
    return np.split(values, ends[:-1]) if len(ends) else []
