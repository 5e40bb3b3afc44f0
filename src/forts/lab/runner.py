"""A run: games of a task, by number, played here, by processes of this machine, or on a Ray cluster.

Whoever plays, in whatever order and in chunks of whatever size: a game follows from the task and its number alone.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from itertools import islice

from forts.core.extensions import keep_faults_quiet
from forts.lab.errors import LostWorker
from forts.lab.playing import BadBotStop, Task, play_game
from forts.lab.records import BotFault, GameRecord
from forts.lab.tally import Tally

CHUNK_SECONDS = 0.25
"""How long a chunk should take: what is lost at worst when a process is killed."""
MOST_IN_CHUNK = 1000
"""Games in a chunk, at most."""


@dataclass
class Played:
    """A chunk of a run that has been played."""

    tally: Tally = field(default_factory=Tally)
    records: list[GameRecord] = field(default_factory=list)
    """One for each game, if the task asks for them."""
    stopped: BotFault | None = None
    """The fault at which the run is to stop; its game is not counted."""
    seconds: float = 0.0
    """How long it took."""


class Chunks:
    """Hands out the numbers of the games, in chunks as large as the speed seen so far suggests."""

    def __init__(self, numbers: Iterable[int], seconds: float = CHUNK_SECONDS) -> None:
        self._numbers = iter(numbers)
        self._seconds = seconds
        self._size = 1

    def take(self) -> list[int]:
        """The next chunk; empty when all are handed out."""
        return list(islice(self._numbers, self._size))

    def learn(self, played: Played) -> None:
        """Suit the size to how long a chunk took."""
        fitting = int(self._seconds * played.tally.games / max(played.seconds, 1e-6))
        self._size = max(1, min(fitting, 2 * self._size, MOST_IN_CHUNK))


Executor = Callable[[Task, Chunks], AbstractContextManager[Iterator[Played]]]
"""Plays chunks and gives each back as soon as it is done."""


def play_chunk(task: Task, numbers: list[int]) -> Played:
    """Play the games of these numbers."""
    began = time.perf_counter()
    played = Played()
    try:
        for number in numbers:
            record = play_game(task, number)
            played.tally.count(record)
            if task.records:
                played.records.append(record)
    except BadBotStop as stop:
        played.stopped = stop.fault
    played.seconds = time.perf_counter() - began
    return played


@contextmanager
def here(task: Task, chunks: Chunks) -> Iterator[Iterator[Played]]:
    """Play in this process."""

    def play() -> Iterator[Played]:
        while numbers := chunks.take():
            played = play_chunk(task, numbers)
            chunks.learn(played)
            yield played

    yield play()


def processes(workers: int) -> Executor:
    """Play in so many processes of this machine; 0 for as many as it has cores."""

    @contextmanager
    def executor(task: Task, chunks: Chunks) -> Iterator[Iterator[Played]]:
        # spawned, not forked: the same on every system, and safe beside threads
        spawning = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(count, mp_context=spawning, initializer=_enter_worker, initargs=(task,))
        try:
            yield _as_completed(pool, chunks, ahead=2 * count)
        finally:
            pool.shutdown(cancel_futures=True)

    count = workers or os.cpu_count() or 1
    return here if count == 1 else executor


def _as_completed(pool: ProcessPoolExecutor, chunks: Chunks, ahead: int) -> Iterator[Played]:
    pending: set[Future[Played]] = set()
    more = True
    try:
        while True:
            while more and len(pending) < ahead:
                numbers = chunks.take()
                more = bool(numbers)
                if more:
                    pending.add(pool.submit(_play_in_worker, numbers))
            if not pending:
                return
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                played = future.result()
                chunks.learn(played)
                yield played
    except BrokenProcessPool:
        raise LostWorker("lab-lost-process") from None


_worker_task: Task | None = None
"""In a worker process: what it plays."""


def _enter_worker(task: Task) -> None:
    global _worker_task
    _worker_task = task
    keep_faults_quiet()
    # Ctrl-C reaches every process of the terminal; only the first one answers it
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_in_worker(numbers: list[int]) -> Played:
    assert _worker_task is not None, "a worker is given its task when it starts"
    return play_chunk(_worker_task, numbers)
