"""Many games at once in several processes, which write to memory that all of them share."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
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
_AWAKE = 0.001
"""Seconds that a process looks out for its next task before it sleeps, if there is a core for each."""


class Several:
    """Rows shared out among processes; each writes its own part of every array. This process has the first part."""

    def __init__(self, table: Table, rows: int, processes: int) -> None:
        shapes = _shapes(table, rows, processes)
        self._memory = SharedMemory(create=True, size=max(end for _, _, _, end in shapes.values()))
        everything = {name: _array(self._memory, *shape[:3]) for name, shape in shapes.items()}
        self._actions: npt.NDArray[np.int64] = everything.pop("actions")
        self._drawn: npt.NDArray[np.int64] = everything.pop("drawn")
        self._fresh = True
        self._asked = everything.pop("asked").data
        self._answered = everything.pop("answered").data
        self._spins = processes <= _cores()
        self.arrays: dict[str, npt.NDArray[Any]] = everything
        self._every = np.arange(rows)
        bounds = [rows * part // processes for part in range(processes + 1)]
        self._here = Here(table, bounds[1], stride=rows)
        self._parts = {name: array[: bounds[1]] for name, array in everything.items()}
        self._drawn_here = self._drawn[: bounds[1]]
        self._actions_here = self._actions[: bounds[1]]
        spawning = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._processes: list[SpawnProcess] = []
        for part, (begin, end) in enumerate(pairwise(bounds)):
            if part == 0:
                continue
            ours, theirs = spawning.Pipe()
            process = spawning.Process(
                target=_work,
                args=(table, rows, processes, part, begin, end, self._memory.name, theirs, self._spins),
                daemon=True,
            )
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def reset(self, seed: int) -> None:
        """Begin anew."""
        self._tell(RESET + str(seed).encode())
        self._here.reset(seed)
        self._gather()
        self._fresh = True

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action for each row: those drawn with the last step, then others."""
        if not self._fresh:
            self._tell(SAMPLE)
            self._here.draw()
            self._gather()
        self._fresh = False
        return self._drawn

    def refused(self, actions: bytes) -> int:
        """The first row whose action is not legal; -1 if all are."""
        given = np.frombuffer(actions, dtype="<i8")
        mask = self.arrays["mask"]
        inside = (given >= 0) & (given < mask.shape[1])
        legal = inside & (mask[self._every, np.where(inside, given, 0)] != 0)
        return -1 if legal.all() else int(np.argmin(legal))

    def step(self, actions: bytes) -> None:
        """Take an action in each row."""
        self._actions[:] = np.frombuffer(actions, dtype="<i8")
        self._tell(STEP)
        self._here.step(self._actions_here.tobytes())
        self._gather()
        self._fresh = True

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
            self._parts.clear()
            self._asked.release()
            self._answered.release()
            self._memory.unlink()

    def _tell(self, what: bytes) -> None:
        """Have every other process do something."""
        try:
            for part, line in enumerate(self._lines, 1):
                line.send_bytes(what)
                self._asked[part] += 1
        except OSError as error:
            raise LostProcess("rl-lost-process") from error

    def _gather(self) -> None:
        """Lay out what this process has done, and wait for what the others have."""
        self._here.lay_out(self._parts)
        self._drawn_here[:] = self._here.drawn
        answers = []
        try:
            for part, line in enumerate(self._lines, 1):
                if self._spins:
                    _spin(self._answered, part, self._asked[part])
                answers.append(line.recv_bytes())
        except (EOFError, OSError) as error:
            raise LostProcess("rl-lost-process") from error
        for answer in answers:
            if answer != READY:
                raise LostProcess("rl-failed-process", why=answer[len(FAILED) :].decode())


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _spin(counts: memoryview, part: int, wanted: int) -> None:
    """Look again and again for a while: whoever sleeps is not woken in the time that a step takes."""
    until = time.perf_counter() + _AWAKE
    while counts[part] != wanted and time.perf_counter() < until:
        pass


def _shapes(table: Table, rows: int, processes: int) -> dict[str, tuple[type[np.generic], tuple[int, ...], int, int]]:
    """By name: kind of number, shape, and where in the memory it begins and ends."""
    found: dict[str, tuple[type[np.generic], tuple[int, ...], int, int]] = {}
    at = 0
    private: list[tuple[str, type[np.generic], int]] = [("actions", np.int64, 0), ("drawn", np.int64, 0)]
    wanted = [(name, kind, (rows, width) if width else (rows,)) for name, kind, width in [*columns(table), *private]]
    # how often each process was asked for something, and has answered
    wanted += [("asked", np.int64, (processes,)), ("answered", np.int64, (processes,))]
    for name, kind, shape in wanted:
        end = at + prod(shape) * kind().itemsize
        found[name] = (kind, shape, at, end)
        at = -(-end // _ALIGNED) * _ALIGNED
    return found


def _array(memory: SharedMemory, kind: type[np.generic], shape: tuple[int, ...], at: int) -> npt.NDArray[Any]:
    return np.ndarray(shape, dtype=kind, buffer=memory.buf, offset=at)


def _work(
    table: Table,
    rows: int,
    processes: int,
    part: int,
    begin: int,
    end: int,
    memory_name: str,
    line: Connection,
    spins: bool,
) -> None:
    """What another process does: the rows from `begin` to `end`."""
    keep_faults_quiet()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal; the first one answers
    memory = SharedMemory(name=memory_name)
    here = Here(table, end - begin, begin=begin, stride=rows)
    shared = {name: _array(memory, *shape[:3]) for name, shape in _shapes(table, rows, processes).items()}
    asked, answered = shared.pop("asked").data, shared.pop("answered").data
    actions, drawn = shared.pop("actions")[begin:end], shared.pop("drawn")[begin:end]
    own = {name: array[begin:end] for name, array in shared.items()}
    while True:
        if spins:
            _spin(asked, part, answered[part] + 1)
        try:
            told = line.recv_bytes()
        except EOFError:
            break
        if told == END:
            break
        answer = READY
        try:
            if told == STEP:
                here.step(actions.tobytes())
            elif told == SAMPLE:
                here.draw()
            else:
                here.reset(int(told[len(RESET) :]))
            here.lay_out(own)
            drawn[:] = here.drawn
        except Exception as error:
            answer = FAILED + f"{type(error).__name__}: {error}".encode()
        line.send_bytes(answer)
        answered[part] += 1
    for view in (asked, answered):
        view.release()
    del actions, drawn
    shared.clear()
    own.clear()
    memory.close()
