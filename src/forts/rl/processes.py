"""Many games at once in several processes, which write to memory that all of them share."""

from __future__ import annotations

import multiprocessing
import signal
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from forts.core.extensions import keep_faults_quiet
from forts.rl.errors import LostProcess
from forts.rl.table import Table
from forts.rl.vectors import Here, columns

RESET, SAMPLE, STEP, END = b"r", b"d", b"s", b"e"
"""What a process is told; a seed follows the first."""
READY, FAILED = b".", b"!"
"""What it answers; what went wrong follows the second."""
_ALIGNED = 64
"""Every array begins at a multiple of so many bytes."""


class Several:
    """Rows shared out among processes; each writes its own part of every array."""

    def __init__(self, table: Table, rows: int, processes: int) -> None:
        shapes = _shapes(table, rows)
        self._memory = SharedMemory(create=True, size=max(end for _, _, _, end in shapes.values()))
        everything = {name: _array(self._memory, *shape[:3]) for name, shape in shapes.items()}
        self._actions: npt.NDArray[np.int64] = everything.pop("actions")
        self._drawn: npt.NDArray[np.int64] = everything.pop("drawn")
        self.arrays: dict[str, npt.NDArray[Any]] = everything
        self._every = np.arange(rows)
        spawning = multiprocessing.get_context("spawn")
        bounds = [rows * part // processes for part in range(processes + 1)]
        self._lines: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for begin, end in pairwise(bounds):
            ours, theirs = spawning.Pipe()
            process = spawning.Process(
                target=_work, args=(table, rows, begin, end, self._memory.name, theirs), daemon=True
            )
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def reset(self, seed: int) -> None:
        """Begin anew."""
        self._tell(RESET + str(seed).encode())

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each row."""
        self._tell(SAMPLE)
        return self._drawn

    def refused(self, actions: list[int]) -> int:
        """The first row whose action is not legal; -1 if all are."""
        given = np.array(actions)
        mask = self.arrays["mask"]
        inside = (given >= 0) & (given < mask.shape[1])
        legal = inside & (mask[self._every, np.where(inside, given, 0)] != 0)
        return -1 if legal.all() else int(np.argmin(legal))

    def step(self, actions: list[int]) -> None:
        """Take an action in each row."""
        self._actions[:] = actions
        self._tell(STEP)

    def close(self) -> None:
        """End the processes and give the memory back."""
        for line in self._lines:
            try:
                line.send_bytes(END)
            except OSError:
                continue  # it has ended already
            finally:
                line.close()
        for process in self._processes:
            process.join()
        if self._lines:
            self._lines = []
            self.arrays.clear()
            self._memory.unlink()

    def _tell(self, what: bytes) -> None:
        """Have every process do something, and wait until all have done it."""
        try:
            for line in self._lines:
                line.send_bytes(what)
            answers = [line.recv_bytes() for line in self._lines]
        except (EOFError, OSError) as error:
            raise LostProcess("rl-lost-process") from error
        for answer in answers:
            if answer != READY:
                raise LostProcess("rl-failed-process", why=answer[len(FAILED) :].decode())


def _shapes(table: Table, rows: int) -> dict[str, tuple[type[np.generic], tuple[int, ...], int, int]]:
    """By name: kind of number, shape, and where in the memory it begins and ends."""
    found: dict[str, tuple[type[np.generic], tuple[int, ...], int, int]] = {}
    at = 0
    private: list[tuple[str, type[np.generic], int]] = [("actions", np.int64, 0), ("drawn", np.int64, 0)]
    for name, kind, width in [*columns(table), *private]:
        shape = (rows, width) if width else (rows,)
        end = at + prod(shape) * kind().itemsize
        found[name] = (kind, shape, at, end)
        at = -(-end // _ALIGNED) * _ALIGNED
    return found


def _array(memory: SharedMemory, kind: type[np.generic], shape: tuple[int, ...], at: int) -> npt.NDArray[Any]:
    return np.ndarray(shape, dtype=kind, buffer=memory.buf, offset=at)


def _work(table: Table, rows: int, begin: int, end: int, memory_name: str, line: Connection) -> None:
    """What a process does: the rows from `begin` to `end`."""
    keep_faults_quiet()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the first one answers
    memory = SharedMemory(name=memory_name)
    here = Here(table, end - begin, begin=begin, stride=rows)
    shared = {
        name: _array(memory, kind, shape, at)[begin:end] for name, (kind, shape, at, _) in _shapes(table, rows).items()
    }
    own = here.arrays
    while True:
        try:
            told = line.recv_bytes()
        except EOFError:
            break
        if told == END:
            break
        try:
            if told == STEP:
                here.step(shared["actions"].tolist())
            elif told == SAMPLE:
                shared["drawn"][:] = here.sample()
            else:
                here.reset(int(told[len(RESET) :]))
            for name, array in own.items() if told != SAMPLE else ():
                shared[name][:] = array
        except Exception as error:
            line.send_bytes(FAILED + f"{type(error).__name__}: {error}".encode())
            continue
        line.send_bytes(READY)
    shared.clear()
    memory.close()
