"""From a task to its sums: a run that is counted, recorded if asked for, and continued if it was interrupted."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from forts.core import BadOption, Message, message
from forts.lab.errors import BadRun, LostWorker
from forts.lab.playing import GO_ON, STOP, Task
from forts.lab.ray_cluster import cluster
from forts.lab.records import BotFault, GameRecord
from forts.lab.run_file import RunFile, part_of
from forts.lab.runner import Chunks, Executor, processes
from forts.lab.tally import Tally

ENDINGS = (".parquet", ".csv", ".json")
"""The files that results can be written to."""
RAY_CHUNK_SECONDS = 1.0
"""Longer than between processes of one machine, since a message costs more."""

Progress = Callable[[int], None]
"""Is told how many more games are done."""


@dataclass(frozen=True)
class Means:
    """What a run is played on; it changes nothing about the games."""

    jobs: int = 1
    """Processes; 0 for as many as there are cores."""
    ray: str | None = None
    """Address of a Ray cluster, or auto."""
    progress: Progress | None = None

    def __post_init__(self) -> None:
        if self.jobs < 0:
            raise BadOption("lab-count", option="jobs", value=self.jobs, low=0)


@dataclass
class Outcome:
    """What a run came to."""

    tally: Tally = field(default_factory=Tally)
    records: list[GameRecord] = field(default_factory=list)
    """By number, if the task asked for them and they are not in a file."""
    seconds: float = 0.0
    """How long the games took that were played now."""
    resumed: int = 0
    """Games that had been played before."""
    decisions_before: int = 0
    """Decisions of those games."""
    interrupted: bool = False
    """Was it broken off by Ctrl-C?"""
    stopped: Message | None = None
    """Why it ended early, if not by Ctrl-C."""


def check_policy(on_bad_bot: str) -> None:
    """Refuse what is neither going on nor stopping."""
    if on_bad_bot not in (GO_ON, STOP):
        raise BadOption("bad-option-choice", option="on-bad-bot", value=on_bad_bot, choices=f"{GO_ON}, {STOP}")


def run(task: Task, games: int, means: Means, out: Path | None = None) -> Outcome:
    """Play the games numbered from 0; Ctrl-C ends it with what was played so far.

    With `out` they are written there, and what an earlier run of the same task left is not played again.
    `resumed_seed` tells the seed that it had.
    """
    if games < 1:
        raise BadOption("lab-count", option="games", value=games, low=1)
    if out is None:
        return _play(task, range(games), means, Outcome(), None)
    # not at the top, because data frames take long to load; not at the end, because without them all was in vain
    from forts.lab.results import write_results

    with _run_file(out) as file:
        outcome = _go_on(replace(task, facts=True), games, means, file)
        if outcome.tally.games == games:
            assert file.header is not None, "the file was begun"
            write_results(out, file.header, file.games(games))
            file.close()
            file.path.unlink()
        return outcome


def run_kept(task: Task, games: int, means: Means, path: Path) -> Outcome:
    """The same, with a file that the games are kept in for good: those that are there are not played again."""
    with closing(RunFile(path)) as file:
        return _go_on(task, games, means, file)


def _go_on(task: Task, games: int, means: Means, file: RunFile) -> Outcome:
    """Play the games that the file does not have yet."""
    task = replace(task, records=True)
    file.begin(task)
    outcome = Outcome()
    for record in file.games(games):
        outcome.tally.count(record)
    outcome.resumed, outcome.decisions_before = outcome.tally.games, outcome.tally.decisions
    if means.progress is not None and outcome.resumed:
        means.progress(outcome.resumed)
    left = [number for number in range(games) if number not in file]
    return _play(task, iter(left), means, outcome, file) if left else outcome


def resumed_seed(out: Path | None) -> int | None:
    """The seed of a run that was broken off, to go on with it; None if there is none."""
    if out is None:
        return None
    with _run_file(out) as file:
        return file.seed


@contextmanager
def _run_file(out: Path) -> Iterator[RunFile]:
    if out.suffix.lower() not in ENDINGS:
        raise BadRun("lab-ending", path=str(out), known=", ".join(ENDINGS))
    part = part_of(out)
    if out.exists() and not part.exists():
        raise BadRun("lab-exists", path=str(out))
    with closing(RunFile(part)) as file:
        yield file


class Keeper(Protocol):
    """Where games are kept as they come."""

    def add(self, records: list[GameRecord]) -> None:
        """Keep these games."""


def play_into(task: Task, numbers: Iterator[int], means: Means, keeper: Keeper) -> Outcome:
    """Play the games of these numbers and hand each to a keeper; Ctrl-C ends it with what was played so far."""
    return _play(task, numbers, means, Outcome(), keeper)


def _play(task: Task, numbers: range | Iterator[int], means: Means, outcome: Outcome, file: Keeper | None) -> Outcome:
    executor, chunks = _executor(means, numbers)
    began = time.perf_counter()
    try:
        with executor(task, chunks) as chunks_played:
            for played in chunks_played:
                if file is not None:
                    file.add(played.records)
                else:
                    outcome.records += played.records
                outcome.tally.add(played.tally)
                if means.progress is not None:
                    means.progress(played.tally.games)
                if played.stopped is not None:
                    outcome.stopped = fault_message(played.stopped)
                    break
    except KeyboardInterrupt:
        if not outcome.tally.games:
            raise
        outcome.interrupted = True
    except LostWorker as error:
        if not outcome.tally.games:
            raise
        outcome.stopped = error.reason
    outcome.seconds = time.perf_counter() - began
    outcome.records.sort(key=lambda record: record.number)
    return outcome


def _executor(means: Means, numbers: range | Iterator[int]) -> tuple[Executor, Chunks]:
    if means.ray is not None:
        return cluster(means.ray), Chunks(numbers, RAY_CHUNK_SECONDS)
    return processes(means.jobs), Chunks(numbers)


def fault_message(fault: BotFault) -> Message:
    """What a bot did wrong, and where."""
    return message(
        "lab-fault",
        bot=fault.bot,
        kind=fault.kind,
        text=fault.text,
        game=fault.game,
        ply=fault.ply,
        seat=fault.seat + 1,
    )
